#!/usr/bin/env python3
"""Draws the sample's logo into its asset catalog: a phone in front of a tablet, at three scales, light and dark.

usage: Scripts/draw-sample-logo.py        (needs nothing but Python)
"""
import pathlib
import struct
import zlib

SIZE = 96  # points
SAMPLES = 4  # along each side of a pixel
FOLDER = pathlib.Path(__file__).parent.parent / "Tests/Fixtures/Sample/Assets.xcassets/Logo.imageset"

# Shapes from back to front: what to paint with, and a rounded rectangle in points (x, y, width, height, radius).
# `clear` takes away what lies below, so that the background shows between the two devices.
SHAPES = [
    ("tablet", (6, 10, 66, 76, 9)),
    ("clear", (11, 15, 56, 66, 4)),
    ("line", (18, 24, 30, 6, 3)),
    ("line", (18, 36, 42, 6, 3)),
    ("clear", (42, 36, 52, 60, 13)),
    ("phone", (47, 41, 42, 51, 9)),
    ("screen", (51, 45, 34, 43, 5)),
    ("mark", (58, 52, 20, 5, 2.5)),
    ("mark", (58, 62, 13, 5, 2.5)),
]
COLORS = {
    "light": {"tablet": (28, 58, 94), "line": (143, 167, 196), "phone": (230, 88, 51), "screen": (255, 241, 235),
              "mark": (230, 88, 51)},
    "dark": {"tablet": (172, 203, 240), "line": (84, 112, 148), "phone": (255, 130, 92), "screen": (58, 26, 16),
             "mark": (255, 130, 92)},
}


def inside(shape, x, y):
    left, top, width, height, radius = shape
    dx = max(left + radius - x, 0, x - (left + width - radius))
    dy = max(top + radius - y, 0, y - (top + height - radius))
    return left <= x <= left + width and top <= y <= top + height and dx * dx + dy * dy <= radius * radius


def paint_at(x, y):
    paint = "clear"
    for name, shape in SHAPES:
        if inside(shape, x, y):
            paint = name
    return paint


def pixel(column, row, scale, colors):
    red = green = blue = covered = 0
    for i in range(SAMPLES):
        for j in range(SAMPLES):
            paint = paint_at((column + (i + 0.5) / SAMPLES) / scale, (row + (j + 0.5) / SAMPLES) / scale)
            if paint != "clear":
                r, g, b = colors[paint]
                red, green, blue, covered = red + r, green + g, blue + b, covered + 1
    if covered == 0:
        return bytes(4)
    alpha = round(255 * covered / SAMPLES**2)
    return bytes([round(red / covered), round(green / covered), round(blue / covered), alpha])


def png(width, height, rows):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    pixels = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


for appearance, colors in COLORS.items():
    for scale in (1, 2, 3):
        side = SIZE * scale
        rows = [b"".join(pixel(x, y, scale, colors) for x in range(side)) for y in range(side)]
        name = "Logo" + ("-dark" if appearance == "dark" else "") + ("" if scale == 1 else f"@{scale}x") + ".png"
        (FOLDER / name).write_bytes(png(side, side, rows))
