"""Computer captains."""
