"""Tests of Traitors Aboard."""
