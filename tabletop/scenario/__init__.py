"""Scenario files: short stories with an exact end, in YAML."""
