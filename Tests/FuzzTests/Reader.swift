import AutoLayout
import Bitmaps
import Devices
import Diagnostics
import Drawing
import Foundation
import Geometry
import InterfaceBuilder
import InterfaceDocuments
import Rendering
import Scenes
import Theming
import Traits
import Typography
import UIKit

/// A reader of external files, through the public interface of the package.
enum Reader: String, CaseIterable, Sendable {
    case storyboard, xib, catalog, infoPlist, strings, stringsCatalog, theme, scene, visualFormat, png, jpeg, svg

    /// The fraction of all documents for this reader: expensive readers get fewer.
    var share: Double {
        switch self {
        case .catalog, .infoPlist, .strings, .stringsCatalog: 0.06
        case .storyboard, .xib: 0.12
        case .theme, .scene, .jpeg, .svg: 0.08
        case .visualFormat, .png: 0.1
        }
    }

    /// Valid documents, small and with many features.
    var seeds: [[UInt8]] {
        switch self {
        case .storyboard: [Seeds.storyboard]
        case .xib: [Seeds.xib]
        case .catalog: [Seeds.imageSet, Seeds.colorSet]
        case .infoPlist: [Seeds.plist, Seeds.binaryPlist]
        case .strings: [Seeds.strings, Seeds.wideStrings]
        case .stringsCatalog: [Seeds.stringsCatalog]
        case .theme: [Seeds.theme]
        case .scene: Seeds.scenes
        case .visualFormat: Seeds.formats
        case .png: Seeds.pictures
        case .jpeg: [Seeds.jpeg]
        case .svg: [Seeds.svg]
        }
    }

    /// The words that are most difficult for the reader.
    var words: [String] {
        switch self {
        case .storyboard, .xib, .infoPlist, .catalog: Seeds.interfaceWords
        case .strings: ["\"", "\\", "\\U00e9", "\\Ud83d", "/*", "//", "=", ";", "\u{FEFF}"]
        case .stringsCatalog: ["{", "[[[[[[", "\"strings\":", "\\ud800", "null", "1e999"]
        case .theme: ["inherits: ios", "inherits: ../x.yaml", "&a *a", "[[[[[", "{a: {a: {a: ", "\t", "? "]
        case .scene: ["&a *a", "[[[[[", "- ", "?: ", "file: /etc/passwd", "variations:", "H:|-[a]-|"]
        case .visualFormat: ["[", "]", "(", ")", "@", "|", "-", ">=", "a", "V:"]
        case .png: ["IDAT", "IHDR", "PLTE", "tRNS", "iCCP", "zTXt"]
        case .jpeg: ["\u{FF}\u{D8}", "JFIF", "\u{FF}\u{C0}", "Exif"]
        case .svg:
            ["<use href=\"#a\"/>", "<g id=\"a\">", "transform=\"scale(1e30)\"", "width=\"1e9\"", "<image href=\"/\"/>"]
        }
    }

    /// Reads a document completely and lays it out if possible; an error is a problem with a location.
    ///
    /// - Parameters:
    ///   - bytes: the document.
    ///   - folder: a folder that nobody else uses, for readers of files beside others.
    /// - Throws: the problems of the document.
    func read(_ bytes: [UInt8], folder: String) throws {
        switch self {
        case .storyboard, .xib:
            let document = try InterfaceDocument.read(Data(bytes), path: "fuzz.\(rawValue)").value
            let tree = VariantTree(document, on: try Variant(parsing: "iphone-15-pro"))
            tree.layout()
            try draw(tree.window.displayList(), as: self == .xib ? .svg : .png)
        case .catalog, .infoPlist: try readProject(bytes, folder: folder)
        case .strings: try readStrings(bytes, as: "de.lproj/Main.strings", folder: folder)
        case .stringsCatalog: try readStrings(bytes, as: "Main.xcstrings", folder: folder)
        case .theme: _ = try Theme.decode(String(decoding: bytes, as: UTF8.self), file: "fuzz.yaml")
        case .scene:
            let scene = try SceneDocument.decode(
                String(decoding: bytes, as: UTF8.self), file: "fuzz.yaml", colorNames: [])
            let tree = SceneTree(scene, on: try Variant(parsing: "ipad-pro-11"), materials: SceneMaterials())
            tree.layout()
            try draw(tree.window.displayList(), as: .pdf)
        case .visualFormat:
            var ids = LayoutIDSupply(firstItem: 1, firstConstraint: 1)
            let root = ids.item()
            let views = Dictionary(uniqueKeysWithValues: ["a", "b", "c"].map { ($0, ids.item()) })
            _ = try VisualFormat.constraints(
                String(decoding: bytes, as: UTF8.self), metrics: ["m": 8], views: views, superview: { _ in root },
                ids: &ids)
        case .png, .jpeg:
            _ = try PictureHeader(reading: bytes)
            _ = try Bitmap(decoding: bytes, limits: PixelLimits(maximumPixels: 1 << 22))
        case .svg: try readPicture(bytes, folder: folder)
        }
    }

    private func write(_ files: [String: [UInt8]], to folder: String) throws {
        for (name, bytes) in files {
            let path = "\(folder)/\(name)"
            let parent = SplitPath(path).folder
            if !FileManager.default.fileExists(atPath: parent) {
                try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
            }
            try Data(bytes).write(to: URL(fileURLWithPath: path))
        }
    }

    private func readProject(_ bytes: [UInt8], folder: String) throws {
        var files = [
            "Info.plist": Seeds.plist, "A.xcassets/I.imageset/Contents.json": Seeds.imageSet,
            "A.xcassets/C.colorset/Contents.json": Seeds.colorSet, "A.xcassets/I.imageset/a.png": Seeds.pictures[0],
            "A.xcassets/I.imageset/b.png": Seeds.pictures[1],
        ]
        if self == .infoPlist {
            files["Info.plist"] = bytes
        } else {
            files["A.xcassets/I.imageset/Contents.json"] = bytes
            files["A.xcassets/C.colorset/Contents.json"] = bytes
        }
        try write(files, to: folder)
        let opened = try Project.open(folder)
        let library = opened.value.makeAssetLibrary()
        let store = ImageStore()
        for name in library.imageNames {
            if let image = library.imageAsset(named: name, for: UITraitCollection()).value {
                _ = store.picture(for: image)
            }
        }
        for name in library.colorNames { _ = library.color(named: name, for: UITraitCollection()) }
        // A problem in one part is reported, and the rest is read.
        let problems = opened.diagnostics + library.diagnostics
        if !problems.isEmpty { throw DiagnosedError(problems) }
    }

    private func readStrings(_ bytes: [UInt8], as name: String, folder: String) throws {
        try write([name: bytes, "Main.xib": Seeds.xib], to: folder)
        let read = try InterfaceDocument.read(contentsOfFile: folder + "/Main.xib", locale: "de")
        let errors = read.diagnostics.filter { $0.severity == .error }
        if !errors.isEmpty { throw DiagnosedError(errors) }
    }

    private func readPicture(_ bytes: [UInt8], folder: String) throws {
        try write(["P.svg": bytes, "Main.xib": Seeds.xib], to: folder)
        let library = Project.openDocument(folder + "/Main.xib").makeAssetLibrary()
        guard let image = library.imageAsset(named: "P", for: UITraitCollection()).value else { return }
        let picture = ImageStore().picture(for: image)
        guard let drawing = picture.image else { throw DiagnosedError(picture.diagnostics) }
        let size = CGSize(width: 40, height: 40)
        let item = DrawingItem.image(PlacedImage(image: drawing, frame: CGRect(origin: .zero, size: size)))
        try draw(DisplayList(size: size, items: [item]), as: .png)
    }

    private func draw(_ list: DisplayList, as format: OutputFormat) throws {
        var tools = RenderingTools(fonts: FontLibrary())
        _ = try render(list, as: format, options: RenderingOptions(scale: 0.25), with: &tools)
    }
}
