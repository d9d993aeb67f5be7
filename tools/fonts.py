"""Cuts the fonts down to the letters of English and French: `python tools/fonts.py`, once web/node_modules is there.

Only for whoever changes fonts: the cut files are in the repository. Needs fontTools and brotli (pip install them).
A table loads up to seven faces, and each was twice as large with small capitals and the letters of forty
other languages.
"""

from __future__ import annotations

import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"
TARGET = WEB / "src" / "assets" / "fonts"
FACES = {
    "alegreya": ("500-normal", "500-italic", "800-normal"),
    "alegreya-sans": ("400-italic", "500-normal", "700-normal", "800-normal"),
}
LETTERS = (
    "".join(chr(n) for n in range(0x20, 0x7F))
    + "ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿáíóúñäößÄÖ"
    + "\u00a0\u202f\u2009«»‘’“”‹›–—−…•·°×÷±½¼¾²³¹©€§¶†→←"
)
FEATURES = ["kern", "liga", "lnum", "tnum", "locl", "mark", "mkmk", "ccmp"]


def main() -> int:
    try:
        import brotli  # type: ignore[import-not-found, unused-ignore]  # noqa: F401
        from fontTools import subset  # type: ignore[import-untyped, unused-ignore]
    except ImportError as missing:
        print(f"{missing}; run: pip install fonttools brotli", file=sys.stderr)
        return 1
    TARGET.mkdir(parents=True, exist_ok=True)
    for family, faces in FACES.items():
        for face in faces:
            source = WEB / "node_modules" / "@fontsource" / family / "files" / f"{family}-latin-{face}.woff2"
            target = TARGET / f"{family}-{face}.woff2"
            options = subset.Options(
                flavor="woff2", layout_features=FEATURES, hinting=False, desubroutinize=True
            )
            font = subset.load_font(str(source), options)
            cutter = subset.Subsetter(options)
            cutter.populate(text=LETTERS)
            cutter.subset(font)
            subset.save_font(font, str(target), options)
            print(f"{target.name}: {source.stat().st_size} -> {target.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
