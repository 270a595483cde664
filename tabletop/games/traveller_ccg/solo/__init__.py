"""Solo play: the scenarios, the challenges and the Opposition (sections 32 to 34)."""
