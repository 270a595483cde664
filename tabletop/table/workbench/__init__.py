"""The card workbench: a file with cards open beside the faces and texts that it gives."""
