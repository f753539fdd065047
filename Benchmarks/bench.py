#!/usr/bin/env python3
"""Measures the command against its peers on this machine, in one run, and says what came of it.

usage: Benchmarks/bench.py [--maquette FILE] [--micro FILE] [--output DIR] [--only SECTION,...] [--quick]

Sections: start, matrix, threads, again, storyboards, diff, check, chromium, svg, pages, micro, growth, kills
Needs nothing but Python. What a peer needs and is not there is said as skipped: chromium, rsvg-convert, g++ and pip
(kiwi and resvg are fetched from PyPI into .build and never committed). Times are the wall's and, since machines have
other things to do, the processor's: user and system together. All ratios come last, each with its target.
"""
import argparse
import base64
import glob
import json
import os
import random
import re
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tarfile
import time
import urllib.request

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
WORK = os.path.join(HERE, ".build", "bench")
DISCARDED = os.path.join(WORK, "discarded")
SAMPLE = os.path.join(ROOT, "Tests/Fixtures/Sample")
MATRIX = ["--devices", "current", "--orientations", "all", "--multitasking", "all", "--appearances", "light,dark"]


class Run:
    """One process: how long it took, and how much memory at most."""

    def __init__(self, arguments, check=True, **options):
        start = time.monotonic()
        process = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, **options)
        self.output = process.stdout.read().decode(errors="replace")
        _, status, usage = os.wait4(process.pid, 0)
        self.wall = time.monotonic() - start
        self.cpu = usage.ru_utime + usage.ru_stime
        self.megabytes = usage.ru_maxrss / (1 if sys.platform == "linux" else 1024) / 1024
        self.status = os.waitstatus_to_exitcode(status)
        process.returncode = self.status
        if check and self.status != 0:
            raise SystemExit(f"bench: {' '.join(arguments[:3])} … ended with {self.status}\n{self.output[-500:]}")


def least(count, make):
    """Of several runs the one that the machine's other work disturbed least."""
    return min((make() for _ in range(count)), key=lambda run: run.wall)


def say(name, text):
    print(f"{name:34} {text}", flush=True)


class Target:
    """A figure with what is wanted of it: a value, and its words."""

    def __init__(self, name, value, text, least=None, most=None):
        self.name, self.text = name, text
        self.wanted = f"at least {least[1]}" if least else f"at most {most[1]}"
        self.is_met = value >= least[0] if least else value <= most[0]


class Bench:
    def __init__(self, arguments):
        self.maquette = arguments.maquette
        self.micro_program = arguments.micro
        self.output = arguments.output
        self.quick = arguments.quick
        self.cache = os.path.join(WORK, "cache")
        self.targets = []
        self.skipped = []

    def reach(self, name, value, text, **wanted):
        """Notes a figure for the table at the end."""
        self.targets.append(Target(name, value, text, **wanted))

    def times(self, name, value, wanted):
        """Notes how many times as fast as something else ours is."""
        self.reach(name, value, f"{value:.1f} ×", least=(wanted, f"{wanted} ×"))

    def skip(self, name, why):
        self.skipped.append(name)
        say(name, f"skipped: {why}")

    def table(self):
        print()
        width = max([len(target.name) for target in self.targets] + [10])
        for target in self.targets:
            print(f"{target.name:{width}}  {target.text:>10}   wanted: {target.wanted:18} "
                  f"{'reached' if target.is_met else 'NOT REACHED'}")
        met = sum(target.is_met for target in self.targets)
        print(f"\n{met} of {len(self.targets)} targets reached"
              + (f"; skipped: {', '.join(self.skipped)}" if self.skipped else ""), flush=True)

    def render(self, source, *options, output="out", cache=False, **more):
        target = os.path.join(WORK, output)
        # What lies there already would not be written again. It is put away, and deleted when all is measured: until a
        # disk has deleted so many files, and written what earlier runs left it to write, the next run shares it.
        if not cache and os.path.exists(target):
            os.makedirs(DISCARDED, exist_ok=True)
            os.rename(target, os.path.join(DISCARDED, str(len(os.listdir(DISCARDED)))))
        os.sync()
        kept = ["--cache-dir", self.cache] if cache else ["--no-cache"]
        return Run([self.maquette, "render", source, "-o", target, *kept, *options], **more)

    def count(self, *axes):
        return len(json.loads(Run([self.maquette, "matrix", "--json", *axes]).output))

    # MARK: Sections

    def start(self):
        run = least(9, lambda: self.render(SAMPLE, "--devices", "iphone-15-pro"))
        say("cold start to one phone picture", f"{run.wall:.3f} s wall, {run.cpu:.3f} s cpu")
        self.reach("cold start to one phone picture, processor", run.cpu, f"{run.cpu:.3f} s", most=(0.12, "0.12 s"))
        phones = ["--devices", "iphones", "--orientations", "all", "--appearances", "light,dark", "--jobs", "1"]
        count = self.count(*phones[:-2])
        many = least(3, lambda: self.render(SAMPLE, *phones))
        one = (many.cpu - run.cpu) / (count - 1)
        say("a phone variant on one core", f"{one * 1000:.2f} ms cpu, over {count}")
        self.reach("a phone variant on one core", one, f"{one * 1000:.1f} ms", most=(0.005, "5 ms"))

    def matrix(self):
        count = self.count(*MATRIX)
        for name, more in [("sample", []), ("sample with sheets", ["--grid"])]:
            run = least(3, lambda: self.render(SAMPLE, *MATRIX, *more))
            say(f"{name}, {count} variants", f"{run.wall:.2f} s wall, {run.cpu:.2f} s cpu, {run.megabytes:.0f} MB")

    def threads(self):
        axes = MATRIX if self.quick else [*MATRIX, "--content-sizes", "all"]
        count = self.count(*axes)
        points = []
        for sheets in [[], ["--grid"]]:
            runs = {jobs: least(3 if jobs in (1, 4) else 1, lambda: self.render(SAMPLE, *axes, *sheets, "--jobs", str(jobs)))
                    for jobs in (1, 2, 3, 4)}
            gain = runs[1].wall / runs[4].wall
            # What the cores could do had they nothing else to do: the work grows a little with the threads.
            alone = 4 * runs[1].cpu / runs[4].cpu
            say(f"four threads for one, {count}{' + sheets' if sheets else ''}",
                f"{gain:.2f} × wall; {alone:.2f} × by processor time; {runs[4].megabytes:.0f} MB")
            with_sheets = " with sheets" if sheets else ""
            self.times(f"four threads for one, {count} pictures{with_sheets}", gain, 3.3)
            self.reach(f"memory of {count} pictures{with_sheets}", runs[4].megabytes, f"{runs[4].megabytes:.0f} MB",
                       most=(400, "400 MB"))
            if not sheets:
                points = [[jobs, runs[1].wall / run.wall] for jobs, run in runs.items()]
        return {"threads": {"title": f"Threads: {count} pictures of the sample", "x": "threads",
                            "y": "times as fast as one", "points": points}}

    def again(self):
        shutil.rmtree(self.cache, ignore_errors=True)
        source = os.path.join(WORK, "app")
        shutil.rmtree(source, ignore_errors=True)
        shutil.copytree(SAMPLE, source)
        axes = MATRIX if self.quick else [*MATRIX, "--content-sizes", "all"]
        count = self.count(*axes)
        first = self.render(source, *axes, "--grid", output="again", cache=True)
        second = least(3, lambda: self.render(source, *axes, "--grid", output="again", cache=True))
        say(f"second run, nothing changed, {count}",
            f"{second.cpu / first.cpu:.1%} of the first by processor time, {second.wall / first.wall:.1%} wall "
            f"({second.wall:.3f} s of {first.wall:.2f} s)")
        for name, share in [("wall", second.wall / first.wall), ("processor", second.cpu / first.cpu)]:
            self.reach(f"second run, nothing changed, {name}", share, f"{share:.1%}", most=(0.05, "5 %"))
        folder = os.path.join(WORK, "again")
        before = {name: os.stat(os.path.join(folder, name)).st_ino for name in os.listdir(folder)}
        document = os.path.join(source, "LaunchScreen.storyboard")
        text = open(document).read()
        changed = re.sub(r'text="([^"]*)"', r'text="\1!"', text, count=1)
        open(document, "w").write(changed)
        third = self.render(source, *axes, "--grid", output="again", cache=True)
        after = {name: os.stat(os.path.join(folder, name)).st_ino for name in os.listdir(folder)}
        touched = [name for name in after if before.get(name) != after[name]]
        say("one label changed", f"{len(touched)} of {len(after)} files written, {third.cpu / first.cpu:.0%} of the first")

    def storyboards(self):
        screens = self.launch_screens(40)
        axes = ["--devices", "current"]
        count = self.count(*axes) * len(screens)
        run = Run([self.maquette, "render", *screens, "--no-cache", "-o", os.path.join(WORK, "out40"), *axes], check=False)
        say(f"40 launch screens, {count} pictures", f"{run.wall:.2f} s wall, {run.cpu:.2f} s cpu, {run.megabytes:.0f} MB")
        big = views_storyboard(500, os.path.join(WORK, "views-500.storyboard"))
        run = least(3, lambda: self.render(big, "--devices", "current"))
        count = self.count("--devices", "current")
        say(f"500 views, {count} variants", f"{run.wall:.2f} s wall, {run.cpu:.2f} s cpu, {run.megabytes:.0f} MB")

    def launch_screens(self, wanted):
        found = sorted(glob.glob(os.path.join(ROOT, "../shared/corpus/dev/*/**/*aunch*creen*.storyboard"), recursive=True))
        made = [views_storyboard(12 + i % 9, os.path.join(WORK, f"screens/Launch{i:02}.storyboard"), seed=i)
                for i in range(max(0, wanted - len(found)))]
        return (found + made)[:wanted]

    def diff(self):
        """Two pictures of 2732 × 2048 pixels: files of equal bytes, one other pixel, one more word, and another screen.

        ImageMagick writes the files again, so that no encoder of ours makes them easy to read."""
        axes = ["--devices", "ipad-pro-12.9", "--orientations", "landscape", "--appearances", "light"]
        pictures = {}
        for name, seed, word in [
            ("screen", 1, "Label 99"), ("pixel", 1, "Label 99"), ("word", 1, "Label 99 more"), ("other", 2, "Label 99")
        ]:
            document = views_storyboard(300, os.path.join(WORK, f"diff-{name}.storyboard"), seed=seed)
            text = open(document).read().replace('text="Label 99"', f'text="{word}"')
            if name == "pixel":
                text = with_red_pixel(text)
            open(document, "w").write(text)
            self.render(document, *axes, output=f"diff-{name}")
            pictures[name] = glob.glob(os.path.join(WORK, f"diff-{name}", "*.png"))[0]
            if shutil.which("convert"):
                again = os.path.join(WORK, f"diff-{name}.png")
                Run(["convert", pictures[name], again])
                pictures[name] = again
        pictures["copy"] = shutil.copy(pictures["screen"], os.path.join(WORK, "copy.png"))
        for name, other in [
            ("equal files", "copy"), ("one other pixel", "pixel"), ("one more word", "word"), ("another screen", "other")
        ]:
            pair = [pictures["screen"], pictures[other]]
            ours, peer = [], []
            for _ in range(9):
                ours.append(Run([self.maquette, "diff", *pair], check=False))
                if shutil.which("compare"):
                    peer.append(Run(["compare", "-metric", "AE", *pair, "null:"], check=False))
            ours = min(ours, key=lambda run: run.wall)
            beside = "ImageMagick skipped: not installed"
            if peer:
                peer = min(peer, key=lambda run: run.wall)
                beside = (f"ImageMagick {peer.wall * 1000:.0f} ms: {peer.wall / ours.wall:.1f} × wall, "
                          f"{peer.cpu / ours.cpu:.1f} × cpu")
                self.times(f"diff beside ImageMagick, {name}", peer.wall / ours.wall, 2.5)
            say(f"diff, {name}", f"{ours.wall * 1000:.1f} ms wall, {ours.cpu * 1000:.1f} ms cpu; {beside}")

    def check(self):
        """Pictures that are their goldens, beside drawing them."""
        axes = [*MATRIX, "--content-sizes", "medium,large,accessibility-large,accessibility-extra-large"]
        count = self.count(*axes)
        goldens, report = os.path.join(WORK, "goldens"), os.path.join(WORK, "report")
        shutil.rmtree(goldens, ignore_errors=True)
        shutil.rmtree(self.cache, ignore_errors=True)
        Run([self.maquette, "golden", "record", SAMPLE, *axes, "--goldens", goldens])
        # So long may files change without another stamp.
        time.sleep(3)
        check = [self.maquette, "golden", "check", SAMPLE, *axes, "--goldens", goldens, "--cache-dir", self.cache]
        # Reports of their own: what another run has written over is not taken for what the last one left.
        remembered, laid_out = [*check, "-o", report], [*check, "-o", report + "-anew", "--no-cache"]
        Run(remembered)
        drawn, anew, known = [], [], []
        for _ in range(5):
            drawn.append(self.render(SAMPLE, *axes))
            anew.append(Run(laid_out))
            known.append(Run(remembered))
        drawn, anew, known = (min(runs, key=lambda run: run.wall) for runs in (drawn, anew, known))
        say(f"drawing {count} pictures", f"{drawn.wall:.3f} s wall, {drawn.cpu:.2f} s cpu")
        say("checking them, laid out", f"{anew.wall:.3f} s wall, {anew.cpu:.2f} s cpu")
        say("checking them, remembered", f"{known.wall:.3f} s wall, {known.cpu:.3f} s cpu")
        for name, share in [("wall", known.wall / drawn.wall), ("processor", known.cpu / drawn.cpu)]:
            self.reach(f"an unchanged check beside drawing, {name}", share, f"{share:.1%}", most=(0.1, "10 %"))

    def chromium(self):
        program = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
        if not program:
            return self.skip("headless Chromium", "not installed")
        count = self.count(*MATRIX)
        ours = least(3, lambda: self.render(SAMPLE, *MATRIX, "--jobs", "1"))
        shared = least(3, lambda: self.render(SAMPLE, *MATRIX))
        sizes = []
        for file in sorted(glob.glob(os.path.join(WORK, "out", "*.png"))):
            with open(file, "rb") as opened:
                sizes.append(struct.unpack(">II", opened.read(24)[16:24]))
        if self.quick:
            sizes = sizes[::max(1, len(sizes) // 20)]
        page = os.path.join(WORK, "page.html")
        with open(glob.glob(SAMPLE + "/**/Logo@2x.png", recursive=True)[0], "rb") as logo:
            data = base64.b64encode(logo.read()).decode()
        open(page, "w").write(
            "<!DOCTYPE html><body style='margin:0;height:100vh;display:flex;flex-direction:column;align-items:center;"
            "justify-content:center;background:#f4f8ff;font:17px Inter'><img width=96 src='data:image/png;base64,"
            f"{data}'><h1 style='font-size:24px;color:#1c3a5e'>Maquette</h1><p style='color:#888'>A model made before the "
            "real thing</p></body>")
        with Chromium(program) as browser:
            browser.open("file://" + page)
            browser.shot(800, 600, 1)
            start, used = time.monotonic(), browser.cpu()
            for width, height in sizes:
                browser.shot(width // 2, height // 2, 2)
            wall = (time.monotonic() - start) / len(sizes)
            cpu = (browser.cpu() - used) / len(sizes)
        say(f"Chromium, warm, {len(sizes)} variants", f"{wall * 1000:.0f} ms wall, {cpu * 1000:.0f} ms cpu a variant")
        say(f"Maquette, 1 job, {count} variants", f"{ours.wall / count * 1000:.1f} ms wall, {ours.cpu / count * 1000:.1f} ms cpu "
            f"a variant: {wall / (ours.wall / count):.0f} × wall, {cpu / (ours.cpu / count):.0f} × cpu")
        say(f"Maquette, all cores, {count} variants", f"{shared.wall / count * 1000:.1f} ms wall a variant: "
            f"{wall / (shared.wall / count):.0f} × wall")
        self.times(f"{count} variants beside warm Chromium, all cores, wall", wall / (shared.wall / count), 25)
        self.times(f"{count} variants beside warm Chromium, one core, wall", wall / (ours.wall / count), 25)

    def svg(self):
        """One 2732 × 2048 picture: the whole command, and one picture more, beside peers drawing the SVG that it writes."""
        axes = ["--devices", "ipad-pro-12.9", "--orientations", "landscape", "--appearances", "light"]
        self.render(SAMPLE, *axes, "--format", "png,svg", output="big")
        file = sorted(glob.glob(os.path.join(WORK, "big", "*.svg")))[0]
        ours = least(9, lambda: self.render(SAMPLE, *axes, output="big1"))
        say("one picture of an iPad Pro 12.9", f"{ours.wall:.3f} s wall, {ours.cpu:.3f} s cpu, the command from start to end")
        many = [*axes[:-1], "all", "--content-sizes", "all"]
        count = self.count(*many)
        single = least(3, lambda: self.render(SAMPLE, *axes, "--jobs", "1", output="big1"))
        warm = least(3, lambda: self.render(SAMPLE, *many, "--jobs", "1", output="big2"))
        steady = (warm.cpu - single.cpu) / (count - 1)
        say("one more such picture", f"{steady * 1000:.1f} ms cpu, from tree to file")
        with open(file.replace(".svg", ".png"), "rb") as opened:
            width, height = struct.unpack(">II", opened.read(24)[16:24])
        if shutil.which("rsvg-convert"):
            convert = ["rsvg-convert", "-w", str(width), "-h", str(height), "-o", os.path.join(WORK, "r.png"), file]
            peer = least(9, lambda: Run(convert))
            say("rsvg-convert, the same picture", f"{peer.wall:.3f} s wall, {peer.cpu:.3f} s cpu: {peer.wall / ours.wall:.1f} × wall, "
                f"{peer.cpu / ours.cpu:.1f} × cpu")
            self.times("2732 × 2048 beside rsvg-convert, cold, wall", peer.wall / ours.wall, 5)
            self.times("2732 × 2048 beside rsvg-convert, cold, processor", peer.cpu / ours.cpu, 5)
            empty = os.path.join(WORK, "empty.svg")
            with open(empty, "w") as opened:
                opened.write('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')
            bare = least(5, lambda: Run(["rsvg-convert", "-o", os.path.join(WORK, "e.png"), empty]))
            say("without either one's start", f"rsvg-convert {(peer.cpu - bare.cpu) * 1000:.0f} ms cpu: "
                f"{(peer.cpu - bare.cpu) / steady:.1f} × cpu")
            self.times("2732 × 2048 beside rsvg-convert, warm", (peer.cpu - bare.cpu) / steady, 5)
        else:
            self.skip("rsvg-convert", "not installed")
        seconds = self.resvg(file, width, height)
        if seconds is None:
            return self.skip("resvg", "resvg_py is not to be had")
        say("resvg (PyPI), the same picture", f"{seconds:.3f} s wall without Python's start: {seconds / ours.wall:.1f} × the whole "
            f"command, {seconds / steady:.1f} × one more picture")
        # Its start is Python's and does not count; ours does in the first.
        self.times("2732 × 2048 beside resvg without its start, wall", seconds / ours.wall, 5)
        self.times("2732 × 2048 beside resvg, warm", seconds / steady, 5)

    def pages(self):
        """The memory of SVG and PDF: it must not grow with the number of pictures, nor beyond what one needs as PNG."""
        steps = [MATRIX, MATRIX if self.quick else [*MATRIX, "--content-sizes", "all"]]
        counts = [self.count(*step) for step in steps]
        large = views_storyboard(1000 if self.quick else 5000, os.path.join(WORK, "views-large.storyboard"))
        drawn = self.render(large, "--devices", "iphone-15-pro", output="pages").megabytes
        for kind in ["svg", "pdf"]:
            few, many = (self.render(SAMPLE, *step, "--format", kind, output="pages").megabytes for step in steps)
            say(f"{counts[-1]} pictures as {kind}", f"{many:.0f} MB; {few:.0f} MB for {counts[0]}")
            self.reach(f"memory of {counts[-1]} pictures as {kind}", many, f"{many:.0f} MB", most=(100, "100 MB"))
            one = self.render(large, "--devices", "iphone-15-pro", "--format", kind, output="pages").megabytes
            say(f"one picture of very many views as {kind}", f"{one:.0f} MB; {drawn:.0f} MB as PNG")
            self.reach(f"memory of one very large picture as {kind}, beside PNG", one / drawn, f"{one / drawn:.2f} ×",
                       most=(1.1, "1.1 × its memory"))

    def resvg(self, file, width, height):
        """Seconds that resvg takes for a picture, the least of several; None where it is not to be had."""
        packages = os.path.join(WORK, "python")
        if not os.path.isdir(os.path.join(packages, "resvg_py")):
            subprocess.run([sys.executable, "-m", "pip", "install", "-q", "--target", packages, "resvg_py"], capture_output=True)
        code = (f"import sys, time; sys.path.insert(0, {packages!r}); import resvg_py\n"
                "for _ in range(5):\n"
                "    start = time.monotonic()\n"
                f"    data = bytes(resvg_py.svg_to_bytes(svg_path={file!r}, width={width}, height={height}))\n"
                f"    open({os.path.join(WORK, 'v.png')!r}, 'wb').write(data)\n"
                "    print(time.monotonic() - start)\n")
        run = Run([sys.executable, "-c", code], check=False)
        return None if run.status else min(float(line) for line in run.output.split())

    def micro(self):
        if not os.path.exists(self.micro_program):
            return self.skip("micro benchmarks", f"{self.micro_program} is not built")
        fixtures = os.path.join(WORK, "fixtures")
        self.render(SAMPLE, "--devices", "iphone-15-pro,ipad-pro-12.9", "--frame", "bezel", output="fixtures")
        shutil.copy(os.path.join(SAMPLE, "LaunchScreen.storyboard"), fixtures)
        views_storyboard(500, os.path.join(fixtures, "views-500.storyboard"))
        self.render(SAMPLE, "--devices", "current", "--grid", output="sheets")
        for sheet in glob.glob(os.path.join(WORK, "sheets", "*grid*.png"))[:1]:
            shutil.copy(sheet, os.path.join(fixtures, "sheet.png"))
        lines = [json.loads(line) for line in Run([self.micro_program, "micro", fixtures, self.output]).output.splitlines()]
        kiwi = self.kiwi()
        if not kiwi:
            self.skip("kiwi", "its sources or a C++ compiler are not to be had")
        points = []
        for line in lines:
            group, seconds = line["group"], line["seconds"]
            if group == "solver":
                points.append([line["count"], seconds * 1000])
                peer = kiwi.get(int(line["count"]))
                for index, (what, time) in enumerate([("built", seconds), ("resized", line["resize"])]):
                    name = f"solver, {line['name']} constraints, {what}"
                    say(name, f"{time * 1e6:.1f} µs" + (f"; kiwi {peer[index] * 1e6:.1f} µs" if peer else ""))
                    if peer:
                        ratio = time / peer[index]
                        self.reach(f"{name}, beside kiwi", ratio, f"{ratio:.2f} ×", most=(1.5, "1.5 × its time"))
            elif group == "png":
                say(f"png, {line['name'][:28]}", f"{line['cairoSeconds'] / seconds:.1f} × as fast as Cairo, "
                    f"{line['bytes'] / line['cairoBytes']:.2f} of its size ({seconds * 1000:.1f} ms, {line['bytes']:.0f} B)")
                name, share = f"PNG beside Cairo, {line['name'][:28]}", line["bytes"] / line["cairoBytes"]
                self.times(name, line["cairoSeconds"] / seconds, 4)
                self.reach(f"{name}, size", share, f"{share:.2f}", most=(1, "1.00"))
            elif group == "diff":
                say(f"diff, {line['name'][:28]}", f"{line['pixels'] / seconds / 1e6:.0f} million pixels a second")
            elif group == "documents":
                say(f"reading {line['name']}", f"{seconds * 1000:.2f} ms, {line['bytes'] / seconds / 1e6:.1f} MB a second")
            else:
                turned = f", turned in {line['rotation'] * 1e6:.0f} µs" if "rotation" in line else ""
                say(f"{group}, {line['name']}", f"{seconds * 1e6:.2f} µs{turned}")
        return {"constraints": {"title": "Solver: constraints", "x": "constraints", "y": "ms", "points": points}}

    def kiwi(self):
        folder = os.path.join(WORK, "kiwi")
        compiler = shutil.which("g++") or shutil.which("clang++")
        if not compiler:
            return {}
        os.makedirs(folder, exist_ok=True)
        subprocess.run([sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--no-binary", ":all:", "kiwisolver",
                        "-d", folder], capture_output=True)
        archives = glob.glob(os.path.join(folder, "*.tar.gz"))
        if not archives:
            return {}
        with tarfile.open(archives[0]) as archive:
            archive.extractall(folder, filter="data")
        headers = next(filter(os.path.isdir, sorted(glob.glob(os.path.join(folder, "kiwisolver-*")))))
        program = os.path.join(folder, "kiwi-bench")
        built = subprocess.run([compiler, "-std=c++17", "-O2", "-I", headers, os.path.join(HERE, "Peers/kiwi.cpp"), "-o", program])
        if built.returncode:
            return {}
        lines = (line.split() for line in Run([program]).output.splitlines())
        return {int(count): (float(seconds), float(resize)) for count, seconds, resize in lines}

    def growth(self):
        points, memory = [], []
        steps = [["--devices", "iphones"], MATRIX, [*MATRIX[:-1], "all"], [*MATRIX, "--content-sizes", "all"],
                 [*MATRIX[:-1], "all", "--content-sizes", "all"]]
        for step in steps[:3] if self.quick else steps:
            count = self.count(*step)
            run = self.render(SAMPLE, *step, "--grid", output="growth")
            points.append([count, run.cpu])
            memory.append([count, run.megabytes])
            say(f"{count} variants with sheets", f"{run.wall:.2f} s wall, {run.cpu:.2f} s cpu, {run.cpu / count * 1000:.2f} ms a variant, "
                f"{run.megabytes:.0f} MB")
            shutil.rmtree(os.path.join(WORK, "growth"), ignore_errors=True)
        # What a picture costs in the largest matrix, beside the second, in which the start does not count any more.
        rate = points[-1][1] / points[-1][0] / (points[1][1] / points[1][0])
        self.reach(f"a picture among {points[-1][0]}, beside one among {points[1][0]}", rate, f"{rate:.2f} ×",
                   most=(1.15, "1.15 × its time"))
        self.reach(f"memory of {memory[-1][0]} pictures with sheets", memory[-1][1], f"{memory[-1][1]:.0f} MB",
                   most=(400, "400 MB"))
        views = []
        for count in [50, 100, 200] if self.quick else [50, 100, 200, 500, 1000]:
            document = views_storyboard(count, os.path.join(WORK, f"views-{count}.storyboard"))
            run = least(3, lambda: self.render(document, "--devices", "iphone-15-pro"))
            views.append([count, run.cpu * 1000])
            say(f"{count} views", f"{run.cpu * 1000:.0f} ms cpu")
        return {
            "variants": {"title": "Variants of the sample, with sheets", "x": "variants", "y": "seconds of processor time", "points": points},
            "memory": {"title": "Memory over variants", "x": "variants", "y": "MB", "points": [[0, 0], *memory]},
            "views": {"title": "Views in one document", "x": "views", "y": "ms of processor time", "points": views},
        }

    def kills(self):
        """Ends runs at random moments; whatever lies in the folder must be whole, and the next run must repair the rest."""
        count = 20 if self.quick else 200
        folder = os.path.join(WORK, "kills")
        shutil.rmtree(folder, ignore_errors=True)
        shutil.rmtree(self.cache, ignore_errors=True)
        axes = ["--devices", "current", "--grid"]
        command = [self.maquette, "render", SAMPLE, *axes, "-o", folder, "--cache-dir", self.cache]
        whole = Run(command)
        expected = {name: open(os.path.join(folder, name), "rb").read() for name in os.listdir(folder)}
        random.seed(7)
        broken = ended = 0
        for index in range(count):
            if index % 4 == 0:
                shutil.rmtree(folder)
            if index % 3 == 0:
                shutil.rmtree(self.cache, ignore_errors=True)
            process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(random.random() * whole.wall)
            process.send_signal(random.choice([signal.SIGKILL, signal.SIGTERM, signal.SIGINT]))
            ended += process.wait() != 0
            for name in os.listdir(folder) if os.path.isdir(folder) else []:
                if not name.startswith(".") and open(os.path.join(folder, name), "rb").read() != expected.get(name):
                    broken += 1
        Run(command)
        after = {name: open(os.path.join(folder, name), "rb").read() for name in os.listdir(folder)}
        say(f"{count} kills ({ended} in time)", f"{broken} broken files; the next run {'repairs' if after == expected else 'DOES NOT REPAIR'}")
        broken += after != expected
        self.reach(f"files broken by {count} kills", broken, str(broken), most=(0, "0"))


class Chromium:
    """A browser that stays open, driven over its own protocol."""

    def __init__(self, program):
        profile = os.path.join(WORK, "profile")
        shutil.rmtree(profile, ignore_errors=True)
        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-port=0",
             "--remote-allow-origins=*", f"--user-data-dir={profile}", "about:blank"], stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, start_new_session=True)
        port = os.path.join(profile, "DevToolsActivePort")
        for _ in range(300):
            if os.path.exists(port) and open(port).read().count("\n") >= 1:
                break
            time.sleep(0.1)
        self.port = int(open(port).read().split("\n")[0])
        self.number = 0

    def __enter__(self):
        for _ in range(100):
            pages = json.load(urllib.request.urlopen(f"http://127.0.0.1:{self.port}/json"))
            page = next((p for p in pages if p["type"] == "page"), None)
            if page:
                break
            time.sleep(0.1)
        path = page["webSocketDebuggerUrl"].split(str(self.port), 1)[1]
        self.socket = socket.create_connection(("127.0.0.1", self.port))
        self.file = self.socket.makefile("rb")
        self.socket.sendall((f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                             "Sec-WebSocket-Key: bWFxdWV0dGUtYmVuY2gtMQ==\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        while self.file.readline().strip():
            pass
        return self

    def __exit__(self, *_):
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait()

    def call(self, method, **parameters):
        self.number += 1
        data = json.dumps({"id": self.number, "method": method, "params": parameters}).encode()
        head = struct.pack(">BB", 0x81, 0x80 | len(data)) if len(data) < 126 else struct.pack(">BBH", 0x81, 0xFE, len(data))
        self.socket.sendall(head + b"\0\0\0\0" + data)
        while True:
            message = b""
            while True:
                first, length = self.file.read(2)
                length &= 0x7F
                if length == 126:
                    length = struct.unpack(">H", self.file.read(2))[0]
                elif length == 127:
                    length = struct.unpack(">Q", self.file.read(8))[0]
                message += self.file.read(length)
                if first & 0x80:
                    break
            answer = json.loads(message)
            if answer.get("id") == self.number:
                return answer.get("result", {})

    def open(self, address):
        self.call("Page.enable")
        self.call("Page.navigate", url=address)
        time.sleep(1)

    def shot(self, width, height, scale):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=True)
        return base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"])

    def cpu(self):
        """Seconds of processor time of all of the browser's processes."""
        ticks = 0
        for path in glob.glob("/proc/[0-9]*/stat"):
            try:
                fields = open(path).read().rsplit(")", 1)[1].split()
            except OSError:
                continue
            if int(fields[2]) == self.process.pid or int(fields[3]) == self.process.pid:
                ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")


def views_storyboard(count, path, seed=0):
    """A storyboard of labels and colored views in rows, each held by constraints to the one before it."""
    numbers = random.Random(seed)
    views, constraints = [], []
    columns = 10
    for index in range(count):
        identity = f"v{index:05}"
        row, column = divmod(index, columns)
        color = f'<color key="backgroundColor" red="{numbers.random():.3f}" green="{numbers.random():.3f}" blue="{numbers.random():.3f}" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>'
        if index % 2:
            views.append(f'<label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Label {index}" textAlignment="natural" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="{identity}"><fontDescription key="fontDescription" type="system" pointSize="9"/></label>')
        else:
            views.append(f'<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="{identity}">{color}</view>')
        beside = f"v{index - 1:05}" if column else "root"
        above = f"v{index - columns:05}" if row else "root"
        constraints += [
            f'<constraint firstItem="{identity}" firstAttribute="leading" secondItem="{beside}" secondAttribute="{"trailing" if column else "leading"}" constant="4" id="a{index:05}"/>',
            f'<constraint firstItem="{identity}" firstAttribute="top" secondItem="{above}" secondAttribute="{"bottom" if row else "top"}" constant="{4 if row else 60}" id="b{index:05}"/>',
            f'<constraint firstItem="{identity}" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="0.08" id="c{index:05}"/>',
        ]
        # Heights follow the window, so that all rows fit into it.
        constraints.append(f'<constraint firstItem="{identity}" firstAttribute="height" secondItem="root" secondAttribute="height" multiplier="{0.7 / (count // columns + 1):.5f}" id="d{index:05}"/>')
    text = f"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" launchScreen="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="ctrl">
<device id="retina6_12" orientation="portrait" appearance="light"/>
<scenes><scene sceneID="scene"><objects><viewController id="ctrl" sceneMemberID="viewController">
<view key="view" contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
<subviews>{"".join(views)}</subviews>
<color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
<constraints>{"".join(constraints)}</constraints></view></viewController></objects></scene></scenes>
</document>
"""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)
    return path


def with_red_pixel(storyboard):
    """A storyboard with one view more, of one pixel where two are a point."""
    places = [("leading", 'secondItem="root" secondAttribute="leading" constant="1000"'), ("width", 'constant="0.5"'),
              ("top", 'secondItem="root" secondAttribute="top" constant="700"'), ("height", 'constant="0.5"')]
    view = ('<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="red"><color key="backgroundColor" '
            'red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>')
    constraints = "".join(f'<constraint firstItem="red" firstAttribute="{name}" {rest} id="red-{name}"/>' for name, rest in places)
    return storyboard.replace("</subviews>", view + "</subviews>").replace("</constraints>", constraints + "</constraints>")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--maquette", default=os.path.join(ROOT, ".build/release/maquette"))
    parser.add_argument("--micro", default=os.path.join(HERE, ".build/release/maquette-bench"))
    parser.add_argument("--output", default=os.path.join(ROOT, "Output"))
    parser.add_argument("--only", default="start,matrix,threads,again,storyboards,diff,check,chromium,svg,pages,micro,growth,kills")
    parser.add_argument("--quick", action="store_true", help="smaller matrices")
    arguments = parser.parse_args()
    os.makedirs(WORK, exist_ok=True)
    shutil.rmtree(DISCARDED, ignore_errors=True)
    os.makedirs(arguments.output, exist_ok=True)
    bench = Bench(arguments)
    say("machine", f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    plots = {}
    begun = time.monotonic()
    for section in arguments.only.split(","):
        plots.update(getattr(bench, section)() or {})
    if plots and os.path.exists(arguments.micro):
        data = os.path.join(WORK, "growth.json")
        with open(data, "w") as file:
            json.dump(plots, file)
        print(Run([arguments.micro, "plot", data, arguments.output]).output, end="")
    bench.table()
    shutil.rmtree(DISCARDED, ignore_errors=True)
    print(f"{time.monotonic() - begun:.0f} s in all", flush=True)


if __name__ == "__main__":
    main()
