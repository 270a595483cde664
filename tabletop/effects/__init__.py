"""The effect language: what cards do, as trees that are run, linted and put into words."""
