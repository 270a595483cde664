"""What card data means, checked over a whole game: what is never so, never used, said twice."""

from tabletop.library.lint.lint import lint

__all__ = ["lint"]
