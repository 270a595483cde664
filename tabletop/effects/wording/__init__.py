"""Card text, written from the effects themselves, so that it can't say anything else."""
