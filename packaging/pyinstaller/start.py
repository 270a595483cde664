"""What PyInstaller's program runs."""

import multiprocessing
import sys

from tabletop.__main__ import main

if __name__ == "__main__":
    # `tabletop simulate --workers` starts further processes of this very program.
    multiprocessing.freeze_support()
    sys.exit(main())
