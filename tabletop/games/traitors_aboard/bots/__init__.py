"""Computer players of Traitors Aboard. They know a view and nothing else."""
