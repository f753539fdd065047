import Foundation
import TestTraits
import Testing

/// A device that the project itself defines, in `maquette.yaml` or on the command line.
@Suite(.blocking) struct OwnDeviceTests {
    private let app: ScratchFolder
    private static let settings = """
        devices:
            kiosk: {like: ipad-10-9, title: Lobby kiosk, screen: 900x1200, scale: 1}
        axes:
            devices: [kiosk]

        """

    init() throws {
        app = try ScratchFolder()
        _ = try app.file(
            "App/Main.storyboard",
            OutsideFilesTests.storyboard(
                "<label text=\"Hello\" id=\"h\"><rect key=\"frame\" x=\"40\" y=\"100\" width=\"90\" height=\"21\"/></label>",
                resources: ""))
        _ = try app.file("App/maquette.yaml", Self.settings)
    }

    private func run(_ words: String...) throws -> CommandRun { try CommandRun(words, in: app.path) }

    @Test("Render, layout and the gallery show it at its size")
    func render() throws {
        let rendering = try run("render", "App", "-o", "out", "--gallery")
        #expect(rendering.status == 0, "\(rendering.errors)")
        let names = try FileManager.default.subpathsOfDirectory(atPath: app.path + "/out").filter {
            $0.hasSuffix(".png") && !$0.contains("thumbnails")
        }
        let name = try #require(names.first { $0.contains("kiosk") })
        let png = try Data(contentsOf: URL(fileURLWithPath: app.path + "/out/" + name))
        #expect(Array(png[16..<24]) == [0, 0, 3, 132, 0, 0, 4, 176], "\(names)")
        let page = try String(contentsOfFile: app.path + "/out/gallery.html", encoding: .utf8)
        #expect(page.contains("Lobby kiosk"))
        let layout = try run("layout", "App", "--json")
        #expect(layout.status == 0 && layout.output.contains("[900,1200]"), "\(layout.output.prefix(400))")
    }

    @Test("The command line defines the same device")
    func commandLine() throws {
        let configured = try run("layout", "App", "--json")
        let given = try run(
            "layout", "App", "--json", "--no-configuration", "--devices", "kiosk", "--define-device",
            "kiosk={like: ipad-10-9, title: Lobby kiosk, screen: 900x1200, scale: 1}")
        #expect(given.status == 0 && given.output == configured.output, "\(given.errors)")
        let unknown = try run("layout", "App", "--no-configuration", "--devices", "kiosk")
        #expect(unknown.status == 2 && unknown.errors.contains("there is no device called 'kiosk'"))
    }

    @Test("Lists, sweeps, traces and figures know it")
    func otherCommands() throws {
        let listing = try run("devices", "--configuration", "App/maquette.yaml")
        #expect(
            listing.status == 0 && listing.output.contains("\nkiosk "), "\(listing.output.suffix(300))\(listing.errors)"
        )
        let own = "kiosk={like: ipad-10-9, screen: 900x1200}"
        let matrix = try run("matrix", "--devices", "kiosk", "--define-device", own)
        #expect(matrix.status == 0 && matrix.output.contains("kiosk/portrait"), "\(matrix.errors)")
        let sweep = try run("sweep", "App", "--device", "kiosk", "--widths", "600...900")
        #expect(sweep.status == 0 && sweep.output.contains("kiosk"), "\(sweep.errors)")
        let trace = try run(
            "trace", "App/Main.storyboard", "--from", "kiosk@18", "--to", "kiosk/landscape", "--define-device", own)
        #expect(trace.status == 0 && trace.output.contains("1200"), "\(trace.errors)")
        let figure = try run("figure", "size-classes", "--devices", "kiosk", "--define-device", own, "-o", "figures")
        #expect(figure.status == 0, "\(figure.errors)")
        let config = try run("config", "render", "App")
        #expect(config.output.contains("kiosk={like: \"ipad-10-9\""), "\(config.output)")
    }

    @Test("A golden of it is checked, differs when its definition changes, and is shown in the report")
    func goldens() throws {
        #expect(try run("golden", "record", "App", "--goldens", "Goldens").status == 0)
        #expect(try run("golden", "check", "App", "--goldens", "Goldens", "-o", "report").status == 0)
        // Without axes, the goldens say which variants are checked.
        _ = try app.file("App/maquette.yaml", Self.settings.components(separatedBy: "axes:")[0])
        let again = try run("golden", "check", "App", "--goldens", "Goldens", "-o", "report")
        #expect(again.status == 0 && again.output.contains("none had to be drawn"), "\(again.output)\(again.errors)")
        _ = try app.file("App/maquette.yaml", Self.settings.replacingOccurrences(of: "900x1200", with: "900x1100"))
        let other = try run("golden", "check", "App", "--goldens", "Goldens", "-o", "report")
        #expect(other.status == 1 && other.output.contains("1100"), "\(other.output)\(other.errors)")
        let page = try String(contentsOfFile: app.path + "/report/report.html", encoding: .utf8)
        #expect(page.contains("Lobby kiosk"))
    }

    @Test(
        "A wrong definition in the file has its place",
        arguments: [
            ("kiosk: {like: ipad-10-8}", "App/maquette.yaml:2:19: error: there is no device called 'ipad-10-8'"),
            ("ipads: {like: ipad-10-9}", "App/maquette.yaml:2:5: error: there is a device or a group called 'ipads'"),
            (
                "kiosk: {like: ipad-10-9, screen: 1200x900}",
                "App/maquette.yaml:2:38: error: a screen of 1200x900 points is wider than high"
            ),
        ])
    func wrongFile(definition: String, complaint: String) throws {
        _ = try app.file("App/maquette.yaml", "devices:\n    \(definition)\n")
        let run = try run("render", "App", "-o", "out")
        #expect(run.status == 2 && run.errors.contains(complaint), "\(run.errors)")
        #expect(!FileManager.default.fileExists(atPath: app.path + "/out"))
    }
}
