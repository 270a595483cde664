"""Solo play: scenarios, challenges, the Opposition."""
