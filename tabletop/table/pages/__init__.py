"""The pages of the window besides the table itself."""
