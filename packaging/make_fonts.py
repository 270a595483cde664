"""Convert the bundled faces from npm's @fontsource packages to assets/fonts/*.ttf.

    npm install --prefix /tmp/fonts @fontsource/fira-sans @fontsource/barlow-condensed \
        @fontsource/almendra @fontsource/jost @fontsource/chakra-petch
    python packaging/make_fonts.py /tmp/fonts

The packages are the faces' own files cut into ranges of letters, as WOFF; Latin and Latin
Extended are put together again, so that names from all over Europe have their letters.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.ttLib import TTFont

FACES = {
    "fira-sans": ("400-normal", "400-italic", "600-normal"),
    "barlow-condensed": ("500-normal", "700-normal"),
    "almendra": ("700-normal",),
    "jost": ("500-normal",),
    "chakra-petch": ("600-normal",),
}
FONTS = Path(__file__).resolve().parent.parent / "assets" / "fonts"


def main() -> int:
    for face, cuts in FACES.items():
        package = Path(sys.argv[1]) / "node_modules/@fontsource" / face
        for cut in cuts:
            with tempfile.TemporaryDirectory() as folder:
                parts = []
                for letters in ("latin", "latin-ext"):
                    font = TTFont(package / "files" / f"{face}-{letters}-{cut}.woff")
                    font.flavor = None
                    parts.append(str(Path(folder) / f"{letters}.ttf"))
                    font.save(parts[-1])
                target = FONTS / f"{face}-{cut}.ttf"
                Merger().merge(parts).save(target)
                print(target.name, target.stat().st_size)
        licence = (package / "LICENSE").read_text(encoding="utf-8")
        (FONTS / f"{face}-OFL.txt").write_text(licence, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
