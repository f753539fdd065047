import Bitmaps
import DeviceFrames
import Devices
import Diagnostics
import Drawing
import Foundation
import Geometry
import OutputFiles
import Rendering
import Sheets
import TestTraits
import Testing
import Theming
import Typography
import UIKit

@testable import Previews

/// Pictures without documents: a shape that depends on the variant, and failures on request.
struct ShapeSource: PictureSource {
    struct Trouble: Problem {
        var code: String { "trouble" }
        var message: String { "this one cannot be" }
    }

    var documents = ["Folder/Shapes.storyboard"]
    var failing: @Sendable (Variant) -> Bool = { _ in false }

    func picture(of document: Int, on variant: Variant, tools: WorkerTools) throws -> Diagnosed<WindowPicture> {
        if failing(variant) { throw DiagnosedError(Trouble(), at: SourceLocation(file: documents[document], line: 7)) }
        let bounds = CGRect(origin: .zero, size: variant.windowSize)
        let inset = bounds.inset(by: variant.safeAreaInsets)
        let isDark = variant.appearance == Appearance.dark
        return Diagnosed(
            WindowPicture(
                list: DisplayList(
                    size: variant.windowSize,
                    items: [
                        .fill(.rectangle(bounds), .color(isDark ? .black : .white)),
                        .fill(
                            .roundedRectangle(inset, cornerRadius: 20), .color(Color(red: 0.2, green: 0.5, blue: 0.8))),
                    ])))
    }
}

/// No font is ever requested, because the text setter of these tests draws no glyphs.
struct NoFonts: FontFileProvider {
    func fontFile(for font: FontReference) -> FontFile? { nil }
}

@Suite(.blocking) struct PreviewRunTests {
    private func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "run-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        return try body(folder)
    }

    private func variants(_ words: AxisSelection.Words) throws -> [Variant] {
        try Matrix(AxisSelection(parsing: words)).variants
    }

    private func run(
        _ variants: [Variant], from source: ShapeSource = ShapeSource(), frame: FrameStyle = .none,
        hasGrid: Bool = false,
        workers: Int = 4, into folder: OutputFolder
    ) throws -> PreviewReport {
        let request = PreviewRequest(
            variants: variants, frame: frame, sheet: hasGrid ? SheetArrangement() : nil, theme: try Theme.named("ios"),
            workers: workers)
        let run = PreviewRun(source: source, request: request, folder: folder) {
            WorkerTools(textSetter: EstimatedTextSetter(), rendering: RenderingTools(fonts: NoFonts()))
        }
        return try run.run()
    }

    private func contents(of folder: String) throws -> [String: Data] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        return try Dictionary(
            uniqueKeysWithValues: names.map {
                ($0, try Data(contentsOf: URL(fileURLWithPath: folder + "/" + $0)))
            })
    }

    /// The width and height in a PNG's header.
    private func size(ofPNG data: Data) -> PixelSize {
        func number(_ at: Int) -> Int { data[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
        return PixelSize(width: number(16), height: number(20))
    }

    @Test func everyVariantGetsAPictureOfItsPanelsPixels() throws {
        let variants = try [
            "iphone-4-0", "iphone-4-7/landscape", "ipad-mini-7-9/landscape/split-third@12",
            "ipad-mini-7-9/portrait/slide-over@10",
        ].map { try Variant(parsing: $0) }
        try withFolder { path in
            let report = try run(variants, into: OutputFolder(path: path))
            #expect(report.status == .good)
            #expect(report.files.count == variants.count)
            let files = try contents(of: path)
            for (variant, file) in zip(variants, report.files) {
                #expect(file.variant == variant)
                let data = try #require(files[file.name])
                #expect(size(ofPNG: data) == variant.windowPixelSize, "\(variant)")
            }
        }
    }

    @Test func aPlusModelIsDeliveredAtItsPanelsPixels() throws {
        try withFolder { path in
            let variant = try Variant(parsing: "iphone-8-plus")
            _ = try run([variant], into: OutputFolder(path: path))
            let data = try #require(try contents(of: path)["Shapes-iphone-8-plus-portrait-light.png"])
            #expect(size(ofPNG: data) == PixelSize(width: 1080, height: 1920))
        }
    }

    @Test(arguments: FrameStyle.allCases)
    func theNumberOfWorkersChangesNoByte(frame: FrameStyle) throws {
        let variants = try variants([
            .device: ["iphone-4-0", "iphone-6-1-lcd"], .appearance: ["light", "dark"], .ios: ["12"],
        ])
        let folders = try [1, 7].map { workers in
            try withFolder { path in
                _ = try run(variants, frame: frame, hasGrid: true, workers: workers, into: OutputFolder(path: path))
                return try contents(of: path)
            }
        }
        #expect(folders[0].keys.sorted() == folders[1].keys.sorted())
        #expect(folders[0].count == variants.count + 1)
        #expect(folders[0] == folders[1])
    }

    @Test func aVariantThatFailsStopsNoOther() throws {
        let variants = try variants([.device: ["iphone-3-5", "iphone-4-0", "iphone-4-7"]])
        try withFolder { path in
            let source = ShapeSource(failing: { $0.device.device.id == "iphone-4-0" })
            let report = try run(variants, from: source, hasGrid: true, into: OutputFolder(path: path))
            #expect(report.status == .checkFailed)
            #expect(report.failures == 1)
            #expect(
                try contents(of: path).keys.sorted() == [
                    "Shapes-grid.png", "Shapes-iphone-3-5-portrait-light.png",
                    "Shapes-iphone-4-7-portrait-light.png",
                ])
            #expect(
                report.diagnostics.map(\.description) == [
                    "Folder/Shapes.storyboard:7: error: this one cannot be [on iphone-4-0]"
                ])
        }
    }

    @Test func noSheetIsWrittenIfEveryVariantFails() throws {
        let variants = try variants([.device: ["iphone-4-7", "iphone-4-0"]])
        try withFolder { path in
            let report = try run(
                variants, from: ShapeSource(failing: { _ in true }), hasGrid: true, into: OutputFolder(path: path))
            #expect(report.status == .checkFailed)
            #expect(try contents(of: path).isEmpty)
            #expect(
                report.diagnostics.map(\.description) == [
                    "Folder/Shapes.storyboard:7: error: this one cannot be [on both variants]"
                ])
        }
    }

    @Test func aFullDiskEndsTheRunWithOneProblemAndNoPart() throws {
        let variants = try variants([.device: ["iphone-3-5", "iphone-4-*", "iphone-5-8"]])
        try withFolder { path in
            var calls = FileSystemCalls.real
            calls.create = { (path, bytes) throws(SystemError) in
                if path.contains("iphone-5-8") {
                    try FileSystemCalls.real.create(path, Array(bytes.prefix(10)))
                    throw SystemError(code: ENOSPC)
                }
                try FileSystemCalls.real.create(path, bytes)
            }
            let folder = try OutputFolder(path: path, system: calls)
            let error = #expect(throws: DiagnosedError.self) { try run(variants, into: folder) }
            #expect(error?.diagnostics.count == 1)
            for (name, data) in try contents(of: path) {
                #expect(!name.contains("partial"))
                #expect(!name.contains("iphone-5-8"))
                #expect(data.suffix(8).starts(with: Data("IEND".utf8)), "\(name) is whole")
            }
        }
    }

    @Test func aScreenIsAsLargeAsThePanelAndADeviceLarger() throws {
        let variant = try Variant(parsing: "ipad-mini-7-9/landscape/split-half@12")
        try withFolder { path in
            let folder = try OutputFolder(path: path)
            let screen = try run([variant], frame: .screen, into: folder).files[0]
            #expect(PixelSize(width: screen.width, height: screen.height) == PixelSize(width: 2048, height: 1536))
            let device = try run([variant], frame: .bezel, into: folder).files[0]
            #expect(device.width > 2048 && device.height > 1536)
        }
    }
}

@Suite(.blocking) struct FontTests {
    /// Pictures with a line of text.
    private struct TextSource: PictureSource {
        var documents = ["Text.storyboard"]

        func picture(of document: Int, on variant: Variant, tools: WorkerTools) throws -> Diagnosed<WindowPicture> {
            let text = TextPlacement(setter: tools.textSetter, scale: variant.scale)
            let items = text.line("Maquette", at: CGPoint(x: 20, y: 100), size: 17, color: .black)
            return Diagnosed(WindowPicture(list: DisplayList(size: variant.windowSize, items: items)))
        }
    }

    @Test func aMissingFontEndsTheRunAndNamesItsPackage() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "fonts-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let request = PreviewRequest(
            variants: [try Variant(parsing: "iphone-4-0"), try Variant(parsing: "iphone-4-7")],
            theme: try Theme.named("ios"), workers: 2)
        let run = PreviewRun(source: TextSource(), request: request, folder: try OutputFolder(path: path)) {
            WorkerTools(fonts: FontLibrary(folders: [path]))
        }
        let error = #expect(throws: DiagnosedError.self) { try run.run() }
        #expect(error?.diagnostics.contains { $0.problem.remedy?.contains("fonts-inter") == true } == true)
        let left = try FileManager.default.contentsOfDirectory(atPath: path)
        #expect(left == [])
    }
}
