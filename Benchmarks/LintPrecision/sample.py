#!/usr/bin/env python3
"""Draws a random sample of lint findings over many projects, to be judged by reading the documents.

    sample.py draw MAQUETTE PROJECTS --seed 1 > judgments.tsv    a line for each finding, with an empty verdict
    sample.py share judgments.tsv                                the share of true findings, and by rule

PROJECTS is a folder with one folder for each project. A finding is what `maquette lint` prints: findings with one
cause are one. Errors and warnings count, notes do not. Each project gives the same number of findings if it has as
many, so that no project decides the share. A verdict is `true`, `false` or `noise`, followed by the reason in our own
words.
"""

import argparse
import collections
import os
import random
import re
import subprocess
import sys

LINE = re.compile(r"^(?P<file>.+?):(?P<line>\d+)?(?::\d+)?:? ?(?P<severity>warning|error): (?P<message>.*) \[(?P<rule>[a-z-]+)\]$")
COLUMNS = ["verdict", "reason", "project", "file", "line", "rule", "message"]


def findings(maquette, projects, name, devices):
    """The findings of one project, as dictionaries."""
    command = [maquette, "lint", name, "--devices", devices, "--jobs", "1"]
    result = subprocess.run(command, cwd=projects, capture_output=True, text=True)
    found = []
    for text in result.stdout.splitlines():
        match = LINE.match(text)
        if match:
            found.append({"project": name, **match.groupdict(default="")})
    return found


def draw(arguments):
    names = sorted(n for n in os.listdir(arguments.projects) if os.path.isdir(os.path.join(arguments.projects, n)))
    chance = random.Random(arguments.seed)
    chance.shuffle(names)
    pools = []
    for name in names:
        if len(pools) == arguments.count:
            break
        found = findings(os.path.abspath(arguments.maquette), arguments.projects, name, arguments.devices)
        if found:
            chance.shuffle(found)
            pools.append(found)
            print(f"{name}: {len(found)}", file=sys.stderr)
    # One of each project in turn, so that the small ones are drawn whole.
    sample = []
    while len(sample) < arguments.size and any(pools):
        for pool in pools:
            if pool and len(sample) < arguments.size:
                sample.append(pool.pop())
    print("\t".join(COLUMNS))
    for finding in sorted(sample, key=lambda f: (f["project"], f["file"], f["line"], f["rule"])):
        print("\t".join(finding.get(column, "").replace("\t", " ") for column in COLUMNS))


def share(arguments):
    counts = collections.defaultdict(collections.Counter)
    projects = set()
    for path in arguments.files:
        with open(path, encoding="utf-8") as file:
            head = file.readline().rstrip("\n").split("\t")
            for line in file:
                row = dict(zip(head, line.rstrip("\n").split("\t")))
                counts[row["rule"]][row["verdict"] or "open"] += 1
                projects.add(row["project"])
    total = sum(counts.values(), collections.Counter())
    number = sum(total.values())
    for rule in sorted(counts, key=lambda rule: -sum(counts[rule].values())):
        print(f"{rule:28} " + "  ".join(f"{verdict} {n}" for verdict, n in sorted(counts[rule].items())))
    print(f"{total['true']} of {number} are true ({100 * total['true'] / max(1, number):.1f} %), in {len(projects)} projects")


parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
commands = parser.add_subparsers(required=True)
drawing = commands.add_parser("draw")
drawing.add_argument("maquette")
drawing.add_argument("projects")
drawing.add_argument("--seed", type=int, default=1)
drawing.add_argument("--size", type=int, default=200)
drawing.add_argument("--count", type=int, default=20, help="the number of projects")
drawing.add_argument("--devices", default="iphone-15,iphone-8,ipad-9th-generation")
drawing.set_defaults(run=draw)
sharing = commands.add_parser("share")
sharing.add_argument("files", nargs="+")
sharing.set_defaults(run=share)
chosen = parser.parse_args()
chosen.run(chosen)
