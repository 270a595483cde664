"""Star Trek: Captain's Chair - To Boldly Go: the rules, one module for each concept of the book."""
