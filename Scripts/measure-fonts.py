#!/usr/bin/env python3
"""Writes Sources/Typography/Data/free-fonts.json: the metrics of free fonts that apps bundle.

    measure-fonts.py FOLDER

FOLDER holds the font files, in any depth and under any name; the script finds them by PostScript name and version.
Needs fonttools. Advances, heights and kerning are those in the fonts' own tables. Kerning is rounded to 1/100 em, and all
faces of a family kern as its regular one. Where a font has several versions, the one below is that with which the most
widths agree that public documents store, or, where none tells, one that public projects contain.
"""
import collections
import json
import logging
import os
import sys

from fontTools.ttLib import TTFont

DATA = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Sources/Typography/Data")
WEIGHTS = {
    "Hairline": 100, "Thin": 200, "ExtraLight": 200, "Light": 300, "Regular": 400, "Medium": 500, "Semibold": 600,
    "SemiBold": 600, "Bold": 700, "ExtraBold": 800, "Black": 900,
}
USUAL = "Light Regular Medium SemiBold Bold"
# The family, its styles, and how its version begins. Open Sans and Red Hat Display are not among them: one project each
# stores widths of the fallback, although its documents list the files.
FAMILIES = [
    ("Barlow", USUAL, "1.422"),
    ("Barlow Condensed", USUAL, "1.422"),
    ("Cairo", "Light Regular SemiBold Bold", "2.009"),
    ("Comfortaa", USUAL, "3.105"),
    ("DM Sans", "Regular Medium Bold", "1.200"),
    ("Exo 2", USUAL, "2.001"),
    ("Figtree", "Regular Medium SemiBold Bold", "2.001"),
    ("Fira Sans", "Light Regular SemiBold Bold", "4.203"),
    ("IBM Plex Mono", "Regular", "2.000"),
    ("IBM Plex Sans", USUAL, "2.1"),
    ("Inter", USUAL, "3.0"),
    ("JetBrains Mono", "Regular", "2.305"),
    ("Josefin Sans", "Light Regular SemiBold Bold", "2.000"),
    ("Karla", USUAL, "2.004"),
    ("Lato", "Hairline Light Regular Bold Black", "1.104"),
    ("Manrope", "Regular Medium SemiBold Bold", "4.50"),
    ("Montserrat", "Light Regular", "1.000"),
    ("Montserrat", "Medium SemiBold Bold ExtraBold Black", "7.2"),
    ("Muli", "Regular Bold", "2;"),
    ("Mulish", USUAL, "3.603"),
    ("Noto Sans", USUAL, "2.007"),
    ("Nunito", "Light Regular SemiBold Bold", "3.000"),
    ("Nunito Sans", "Light Regular SemiBold Bold", "3.006"),
    ("Oswald", "Light Regular Medium SemiBold Bold", "4.103"),
    ("Pacifico", "Regular", "3.001"),
    ("Plus Jakarta Sans", USUAL, "2.071"),
    ("Poppins", USUAL, "3.010"),
    ("Pretendard", "Regular Medium Bold", "1.307"),
    ("Public Sans", "Regular Medium SemiBold Bold", "2.0"),
    ("Quicksand", "Light Regular Medium", "3.000"),
    ("Quicksand", "Bold", "3.006"),
    ("Raleway", USUAL, "3.000"),
    ("Roboto", "Thin Light Regular Medium Bold Black", "2.137"),
    ("Roboto Condensed", "Light Regular Bold", "1.100141"),
    ("Roboto Mono", "Regular", "3."),
    ("Rubik", "Light Regular Medium Bold", "1.100"),
    ("Source Sans Pro", "Light Regular Semibold Bold", "1.050"),
    ("Source Serif Pro", "Regular Semibold Bold", "1.014"),
    ("Space Grotesk", "Light Regular Medium Bold", "2.000"),
    ("Space Mono", "Regular", "1.000"),
    ("Titillium Web", "Light Regular SemiBold Bold", "1.002"),
    ("Ubuntu", "Light Regular Medium Bold", "0.83"),
    ("Work Sans", USUAL, "1.400"),
]
SERIF = {"Source Serif Pro"}


def read_fonts(folder):
    """The fonts of a folder by PostScript name, each with its version."""
    found = collections.defaultdict(list)
    for path in sorted(os.path.join(parent, name) for parent, _, names in os.walk(folder) for name in names):
        try:
            font = TTFont(path, lazy=True)
            names = font["name"]
            found[names.getDebugName(6)].append(((names.getDebugName(5) or "").removeprefix("Version "), font))
        except Exception:  # what is no font
            continue
    return found


def pairs_of(font, characters):
    """The kerning of pairs of characters, in font units."""
    glyphs = font.getBestCmap()
    named = {character: glyphs[ord(character)] for character in characters if ord(character) in glyphs}
    tables = []
    if "GPOS" in font:
        table = font["GPOS"].table
        lookups = {
            index for record in table.FeatureList.FeatureRecord if record.FeatureTag == "kern"
            for index in record.Feature.LookupListIndex
        }
        for index in sorted(lookups):
            for part in table.LookupList.Lookup[index].SubTable:
                part = part.ExtSubTable if part.LookupType == 9 else part
                if part.LookupType == 2:
                    tables.append(part)
    old = [t.kernTable for t in font["kern"].kernTables if hasattr(t, "kernTable")] if "kern" in font else []

    def value(first, second):
        for part in tables:
            if first not in part.Coverage.glyphs:
                continue
            if part.Format == 1:
                records = part.PairSet[part.Coverage.glyphs.index(first)].PairValueRecord
                record = next((record for record in records if record.SecondGlyph == second), None)
                if record is None:
                    continue
            else:
                row = part.ClassDef1.classDefs.get(first, 0)
                column = part.ClassDef2.classDefs.get(second, 0)
                record = part.Class1Record[row].Class2Record[column]
            return getattr(record.Value1, "XAdvance", 0) or 0 if record.Value1 else 0
        return 0 if tables else next((table[first, second] for table in old if (first, second) in table), 0)

    return {
        one + two: value(named[one], named[two])
        for one in named for two in named
    }


def face(font, weight, characters):
    """The advances and heights of a face; what it lacks has its mean advance."""
    units, glyphs, advances = font["head"].unitsPerEm, font.getBestCmap(), font["hmtx"]
    known = {c: advances[glyphs[ord(c)]][0] * 1000 / units for c in characters if ord(c) in glyphs}
    mean = sum(known.values()) / len(known)
    values = [round(known.get(character, mean), 1) for character in characters]
    head = font["hhea"]
    return {
        "weight": weight, "isItalic": False, "ascender": round(head.ascent / units, 4),
        "descender": round(-head.descent / units, 4),
        "advances": [int(value) if value == int(value) else value for value in values],
    }


def family(name, styles, version, found, characters):
    """A family with its faces; ends the program where the folder lacks one."""
    stem = name.replace(" ", "")
    faces, model = [], None
    for style in styles.split():
        # The PostScript names of some regular faces lack the style.
        candidates = [f"{stem}-{style}"] + ([stem] if style == "Regular" else [])
        fonts = [
            font for candidate in candidates for known, font in found.get(candidate, []) if known.startswith(version)
        ]
        if not fonts:
            sys.exit(f"the folder lacks {name} {style}, version {version}; nothing is written")
        font = fonts[0]
        faces.append(face(font, WEIGHTS[style], characters))
        if model is None or style == "Regular":
            model = font
    units, measures = model["head"].unitsPerEm, model["OS/2"]
    first = faces[0]
    values = [value for one in faces for value in one["advances"]]
    result = {
        "names": [name] if name == stem else [name, stem], "ascender": first["ascender"], "descender": first["descender"],
        "leading": round(model["hhea"].lineGap / units, 3),
        "capHeight": round(getattr(measures, "sCapHeight", 0) / units, 3) or 0.7,
        "xHeight": round(getattr(measures, "sxHeight", 0) / units, 3) or 0.5,
        "drawnIn": "serif" if name in SERIF else "sans", "isKerned": False,
    }
    if min(values) == max(values):
        return result | {"drawnIn": "monospaced", "fixedAdvance": values[0], "faces": []}
    kerned = [c for c in characters if ord(c) < 127 or c in "’“”"]
    kerning = collections.defaultdict(str)
    for pair, value in pairs_of(model, kerned).items():
        if rounded := round(value / units * 100) * 10:
            kerning[str(rounded)] += pair
    if kerning:
        result["kerning"] = dict(sorted(kerning.items(), key=lambda entry: int(entry[0])))
    for one in faces:
        if (one["ascender"], one["descender"]) == (first["ascender"], first["descender"]) and one is not first:
            del one["ascender"], one["descender"]
    del first["ascender"], first["descender"]
    return result | {"faces": faces}


def main(folder):
    logging.disable(logging.CRITICAL)
    with open(os.path.join(DATA, "named-fonts.json"), encoding="utf-8") as file:
        characters = json.load(file)["characters"]
    found, families, versions = read_fonts(folder), {}, {}
    for name, styles, version in FAMILIES:
        part = family(name, styles, version, found, characters)
        versions.setdefault(name, []).append(version.rstrip(".;"))
        if name not in families:
            families[name] = part
            continue
        whole = families[name]
        for one in part["faces"]:
            heights = {key: one.get(key, part[key]) for key in ("ascender", "descender")}
            whole["faces"].append(one | {key: value for key, value in heights.items() if value != whole[key]})
    listed = ", ".join(f"{name} {' and '.join(numbers)}" for name, numbers in versions.items())
    origin = ["Written by Scripts/measure-fonts.py from the tables of these free fonts, by version: " + listed + "."]

    def text(value):
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

    with open(os.path.join(DATA, "free-fonts.json"), "w", encoding="utf-8") as file:
        file.write('{\n"origin":' + text(origin) + ',\n"unitsPerEm":1000,\n"characters":' + text(characters))
        file.write(',\n"families":[\n' + ",\n".join(text(one) for one in families.values()) + "\n]\n}\n")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
