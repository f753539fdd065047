import Bitmaps
import BrowserDriver
import Foundation
import Geometry
import TestTraits
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Previews and sheets in every format, validated by the programs that are used to open them.
@Suite(.blocking) struct FormatTests {
    static let cases: [[String]] = [
        [CommandRun.sample, "--devices", "iphone-16-pro", "--frame", "bezel"],
        [
            CommandRun.package + "/Tests/Fixtures/Scenario/Mail.yaml", "--devices", "ipad-mini-4", "--appearances",
            "dark",
        ],
        [
            CommandRun.sample, "--devices", "ipad-pro-11", "--orientations", "landscape", "--multitasking",
            "split-half",
            "--ios", "18", "--frame", "screen", "--theme", "blueprint",
        ],
        [CommandRun.sample, "--devices", "iphone-se-1", "--annotate", "all"],
        [
            CommandRun.sample, "--devices", "iphone-se-1,ipad-mini-4", "--appearances", "light,dark", "--rows",
            "devices",
            "--columns", "appearances",
        ],
    ]

    /// Draws a case, and returns the names of the files to check: for a sheet, only the sheet.
    private func draw(_ arguments: [String], as formats: String, _ scratch: ScratchFolder) throws -> [String] {
        let run = try CommandRun(["render"] + arguments + ["--format", formats, "-o", scratch.path])
        #expect(run.status == 0)
        let drawn = formats.split(separator: ",").map { ".\($0)" }
        let names = try scratch.contents().keys.filter { name in drawn.contains { name.hasSuffix($0) } }
            .map { String($0.prefix { $0 != "." }) }
        return names.contains("LaunchScreen-grid") ? ["LaunchScreen-grid"] : Set(names).sorted()
    }

    /// The percentage of visibly different pixels, from every seventh pixel.
    private func share(_ a: Bitmap, _ b: Bitmap) throws -> Double {
        try #require(a.size == b.size)
        let (ours, theirs) = (a.pixels, b.pixels)
        var (different, count) = (0, 0)
        for pixel in stride(from: 0, to: ours.count, by: 28) {
            count += 1
            let (alpha, other) = (Int(ours[pixel + 3]), Int(theirs[pixel + 3]))
            for part in pixel..<pixel + 3 {
                // A pixel that is clear in one may be white in the other.
                let level = Int(ours[part]) * alpha + 255 * (255 - alpha)
                guard abs(level - Int(theirs[part]) * other - 255 * (255 - other)) > 24 * 255 else { continue }
                different += 1
                break
            }
        }
        return 100 * Double(different) / Double(count)
    }

    private func bitmap(_ path: String) throws -> Bitmap {
        try Bitmap(decoding: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
    }

    @Test(arguments: cases) func everySVGIsValidXML(arguments: [String]) throws {
        let scratch = try ScratchFolder()
        for name in try draw(arguments, as: "svg", scratch) {
            let parser = XMLParser(data: try Data(contentsOf: URL(fileURLWithPath: "\(scratch.path)/\(name).svg")))
            #expect(parser.parse(), "\(name): \(String(describing: parser.parserError))")
        }
    }

    @Test func aMovedViewChangesItsOwnLinesOfTheSVGAlone() throws {
        let scratch = try ScratchFolder()
        let sample = try String(contentsOfFile: CommandRun.sample + "/LaunchScreen.storyboard", encoding: .utf8)
        func lines(_ constant: String) throws -> [String] {
            let moved = sample.replacing("constant=\"8\" symbolic=\"YES\"", with: "constant=\"\(constant)\"")
            #expect(moved != sample)
            let file = try scratch.file("LaunchScreen.storyboard", moved)
            let names = try draw([file, "--devices", "iphone-se-1"], as: "svg", scratch)
            let text = try String(contentsOfFile: "\(scratch.path)/\(names[0]).svg", encoding: .utf8)
            return text.split(separator: "\n").map(String.init)
        }
        let (before, after) = (try lines("8"), try lines("12"))
        let changes = after.difference(from: before)
        #expect(changes.insertions.count == 2 && changes.removals.count == 2)
        for case .insert(let place, let line, _) in changes {
            // The element's own line, which has its id from the storyboard, and the location of its content.
            let element = line.contains("id=\"") ? line : after[place - 1]
            #expect(element.contains("id=\"st0-La-nch\""), "\(line)")
        }
    }

    @Test(
        .enabled(if: InstalledProgram.rsvgConvert.isInstalled, "rsvg-convert is not installed"), arguments: cases)
    func anSVGLibraryDrawsAnSVGAsThePNGHasIt(arguments: [String]) throws {
        let scratch = try ScratchFolder()
        for name in try draw(arguments, as: "png,svg", scratch) {
            let ours = try bitmap("\(scratch.path)/\(name).png")
            let (file, drawn) = ("\(scratch.path)/\(name).svg", "\(scratch.path)/theirs.png")
            try InstalledProgram.rsvgConvert.run(
                ["-w", "\(ours.size.width)", "-h", "\(ours.size.height)", file, "-o", drawn])
            let share = try share(ours, bitmap(drawn))
            #expect(share < 1, "\(name): \(share) %")
        }
    }

    @Test(.long, .enabled(if: Browser.isInstalled, Comment(rawValue: Browser.absence)), arguments: cases)
    func aBrowserDrawsAnSVGAsThePNGHasIt(arguments: [String]) throws {
        let scratch = try ScratchFolder()
        let browser = try Browser()
        for name in try draw(arguments, as: "png,svg", scratch) {
            let ours = try bitmap("\(scratch.path)/\(name).png")
            // One pixel of the browser for each pixel of the picture.
            let html = """
                <!DOCTYPE html><style>body { margin: 0 } img { display: block; width: 100vw; height: 100vh }</style>
                <img src="\(name).svg">
                """
            let page = try browser.open(
                URL(fileURLWithPath: try scratch.file("page.html", html)), width: ours.size.width,
                height: ours.size.height)
            try page.wait(for: "document.images[0].complete && document.images[0].naturalWidth > 0")
            let share = try share(ours, Bitmap(decoding: Array(page.screenshot())))
            #expect(share < 1, "\(name): \(share) %")
            #expect(page.complaints == [])
        }
    }

    @Test(.enabled(if: InstalledProgram.pdffonts.isInstalled, "pdffonts is not installed"), arguments: cases)
    func aPDFCarriesItsFonts(arguments: [String]) throws {
        let scratch = try ScratchFolder()
        for name in try draw(arguments, as: "pdf", scratch) {
            let lines = try InstalledProgram.pdffonts.run(["\(scratch.path)/\(name).pdf"]).split(separator: "\n")
                .dropFirst(2)
            #expect(!lines.isEmpty)
            for line in lines {
                // Name, type and encoding may contain spaces; embedded, subset, unicode and two numbers end the line.
                #expect(line.split(separator: " ").dropLast(4).last == "yes", "\(line)")
            }
        }
    }

    @Test(.long, .enabled(if: InstalledProgram.pdftoppm.isInstalled, "pdftoppm is not installed"))
    func aLargeSheetIsOneDocumentOfPages() throws {
        let scratch = try ScratchFolder()
        let run = try CommandRun([
            "render", CommandRun.sample, "--devices", "iphones", "--orientations", "all", "--appearances", "light,dark",
            "--rows", "devices", "--columns", "orientations,appearances", "--paper", "a4", "--format", "png,pdf", "-o",
            scratch.path,
        ])
        #expect(run.status == 0)
        let names = try scratch.contents().keys.filter { $0.contains("-grid") }.sorted()
        #expect(names.filter { $0.hasSuffix(".pdf") } == ["LaunchScreen-grid.pdf"])
        let pages = names.filter { $0.hasSuffix(".png") }
        #expect(pages.count > 2)
        let document = scratch.path + "/LaunchScreen-grid.pdf"
        for (number, page) in pages.enumerated() {
            let ours = try bitmap("\(scratch.path)/\(page)")
            let drawn = "\(scratch.path)/page"
            try InstalledProgram.pdftoppm.run([
                "-png", "-singlefile", "-f", "\(number + 1)", "-l", "\(number + 1)", "-scale-to-x",
                "\(ours.size.width)", "-scale-to-y", "\(ours.size.height)", document, drawn,
            ])
            let share = try share(ours, bitmap(drawn + ".png"))
            #expect(share < 2, "\(page): \(share) %")
        }
    }

    @Test func aLightAndADarkPictureOfEveryScaleComeWithWhatShowsThem() throws {
        let scratch = try ScratchFolder()
        let run = try CommandRun([
            "render", CommandRun.sample, "--devices", "iphone-se-1", "--pairs", "-o", scratch.path,
        ])
        #expect(run.status == 0)
        let files = try scratch.contents()
        let name = "LaunchScreen-iphone-se-1st-generation-portrait"
        let pictures = ["", "@2x", "@3x"].flatMap { ["\(name)\($0).png", "\(name)~dark\($0).png"] }
        #expect(files.keys.sorted() == (pictures + ["pictures.json", "pictures.md"]).sorted())
        #expect(try bitmap("\(scratch.path)/\(name)@3x.png").size == PixelSize(width: 960, height: 1_704))
        let manifest = try #require(
            JSONSerialization.jsonObject(with: files["pictures.json"] ?? Data()) as? [[String: Any]])
        let alternative = try #require(manifest.first?["alt"] as? String)
        #expect(alternative.hasPrefix("LaunchScreen on iPhone SE (1st generation), portrait: "))
        #expect(alternative.contains("Maquette"))
    }

    @Test(.long) func thePicturesOfTheReadmeAreWhatIsDrawnToday() throws {
        let scratch = try ScratchFolder()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandRun.package + "/Scripts/draw-pictures")
        process.arguments = [try CommandRun.executable.path, scratch.path]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let kept = CommandRun.package + "/Documentation/Pictures"
        let names = try FileManager.default.contentsOfDirectory(atPath: kept).filter { $0.hasSuffix(".png") }
        #expect(try names.sorted() == scratch.contents().keys.sorted())
        for name in names {
            let (now, then) = (try bitmap("\(scratch.path)/\(name)"), try bitmap("\(kept)/\(name)"))
            // Another version of the drawing library may only smooth edges differently.
            try #expect(now.size == then.size && share(now, then) < 0.5, "\(name): run make pictures")
        }
    }

    @Test func aMisspelledAxisOfASheetIsReported() throws {
        let scratch = try ScratchFolder()
        let run = try CommandRun([
            "render", CommandRun.sample, "--devices", "iphone-se-1", "--rows", "device,apearance", "--paper", "a5",
            "-o",
            scratch.path + "/out",
        ])
        #expect(run.status == 2)
        #expect(run.complaints.count == 2)
        #expect(run.complaints.contains { $0.contains("did you mean 'appearances'?") })
        #expect(!FileManager.default.fileExists(atPath: scratch.path + "/out"))
    }
}
