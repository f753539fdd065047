import Diagnostics
import Foundation
import Previews
import TestTraits
import Testing

@testable import Commands

@Suite("Words of figures", .blocking) struct FigureWordsTests {
    @Test("A problem in a figure file is a problem of an input, any other one of the arguments")
    func statuses() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).yaml").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        func status(_ yaml: String, theme: String? = nil) throws -> Previews.ExitStatus {
            try yaml.write(toFile: path, atomically: true, encoding: .utf8)
            let options = FigureOptions(
                names: [path], theme: theme, language: "en", devices: [], formats: "svg",
                output: FileManager.default.temporaryDirectory.path)
            return options.run { _ in }.status
        }
        #expect(try status("contnet: x\n") == .unreadableInput)
        #expect(try status("content: {text: x, id: a}\narrows: [{from: a, to: b}]\n") == .unreadableInput)
        #expect(try status("content: x\n", theme: "none-such") == .wrongUsage)
    }

    @Test(
        "An invalid request is named, with a remedy",
        arguments: [
            (["size-clases"], "en", "svg", "figure-unknown", "did you mean 'size-classes'?"),
            (["popover"], "fr", "svg", "figure-unknown-language", "languages are en, zh"),
            (["popover"], "en", "gif", "figure-unknown-format", "formats are png, svg, pdf"),
            ([], "en", "svg", "figure-nothing-named", "name a figure from `maquette figure --list`, or write all"),
        ])
    func wrong(names: [String], language: String, format: String, code: String, remedy: String) {
        let options = FigureOptions(
            names: names, theme: "docs", language: language, devices: [], formats: format, output: "nowhere")
        let result = options.run { _ in }
        #expect(result.status == .wrongUsage)
        #expect(result.diagnostics.map(\.problem.code) == [code])
        #expect(result.diagnostics.first?.problem.remedy == remedy)
    }

    @Test("Invalid limits are rejected", arguments: [(0, 60, "bad-worker-count"), (1, 0, "bad-time-limit")])
    func limits(jobs: Int, timeLimit: Int, code: String) {
        var options = FigureOptions(
            names: ["popover"], theme: "docs", language: "en", devices: [], formats: "svg", output: "nowhere")
        options.jobs = jobs
        options.timeLimit = timeLimit
        let result = options.run { _ in }
        #expect(result.status == .wrongUsage)
        #expect(result.diagnostics.map(\.problem.code) == [code])
    }

    @Test(
        "Devices must fit the figure",
        arguments: [
            ("multitasking", "iphone-15", "figure-no-fitting-device"),
            ("trait-cascade", "iphone-15", "figure-takes-no-devices"),
            ("size-classes", "iphone-99x", "unknown-device"),
        ])
    func devices(name: String, device: String, code: String) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "figures-\(name)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let options = FigureOptions(
            names: [name], theme: "docs", language: "en", devices: [device], formats: "svg", output: folder)
        let result = options.run { _ in }
        #expect(result.status == .wrongUsage)
        #expect(result.diagnostics.map(\.problem.code) == [code])
    }
}
