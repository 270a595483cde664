"""The items of the scene. Cards are drawn by Qt alone, without a line of Python."""
