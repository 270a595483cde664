"""``tabletop`` and ``python -m tabletop``: the app, or a command."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; gives its exit code. Without arguments the app opens, and nothing else
    is imported for it.
    """
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        if not arguments:
            from tabletop.cli.play import open_app

            return open_app()
        from tabletop.cli.main import run

        return run(arguments)
    except KeyboardInterrupt:
        print("tabletop: stopped", file=sys.stderr)  # noqa: T201 this is the command line
        return 130


if __name__ == "__main__":
    sys.exit(main())
