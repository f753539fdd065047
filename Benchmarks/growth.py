#!/usr/bin/env python3
"""Measures how processor time and memory grow with the size of a document.

Sixteen shapes of documents grow from 100 to 10,000 parts, and each is laid out, linted and drawn. Time and memory may grow
with the power 1.3 of the size, or the program must refuse the document with a problem that names the limit. Everything below
half a second and 300 MB counts as good, because starting the program takes the larger part of it.

    growth.py --maquette .build/release/maquette [--only views,stack] [--sizes 100,1000,10000] [--commands layout,lint]

The exit status is 1 if a shape grows faster, crashes, or ends at the limit of time or memory.
"""

import argparse
import json
import math
import os
import subprocess
import sys
import tempfile

LARGEST_POWER = 1.3
SMALL_SECONDS = 0.5
SMALL_MEGABYTES = 300
# What the program says of a document that is beyond a limit.
LIMITS = {"too-many", "file-too-large", "text-too-long", "too-deep", "malformed-contents"}
FAILURES = {"crashed", "out-of-time", "out-of-memory"}

FRAME = '<rect key="frame" x="{x}" y="{y}" width="100" height="20"/>'


def document(*scenes):
    return (
        '<?xml version="1.0" encoding="UTF-8"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"'
        ' version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"'
        ' useSafeAreas="YES" initialViewController="c0"><scenes>' + "".join(scenes) + "</scenes></document>"
    )


def scene(subviews="", constraints="", number=0, after=""):
    return (
        f'<scene sceneID="s{number}"><objects><viewController id="c{number}" sceneMemberID="viewController">'
        f'<view key="view" contentMode="scaleToFill" id="v{number}"><rect key="frame" x="0" y="0" width="375" height="667"/>'
        f"<subviews>{subviews}</subviews><constraints>{constraints}</constraints></view>{after}"
        "</viewController></objects></scene>"
    )


def placed(count, part):
    """Views on a grid that does not overlap; PART has a place for the number and one for the frame."""
    return "".join(part.format(i=i, frame=FRAME.format(x=i % 3 * 110, y=i // 3 * 25)) for i in range(count))


def views(count):
    return document(scene(placed(count, '<view fixedFrame="YES" id="a{i}">{frame}</view>')))


def labels(count):
    return document(scene(placed(count, '<label text="Number {i}" fixedFrame="YES" id="a{i}">{frame}</label>')))


def chain(count):
    views = "".join(f'<label text="x{i}" translatesAutoresizingMaskIntoConstraints="NO" id="a{i}"/>' for i in range(count))
    rules = "".join(
        f'<constraint firstItem="a{i}" firstAttribute="top" secondItem="{f"a{i - 1}" if i else "v0"}"'
        f' secondAttribute="{"bottom" if i else "top"}" constant="2" id="t{i}"/>'
        f'<constraint firstItem="a{i}" firstAttribute="leading" secondItem="v0" secondAttribute="leading" id="l{i}"/>'
        for i in range(count)
    )
    return document(scene(views, rules))


def stack(count):
    views = "".join(f'<view contentMode="scaleToFill" id="a{i}"/>' for i in range(count))
    edges = "".join(
        f'<constraint firstItem="st" firstAttribute="{a}" secondItem="v0" secondAttribute="{a}" id="e{a}"/>'
        for a in ("top", "bottom", "leading", "trailing")
    )
    return document(
        scene(
            '<stackView axis="vertical" distribution="fillEqually" translatesAutoresizingMaskIntoConstraints="NO" id="st">'
            f"<subviews>{views}</subviews></stackView>",
            edges,
        )
    )


def segments(count):
    parts = '<segment title="Part"/>' * count
    return document(
        scene(
            '<segmentedControl fixedFrame="YES" segmentControlStyle="plain" id="sg">'
            f"{FRAME.format(x=0, y=0)}<segments>{parts}</segments></segmentedControl>"
        )
    )


def scenes(count):
    label = f'<label text="x" fixedFrame="YES" id="l{{}}">{FRAME.format(x=0, y=0)}</label>'
    return document(*(scene(label.format(i), number=i) for i in range(count)))


def images(count):
    return document(scene(placed(count, '<imageView image="image{i}" fixedFrame="YES" id="a{i}">{frame}</imageView>')))


def segues(count):
    return document(
        *(
            scene(
                number=i,
                after=f'<connections><segue destination="c{(i + 1) % count}" kind="show" id="g{i}"/></connections>',
            )
            for i in range(count)
        )
    )


def inequalities(count):
    rules = "".join(
        '<constraint firstItem="a" firstAttribute="leading" secondItem="v0" secondAttribute="leading"'
        f' relation="greaterThanOrEqual" constant="{i % 50}" id="r{i}"/>'
        for i in range(count)
    )
    return document(scene('<label text="a" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>', rules))


def text(count):
    words = "word " * min(2 * count, 19_000)
    return document(
        scene(
            f'<label text="{words}" numberOfLines="0" fixedFrame="YES" lineBreakMode="wordWrap" id="l">'
            '<rect key="frame" x="0" y="0" width="300" height="600"/></label>'
        )
    )


def equal_names(count):
    return document(scene(placed(count, '<view fixedFrame="YES" id="same">{frame}</view>')))


def dangling(count):
    rules = "".join(
        f'<constraint firstItem="none{i}" firstAttribute="top" secondItem="v0" secondAttribute="top" id="r{i}"/>'
        for i in range(count)
    )
    return document(scene("", rules))


def conflicts(count):
    views = "".join(f'<view translatesAutoresizingMaskIntoConstraints="NO" id="a{i}"/>' for i in range(count))
    rules = "".join(
        f'<constraint firstItem="a{i}" firstAttribute="width" constant="10" id="p{i}"/>'
        f'<constraint firstItem="a{i}" firstAttribute="width" constant="20" id="q{i}"/>'
        for i in range(count)
    )
    return document(scene(views, rules))


def rows(count):
    cells = "".join(
        f'<tableViewCell textLabel="t{i}" style="IBUITableViewCellStyleDefault" id="r{i}">'
        f'<rect key="frame" x="0" y="{44 * i}" width="375" height="44"/>'
        f'<tableViewCellContentView key="contentView" tableViewCell="r{i}" id="k{i}">'
        '<rect key="frame" x="0" y="0" width="375" height="44"/>'
        f'<subviews><label text="Row" id="t{i}"/></subviews></tableViewCellContentView></tableViewCell>'
        for i in range(count)
    )
    return document(
        '<scene sceneID="s0"><objects><tableViewController id="c0" sceneMemberID="viewController">'
        '<tableView key="view" dataMode="static" style="plain" rowHeight="44" id="tv">'
        '<rect key="frame" x="0" y="0" width="375" height="667"/><sections><tableViewSection id="se"><cells>'
        + cells
        + "</cells></tableViewSection></sections></tableView></tableViewController></objects></scene>"
    )


def overlapping(count):
    return document(
        scene(
            "".join(
                f'<button buttonType="system" fixedFrame="YES" id="a{i}"><rect key="frame" x="10" y="10" width="100"'
                f' height="44"/><state key="normal" title="B{i}"/></button>'
                for i in range(count)
            )
        )
    )


def catalog(count):
    """A catalog's set of images with many entries, beside a document that shows the image."""
    entries = [{"idiom": "universal", "scale": "1x", "filename": f"p{i}.png"} for i in range(count)]
    files = {
        "Assets.xcassets/Photo.imageset/Contents.json": json.dumps({"images": entries}),
        "Package.swift": "",
    }
    return document(scene(placed(1, '<imageView image="Photo" fixedFrame="YES" id="a{i}">{frame}</imageView>'))), files


SHAPES = [
    views, labels, chain, stack, segments, scenes, images, segues, inequalities, text, equal_names, dangling, conflicts,
    rows, overlapping, catalog,
]

ONE_VARIANT = ["--devices", "iphone-15", "--orientations", "portrait", "--appearances", "light"]
COMMANDS = {
    "layout": ["layout", "--canvas", "--json"],
    "lint": ["lint", "--json"] + ONE_VARIANT,
    "render": ["render", "--json", "--no-cache", "-o", "out"] + ONE_VARIANT,
}


def measure(words, folder):
    """Processor seconds, the largest memory in MB, and the codes of the problems."""
    with open(os.path.join(folder, "stdout"), "w+b") as output, open(os.path.join(folder, "stderr"), "w+b") as errors:
        process = subprocess.Popen(words, cwd=folder, stdout=output, stderr=errors, stdin=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        errors.seek(0)
        output.seek(0)
        said = errors.read(1 << 22).decode(errors="replace") + output.read(1 << 22).decode(errors="replace")
    codes = {code for code in LIMITS | FAILURES if f'"{code}"' in said}
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, codes


def power(small, large, ratio, floor):
    """How the value above a floor grows."""
    return math.log(max(large - floor, 1e-3) / max(small - floor, floor / 10, 1e-3)) / math.log(ratio)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--maquette", default=".build/release/maquette")
    parser.add_argument("--only", default="", help="shapes, separated by commas")
    parser.add_argument("--commands", default=",".join(COMMANDS))
    parser.add_argument("--sizes", default="100,1000,10000")
    options = parser.parse_args()
    program = os.path.abspath(options.maquette)
    sizes = [int(size) for size in options.sizes.split(",")]
    names = [name for name in options.only.split(",") if name]
    is_good = True
    for shape in SHAPES:
        if names and shape.__name__ not in names:
            continue
        for command in options.commands.split(","):
            results = []
            for size in sizes:
                with tempfile.TemporaryDirectory() as folder:
                    made = shape(size)
                    text, files = made if isinstance(made, tuple) else (made, {})
                    for path, content in files.items():
                        os.makedirs(os.path.dirname(os.path.join(folder, path)) or folder, exist_ok=True)
                        with open(os.path.join(folder, path), "w") as file:
                            file.write(content)
                    with open(os.path.join(folder, "Main.storyboard"), "w") as file:
                        file.write(text)
                    results.append(measure([program] + COMMANDS[command] + ["Main.storyboard"], folder))
                if results[-1][2]:
                    break
            seconds, memory, codes = results[-1]
            verdict = "good"
            if codes & FAILURES:
                verdict, is_good = f"FAILS: {', '.join(sorted(codes & FAILURES))}", False
            elif codes:
                verdict = f"refused: {', '.join(sorted(codes))}"
            elif len(results) > 1:
                ratio = sizes[len(results) - 1] / sizes[len(results) - 2]
                time_power = power(results[-2][0], seconds, ratio, results[0][0] / 2)
                memory_power = power(results[-2][1], memory, ratio, results[0][1] / 2)
                verdict = f"time^{time_power:.2f} memory^{memory_power:.2f}"
                if (time_power > LARGEST_POWER and seconds > SMALL_SECONDS) or (
                    memory_power > LARGEST_POWER and memory > SMALL_MEGABYTES
                ):
                    verdict, is_good = "FAILS: " + verdict, False
            row = " ".join(f"{size}:{r[0]:.2f}s/{r[1]:.0f}MB" for size, r in zip(sizes, results))
            print(f"{shape.__name__:13}{command:8}{row}  {verdict}", flush=True)
    sys.exit(0 if is_good else 1)


if __name__ == "__main__":
    main()
