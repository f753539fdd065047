import Foundation
import TestTraits
import Testing

/// A short test of every command, fast enough to run on each binary that is shipped.
///
/// `swift test` runs it on the debug build; `make smoke` runs it on the binary that `make install` installs, which the
/// variable `MAQUETTE_COMMAND` names.
@Suite("Smoke", .blocking) struct SmokeTests {
    private static let document = CommandRun.sample + "/LaunchScreen.storyboard"
    private static let golden =
        CommandRun.package + "/Tests/Goldens/LaunchScreen/iphone-4-0_portrait_full_light_large_ltr_ios15.png"

    private let scratch: ScratchFolder

    init() throws { scratch = try ScratchFolder() }

    /// Runs a command that must succeed.
    private func run(_ arguments: String...) throws -> String {
        let run = try CommandRun(arguments, in: CommandRun.package)
        #expect(run.status == 0, "\(arguments): \(run.output)\(run.errors)")
        return run.output
    }

    @Test("The version and the help are printed")
    func versionAndHelp() throws {
        #expect(try run("--version").wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
        let help = try run("--help")
        for command in ["render", "layout", "lint", "golden", "diff", "figure", "serve"] {
            #expect(help.contains("\n  \(command) "), "\(command)")
            #expect(try run("help", command).contains("USAGE: maquette \(command)"))
        }
        #expect(try run("manual").contains(".TH MAQUETTE 1"))
        #expect(try run("--generate-completion-script", "bash").contains("complete "))
    }

    @Test("A storyboard becomes the same PNG, SVG and PDF in every run")
    func render() throws {
        for folder in ["one", "two"] {
            _ = try run(
                "render", Self.document, "--devices", "iphone-4-0", "--format", "png,svg,pdf", "--no-cache", "--output",
                scratch.path + "/" + folder)
        }
        let files = try scratch.contents(of: "one").filter { !$0.key.hasSuffix(".json") && !$0.key.hasPrefix(".") }
        let name = "Tests-Fixtures-Sample-LaunchScreen-iphone-4-0-portrait-light"
        #expect(files.keys.sorted() == ["pdf", "png", "svg"].map { "\(name).\($0)" })
        let again = try scratch.contents(of: "two")
        for (name, data) in files { #expect(again[name] == data, "\(name)") }
        #expect(try run("diff", Self.golden, "\(scratch.path)/one/\(name).png") == "identical\n")
        let svg = String(decoding: try #require(files[name + ".svg"]), as: UTF8.self)
        #expect(svg.contains("viewBox=\"0 0 320 568\"") && svg.hasSuffix("</svg>\n"))
        let pdf = try #require(files[name + ".pdf"])
        #expect(pdf.starts(with: Array("%PDF-1.".utf8)) && pdf.range(of: Data("%%EOF".utf8)) != nil)
    }

    @Test("A second run keeps the files of the first")
    func unchanged() throws {
        let picture = scratch.path + "/kept/Tests-Fixtures-Sample-LaunchScreen-iphone-4-0-portrait-light.png"
        let files = try (0..<2).map { _ in
            let run = try CommandRun(
                ["render", Self.document, "--devices", "iphone-4-0", "--output", scratch.path + "/kept"],
                environment: ["XDG_CACHE_HOME": scratch.path + "/cache"])
            #expect(run.status == 0 && run.output.hasPrefix("1 picture in"), "\(run.output)\(run.errors)")
            let attributes = try FileManager.default.attributesOfItem(atPath: picture)
            return try #require(attributes[.systemFileNumber] as? Int)
        }
        // A file that was written again would have another inode.
        #expect(files[0] == files[1])
    }

    @Test("Frames are those of UIKit")
    func layout() throws {
        struct Document: Decodable {
            struct Scene: Decodable {
                struct View: Decodable {
                    var id: String
                    var frame: [Double]
                }
                var size: [Double]
                var views: [View]
            }
            var scenes: [Scene]
        }
        let text = try run("layout", Self.document, "--devices", "iphone-se-3", "--json")
        let scene = try #require(JSONDecoder().decode(Document.self, from: Data(text.utf8)).scenes.first)
        #expect(scene.size == [375, 667])
        let frames = Dictionary(uniqueKeysWithValues: scene.views.map { ($0.id, $0.frame) })
        #expect(frames["vw0-La-nch"] == [0, 0, 375, 667])
        #expect(frames["lg0-La-nch"] == [139.5, 230.5, 96, 96])
        #expect(frames["rl0-La-nch"] == [20, 606, 335, 1])
    }

    @Test("Lint accepts a sound document and rejects a broken one")
    func lint() throws {
        #expect(try run("lint", CommandRun.sample).contains("0 errors"))
        let broken = try scratch.file("Main.storyboard", LintCommandTests.broken)
        let run = try CommandRun(["lint", broken, "--devices", "iphone-6-3"])
        #expect(run.status == 1 && run.output.contains("[conflicting-constraints]"), "\(run.output)\(run.errors)")
    }

    @Test("Goldens hold, and a change fails the check")
    func goldens() throws {
        let words = try String(contentsOfFile: CommandRun.package + "/Tests/Goldens/arguments", encoding: .utf8)
            .split(whereSeparator: \.isWhitespace).map(String.init)
        let check = ["golden", "check"] + words + ["--output", scratch.path + "/report"]
        let right = try CommandRun(check + ["--goldens", "Tests/Goldens"], in: CommandRun.package)
        #expect(right.status == 0, "\(right.output)\(right.errors)")
        let copy = scratch.path + "/Goldens"
        try FileManager.default.copyItem(atPath: CommandRun.package + "/Tests/Goldens", toPath: copy)
        let (name, other) = (
            "\(copy)/LaunchScreen/iphone-4-0_portrait_full_light_large_ltr_ios15.png",
            "\(copy)/LaunchScreen/iphone-4-0_portrait_full_dark_large_ltr_ios15.png"
        )
        try FileManager.default.removeItem(atPath: name)
        try FileManager.default.copyItem(atPath: other, toPath: name)
        let wrong = try CommandRun(check + ["--goldens", copy], in: CommandRun.package)
        #expect(wrong.status == 1, "\(wrong.output)\(wrong.errors)")
    }

    @Test("Two pictures are equal, differ, or cannot be read")
    func diff() throws {
        let dark = Self.golden.replacing("_light_", with: "_dark_")
        for (pair, status) in [
            ([Self.golden, Self.golden], 0), ([Self.golden, dark], 1), ([Self.golden, Self.document], 3),
            ([Self.golden], 2),
        ] as [([String], Int32)] {
            let run = try CommandRun(["diff"] + pair)
            #expect(run.status == status, "\(pair): \(run.output)\(run.errors)")
        }
    }

    @Test("A figure is drawn")
    func figure() throws {
        #expect(try run("figure", "--list").contains("trait-cascade"))
        _ = try run("figure", "trait-cascade", "--format", "svg", "--output", scratch.path + "/figures")
        #expect(try scratch.contents(of: "figures").keys.contains { $0.hasSuffix(".svg") })
    }

    @Test("Wrong usage ends with status 2, an unreadable input with 3")
    func statuses() throws {
        for arguments in [["rander"], ["render"], ["render", Self.document, "--devices", "iphone-99"]] {
            let run = try CommandRun(arguments + (arguments.count > 2 ? ["--output", scratch.path + "/x"] : []))
            #expect(run.status == 2 && !run.errors.isEmpty, "\(arguments): \(run.errors)")
        }
        let broken = try scratch.file("Broken.storyboard", "<document><scenes>")
        let run = try CommandRun(["render", broken, "--output", scratch.path + "/y"])
        #expect(run.status == 3, "\(run.errors)")
        #expect(run.errors.contains("Broken.storyboard:"), "\(run.errors)")
    }

    #if os(Linux)
        @Test("The program is at a random address in memory, with read-only tables and a stack that is not executable")
        func hardening() throws {
            let facts = try Shell(
                "readelf --wide --file-header --program-headers '\(CommandRun.executable.path)'", in: scratch.path)
            try #require(facts.status == 0, "\(facts.output)")
            #expect(facts.output.contains(/Type:\s+DYN/))
            #expect(facts.output.contains(/GNU_RELRO\s/))
            #expect(facts.output.contains(/GNU_STACK\s+(0x[0-9a-f]+\s+)+RW\s/))
        }

        @Test(
            "A released program resolves all addresses at its start, and takes no library from its own folder",
            .enabled(if: CommandRun.isReleased, "MAQUETTE_COMMAND names a program that make hardened built"))
        func releaseHardening() throws {
            let program = try CommandRun.executable.path
            let facts = try Shell("readelf --wide --dynamic --dyn-syms '\(program)'", in: scratch.path)
            try #require(facts.status == 0, "\(facts.output)")
            #expect(facts.output.contains(/\(FLAGS(_1)?\).*NOW/))
            #expect(!facts.output.contains(/\(R(UN)?PATH\)/))
            #expect(facts.output.contains("__stack_chk_fail"))
        }

        @Test(
            "The shipped program needs neither Swift nor a network library",
            .enabled(if: CommandRun.isShipped, "MAQUETTE_COMMAND names the shipped program"))
        func libraries() throws {
            let facts = try Shell("readelf --wide --dynamic '\(CommandRun.executable.path)'", in: scratch.path)
            try #require(facts.status == 0, "\(facts.output)")
            let needed = facts.output.matches(of: /\(NEEDED\).*\[(.*)\]/).map { String($0.output.1) }
            #expect(needed.contains { $0.hasPrefix("libcairo.") })
            #expect(needed.filter { $0.hasPrefix("libswift") || $0.hasPrefix("libFoundation") } == [])
            #expect(needed.filter { $0.hasPrefix("libcurl") } == [])
        }
    #endif
}
