"""The items of the scene. They are drawn by Qt alone: Python paints nothing while it repaints."""
