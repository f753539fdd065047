#!/usr/bin/env python3
"""Fits Sources/Typography/Data/system-font.json: San Francisco's advances, from frames that Interface Builder stores.

    fit-metrics.py DOCUMENTS... [--validate | --write | --held-out FOLDER] [--fonts FOLDER] [--others FOLDER]

Each of DOCUMENTS is a folder of storyboards and xibs, with a folder for each repository: the parts of the corpus, and
the repositories that fit-metrics-repositories.txt names. Needs numpy and fonttools, and the fonts Inter, Noto Sans and
DejaVu Sans.

Where the numbers come from
    Each document holds what Apple's layout answered: a label's stored width is the sum of its characters' advances,
    rounded up to the pixel of the design device (older documents: to the whole point). Tracking by size for iOS 14
    and later is the table of Apple's Human Interface Guidelines, that for iOS 9 to 13 one that an app measured. From
    20 points on, stored widths show that iOS 11 to 13 set text more closely than iOS 9 and 10, whose small letters are
    wider there in regular and medium; both are fitted. The
    advances of Helvetica Neue in named-fonts.json were written down from memory; stored widths agree with them.
    Inter, which is free, is drawn on nearly the same proportions, so an advance of San Francisco is an advance of
    Inter plus a correction; the corrections are what is fitted. The regular text cut is known: two projects measured
    it in a browser, the small letters exactly, the rest of ASCII to 1/100 em, and another the regular display cut, to
    1/50 em (MEASURED). Widths of whole strings in other weights are printed by tests that public projects keep,
    WebKit's above all (PRINTED). No font file of Apple's is read.

The model, in 1/2048 em, for character c, weight w, optical size (share d of the display cut, from 0 to 1)
    advance = Inter[w](c) mixed with Inter Display[w](c) by d
            + a(c) + d * b(c) + v * e(c)              corrections; v = 0 at regular, 1 at bold
            + the same three by shape (round, with stems, narrow, ...) and by kind (lower case, upper case, digit,
              other)
            + s1 * Inter(c) + s2 * d * Inter(c)
            + g1 * (Helvetica Neue(c) - Inter(c)) + g2 * (Noto Sans(c) - Inter(c))
            + v * g3 * (what Helvetica Neue's bold adds - what Inter's adds), and so for Noto Sans and DejaVu Sans
            + d * g4 * (what Inter Display adds to Inter)
            + d * v * h(c)                            a correction by kind and by shape
            + what is lighter than regular, by character and by kind
            + in iOS 9 and 10 from 20 points on, by kind and by shape: all of it in regular and medium, none in bold
    kerning = Inter's, mixed by weight and optical size, times k (and a factor of the display cut) and a correction by
    the shapes of the two sides that face each other + a correction by these shapes, and one each for the display cut
    and for bold + a correction for each pair that Inter kerns or that is usual + one for all pairs with a quote, by
    weight
    tracking = the tables + a correction for each size that occurs (hardly any where the table is published). From 20
    points on sizes that are near each other move together, for few widths show each: in iOS 14 and later up to 28
    points, by the optical size; before, by a line with bends that iOS 9 to 13 share, one of each, and a correction of
    each for all sizes, which differs for bold
    San Francisco's weights lie where its variable font names them: medium 510, semibold 590, heavy 860. A browser's
    lie where the page says: a line of text grows there by the same from each hundred to the next.
    All unknowns have a normal prior around zero (k: around one), so that a character that no document shows keeps
    Inter's width, moved as its like are moved.

The fit
    The likeliest unknowns, by Newton's method. A width w says that the advances lie in (w - pixel, w], with a little
    noise. But it may have been rounded up to the whole point, as on a Mac's screen of one pixel a point (where a label
    is 21 points high that would be 20.5, all of its document are), be that of an older iOS (a document keeps frames
    until they are solved again), or tell nothing at all, because a constraint stretched the view: each
    reading has a probability of its own, and what is measured is their mixture. A width is likelier to tell nothing where
    the view has a width or both sides fixed, or is in a stack view. The noise begins wide and narrows,
    so that readings are chosen late. A width that Helvetica Neue, the system font before iOS 9, explains counts less,
    the less the more such widths its repository has.

Validation (--validate)
    Five parts by text, and five by repository: each predicted by a fit to the others. Counted are the widths
    that the whole fit explains to a point (the rest are not intrinsic); a button counts when its whole points agree.
    "half" and "point": within half a point and a point as the document's own Xcode would round; "read": within half
    a point in the reading that the whole fit prefers; "current": half, of those labels whose height does not show that
    an older Xcode measured them (whole points where the design device has a fraction). PRINTED is counted by itself,
    each of its sources held out as a repository is. HIERARCHY, which no fit sees, is predicted as well.
    --held-out writes a fit for each fifth of the repositories, made without them. `stored-frames held-out` lays out
    their documents with it and compares frames: `make held-out`.
    The widths of the priors were chosen by the likelihood of widths held out by repository, all repositories together:
    so much the rates by repository flatter the fit.
"""
import argparse
import collections
import json
import math
import os
import random
import sys
import unicodedata
import xml.etree.ElementTree as ElementTree

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
import numpy as np  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
DATA = os.path.join(HERE, "..", "Sources", "Typography", "Data")
CLASSIC, VARIABLE, INITIAL = 0, 1, 2
OLDER = {VARIABLE: CLASSIC, CLASSIC: INITIAL, INITIAL: INITIAL}
STYLES = {100: "Thin", 200: "ExtraLight", 300: "Light", 400: "Regular", 500: "Medium", 600: "SemiBold",
          700: "Bold", 800: "ExtraBold", 900: "Black"}
WEIGHTS = {"ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600,
           "bold": 700, "heavy": 800, "black": 900}
TEXT_STYLES = {"Body": (17, 400), "Headline": (17, 600), "Subhead": (15, 400), "Footnote": (13, 400),
               "Callout": (16, 400), "Caption1": (12, 400), "Caption2": (11, 400), "Title0": (34, 400),
               "Title1": (28, 400), "Title2": (22, 400), "Title3": (20, 400)}
# Where San Francisco's variable font names its weights, from memory.
WEIGHT_AXIS = {100: 30, 200: 110, 300: 274, 400: 400, 500: 510, 600: 590, 700: 700, 800: 860, 900: 1000}
SHAPES = {"round": "bdpqoceg", "stems": "nhurm", "narrow": "ijlft", "diagonal": "vwxyzk", "double": "as",
          "ROUND": "OQCGD", "STEMS": "HNMUI", "BOWL": "BPRES", "ARM": "FLTJZ", "DIAGONAL": "AVWXYK",
          "digit": "0123456789", "dot": ".,:;!", "bracket": "()[]{}", "quote": "'\"‘’“”", "dash": "-–—_",
          "operator": "+=<>~*", "space": " "}
SHAPE = {character: shape for shape, characters in SHAPES.items() for character in characters}
THREE_PIXELS = {"retina6_12", "retina5_9", "retina5_5", "retina6_5", "retina6_0", "retina6_7", "retina6_72"}
# The tracking of iOS 9 to 13: below 20 points Apple's published table (thousandths of an em from 6 points on), from
# there on as an app on iOS 9 measured it, in 1/2048 em (github.com/kylehickinson/Sketch-SF-UI-Font-Fixer has both).
TEXT_TRACKING = [41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -24, -25, -26]
DISPLAY_TRACKING = [37, 34, 32, 31, 30, 29, 28, 27, 26, 25, 25, 24, 24, 23, 23, 22, 22, 21, 20, 20, 19, 19, 18, 18, 17,
                    16, 16, 15, 15, 14, 14, 13, 12, 12, 11, 11, 10, 10, 9, 8, 8, 7, 7, 6, 6, 5, 5, 4, 4, 4, 3, 3, 3, 2,
                    2, 1, 1, 1, 0]
CLASSIC_TRACKING = [(s, round(s * t / 1000, 3)) for s, t in enumerate(TEXT_TRACKING, 6)] + [
    (s, round(s * t / 2048, 3)) for s, t in enumerate(DISPLAY_TRACKING, 20)] + [
    (s, 0) for s in (90, 100, 120, 140, 160)]
# The tracking of iOS 14 and later, in points by size: Apple's Human Interface Guidelines.
VARIABLE_TRACKING = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
    (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
    (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.4), (30, 0.4), (31, 0.39),
    (32, 0.41), (33, 0.4), (34, 0.4), (35, 0.38), (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37),
    (41, 0.36), (42, 0.37), (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37), (48, 0.35), (49, 0.33),
    (50, 0.34), (51, 0.35), (52, 0.33), (53, 0.31), (54, 0.32), (56, 0.3), (58, 0.28), (60, 0.26), (62, 0.24),
    (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07), (80, 0), (84, 0), (88, 0), (92, 0),
    (96, 0)]
# Helvetica Neue's in the interface of iOS 7 and 8, where it is set looser than in text: 19 of 21 titles of buttons that
# no San Francisco explains, from many documents, are as wide as Helvetica Neue with a hundredth of an em between
# characters. Labels of 17 points show hardly any, and from 20 points on none is known.
HELVETICA_TRACKING = [(15, 0.15), (17, 0.03), (20, 0)]
# How far characters move the pen in a browser on a Mac, all in 1/2048 em: the size in points, the weight, the tracking
# that is included, how far a value may be off, and the values.
MEASURED = [
    # From github.com/csaye/coop.codes, to 1/128 point.
    (16, 400, -40, 0.5, {
        "a": 1090, "b": 1218, "c": 1106, "d": 1218, "e": 1130, "f": 701, "g": 1208, "h": 1165, "i": 466, "j": 465,
        "k": 1072, "l": 478, "m": 1742, "n": 1155, "o": 1170, "p": 1210, "q": 1208, "r": 740, "s": 1032, "t": 704,
        "u": 1155, "v": 1070, "w": 1546, "x": 1034, "y": 1072, "z": 1064}),
    # From github.com/observablehq/plot, rounded to 1/100 em. The small letters there say the same as those above where
    # 1.17 to 1.21 hundredths are tracking, which is published as 1.2.
    (10, 400, 24.3, 5.9, {c: w * 20.48 for characters, widths in (
        ("ABCDEFGHIJKLM", (69, 67, 73, 74, 61, 58, 76, 75, 28, 55, 67, 58, 89)),
        ("NOPQRSTUVWXYZ", (75, 78, 65, 78, 67, 65, 65, 75, 69, 98, 69, 67, 67)),
        ("0123456789", (64, 48, 62, 64, 66, 63, 65, 58, 65, 65)),
        (" !\"'(),-./:;?", (29, 32, 49, 31, 39, 39, 31, 48, 31, 32, 31, 31, 52)),
        ("\u2018\u2019\u201c\u201d\u2026", (31, 31, 47, 47, 82))) for c, w in zip(characters, widths)}),
    # From an app of github.com/Ockey12, on iOS, rounded up to the whole point: half a point less is the likeliest.
    (50, 400, 13.9, 12.3, {c: (w - 0.5) * 40.96 for characters, widths in (
        ("abcdefghijklm", (26, 29, 26, 29, 26, 16, 28, 28, 11, 11, 25, 11, 41)),
        ("nopqrstuvwxyz", (27, 27, 28, 28, 16, 24, 16, 27, 25, 37, 24, 25, 24)),
        ("ABCDEFGHIJKLM", (33, 31, 35, 35, 28, 27, 36, 36, 12, 26, 31, 27, 42)),
        ("NOPQRSTUVWXYZ", (36, 37, 30, 37, 31, 31, 30, 36, 32, 47, 33, 31, 32)),
        ("0123456789", (31, 23, 29, 30, 31, 30, 32, 28, 31, 32)),
        ("`~!@#$%^&*()-_=+", (26, 31, 14, 45, 31, 31, 41, 31, 34, 21, 17, 17, 22, 27, 31, 31)),
        ("[{]}\\|;:'\",<.>/?", (16, 17, 16, 17, 15, 12, 12, 12, 14, 21, 12, 31, 12, 31, 15, 25))
    ) for c, w in zip(characters, widths)})]
# Titles of buttons of 15 points, as wide as an app on a device of two pixels to the point printed its view hierarchy:
# a fixture of github.com/getsentry/sentry. Kept from the fit, to check it by.
HIERARCHY = [
    ("add Breadcrumb", 114.5), ("Message", 62), ("UIClick Transaction", 132.5), ("User Feedback", 103.5), ("Error", 34),
    ("NSException", 87.5), ("fatalError", 64), ("crash", 38), ("OOM crash", 78), ("async crash", 82),
    ("permissions", 82.5), ("ANR fully blocking", 125.5), ("ANR filling run loop", 131.5), ("Capture Transaction", 139),
    ("Lorem Ipsum", 89), ("Image", 42), ("Show Nib", 65.5), ("TableView", 69), ("SplitView", 63.5), ("Core Data", 69),
    ("Performance scenarios", 158.5), ("Reset DSN", 74)]
# The letters whose right sides, and whose left sides, are alike: they kern alike.
RIGHT_SIDES = ["ahmnu", "bopegq", "DOQ", "vyw", "ij", "HIMNdl", "rf", "T", "FP", "VWY", "A", "L", "K", "CGS", "kxz", "t",
               "c", "s", "'\"’", ".,…", "-–—+"]
LEFT_SIDES = ["cdegoqsa", "mnpru", "BDEFHIKLMNPRbhkl", "CGOQ", "vyw", "VWY", "T", "A", "ij", "J", ".,…", "'\"’",
              "-–—+", "xz", "ft", "X", "Z", "S", "U"]
RIGHT_SIDE, LEFT_SIDE = ({character: place for place, characters in enumerate(sides) for character in characters}
                         for sides in (RIGHT_SIDES, LEFT_SIDES))
LINE = "Body Text: Lorem ipsum dolor sit amet, consectetur adipiscing elit. Quisque ornare ornare mi"
# Widths of strings that public projects print: who, the tracking and how many pixels a point has (one: whole points),
# then text, size, weight and width. Weights other than Apple's own are places on the variable font's axis.
PRINTED = [
    # Snapshots of labels in a public slide deck, and in pointfreeco/swift-snapshot-testing.
    ("snapshots", CLASSIC, 2, [("What's", 17, "semibold", 55.5), ("the", 17, "regular", 25),
                               ("point", 17, "regular", 39), ("?", 15, "regular", 7.5)]),
    ("snapshots", CLASSIC, 3, [("What's", 17, "semibold", 55.6667), ("What's", 16, "semibold", 52.6667)]),
    # The widest titles of two segmented controls whose widths tests hold to.
    ("segments", CLASSIC, 1, [("Movie", 13, "regular", 37)]),
    ("segments", VARIABLE, 1, [("Bottom", 13, "medium", 46)]),
    # What WebKit's tests expect on iOS, rounded up: ios/fast/text/opticalFontWithWeight, of late and before, and
    # opticalFontWithTextStyle, on an iOS whose first title was light.
    ("WebKit", VARIABLE, 1, [(LINE, 16, weight, width) for weight, width in (
        (100, 647), (200, 655), (300, 662), (400, 670), (500, 685), (600, 701), (700, 716), (800, 732),
        (900, 747))] + [(text, 17, "semibold", width) for text, width in (
            ("Normal Weight", 118), ("100 Weight", 90), ("200 Weight", 93), ("300 Weight", 93), ("400 Weight", 93),
            ("500 Weight", 93), ("600 Weight", 93), ("700 Weight", 92), ("800 Weight", 93), ("900 Weight", 93),
            ("Bold Weight", 96))]),
    ("WebKit", CLASSIC, 1, [
        ("Normal Weight", 17, "semibold", 119), ("Bold Weight", 17, "semibold", 97),
        ("H1 / Headline", 17, "semibold", 106), ("T1 / Title1", 28, "light", 113), ("T2 / Title2", 22, "regular", 99),
        ("T3 / Title3", 20, "regular", 92), (LINE, 17, "regular", 707), ("Tall " + LINE, 17, "regular", 737),
        ("Subheadline", 15, "regular", 85), ("FN / Footnote", 13, "regular", 83),
        ("Cap 1 / Caption 1", 12, "regular", 96), ("Cap 2 / Caption 2", 11, "regular", 92),
        ("Short H1 / Headline", 17, "semibold", 154), ("Short " + LINE, 17, "regular", 753),
        ("Short Subheadline", 15, "regular", 127), ("Short FN / Footnote", 13, "regular", 120),
        ("Short Cap 1 / Caption 1", 12, "regular", 130)]),
    # Frames of texts in the accessibility trees that tests and guides of public projects print: mobilerun, Tuist,
    # WordPress, Wordsgram and github.com/rjchatfield/AX; titles of navigation bars are semibold, large ones bold.
    ("trees", VARIABLE, 3, [
        ("Settings", 34, "bold", 133), ("Previews", 34, "bold", 143.3333), ("Posts", 17, "semibold", 44.6667),
        ("Books", 34, "bold", 98.3333), ("Brave New World", 17, "semibold", 136),
        ("Author: Aldous huxley", 13, "regular", 132.6667), ("Published on: 1932", 13, "regular", 115.6667),
        ("Hello, world!", 17, "regular", 94.6667), ("Tap me!", 17, "regular", 60.6667)]),
    # The same in the debugger, from github.com/rustymagnet3000/lldb_debugger.
    ("trees", CLASSIC, 2, [("Feedback", 17, "semibold", 78.5)])]


def base(character):
    return unicodedata.normalize("NFD", character)[0]


class Fonts:
    """Advances and kerning pairs of the fonts that the model starts from, in 1/2048 em."""

    def __init__(self, folder, others):
        from fontTools.ttLib import TTFont

        self.advances, self.kerning = {}, {}
        for family in ("Inter", "InterDisplay"):
            for weight, style in STYLES.items():
                font = TTFont(os.path.join(folder, f"{family}-{style}.otf"))
                self.advances[family, weight] = self.read_advances(font)
                if weight in (400, 700):
                    self.kerning[family, weight] = self.read_kerning(font)
        noto, dejavu = ([self.read_advances(TTFont(os.path.join(others, name))) for name in names] for names in (
            ("noto/NotoSans-Regular.ttf", "noto/NotoSans-Bold.ttf"),
            ("dejavu/DejaVuSans.ttf", "dejavu/DejaVuSans-Bold.ttf")))
        self.noto = noto[0]
        named = json.load(open(os.path.join(DATA, "named-fonts.json"), encoding="utf-8"))
        faces = next(f for f in named["families"] if "HelveticaNeue" in f["names"])["faces"]
        scale = 2048 / named["unitsPerEm"]
        self.helvetica = {f["weight"]: {c: a * scale for c, a in zip(named["characters"], f["advances"])}
                          for f in faces}
        bolds = {"Helvetica Neue": (self.helvetica[400], self.helvetica[700]), "Noto Sans": noto, "DejaVu Sans": dejavu}
        # What a font's bold adds to its regular, by font and character.
        self.gains = {name: {c: bold[c] - regular[c] for c in regular if c in bold}
                      for name, (regular, bold) in bolds.items()}
        inter = self.advances["Inter", 400], self.advances["Inter", 700]
        self.gain = {c: inter[1][c] - a for c, a in inter[0].items()}

    @staticmethod
    def characters():
        codes = list(range(0x20, 0x7F)) + list(range(0xA0, 0x180)) + list(range(0x370, 0x400))
        codes += list(range(0x400, 0x460)) + list(range(0x2010, 0x2027)) + [
            0x2030, 0x2032, 0x2033, 0x2039, 0x203A, 0x20AC, 0x20BD, 0x2116, 0x2122, 0x2190, 0x2191, 0x2192, 0x2193,
            0x2212, 0x221E, 0x2248, 0x2260, 0x2264, 0x2265, 0x25CB, 0x25CF, 0x2713]
        return [chr(c) for c in codes if base(chr(c)) == chr(c)]

    @classmethod
    def read_advances(cls, font):
        glyphs, widths, em = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
        return {c: widths[glyphs[ord(c)]][0] / em * 2048 for c in cls.characters() if ord(c) in glyphs}

    @staticmethod
    def read_kerning(font):
        table, em = font["GPOS"].table, font["head"].unitsPerEm
        glyphs = {font.getBestCmap()[c]: chr(c) for c in [*range(0x20, 0x7F), 0x2013, 0x2014, 0x2019, 0x2026]}
        lookups = {i for r in table.FeatureList.FeatureRecord if r.FeatureTag == "kern"
                   for i in r.Feature.LookupListIndex}
        pairs = {}
        for index in sorted(lookups):
            for sub in table.LookupList.Lookup[index].SubTable:
                sub = sub.ExtSubTable if sub.LookupType == 9 else sub
                if sub.LookupType != 2:
                    continue
                for place, first in enumerate(sub.Coverage.glyphs):
                    if first not in glyphs:
                        continue
                    if sub.Format == 1:
                        found = [(r.SecondGlyph, r.Value1) for r in sub.PairSet[place].PairValueRecord]
                    else:
                        row = sub.Class1Record[sub.ClassDef1.classDefs.get(first, 0)].Class2Record
                        found = [(g, row[sub.ClassDef2.classDefs.get(g, 0)].Value1) for g in glyphs]
                    for second, value in found:
                        if second in glyphs:
                            advance = getattr(value, "XAdvance", 0) or 0
                            pairs.setdefault(glyphs[first] + glyphs[second], advance / em * 2048)
        return {pair: value for pair, value in pairs.items() if value}


def tracking_tables():
    """Points by size. The tables of other designs stay as the model file has them."""
    path = os.path.join(DATA, "system-font.json")
    kept = json.load(open(path, encoding="utf-8"))["tracking"]
    return kept | {"helvetica": HELVETICA_TRACKING, "classic": CLASSIC_TRACKING, "initial": CLASSIC_TRACKING, "variable": VARIABLE_TRACKING}


def tracked(table, size):
    """Points between characters at a size; beyond the table the proportion to the size stays."""
    sizes = [s for s, _ in table]
    if not sizes[0] <= size <= sizes[-1]:
        near = table[0] if size < sizes[0] else table[-1]
        return near[1] * size / near[0]
    return float(np.interp(size, sizes, [p for _, p in table]))


Place = collections.namedtuple("Place", "repository is_older is_exact")


class Observation:
    def __init__(self, text, size, axis, width, scale, generation, kind, places, bond="free"):
        self.text, self.characters = text, [base(c) for c in unicodedata.normalize("NFC", text)]
        self.size, self.axis, self.width, self.scale = size, axis, width, scale
        self.generation, self.kind, self.count = generation, kind, len(places)
        self.repositories = sorted({place.repository for place in places})
        self.bond = bond
        self.is_older = all(place.is_older for place in places)
        self.is_exact = any(place.is_exact for place in places)
        self.is_whole = abs(width - round(width)) < 1e-6
        # A button is a whole number of points wide, a label a whole number of pixels.
        self.step = 1 if kind == "button" else 1 / scale


def observations(folders, known):
    """One observation for each text, font, width and generation of the labels and buttons in folders of documents.

    With them, those of PRINTED.
    """
    found = collections.defaultdict(list)
    for folder, parent, names in sorted(
            (folder, parent, names) for folder in folders for parent, _, names in os.walk(folder)):
        for name in sorted(n for n in names if n.endswith((".storyboard", ".xib"))):
            try:
                root = ElementTree.parse(os.path.join(parent, name)).getroot()
            except ElementTree.ParseError:
                continue
            if "CocoaTouch" in root.get("type", ""):
                repository = os.path.relpath(parent, folder).split(os.sep)[0]
                tools = int(root.get("toolsVersion", "0").split(".")[0])
                # Before Xcode 7 the system font was another.
                if tools < 7000:
                    continue
                # What one label's height shows of the screen is so for the whole document.
                told = list(document_observations(root, tools))
                shown = {height for _, height in told if height is not None}
                for key, height in told:
                    if height is None and len(shown) == 1:
                        height, = shown
                    found[*key, generation_of(tools)].append(Place(repository, height == "whole", height == "exact"))
    result = []
    for (text, size, weight, width, scale, kind, bond, generation), places in sorted(found.items()):
        if all(base(c) in known for c in text):
            result.append(Observation(text, size, WEIGHT_AXIS[weight], width, scale, generation, kind, places, bond))
    return result + [
        Observation(text, float(size), weight if weight in STYLES else WEIGHT_AXIS[WEIGHTS[weight]], width, scale,
                    generation, "printed", [Place(source, False, True)])
        for source, generation, scale, rows in PRINTED for text, size, weight, width in rows]


def generation_of(tools):
    return INITIAL if tools < 13000 else CLASSIC if tools < 17000 else VARIABLE


def segment_observations(root, tools, scale):
    """What the widest titles of segmented controls measure, for all segments are as wide as it asks for.

    From iOS 13 on titles are of medium weight, and 18 points are for their surroundings; before, regular and 14.
    """
    weight, padding = (500, 18) if tools >= 15000 else (400, 14)
    for element in root.iter("segmentedControl"):
        frame = next((r for r in element.findall("rect") if r.get("key") == "frame"), None)
        titles = [s.get("title") for s in element.iter("segment")]
        if frame is not None and titles and all(titles) and element.find("fontDescription") is None:
            width = (float(frame.get("width")) - len(titles) + 1) / len(titles) - padding
            # Frames hold crumbs of arithmetic.
            if abs(width - round(width)) < 0.001:
                yield (max(titles, key=len), 13.0, weight, float(round(width)), scale, "button", "free"), None


def find_bonds(root):
    """By id, whether a view's width may be another's: "bound" with a width or both sides fixed, "stacked" in a stack."""
    sides, bonds = collections.defaultdict(set), {}
    parents = {child: element for element in root.iter() for child in element}
    for stack in root.iter("stackView"):
        for views in stack.findall("subviews"):
            for view in views:
                bonds[view.get("id")] = "stacked"
    for constraint in root.iter("constraint"):
        owner = parents[parents[constraint]].get("id")
        if constraint.get("relation") or float(constraint.get("priority") or 1000) < 260:
            continue
        for item, attribute in ((constraint.get("firstItem") or owner, constraint.get("firstAttribute")),
                                (constraint.get("secondItem"), constraint.get("secondAttribute"))):
            if item and attribute:
                name = attribute.replace("Margin", "")
                sides[item].add({"left": "leading", "right": "trailing"}.get(name, name))
    for item, found in sides.items():
        if "width" in found or len(found & {"leading", "trailing", "centerX"}) > 1:
            bonds[item] = "bound"
    return bonds


def document_observations(root, tools):
    """Text, size, weight, width, scale and kind of each label, button and segmented control that may tell a width.

    With each, whether its height shows that it was measured in whole points, or that it was not.
    """
    device = root.find("device")
    scale = 3 if device is not None and device.get("id") in THREE_PIXELS else 2
    yield from segment_observations(root, tools, scale)
    bonds = find_bonds(root)
    for element in [e for e in root.iter() if e.tag in ("label", "button")]:
        frame = next((r for r in element.findall("rect") if r.get("key") == "frame"), None)
        text, size, weight, inset = element.get("text"), 17.0, 400, 0
        if element.tag == "button":
            state = next((s for s in element.findall("state") if s.get("key") == "normal"), None)
            if state is None or state.get("image") or element.find("buttonConfiguration") is not None:
                continue
            text = state.get("title")
            size = 15.0 if element.get("buttonType") in ("system", "roundedRect") else 18.0
            inset = sum(float(i.get(side, 0)) for i in element.findall("inset") for side in ("minX", "maxX")
                        if i.get("key") == "contentEdgeInsets")
        if frame is None or not text or "\n" in text:
            continue
        font = next((f for f in element.findall("fontDescription") if f.get("key") == "fontDescription"), None)
        if font is not None:
            if font.get("style"):
                style = font.get("style").replace("UICTFontTextStyle", "")
                if style not in TEXT_STYLES:
                    continue
                size, weight = TEXT_STYLES[style]
            elif font.get("type") in ("system", "boldSystem"):
                size = float(font.get("pointSize", 17))
                weight = 700 if font.get("type") == "boldSystem" else WEIGHTS.get(font.get("weight"), 400)
            else:
                continue
        width, height = float(frame.get("width")) - inset, float(frame.get("height"))
        line = size * 2444 / 2048
        # A label of more than one line tells no width, nor does a button of the least width.
        if (element.tag == "label" and height > line * 1.6) or (element.tag == "button" and width <= 30.5):
            continue
        if element.get("translatesAutoresizingMaskIntoConstraints") != "NO" and abs(height - line) > 9:
            continue
        whole, exact = math.ceil(line - 1e-6), math.ceil(line * scale - 1e-6) / scale
        shown = None
        if element.tag == "label" and whole != exact:
            shown = "whole" if abs(height - whole) < 0.01 else "exact" if abs(height - exact) < 0.01 else None
        yield (text, float(size), weight, width, scale, element.tag, bonds.get(element.get("id"), "free")), shown


class Model:
    """The unknowns, and what each observation says about them.

    --held-out writes a fit for each fifth of the repositories, made without them. `stored-frames held-out` lays out
    their documents with it and compares frames: `make held-out`.
    The widths of the priors were chosen by widths held out, as the head of this file says.
    """
    PRIOR = dict(plain=12.0, display=6.0, bold=15.0, light=10.8, shape=60.0, display_shape=7.5, bold_shape=6.25,
                 kind=32.0, scale=0.004, likeness=0.06, kerning=0.127, pair=0.18, least_pair=0.92,
                 usual_pair=3.0, sides=10.0, quotes=30.0, sides_share=0.55, bold_gain=0.1, display_gain=0.3,
                 display_bold=24.0, classic_tracking=1.0, variable_tracking=1.43,
                 display_tracking=20.0, display_size_tracking=3.0, variable_bend=8.0, display_bend=5.0,
                 display_own_bend=3.0, display_kerning=0.2, display_sides=4.0, bold_sides=2.0,
                 display_bold_shape=10.0, bold_tracking=20.0, initial=20.0, initial_shape=4.0)
    # The noise of a width in points, what it begins with, and by how much it narrows from step to step.
    NOISE, FIRST_NOISE, NARROWING, STEPS = 0.085, 1.2, 0.7, 17
    # How likely the readings are: as rounded now, to whole points, of an older iOS, both, for a label whose height, or
    # whose document's other labels, show whole points, or none, or do not tell. Then that a width tells nothing of San
    # Francisco: one anywhere within some points (a tenth as likely of what is printed), or one of iOS 7 and 8.
    READINGS = {"older": (0.1, 0.7, 0.02, 0.05), "exact": (0.8, 0.02, 0.05, 0.005),
                "unknown": (0.45, 0.4, 0.03, 0.02)}
    SPAN, HELVETICA = 12, 0.15
    STRETCHED = {"free": 0.03, "stacked": 0.2, "bound": 1.0}
    # How many widths of a repository it takes to weigh as much as HELVETICA does in how many of iOS 7 and 8 it holds.
    CONCENTRATION = 20
    # How many repositories make a pair a usual one.
    USUAL_PAIR = 5

    def __init__(self, fonts, tracking, observations):
        self.fonts, self.tracking = fonts, [tracking["classic"], tracking["variable"], tracking["initial"]]
        self.places, self.deviations, self.means = {}, [], []
        self.usual_pairs = self.usual(observations)
        sparse = {(id(o), g): self.parts(o, g) for o in observations for g in (o.generation, OLDER[o.generation])}
        self.known = self.measured()
        self.rows = {}
        for key, (known, terms) in sparse.items():
            row = np.zeros(len(self.deviations))
            for place, factor in terms:
                row[place] += factor
            self.rows[key] = known, row
        self.solution = np.array(self.means)

    @classmethod
    def usual(cls, observations):
        """The pairs, but those with a space, that enough repositories hold for a correction of their own."""
        found = collections.defaultdict(set)
        for observation in observations:
            for pair in zip(observation.characters, observation.characters[1:]):
                found["".join(pair)].add(observation.repositories[0])
        return {pair for pair, repositories in found.items()
                if len(repositories) >= cls.USUAL_PAIR and " " not in pair}

    def measured(self):
        """The equations of what is known by measurement, each weighed by its noise: factors and values."""
        equations = []
        for size, axis, tracking, noise, advances in MEASURED:
            for character, advance in sorted(advances.items()):
                known, terms = self.terms(character, axis, self.display_share(size, VARIABLE))
                equations.append((terms, advance - tracking - known, noise))
        factors, values = np.zeros((len(equations), len(self.deviations))), np.zeros(len(equations))
        for row, (terms, value, noise) in enumerate(equations):
            values[row] = value / noise
            for place, factor in terms:
                factors[row, place] += factor / noise
        return factors, values

    def place(self, key, deviation, mean=0.0):
        if key not in self.places:
            self.places[key] = len(self.deviations)
            self.deviations.append(deviation)
            self.means.append(mean)
        return self.places[key]

    @staticmethod
    def kind(character):
        if "a" <= character <= "z" or character.islower():
            return 0
        if character.isupper():
            return 1
        return 2 if character.isdigit() else 3

    @staticmethod
    def boldness(axis):
        """How far a weight is from regular, where bold is one."""
        return min(2, max(0, (axis - 400) / 300))

    @staticmethod
    def display_share(size, generation):
        return float(size >= 20) if generation != VARIABLE else min(1, max(0, (size - 17) / 11))

    def terms(self, character, axis, share):
        """What a character's advance starts from, and the places and factors of the unknowns it takes."""
        prior, fonts = self.PRIOR, self.fonts
        near = min(900, max(100, axis))
        below, above = near // 100 * 100, -(-near // 100) * 100
        advance = 0
        for family, part in (("Inter", 1 - share), ("InterDisplay", share)):
            a, b = fonts.advances[family, below][character], fonts.advances[family, above][character]
            advance += part * (a + (b - a) * (near - below) / 100)
        regular = fonts.advances["Inter", 400][character]
        kind = self.kind(character)
        shape = SHAPE.get(character, kind)
        found = [(self.place(("scale",), prior["scale"]), regular),
                 (self.place(("likeness", "Helvetica Neue"), prior["likeness"]),
                  fonts.helvetica[400].get(character, regular) - regular),
                 (self.place(("likeness", "Noto Sans"), prior["likeness"]),
                  fonts.noto.get(character, regular) - regular)]
        boldness = self.boldness(axis)
        if share:
            display = fonts.advances["InterDisplay", 400][character]
            found += [(self.place(("display scale",), prior["scale"]), regular * share),
                      (self.place(("display gain",), prior["display_gain"]), (display - regular) * share)]
        if boldness:
            found += [(self.place(("bold gain", name), prior["bold_gain"]),
                       (gain[character] - fonts.gain[character]) * boldness)
                      for name, gain in fonts.gains.items() if character in gain]
        for name, by_shape, factor in (("plain", "shape", 1), ("display", "display_shape", share),
                                       ("bold", "bold_shape", boldness)):
            if factor:
                found += [(self.place((name, character), prior[name]), factor),
                          (self.place((name, "shape", shape), prior[by_shape]), factor),
                          (self.place((name, "kind", kind), prior["kind"]), factor)]
        if share and boldness:
            found += [(self.place(("display bold", kind), prior["display_bold"]), share * boldness),
                      (self.place(("display bold", "shape", shape), prior["display_bold_shape"]), share * boldness)]
        if axis < 400:
            lightness = (400 - axis) / 300
            found += [(self.place(("light", character), prior["light"] / 2), lightness),
                      (self.place(("light", "kind", kind), prior["light"]), lightness)]
        return advance, found

    def initial_terms(self, character, axis):
        """The unknowns that a character of the display cut takes in iOS 9 and 10, where small letters are wider.

        They are so in regular and medium; bold and ultra light show nothing of it.
        """
        kind, part = self.kind(character), float(np.interp(axis, [200, 400, 510, 700], [0, 1, 1, 0]))
        if not part:
            return []
        return [(self.place(("initial", kind), self.PRIOR["initial"]), part),
                (self.place(("initial", "shape", SHAPE.get(character, kind)), self.PRIOR["initial_shape"]), part)]

    def kerning_terms(self, pair, axis, share):
        bold, base = min(1, max(0, (axis - 400) / 300)), 0
        for family, part in (("Inter", 1 - share), ("InterDisplay", share)):
            plain, heavy = (self.fonts.kerning[family, w].get(pair, 0) for w in (400, 700))
            base += part * (plain + (heavy - plain) * bold)
        found = []
        if base:
            deviation = max(self.PRIOR["least_pair"], self.PRIOR["pair"] * abs(base))
            found += [(self.place(("kerning",), self.PRIOR["kerning"], 1.0), base),
                      (self.place(("pair", pair), deviation), 1)]
        elif pair in self.usual_pairs:
            found.append((self.place(("pair", pair), self.PRIOR["usual_pair"]), 1))
        if base and share:
            found.append((self.place(("display kerning",), self.PRIOR["display_kerning"]), base * share))
        sides = RIGHT_SIDE.get(pair[0]), LEFT_SIDE.get(pair[1])
        if None not in sides:
            if "'" in RIGHT_SIDES[sides[0]] + LEFT_SIDES[sides[1]]:
                # Quotes are wide by themselves and move up to whatever they stand beside.
                found += [(self.place(("quotes",), self.PRIOR["quotes"]), 1),
                          (self.place(("bold quotes",), self.PRIOR["quotes"]), bold)]
            found.append((self.place(("sides", *sides), self.PRIOR["sides"]), 1))
            if share:
                found.append((self.place(("display sides", *sides), self.PRIOR["display_sides"]), share))
            if bold:
                found.append((self.place(("bold sides", *sides), self.PRIOR["bold_sides"]), bold))
            if base:
                found.append((self.place(("sides' share", *sides), self.PRIOR["sides_share"]), base))
        return found

    def parts(self, observation, generation):
        """What is known of an observation's width in points, and the places and factors of the unknowns it takes."""
        em, share = observation.size / 2048, self.display_share(observation.size, generation)
        count = len(observation.characters)
        known, found = count * tracked(self.tracking[generation], observation.size), []
        for character in observation.characters:
            advance, terms = self.terms(character, observation.axis, share)
            known += em * advance
            if share and generation == INITIAL:
                terms = terms + self.initial_terms(character, observation.axis)
            found += [(place, em * factor) for place, factor in terms]
        for pair in zip(observation.characters, observation.characters[1:]):
            found += [(place, em * factor)
                      for place, factor in self.kerning_terms("".join(pair), observation.axis, share)]
        for key, factor in self.tracking_terms(observation.size, generation, self.boldness(observation.axis)):
            found.append((self.place(key, self.PRIOR[key[0]]), em * count * factor))
        return known, found

    # Where the corrections of the tracking from 20 points on bend, in points.
    BENDS = [20, 22, 24, 26, 28, 34, 40, 60, 100]

    @classmethod
    def tracking_terms(cls, size, generation, boldness=0):
        """The unknowns that correct the tracking at a size, and their factors."""
        if size < 20:
            return [(("variable_tracking" if generation == VARIABLE else "classic_tracking", size), 1)]
        if generation == VARIABLE:
            terms = [(("variable_tracking", size), 1)]
            if size < 28:
                # The optical size changes.
                for width in (2, 4):
                    terms += [(("variable_bend", width, knot), 1 - abs(size - knot) / width)
                              for knot in range(18, 31, width) if abs(size - knot) < width]
            return terms
        terms = [(("display_size_tracking", generation, size), 1)]
        # Like the tables, the correction ends at a large size.
        terms += [(("display_tracking", generation), max(0, 160 - size) / 140)]
        if boldness:
            terms.append((("bold_tracking", generation), boldness * max(0, 160 - size) / 140))
        at = float(np.interp(size, cls.BENDS, range(len(cls.BENDS))))
        for place in {math.floor(at), math.ceil(at)}:
            share = 1 - abs(at - place)
            terms += [(("display_bend", cls.BENDS[place]), share),
                      (("display_own_bend", generation, cls.BENDS[place]), share)]
        return terms

    def helvetica_width(self, observation):
        """The width in the interface font of iOS 7 and 8, which kerns capitals alone with what follows them."""
        face = self.fonts.helvetica[700 if observation.axis >= WEIGHT_AXIS[600] else 400]
        kerning = self.fonts.kerning["Inter", 400]
        pairs = [a + b for a, b in zip(observation.characters, observation.characters[1:]) if a.isupper()]
        units = sum(face.get(c, 1139) for c in observation.characters) + sum(kerning.get(p, 0) for p in pairs)
        return (observation.size / 2048 * units
                + len(observation.characters) * tracked(HELVETICA_TRACKING, observation.size))

    def fit(self, observations):
        # What is known, and the factors of the unknowns, in the document's own iOS and in an older one.
        eras = [[self.rows[id(o), generation(o)] for o in observations]
                for generation in (lambda o: o.generation, lambda o: OLDER[o.generation])]
        known = [np.array([k for k, _ in rows]) for rows in eras]
        matrix = [np.array([m for _, m in rows]) for rows in eras]
        # Single precision is enough for how much curves, and takes half the time.
        rough = [m.astype(np.float32) for m in matrix]
        width, pixel = (np.array([getattr(o, name) for o in observations]) for name in ("width", "step"))
        is_whole = np.array([o.is_whole and o.step < 1 for o in observations])
        is_variable = np.array([o.generation != INITIAL for o in observations])
        steps = [pixel, np.where(is_whole, 1.0, pixel)] * 2
        applies = [np.full(len(observations), True), is_whole, is_variable, is_variable & is_whole]
        chances = np.array([self.READINGS["older" if o.is_older else "exact" if o.is_exact else "unknown"]
                            for o in observations]).T
        chances[:, ~is_whole] = np.array(self.READINGS["exact"])[:, None]
        chances = [chance * a for chance, a in zip(chances, applies)]
        helvetica = np.array([self.helvetica_width(o) for o in observations])
        is_printed = np.array([o.kind == "printed" for o in observations])
        is_helvetica = (np.maximum(helvetica - width, width - 1 - helvetica) < 0.3) & ~is_printed
        stretched = np.array([self.STRETCHED[o.bond] for o in observations]) * np.where(is_printed, 0.1, 1) * pixel / self.SPAN
        sources = {}
        source = np.array([sources.setdefault((o.repositories[0], o.generation), len(sources)) for o in observations])
        helvetica_share = np.full(len(observations), self.HELVETICA)
        count = np.array([1 + 0.3 * min(3, o.count - 1) for o in observations])
        precision, mean = np.array(self.deviations) ** -2.0, np.array(self.means)
        factors, values = self.known
        prior = np.diag(precision) + factors.T @ factors, precision * mean + factors.T @ values
        x = np.linalg.solve(*prior)
        for step in range(self.STEPS):
            noise = max(self.NOISE, self.FIRST_NOISE * self.NARROWING ** step)
            predicted = [k + m @ x for k, m in zip(known, matrix)]
            readings = [self.reading(predicted[place // 2], width - s, width, noise) for place, s in enumerate(steps)]
            total = stretched + helvetica_share * is_helvetica + sum(
                c * likelihood for c, (likelihood, _, _) in zip(chances, readings))
            told, old = (np.bincount(source, share / total) for share in (
                total - stretched, helvetica_share * is_helvetica))
            helvetica_share = ((self.CONCENTRATION * self.HELVETICA + old) / (self.CONCENTRATION + told))[source]
            slope, curved = prior[1] - prior[0] @ x, prior[0].copy()
            for era in range(2):
                slopes, curvatures = np.zeros(len(width)), np.zeros(len(width))
                for place in (2 * era, 2 * era + 1):
                    likelihood, own_slope, curvature = readings[place]
                    trust = count * chances[place] * likelihood / total
                    trust[trust <= 0.02] = 0
                    slopes += trust * own_slope
                    curvatures += trust * curvature
                used = curvatures > 0
                slope += matrix[era].T @ slopes
                weighed = rough[era][used] * np.sqrt(curvatures[used]).astype(np.float32)[:, None]
                curved += weighed.T @ weighed
            # Full steps at first, then shorter ones, lest the readings swing.
            x = x + (1 if step < 3 else 0.8) * np.linalg.solve(curved, slope)
        self.solution, self.curved = x, curved
        return self

    @staticmethod
    def reading(predicted, low, high, noise):
        """How likely it is that a noisy width lies between two bounds, and the logarithm's slope and curvature."""
        a, b = (low - predicted) / noise, (high - predicted) / noise
        # Both bounds on the side where the tail is small, for there the difference keeps its digits.
        likelihood = np.maximum(np.where(b < 0, cumulative(b) - cumulative(a), cumulative(-a) - cumulative(-b)), 1e-300)
        at_a, at_b = (np.exp(-z * z / 2) / math.sqrt(2 * math.pi) for z in (a, b))
        slope = (at_a - at_b) / (noise * likelihood)
        curvature = np.maximum(slope ** 2 - (a * at_a - b * at_b) / (noise ** 2 * likelihood), 0.05 / noise ** 2)
        is_far = likelihood < 1e-10
        slope = np.where(is_far, (np.clip(predicted, low, high) - predicted) / noise ** 2, slope)
        return likelihood, slope, np.where(is_far, noise ** -2, curvature)

    def predict(self, observation, generation=None):
        known, row = self.rows[id(observation), observation.generation if generation is None else generation]
        return known + row @ self.solution

    def sum(self, terms):
        """What the solution makes of terms; an unknown that no observation knows of is zero."""
        return sum(factor * self.solution[place] for place, factor in terms if place < len(self.solution))

    def advance(self, character, axis, share):
        known, terms = self.terms(character, axis, share)
        return known + self.sum(terms)


def cumulative(z):
    """The normal distribution's cumulative function."""
    return np.array([math.erfc(-v / math.sqrt(2)) / 2 for v in z])


def miss(observation, predicted, step=None):
    """How far the predicted width, rounded up as the view is, is from the stored one."""
    step = step or observation.step
    return math.ceil(predicted / step - 1e-6) * step - observation.width


def misses(observation, model):
    """The miss in each reading: as rounded now, to whole points, of an older iOS, both."""
    now, old = model.predict(observation), model.predict(observation, OLDER[observation.generation])
    whole = 1 if observation.is_whole else observation.step
    return [abs(miss(observation, p, step)) for p in (now, old) for step in (observation.step, whole)]


def validate(observations, make):
    whole = make().fit(observations)
    chosen, reading = [], {}
    for o in observations:
        found = misses(o, whole)
        is_helvetica = abs(math.ceil(whole.helvetica_width(o)) - o.width) <= 0.5
        if o.kind == "printed" or min(found) <= 1 and not (min(found) > 0.5 and is_helvetica):
            chosen.append(o)
            # The earlier readings are likelier by nature.
            reading[id(o)] = min(range(4), key=lambda i: found[i] + (0, 0.1, 0.2, 0.3)[i])
    rates = [report("fitted to all", chosen, reading, {id(o): misses(o, whole) for o in chosen})]
    for name, key in (("by text", lambda o: o.text), ("by repository", lambda o: o.repositories[0])):
        keys = sorted({key(o) for o in observations})
        random.Random(1).shuffle(keys)
        parts = 5
        found = {}
        model = make()
        for part in range(parts):
            held = set(keys[part::parts])
            model.fit([o for o in observations if key(o) not in held])
            found.update({id(o): misses(o, model) for o in chosen if key(o) in held})
        rates.append(report("held out " + name, chosen, reading, found))
    rates.append(hierarchy(whole))
    return rates


def hierarchy(model):
    """How many widths of HIERARCHY the model predicts to the half point."""
    right = 0
    for text, width in HIERARCHY:
        observation = Observation(text, 15, WEIGHT_AXIS[400], width, 2, VARIABLE, "label", [Place("sentry", False, True)])
        known, terms = model.parts(observation, VARIABLE)
        right += abs(miss(observation, known + model.sum(terms))) <= 0.5001
    print(f"{'view hierarchy':24} {right} of {len(HIERARCHY)}")
    return f"a view hierarchy that an app printed: {right} of {len(HIERARCHY)} titles within half a point"


def report(title, observations, reading, found):
    sentences = []
    for kind in ("label", "button", "printed"):
        rows = [(found[id(o)], reading[id(o)]) for o in observations if o.kind == kind]
        half, point = (sum(m[0] <= limit + 1e-4 for m, _ in rows) / len(rows) for limit in (0.5, 1))
        read = sum(m[r] <= 0.5001 for m, r in rows) / len(rows)
        current = [found[id(o)][0] <= 0.5001 for o in observations if o.kind == kind and not o.is_older]
        print(f"{title:24} {kind:7} {len(rows):4}  half {half:.1%}  point {point:.1%}  read {read:.1%}"
              f"  current {sum(current) / len(current):.1%} of {len(current)}")
        if kind == "printed":
            sentences.append(f"{half:.1%} of {len(rows)} that other projects print ({point:.1%} within a point)")
            continue
        sentences.append(f"{read:.1%} of {len(rows)} {kind}s ({half:.1%} as the document's own Xcode would round"
                         + (f", {sum(current) / len(current):.1%} of the {len(current)} that no older one measured)"
                            if kind == "label" else ")"))
    return f"{title}: " + ", ".join(sentences)


def repository_parts(observations, count=5):
    """The repositories in parts, the same each time."""
    keys = sorted({o.repositories[0] for o in observations})
    random.Random(1).shuffle(keys)
    return [set(keys[part::count]) for part in range(count)]


def write_held_out(observations, make, fonts, tracking, folder):
    """Writes a fit for each part of the repositories, made without the widths that only they hold."""
    os.makedirs(folder, exist_ok=True)
    for place, held in enumerate(repository_parts(observations)):
        model = make().fit([o for o in observations if not held.issuperset(o.repositories)])
        content = {"heldOut": sorted(held)} | document(model, fonts, tracking, [])
        with open(os.path.join(folder, f"{place}.json"), "w", encoding="utf-8") as file:
            json.dump(content, file, ensure_ascii=False)


def document(model, fonts, tracking, rates):
    """The content of the file of the fitted advances."""
    characters = sorted(c for c in fonts.characters() if c in fonts.advances["Inter", 400])
    cuts = (("text", 0), ("display", 1))
    faces = [{"opticalSize": name, "weight": weight,
              "values": [round(model.advance(c, WEIGHT_AXIS[weight], share), 1) for c in characters]}
             for name, share in cuts for weight in STYLES]
    kerning = {(name, weight): lambda pair, weight=weight, share=share: model.sum(
        model.kerning_terms(pair, WEIGHT_AXIS[weight], share)) for name, share in cuts for weight in (400, 700)}
    pairs = sorted({p for table in fonts.kerning.values() for p in table}
                   | {a + b for a in RIGHT_SIDE for b in LEFT_SIDE} | model.usual_pairs)
    pairs = [p for p in pairs
             if any(abs(value(p)) >= (1 if p in model.usual_pairs else 4) for value in kerning.values())]
    fitted = {"initial": INITIAL, "classic": CLASSIC, "variable": VARIABLE}
    tracking = {name: [
        [size, round(points + model.sum((model.places[key], factor * size / 2048)
                                        for key, factor in model.tracking_terms(float(size), fitted[name])
                                        if key in model.places), 3)] if name in fitted else [size, points]
        for size, points in table] for name, table in tracking.items()}
    # What bold adds, from 20 points on.
    bold = {name: [[size, round(model.sum([(model.places[key], max(0, 160 - size) / 140 * size / 2048)])
                                if size >= 20 and key in model.places else 0, 3)]
                   for size, _ in CLASSIC_TRACKING if size >= 19]
            for name, key in (("initial", ("bold_tracking", INITIAL)), ("classic", ("bold_tracking", CLASSIC)))}
    return {
        "origin": "Fitted by Scripts/fit-metrics.py to label and button widths that Interface Builder stores in public "
                  "documents, starting from Inter's advances and kerning and from the regular text cut as browsers "
                  "measure it: its small letters exactly (github.com/csaye/coop.codes), the rest of ASCII to 1/100 em "
                  "(github.com/observablehq/plot), from the regular display cut as an app measured it to 1/50 em "
                  "(github.com/Ockey12), and from widths of whole strings that tests print: WebKit's at nine weights, "
                  "and others that the script names. Tracking for iOS 14 and later is the table of Apple's Human "
                  "Interface Guidelines; that for iOS 9 to 13 (classic) was measured by an app "
                  "(github.com/kylehickinson/Sketch-SF-UI-Font-Fixer). Both are fitted a little with the advances. "
                  "Units are 1/2048 em; tracking is points by size.",
        "withinHalfAPoint": rates, "unitsPerEm": 2048, "characters": "".join(characters), "faces": faces,
        "initialDisplay": [{"opticalSize": "display", "weight": weight, "values": [
            round(model.sum(model.initial_terms(c, WEIGHT_AXIS[weight])), 1) for c in characters]}
            for weight in (200, 300, 400, 500, 600, 700)],
        "pairs": pairs,
        "kerning": [{"opticalSize": name, "weight": weight, "values": [round(value(p), 1) for p in pairs]}
                    for (name, weight), value in kerning.items()],
        "tracking": tracking, "boldTracking": bold}


def write(model, fonts, tracking, rates):
    text = json.dumps(document(model, fonts, tracking, rates), ensure_ascii=False, separators=(",", ":"))
    for key in ('{"opticalSize"', '"initialDisplay"', '"boldTracking"', '"tracking"', '"kerning"', '"pairs"', '"faces"', '"characters"', '"unitsPerEm"',
                '"withinHalfAPoint"'):
        text = text.replace(key, "\n" + key)
    with open(os.path.join(DATA, "system-font.json"), "w", encoding="utf-8") as file:
        file.write(text + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("documents", nargs="+")
    parser.add_argument("--fonts", default="/usr/share/fonts/opentype/inter")
    parser.add_argument("--others", default="/usr/share/fonts/truetype")
    parser.add_argument("--validate", action="store_true")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--held-out", metavar="FOLDER")
    arguments = parser.parse_args()
    fonts, tracking = Fonts(arguments.fonts, arguments.others), tracking_tables()
    rows = observations(arguments.documents, fonts.advances["Inter", 400])
    print(f"{len(rows)} observations of {len({c for r in rows for c in r.characters})} characters", file=sys.stderr)

    def make():
        return Model(fonts, tracking, rows)

    if arguments.held_out:
        write_held_out(rows, make, fonts, tracking, arguments.held_out)
    rates = validate(rows, make) if arguments.validate or arguments.write else []
    if arguments.write:
        write(make().fit(rows), fonts, tracking, rates)


if __name__ == "__main__":
    main()
