"""The table on the screen: the only place that knows Qt."""
