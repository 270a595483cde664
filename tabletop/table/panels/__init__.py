"""The parts around the table: prompt line, preview, log, notices."""
