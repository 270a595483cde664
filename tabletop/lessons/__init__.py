"""Lessons: annotated replays, in which the learner makes some of the moves."""
