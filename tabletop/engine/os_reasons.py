"""Why the operating system refused a file, in the language that is spoken.

The system's own words come in the language of the machine, which need not be the one on the
screen, and begin with a capital in one system and not in another.
"""

from __future__ import annotations

import errno
from collections.abc import Mapping
from typing import Final

from tabletop.engine.message import Message, in_words, say

_REASONS: Final[Mapping[int, Message]] = {
    errno.ENOENT: say("there is no such file or folder"),
    errno.ENOTDIR: say("a part of the path is no folder"),
    errno.EISDIR: say("it is a folder"),
    errno.EEXIST: say("there is one already"),
    errno.ENOTEMPTY: say("the folder is not empty"),
    errno.EACCES: say("that is not allowed"),
    errno.EPERM: say("that is not allowed"),
    errno.EROFS: say("nothing can be written there"),
    errno.ENOSPC: say("the disk is full"),
    errno.EDQUOT: say("the space you may use is full"),
    errno.EFBIG: say("the file is too large"),
    errno.ENAMETOOLONG: say("the name is too long"),
    errno.ELOOP: say("its links go in a circle"),
    errno.EMFILE: say("too many files are open"),
    errno.ENFILE: say("too many files are open"),
    errno.EIO: say("the disk can't be read or written"),
    errno.ETXTBSY: say("another program is using it"),
    errno.EBUSY: say("another program is using it"),
}


def reason_of(error: Exception) -> str:
    """Say why, without a capital and without a full stop where the system refused.

    What is not in the table, or was raised with words of our own, is told in its own words.
    """
    if not isinstance(error, OSError):
        return str(error)
    reason = _REASONS.get(error.errno or 0)
    if reason is None:
        return error.strerror or str(error)
    return in_words(reason.text)
