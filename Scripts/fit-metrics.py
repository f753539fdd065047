#!/usr/bin/env python3
"""Fits Sources/Typography/Data/system-font.json: San Francisco's advances, from frames that Interface Builder stores.

    fit-metrics.py DOCUMENTS [--validate] [--fonts FOLDER] [--noto FILE] [--write]

DOCUMENTS is a folder of storyboards and xibs. Needs numpy and fonttools, and the fonts Inter and Noto Sans.

Where the numbers come from
    Each document holds what Apple's layout answered: a label's stored width is the sum of its characters' advances,
    rounded up to the pixel of the design device (older documents: to the whole point). Tracking by size for iOS 14
    and later is the table of Apple's Human Interface Guidelines. That for iOS 9 to 13, and the advances of Helvetica
    Neue in named-fonts.json, were written down from memory, not copied from a publication; stored widths agree with
    them.
    Inter, which is free, is drawn on nearly the same proportions, so an advance of San Francisco is an advance of
    Inter plus a correction; the corrections are what is fitted. No font file of Apple's is read.

The model, in 1/2048 em, for character c, weight w, optical size (share d of the display cut, from 0 to 1)
    advance = Inter[w](c) mixed with Inter Display[w](c) by d
            + a(c) + d * b(c) + v * e(c)              corrections; v = 0 at regular, 1 at bold
            + offsets by kind of character (lower case, upper case, digit, other), plain, times d, and times v
            + an offset of medium and semibold, and one of what is lighter than regular
            + g1 * (Helvetica Neue(c) - Inter(c)) + g2 * (Noto Sans(c) - Inter(c))
    kerning = k * Inter's kerning pair
    tracking of iOS 9 to 13 = the table below + a correction for each size that occurs
    All unknowns have a normal prior around zero (k: around one), so that a character that no document shows keeps
    Inter's width, moved as its kind is moved.

The fit
    Least squares, reweighted: an observation is an interval (w - pixel, w]; what lies outside it weighs less the
    farther it is (Cauchy), because many stored widths were stretched by a constraint or have not been solved since
    an older Xcode. Documents of Xcode 12 and later may hold widths of iOS 13 or earlier, and any may hold
    widths on whole points: the reading that fits best is taken, with a small handicap. Widths that Helvetica Neue, the
    system font before iOS 9, explains better count a tenth.

Validation (--validate)
    Eight parts by text, and by repository: each predicted by a fit to the others. Reported is the share within half
    a point of the stored width, among widths that the whole fit explains to a point (the rest are not intrinsic).
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
CLASSIC, VARIABLE = 0, 1
STYLES = {100: "Thin", 200: "ExtraLight", 300: "Light", 400: "Regular", 500: "Medium", 600: "SemiBold",
          700: "Bold", 800: "ExtraBold", 900: "Black"}
WEIGHTS = {"ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600,
           "bold": 700, "heavy": 800, "black": 900}
TEXT_STYLES = {"Body": (17, 400), "Headline": (17, 600), "Subhead": (15, 400), "Footnote": (13, 400),
               "Callout": (16, 400), "Caption1": (12, 400), "Caption2": (11, 400), "Title0": (34, 400),
               "Title1": (28, 400), "Title2": (22, 400), "Title3": (20, 400)}
THREE_PIXELS = {"retina6_12", "retina5_9", "retina5_5", "retina6_5", "retina6_0", "retina6_7", "retina6_72"}
# The tracking of iOS 9 to 13, in points by size, written down from memory; the fit corrects it.
CLASSIC_TRACKING = [
    (6, 0.24), (7, 0.23), (8, 0.2), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15,
    -0.24), (16, -0.32), (17, -0.41), (18, -0.45), (19, -0.49), (20, 0.37), (21, 0.36), (22, 0.34), (23, 0.35),
    (24, 0.35), (25, 0.35), (26, 0.36), (27, 0.36), (28, 0.36), (29, 0.37), (30, 0.37), (31, 0.36), (32, 0.38),
    (33, 0.39), (34, 0.37), (35, 0.38), (36, 0.39), (38, 0.39), (40, 0.39), (44, 0.37), (48, 0.35), (52, 0.33),
    (56, 0.3), (60, 0.26), (64, 0.22), (68, 0.17), (72, 0.14), (76, 0.07), (80, 0)]
# Snapshots of labels that a public slide deck and pointfreeco/swift-snapshot-testing print, and the widest title of a
# segmented control that the tests of controls hold to its stored width: scale 1, for titles count in whole points.
SNAPSHOTS = [("What's", 17, 600, 55.5, 2), ("What's", 17, 600, 55.6667, 3), ("What's", 16, 600, 52.6667, 3),
             ("the", 17, 400, 25, 2), ("point", 17, 400, 39, 2), ("?", 15, 400, 7.5, 2), ("Bottom", 13, 500, 46, 1)]


def base(character):
    return unicodedata.normalize("NFD", character)[0]


class Fonts:
    """Advances and kerning pairs of the fonts that the model starts from, in 1/2048 em."""

    def __init__(self, folder, noto):
        from fontTools.ttLib import TTFont

        self.advances, self.kerning = {}, {}
        for family in ("Inter", "InterDisplay"):
            for weight, style in STYLES.items():
                font = TTFont(os.path.join(folder, f"{family}-{style}.otf"))
                self.advances[family, weight] = self.read_advances(font)
                if weight in (400, 600, 700):
                    self.kerning[family, weight] = self.read_kerning(font)
        self.noto = self.read_advances(TTFont(noto))
        named = json.load(open(os.path.join(DATA, "named-fonts.json"), encoding="utf-8"))
        faces = next(f for f in named["families"] if "HelveticaNeue" in f["names"])["faces"]
        scale = 2048 / named["unitsPerEm"]
        self.helvetica = {f["weight"]: {c: a * scale for c, a in zip(named["characters"], f["advances"])}
                          for f in faces}

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
    """Points by size, as the model file keeps them."""
    path = os.path.join(DATA, "system-font.json")
    return json.load(open(path, encoding="utf-8"))["tracking"] | {"classic": CLASSIC_TRACKING}


class Observation:
    def __init__(self, text, size, weight, width, scale, generation, kind, count, repositories):
        self.text, self.characters = text, [base(c) for c in unicodedata.normalize("NFC", text)]
        self.size, self.weight, self.width, self.scale = size, weight, width, scale
        self.generation, self.kind, self.count, self.repositories = generation, kind, count, repositories
        self.is_whole = abs(width - round(width)) < 1e-6
        # A button is a whole number of points wide, a label a whole number of pixels.
        self.step = 1 if kind == "button" else 1 / scale


def observations(folder, known):
    """One observation for each text, font and width of the labels and buttons in a folder of documents."""
    found = collections.defaultdict(list)
    for parent, _, names in sorted(os.walk(folder)):
        for name in sorted(n for n in names if n.endswith((".storyboard", ".xib"))):
            try:
                root = ElementTree.parse(os.path.join(parent, name)).getroot()
            except ElementTree.ParseError:
                continue
            if "CocoaTouch" in root.get("type", ""):
                repository = os.path.relpath(parent, folder).split(os.sep)[0]
                for key in document_observations(root):
                    found[key].append((repository, int(root.get("toolsVersion", "0").split(".")[0])))
    result = []
    for (text, size, weight, width, scale, kind), places in sorted(found.items()):
        if any(base(c) not in known for c in text):
            continue
        generation = VARIABLE if max(tools for _, tools in places) >= 17000 else CLASSIC
        result.append(Observation(text, size, weight, width, scale, generation, kind, len(places),
                                  sorted({r for r, _ in places})))
    for text, size, weight, width, scale in SNAPSHOTS:
        generation = VARIABLE if scale == 1 else CLASSIC
        result.append(Observation(text, size, weight, width, scale, generation, "label", 3, ["snapshots"]))
    return result


def document_observations(root):
    device = root.find("device")
    scale = 3 if device is not None and device.get("id") in THREE_PIXELS else 2
    # All segments are as wide as the one with the widest title, of medium weight, and 18 points for its surroundings.
    for element in root.iter("segmentedControl") if float(root.get("toolsVersion", "0").split(".")[0]) >= 15000 else ():
        frame = next((r for r in element.findall("rect") if r.get("key") == "frame"), None)
        titles = [s.get("title") for s in element.iter("segment")]
        if frame is not None and titles and all(titles) and element.find("fontDescription") is None:
            width = (float(frame.get("width")) - len(titles) + 1) / len(titles) - 18
            if width == round(width):
                yield max(titles, key=len), 13.0, 500, width, scale, "button"
    for element in [e for e in root.iter() if e.tag in ("label", "button")]:
        frame = next((r for r in element.findall("rect") if r.get("key") == "frame"), None)
        text, size, weight = element.get("text"), 17.0, 400
        if element.tag == "button":
            state = next((s for s in element.findall("state") if s.get("key") == "normal"), None)
            if state is None or state.get("image") or element.find("buttonConfiguration") is not None:
                continue
            text = state.get("title")
            size = 15.0 if element.get("buttonType") in ("system", "roundedRect") else 18.0
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
        width, height = float(frame.get("width")), float(frame.get("height"))
        line = size * 2444 / 2048
        # A label of more than one line tells no width, nor does a button of the least width.
        if (element.tag == "label" and height > line * 1.6) or (element.tag == "button" and width <= 30.5):
            continue
        if element.get("translatesAutoresizingMaskIntoConstraints") != "NO" and abs(height - line) > 9:
            continue
        yield text, float(size), weight, width, scale, element.tag


class Model:
    """The unknowns, and what each observation says about them.

    The widths of the priors are those with which held out widths come out best.
    """
    PRIOR = dict(plain=15.0, display=17.5, bold=8.2, offset=10.0, kerning=0.15, likeness=0.1, light=10.0,
                 outlier=0.28, tracking=1.5)

    def __init__(self, fonts, tracking, characters):
        self.fonts = fonts
        self.tracking = [tracking["classic"], tracking["variable"]]
        self.index = {c: i for i, c in enumerate(characters)}
        n = self.count = len(characters)
        self.kerning_at, self.offsets_at, self.semibold_at, self.likeness_at = 3 * n, 3 * n + 1, 3 * n + 13, 3 * n + 14
        self.light_at = 3 * n + 16
        self.tracking_at = {size: 3 * n + 17 + i for i, (size, _) in enumerate(CLASSIC_TRACKING)}
        self.size = 3 * n + 17 + len(CLASSIC_TRACKING)
        self.solution = np.zeros(self.size)
        self.rows = {}

    @staticmethod
    def kind(character):
        if "a" <= character <= "z" or character.islower():
            return 0
        if character.isupper():
            return 1
        return 2 if character.isdigit() else 3

    @staticmethod
    def display_share(size, generation):
        return float(size >= 20) if generation == CLASSIC else min(1, max(0, (size - 17) / 11))

    def tracked(self, size, generation):
        table = self.tracking[generation]
        sizes = [s for s, _ in table]
        if not sizes[0] <= size <= sizes[-1]:
            near = table[0] if size < sizes[0] else table[-1]
            return near[1] * size / near[0]
        return float(np.interp(size, sizes, [p for _, p in table]))

    def terms(self, character, weight, share):
        """What a character's advance starts from, and the places and factors of the unknowns it takes."""
        advance = ((1 - share) * self.fonts.advances["Inter", weight][character]
                   + share * self.fonts.advances["InterDisplay", weight][character])
        bold = min(1, max(0, (weight - 400) / 300))
        regular = self.fonts.advances["Inter", 400][character]
        kind, at = self.kind(character), self.offsets_at
        found = [(at + kind, 1), (at + 4 + kind, bold), (at + 8 + kind, share),
                 (self.semibold_at, 1 if 500 <= weight < 700 else 0),
                 (self.light_at, min(1, max(0, (400 - weight) / 100))),
                 (self.likeness_at, self.fonts.helvetica[400].get(character, regular) - regular),
                 (self.likeness_at + 1, self.fonts.noto.get(character, regular) - regular)]
        if character in self.index:
            i, n = self.index[character], self.count
            found += [(i, 1), (n + i, share), (2 * n + i, bold)]
        return advance, found

    def row(self, observation, generation):
        key = (id(observation), generation)
        if key not in self.rows:
            em, share = observation.size / 2048, self.display_share(observation.size, generation)
            known, row = len(observation.characters) * self.tracked(observation.size, generation), np.zeros(self.size)
            for character in observation.characters:
                advance, found = self.terms(character, observation.weight, share)
                known += em * advance
                for place, factor in found:
                    row[place] += em * factor
            row[self.kerning_at] = em * self.inter_kerning(observation, share)
            if generation == CLASSIC and observation.size in self.tracking_at:
                row[self.tracking_at[observation.size]] = em * len(observation.characters)
            self.rows[key] = known, row
        return self.rows[key]

    def inter_kerning(self, observation, share):
        weight = 400 if observation.weight < 600 else 600 if observation.weight < 700 else 700
        plain, display = self.fonts.kerning["Inter", weight], self.fonts.kerning["InterDisplay", weight]
        pairs = [a + b for a, b in zip(observation.characters, observation.characters[1:])]
        return sum((1 - share) * plain.get(p, 0) + share * display.get(p, 0) for p in pairs)

    def helvetica_width(self, observation):
        face = self.fonts.helvetica[700 if observation.weight >= 600 else 400]
        kerning = self.fonts.kerning["Inter", 400]
        pairs = [a + b for a, b in zip(observation.characters, observation.characters[1:])]
        return observation.size / 2048 * (sum(face.get(c, 1139) for c in observation.characters)
                                          + 0.6 * sum(kerning.get(p, 0) for p in pairs))

    def fit(self, rows):
        prior, n = self.PRIOR, self.count
        precision, start = np.full(self.size, prior["offset"] ** -2.0), np.zeros(self.size)
        precision[:n], precision[n:2 * n] = prior["plain"] ** -2.0, prior["display"] ** -2.0
        precision[2 * n:3 * n] = prior["bold"] ** -2.0
        precision[self.kerning_at], start[self.kerning_at] = prior["kerning"] ** -2.0, 1
        precision[self.likeness_at:self.light_at] = prior["likeness"] ** -2.0
        precision[self.light_at] = prior["light"] ** -2.0
        precision[self.light_at + 1:] = prior["tracking"] ** -2.0
        own = [self.row(r, r.generation) for r in rows]
        old = [self.row(r, CLASSIC) for r in rows]
        known = [np.array([k for k, _ in a]) for a in (own, old)]
        matrix = [np.array([m for _, m in a]) for a in (own, old)]
        width = np.array([r.width for r in rows])
        pixel = np.array([r.step for r in rows])
        whole = np.where([r.is_whole for r in rows], 1.0, pixel)
        handicap = np.array([0.1 * (r.generation == VARIABLE) for r in rows])
        helvetica = np.array([self.helvetica_width(r) for r in rows])
        weight = np.array([1 + 0.3 * min(3, r.count - 1) for r in rows])

        def outside(predicted, step):
            return np.maximum(0, np.maximum(predicted - width, width - step - predicted))

        x = start.copy()
        for round_ in range(40):
            predicted = [k + m @ x for k, m in zip(known, matrix)]
            readings = [outside(predicted[0], pixel), outside(predicted[0], whole) + 0.06,
                        outside(predicted[1], pixel) + handicap, outside(predicted[1], whole) + 0.06 + handicap]
            choice = np.argmin(readings, axis=0) if round_ > 5 else np.zeros(len(rows), int)
            step = np.where(choice % 2 == 1, whole, pixel)
            k = np.where(choice >= 2, known[1], known[0])
            m = np.where((choice >= 2)[:, None], matrix[1], matrix[0])
            middle = width - step / 2
            miss = np.maximum(0, np.abs(k + m @ x - middle) - step / 2)
            stale = outside(helvetica, 1.0) + 0.5 < miss
            tolerance = prior["outlier"] * (1 if round_ > 15 else 1 + (15 - round_) * 0.6)
            trust = weight / (step ** 2 / 12 + 0.15 ** 2) / (1 + (miss / tolerance) ** 2) * np.where(stale, 0.1, 1)
            x = np.linalg.solve(m.T @ (m * trust[:, None]) + np.diag(precision),
                                m.T @ (trust * (middle - k)) + precision * start)
        self.solution = x
        return self

    def predict(self, observation, generation=None):
        known, row = self.row(observation, observation.generation if generation is None else generation)
        return known + row @ self.solution

    def advance(self, character, weight, share):
        known, found = self.terms(character, weight, share)
        return known + sum(factor * self.solution[place] for place, factor in found)


def miss(observation, predicted):
    """How far the predicted width, rounded up as the view is, is from the stored one."""
    return math.ceil(predicted / observation.step - 1e-6) * observation.step - observation.width


def validate(rows, make):
    whole = make().fit(rows)

    def is_intrinsic(r):
        found = min(abs(miss(r, whole.predict(r))), abs(miss(r, whole.predict(r, CLASSIC))))
        return found <= 1 and not (found > 0.5 and abs(math.ceil(whole.helvetica_width(r)) - r.width) <= 0.5)

    chosen = [r for r in rows if is_intrinsic(r)]
    report("fitted to all", chosen, {id(r): whole.predict(r) for r in chosen})
    for name, key in (("by text", lambda r: r.text), ("by repository", lambda r: r.repositories[0])):
        keys = sorted({key(r) for r in rows})
        random.Random(1).shuffle(keys)
        parts = 8 if name == "by text" else len(keys)
        predicted = {}
        for part in range(parts):
            held = set(keys[part::parts])
            model = make().fit([r for r in rows if key(r) not in held])
            predicted.update({id(r): model.predict(r) for r in chosen if key(r) in held})
        report("held out " + name, chosen, predicted)


def report(title, rows, predicted):
    for kind in ("label", "button"):
        misses = [abs(miss(r, predicted[id(r)])) for r in rows if r.kind == kind]
        half, point = (sum(m <= limit + 1e-4 for m in misses) / len(misses) for limit in (0.5, 1))
        print(f"{title:24} {kind:7} {len(misses):4}  within half a point {half:.1%}  within a point {point:.1%}")


def write(model, fonts, tracking):
    characters = sorted(c for c in fonts.characters() if c in fonts.advances["Inter", 400])
    faces = [{"opticalSize": name, "weight": weight,
              "advances": [round(model.advance(c, weight, share), 1) for c in characters]}
             for name, share in (("text", 0), ("display", 1)) for weight in STYLES]
    tracking = tracking | {"classic": [
        [size, round(points + model.solution[model.tracking_at[size]] * size / 2048, 3)]
        for size, points in CLASSIC_TRACKING]}
    factor = model.solution[model.kerning_at]
    kerning = {p: round(v * factor, 1) for p, v in fonts.kerning["Inter", 400].items() if abs(v * factor) >= 8}
    document = {
        "origin": "Fitted by Scripts/fit-metrics.py to label and button widths that Interface Builder stores in public "
                  "documents, starting from Inter's advances and kerning. Tracking for iOS 14 and later is the table of "
                  "Apple's Human Interface Guidelines; that for iOS 9 to 13 (classic) was written down from memory "
                  "and fitted with the advances. Units are 1/2048 em; tracking is points by size.",
        "unitsPerEm": 2048, "characters": "".join(characters), "faces": faces, "kerning": kerning,
        "tracking": tracking}
    text = json.dumps(document, ensure_ascii=False, separators=(",", ":"))
    for key in ('{"opticalSize"', '"tracking"', '"kerning"', '"faces"', '"characters"', '"unitsPerEm"'):
        text = text.replace(key, "\n" + key)
    with open(os.path.join(DATA, "system-font.json"), "w", encoding="utf-8") as file:
        file.write(text + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("documents")
    parser.add_argument("--fonts", default="/usr/share/fonts/opentype/inter")
    parser.add_argument("--noto", default="/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf")
    parser.add_argument("--validate", action="store_true")
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    fonts, tracking = Fonts(arguments.fonts, arguments.noto), tracking_tables()
    rows = observations(arguments.documents, fonts.advances["Inter", 400])
    characters = sorted({c for r in rows for c in r.characters})
    print(f"{len(rows)} observations of {len(characters)} characters", file=sys.stderr)

    def make():
        return Model(fonts, tracking, characters)

    if arguments.validate:
        validate(rows, make)
    if arguments.write:
        write(make().fit(rows), fonts, tracking)


if __name__ == "__main__":
    main()
