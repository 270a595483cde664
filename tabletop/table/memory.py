"""Memory that is no longer used goes back to the machine, where its C library keeps it.

Tables come and go with their pictures. What is freed lies scattered among what stays, and the GNU C
library would hold it for later: an evening's matches would grow the process though none is kept.
Elsewhere these functions do nothing. The start screen comes before what they need is imported.
"""

from __future__ import annotations

import sys
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import ctypes

MMAP_THRESHOLD: Final = -3
"""The option of ``mallopt`` (GNU C library) for how large a block is that lies on its own."""
LARGE: Final = 64 * 1024
"""Bytes; pictures are larger. Set once, it no longer grows with what is freed."""


@cache
def _library() -> ctypes.CDLL | None:
    """Give the C library, or None where it has nothing of this kind."""
    if not sys.platform.startswith("linux"):
        return None
    import ctypes

    library = ctypes.CDLL(None)
    return library if hasattr(library, "malloc_trim") and hasattr(library, "mallopt") else None


def keep_large_apart() -> None:
    """Have large blocks lie on their own, so that they are gone when they are freed."""
    library = _library()
    if library is not None:
        library.mallopt(MMAP_THRESHOLD, LARGE)


def give_back() -> None:
    """Give what is free to the machine."""
    library = _library()
    if library is not None:
        library.malloc_trim(0)
