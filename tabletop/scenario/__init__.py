"""Scenario files: short stories with an exact end, in YAML."""

from tabletop.scenario.reading import read_scenario, scenario_files
from tabletop.scenario.running import Failure, Report, run, run_file

__all__ = ["Failure", "Report", "read_scenario", "run", "run_file", "scenario_files"]
