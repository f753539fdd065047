import Diagnostics
import Drawing
import Foundation
import Geometry
import Testing
import Traits
import UIKit

@testable import InterfaceBuilder
@testable import InterfaceDocuments

private func library(_ folder: TemporaryFolder, loose: [String] = []) -> AssetLibrary {
    AssetLibrary(
        catalogs: ["\(folder.path)/Assets.xcassets"], looseFiles: loose.map { "\(folder.path)/\($0)" },
        in: InputFolder(path: folder.path))
}

private func set(_ images: String, properties: String = "") -> String {
    "{ \"images\" : [ \(images) ], \"info\" : { \"version\" : 1 }\(properties.isEmpty ? "" : ", \"properties\" : { \(properties) }") }"
}

private func traits(
    _ idiom: UIUserInterfaceIdiom = .phone, scale: CGFloat = 2, style: UIUserInterfaceStyle = .light,
    _ more: (inout any UIMutableTraits) -> Void = { _ in }
) -> UITraitCollection {
    UITraitCollection {
        $0.userInterfaceIdiom = idiom
        $0.displayScale = scale
        $0.userInterfaceStyle = style
        $0.layoutDirection = .leftToRight
        $0.horizontalSizeClass = .compact
        $0.verticalSizeClass = .regular
        more(&$0)
    }
}

@Suite struct AssetsImageTests {
    /// The name of the file that a set resolves to.
    private func resolve(_ entries: [(file: String, keys: String)], _ traits: UITraitCollection) throws -> String? {
        let folder = try TemporaryFolder()
        for entry in entries { try folder.write("Assets.xcassets/Logo.imageset/\(entry.file)", "x") }
        let images = entries.map { "{ \"filename\" : \"\($0.file)\", \($0.keys) }" }.joined(separator: ", ")
        try folder.write("Assets.xcassets/Logo.imageset/Contents.json", set(images))
        let read = library(folder)
        #expect(read.diagnostics.isEmpty)
        let asset = read.imageAsset(named: "Logo", for: traits).value
        return asset.map { ($0.file as NSString).lastPathComponent }
    }

    private static let u = "\"idiom\" : \"universal\""
    private static let scales = [
        ("1.png", "\(u), \"scale\" : \"1x\""), ("2.png", "\(u), \"scale\" : \"2x\""),
        ("3.png", "\(u), \"scale\" : \"3x\""),
    ]

    @Test("IM-3 the exact scale, else the nearest higher, else the nearest lower")
    func scales() throws {
        #expect(try resolve(Self.scales, traits(scale: 1)) == "1.png")
        #expect(try resolve(Self.scales, traits(scale: 2)) == "2.png")
        #expect(try resolve(Self.scales, traits(scale: 3)) == "3.png")
        #expect(try resolve([Self.scales[0], Self.scales[2]], traits(scale: 2)) == "3.png")
        #expect(try resolve([Self.scales[0], Self.scales[1]], traits(scale: 3)) == "2.png")
        #expect(try resolve([Self.scales[1], Self.scales[2]], traits(scale: 1)) == "2.png")
        #expect(try resolve([("v.pdf", Self.u)], traits(scale: 3)) == "v.pdf")
    }

    @Test("IM-3 the idiom, then universal")
    func idioms() throws {
        let entries = [
            ("u.png", "\(Self.u), \"scale\" : \"2x\""), ("i.png", "\"idiom\" : \"iphone\", \"scale\" : \"1x\""),
            ("p.png", "\"idiom\" : \"ipad\", \"scale\" : \"2x\""),
            ("w.png", "\"idiom\" : \"watch\", \"scale\" : \"2x\""),
        ]
        #expect(try resolve(entries, traits(.phone)) == "i.png")
        #expect(try resolve(entries, traits(.pad)) == "p.png")
        #expect(try resolve([entries[0], entries[2]], traits(.phone)) == "u.png")
        #expect(try resolve([entries[2]], traits(.phone)) == nil)
        #expect(try resolve([entries[3]], traits(.phone)) == nil)
        #expect(try resolve([entries[0]], UITraitCollection()) == "u.png")
    }

    @Test("IM-3 appearance, then any; a dark picture beats one of the right scale")
    func appearances() throws {
        let dark = "\"appearances\" : [ { \"appearance\" : \"luminosity\", \"value\" : \"dark\" } ]"
        let high = "\"appearances\" : [ { \"appearance\" : \"contrast\", \"value\" : \"high\" } ]"
        let entries = [
            ("any.png", "\(Self.u), \"scale\" : \"3x\""), ("dark.png", "\(Self.u), \(dark), \"scale\" : \"2x\""),
            ("high.png", "\(Self.u), \(high), \"scale\" : \"2x\""),
        ]
        #expect(try resolve(entries, traits(scale: 3)) == "any.png")
        #expect(try resolve(entries, traits(scale: 3, style: .dark)) == "dark.png")
        #expect(try resolve(entries, traits(scale: 3) { $0.accessibilityContrast = .high }) == "high.png")
        #expect(
            try resolve(entries, traits(style: .dark) { $0.accessibilityContrast = .high }) == "dark.png")
        #expect(try resolve([entries[1]], traits()) == nil)
    }

    @Test("MODAL-10 IM-3 size classes, direction and gamut, then any")
    func others() throws {
        let entries = [
            ("any.png", "\(Self.u), \"scale\" : \"2x\""),
            ("short.png", "\(Self.u), \"height-class\" : \"compact\", \"scale\" : \"2x\""),
            ("wide.png", "\(Self.u), \"width-class\" : \"regular\", \"scale\" : \"2x\""),
            ("rtl.png", "\(Self.u), \"language-direction\" : \"right-to-left\", \"scale\" : \"2x\""),
            ("p3.png", "\(Self.u), \"display-gamut\" : \"display-P3\", \"scale\" : \"2x\""),
        ]
        #expect(try resolve(entries, traits()) == "any.png")
        #expect(try resolve(entries, traits { $0.verticalSizeClass = .compact }) == "short.png")
        #expect(try resolve(entries, traits { $0.horizontalSizeClass = .regular }) == "wide.png")
        #expect(try resolve(entries, traits { $0.layoutDirection = .rightToLeft }) == "rtl.png")
        #expect(try resolve(entries, traits { $0.displayGamut = .P3 }) == "p3.png")
    }

    @Test func slicingAlignmentIntentAndMirroring() throws {
        let folder = try TemporaryFolder()
        try folder.writePNG("Assets.xcassets/Bubble.imageset/b@2x.png", width: 40, height: 20)
        try folder.write(
            "Assets.xcassets/Bubble.imageset/Contents.json",
            set(
                """
                { "idiom" : "universal", "filename" : "b@2x.png", "scale" : "2x", "language-direction" : "left-to-right",
                  "resizing" : { "mode" : "9-part", "center" : { "mode" : "tile", "width" : 1, "height" : 1 },
                    "cap-insets" : { "top" : 10, "left" : 4, "bottom" : 6, "right" : 2 } },
                  "alignment-insets" : { "top" : 2, "left" : 0, "bottom" : 4, "right" : 0 } }
                """,
                properties: "\"template-rendering-intent\" : \"template\", \"preserves-vector-representation\" : true"))
        let read = library(folder)
        let asset = try #require(read.imageAsset(named: "Bubble", for: traits()).value)
        #expect(asset.capInsets == UIEdgeInsets(top: 5, left: 2, bottom: 3, right: 1))
        #expect(asset.slicing?.tiles == true)
        #expect(asset.alignmentInsets == UIEdgeInsets(top: 1, bottom: 2))
        #expect(asset.renderingIntent == .template)
        #expect(asset.preservesVector && !asset.isVector)
        #expect(asset.flipsForRightToLeft)
        // If there is only a left-to-right image, it is mirrored for the other direction.
        let mirrored = read.imageAsset(named: "Bubble", for: traits { $0.layoutDirection = .rightToLeft }).value
        #expect(mirrored?.file == asset.file)
        let lookup = AssetLookup(library: read, store: ImageStore())
        let image = try #require(lookup.image(named: "Bubble", compatibleWith: traits()))
        // What is neither cap nor center is left out: 4 + 1 + 2 columns and 10 + 1 + 6 rows of pixels stay.
        #expect(image.size == CGSize(width: 3.5, height: 8.5) && image.scale == 2)
        #expect(image.renderingMode == .alwaysTemplate && image.resizingMode == .tile)
        #expect(image.capInsets.top == 5 && image.flipsForRightToLeftLayoutDirection)
        #expect(image.alignmentRectInsets.bottom == 2)
        #expect(lookup.image(named: "Nothing", compatibleWith: traits()) == nil)
    }

    @Test func namespacesAndFolders() throws {
        let folder = try TemporaryFolder()
        for name in ["Icons/star", "Plain/moon"] {
            try folder.writePNG("Assets.xcassets/\(name).imageset/a.png", width: 2, height: 2)
            try folder.write(
                "Assets.xcassets/\(name).imageset/Contents.json",
                set("{ \"idiom\" : \"universal\", \"filename\" : \"a.png\" }"))
        }
        try folder.write(
            "Assets.xcassets/Icons/Contents.json", "{ \"properties\" : { \"provides-namespace\" : true } }")
        try folder.write("Assets.xcassets/AppIcon.appiconset/Contents.json", "not read")
        let read = library(folder)
        #expect(read.diagnostics.isEmpty)
        #expect(read.imageNames == ["Icons/star", "moon"])
    }

    @Test("IM-1 and IM-2 loose files by scale and idiom, with the extension or without")
    func looseFiles() throws {
        let folder = try TemporaryFolder()
        let files = [
            "Logo.png", "Logo@2x.png", "Logo@2x~ipad.png", "Logo@3x~iphone.png", "Photo.jpg", "Mixed.jpg", "Mixed.png",
        ]
        for (index, file) in files.enumerated() { try folder.writePNG(file, width: 6 * (index + 1), height: 6) }
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/Assets.xcassets", withIntermediateDirectories: true)
        let found = library(folder, loose: files)
        func file(_ name: String, _ traits: UITraitCollection) -> String? {
            found.imageAsset(named: name, for: traits).value.map { ($0.file as NSString).lastPathComponent }
        }
        #expect(file("Logo", traits(scale: 2)) == "Logo@3x~iphone.png")
        #expect(file("Logo", traits(.pad, scale: 2)) == "Logo@2x~ipad.png")
        #expect(file("Logo.png", traits(.tv, scale: 1)) == "Logo.png")
        #expect(file("Photo", traits()) == "Photo.jpg")
        #expect(file("Photo.jpg", traits()) == "Photo.jpg")
        #expect(file("Photo.png", traits()) == nil)
        #expect(file("Mixed", traits()) == "Mixed.png")
        #expect(file("Mixed.jpg", traits()) == "Mixed.jpg")
        let lookup = AssetLookup(library: found, store: ImageStore())
        let image = lookup.image(named: "Logo", compatibleWith: traits(.pad, scale: 2))
        #expect(image?.size == CGSize(width: 9, height: 3))
    }

    @Test(
        arguments: [
            ("a.png", "a", 1, nil), ("a@2x.png", "a", 2, nil), ("a@3x~ipad.PNG", "a", 3, "ipad"),
            ("a~iphone.jpeg", "a", 1, "iphone"), ("a@2x.b@3x.pdf", "a@2x.b", 3, nil),
        ] as [(String, String, CGFloat, String?)])
    func fileNames(file: String, name: String, scale: CGFloat, idiom: String?) throws {
        let read = try #require(PictureFile(fileName: file))
        #expect(read.name == name && read.scale == scale && read.idiom?.rawValue == idiom)
    }

    @Test func otherFilesAreNotPictures() {
        for file in ["a.txt", ".png", "@2x.png", "~ipad.png", "png", ""] { #expect(PictureFile(fileName: file) == nil) }
    }
}

@Suite struct AssetsColorTests {
    private func color(_ json: String, _ traits: UITraitCollection = UITraitCollection()) throws -> AssetColor? {
        let folder = try TemporaryFolder()
        try folder.write("Assets.xcassets/C.colorset/Contents.json", "{ \"colors\" : [ \(json) ] }")
        let read = library(folder)
        #expect(read.diagnostics.isEmpty)
        return read.color(named: "C", for: traits).value
    }

    private func entry(_ components: String, space: String = "srgb", more: String = "") -> String {
        """
        { "idiom" : "universal", \(more)
          "color" : { "color-space" : "\(space)", "components" : { \(components) } } }
        """
    }

    @Test(
        "every spelling of a component",
        arguments: [
            (#""red":"0x80","green":"0xFF","blue":"0x00","alpha":"1.000""#, 128.0 / 255, 1.0, 0.0, 1.0),
            (#""red":"128","green":"255","blue":"0","alpha":"0.5""#, 128.0 / 255, 1, 0, 0.5),
            (#""red":"0.502","green":"1.000","blue":"0.000","alpha":"1.000""#, 0.502, 1, 0, 1),
            (#""red":0.25,"green":1,"blue":51,"alpha":1"#, 0.25, 1, 0.2, 1),
            (#""red":"1","green":"0","blue":"0""#, 1, 0, 0, 1),
        ] as [(String, Double, Double, Double, Double)])
    func components(text: String, red: Double, green: Double, blue: Double, alpha: Double) throws {
        #expect(try color(entry(text)) == .fixed(Color(red: red, green: green, blue: blue, alpha: alpha)))
    }

    @Test func spaces() throws {
        let white = #""white":"0.5","alpha":"1""#
        #expect(try color(entry(white, space: "gray-gamma-22")) == .fixed(Color(white: 0.5)))
        let red = #""red":"1.0","green":"0.0","blue":"0.0","alpha":"1.0""#
        #expect(try color(entry(red, space: "display-p3")) == .fixed(Color(red: 1, green: 0, blue: 0)))
        let linear = #""red":"0.2140","green":"0.0","blue":"0.0","alpha":"1.0""#
        guard case .fixed(let encoded) = try color(entry(linear, space: "extended-linear-srgb")) else {
            Issue.record("a linear color is a color")
            return
        }
        #expect(abs(encoded.red - 0.5) < 0.001)
    }

    @Test("IM-3 a color by appearance, idiom and contrast, then any")
    func appearances() throws {
        let gray = { (value: String) in "\"white\":\"\(value)\",\"alpha\":\"1\"" }
        let dark = "{\"appearance\":\"luminosity\",\"value\":\"dark\"}"
        let high = "{\"appearance\":\"contrast\",\"value\":\"high\"}"
        let json = [
            entry(gray("0.1"), space: "extended-gray"),
            entry(gray("0.2"), space: "extended-gray", more: "\"appearances\":[\(dark)],"),
            entry(gray("0.3"), space: "extended-gray", more: "\"appearances\":[\(dark),\(high)],"),
            entry(gray("0.4"), space: "extended-gray").replacingOccurrences(of: "universal", with: "ipad"),
        ].joined(separator: ",")
        #expect(try color(json) == .fixed(Color(white: 0.1)))
        #expect(try color(json, traits(style: .dark)) == .fixed(Color(white: 0.2)))
        #expect(
            try color(json, traits(style: .dark) { $0.accessibilityContrast = .high }) == .fixed(Color(white: 0.3)))
        #expect(try color(json, traits { $0.accessibilityContrast = .high }) == .fixed(Color(white: 0.1)))
        #expect(try color(json, traits(.pad)) == .fixed(Color(white: 0.4)))
    }

    @Test func systemReferences() throws {
        let json = #"{ "idiom":"universal","color":{"platform":"ios","reference":"systemRedColor"} }"#
        #expect(try color(json) == .system("systemRed"))
        let folder = try TemporaryFolder()
        try folder.write("Assets.xcassets/C.colorset/Contents.json", "{ \"colors\" : [ \(json) ] }")
        let lookup = AssetLookup(library: library(folder), store: ImageStore())
        let light = lookup.color(named: "C", compatibleWith: traits())
        #expect(light != nil && light != lookup.color(named: "C", compatibleWith: traits(style: .dark)))
        #expect(lookup.color(named: "D", compatibleWith: traits()) == nil)
    }
}

@Suite struct AssetsProblemTests {
    private func problems(_ files: [(String, String)]) throws -> [String] {
        let folder = try TemporaryFolder()
        for (name, text) in files { try folder.write("Assets.xcassets/\(name)", text) }
        return library(folder).diagnostics.map {
            "\($0.location?.description.replacingOccurrences(of: folder.path + "/Assets.xcassets/", with: "") ?? "") \($0.problem.code)"
        }
    }

    @Test(
        "problems are reported with their location, and the rest is read",
        arguments: [
            (
                "a.imageset/Contents.json", "{ \"images\" : [\n  { \"filename\" : \"gone.png\" } ] }",
                "2:18 missing-asset-file"
            ),
            (
                "a.imageset/Contents.json", "{ \"images\" : [\n { \"filename\" : \"../b.png\" } ] }",
                "2:17 asset-outside-folder"
            ),
            (
                "a.imageset/Contents.json", "{ \"images\" : [\n { \"filename\" : \"/etc/passwd\" } ] }",
                "2:17 asset-outside-folder"
            ),
            ("a.imageset/Contents.json", "{ \"images\" : [\n { \"filename\" : 7 } ] }", "2:17 wrong-type-in-contents"),
            ("a.imageset/Contents.json", "{ \"images\" : {} }", "1:14 wrong-type-in-contents"),
            ("a.imageset/Contents.json", "[]", "1:1 wrong-type-in-contents"),
            ("a.imageset/Contents.json", "{ \"images\" :\n [ { \"x\" 1 } ] }", "2:10 malformed-contents"),
            ("a.imageset/Contents.json", "", "1:1 malformed-contents"),
            ("a.imageset/Contents.json", "{", "1:2 malformed-contents"),
            (
                "c.colorset/Contents.json",
                "{ \"colors\" : [ { \"color\" : {\n \"components\" : { \"red\" : \"x\", \"green\":\"0\", \"blue\":\"0\" } } } ] }",
                "2:27 bad-color-component"
            ),
        ])
    func addresses(file: String, text: String, expected: String) throws {
        let found = try problems([(file, text)])
        #expect(found.contains("\(file):\(expected)"))
    }

    @Test func aSetWithoutContentsIsReported() throws {
        let folder = try TemporaryFolder()
        try folder.write("Assets.xcassets/a.imageset/a.png", "x")
        #expect(library(folder).diagnostics.map(\.problem.code) == ["missing-asset-file"])
    }

    @Test func deepAndHostileJSON() throws {
        let deep = String(repeating: "[", count: 100_000)
        #expect(try problems([("a.imageset/Contents.json", deep)]).first?.hasSuffix("malformed-contents") == true)
        let folder = try TemporaryFolder()
        let nested = "Assets.xcassets/" + (0..<40).map { "f\($0)/" }.joined()
        try folder.write("\(nested)a.imageset/Contents.json", "{}")
        #expect(library(folder).imageNames.isEmpty)
    }

    @Test func linksThatLeadOutAreNotFollowed() throws {
        let folder = try TemporaryFolder()
        let outside = try TemporaryFolder()
        let secret = try outside.writePNG("secret.png", width: 2, height: 2)
        try folder.write(
            "Assets.xcassets/a.imageset/Contents.json", set("{ \"idiom\":\"universal\", \"filename\" : \"a.png\" }"))
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/Assets.xcassets/a.imageset/a.png", withDestinationPath: secret)
        let read = library(folder)
        let asset = try #require(read.imageAsset(named: "a", for: traits()).value)
        let picture = ImageStore().picture(for: asset)
        #expect(picture.image == nil)
        #expect(picture.diagnostics.map(\.problem.code) == ["asset-outside-folder"])
    }
}

@Suite struct AssetsPictureTests {
    private func picture(_ name: String, _ bytes: [UInt8], store: ImageStore = ImageStore()) throws
        -> ImageStore.Picture
    {
        let folder = try TemporaryFolder()
        try folder.write("Assets.xcassets/a.imageset/\(name)", bytes)
        try folder.write(
            "Assets.xcassets/a.imageset/Contents.json",
            set("{ \"idiom\":\"universal\", \"filename\" : \"\(name)\", \"scale\":\"2x\" }"))
        let asset = try #require(library(folder).imageAsset(named: "a", for: traits()).value)
        return store.picture(for: asset)
    }

    private static let svg =
        #"<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="24px" height="12" viewBox="0 0 48 24"><rect width="10" height="10"/></svg>"#

    /// A PDF of one empty page, 30 by 20 points.
    private static let pdf = """
        %PDF-1.1
        1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
        2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox [0 0 30 20]>>endobj
        3 0 obj<</Type/Page/Parent 2 0 R>>endobj
        trailer<</Root 1 0 R>>
        %%EOF
        """

    @Test func drawingsKeepTheirSize() throws {
        let found = try picture("a.svg", Array(Self.svg.utf8))
        #expect(found.size == CGSize(width: 24, height: 12))
        #expect(found.image?.digest.count == 64 && found.diagnostics.isEmpty)
    }

    @Test(arguments: [
        ("<svg viewBox=\"0 0 10 20\">", 10.0, 20.0), ("<svg width='5' height='6'/>", 5, 6),
        ("<svg stroke-width=\"9\" width=\"100%\" height=\"100%\" viewBox=\"0,0,7,8\">", 7, 8),
    ])
    func svgSizes(text: String, width: Double, height: Double) {
        #expect(SVGSize(Array(text.utf8))?.size == CGSize(width: width, height: height))
    }

    @Test func svgWithoutASize() throws {
        for text in ["<svg>", "<svg width=\"0\" height=\"1\">", "<svg width=\"1e99\" height=\"1\">", "<html>", ""] {
            #expect(SVGSize(Array(text.utf8)) == nil)
        }
        #expect(try picture("a.svg", Array("<svg>".utf8)).diagnostics.map(\.problem.code) == ["damaged-picture"])
    }

    @Test func aMissingConverterLeavesAPlaceholderOfTheRightSize() throws {
        let store = ImageStore(converter: PDFConverter(executable: nil))
        let found = try picture("a.pdf", Array(Self.pdf.utf8), store: store)
        #expect(found.image == nil && found.size == CGSize(width: 30, height: 20))
        #expect(found.diagnostics.map(\.problem.code) == ["no-pdf-converter"])
        #expect(found.diagnostics.first?.problem.remedy == "install the package poppler-utils")
    }

    @Test func aConverterThatFailsLeavesAPlaceholder() throws {
        let store = ImageStore(converter: PDFConverter(executable: "/bin/false"))
        let found = try picture("a.pdf", Array(Self.pdf.utf8), store: store)
        #expect(found.image == nil && found.size == CGSize(width: 30, height: 20))
        #expect(found.diagnostics.map(\.problem.code) == ["pdf-conversion-failed"])
    }

    @Test(
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftocairo"), "pdftocairo is not installed")
    )
    func pdfBecomesADrawing() throws {
        let found = try picture("a.pdf", Array(Self.pdf.utf8))
        #expect(found.size == CGSize(width: 30, height: 20))
        #expect(found.image != nil && found.diagnostics.isEmpty)
        let broken = try picture("a.pdf", Array("%PDF-1.4 nothing".utf8))
        #expect(broken.diagnostics.map(\.problem.code) == ["pdf-conversion-failed"])
    }

    @Test func damagedAndForeignPictures() throws {
        let folder = try TemporaryFolder()
        let whole = try Array(Data(contentsOf: URL(fileURLWithPath: folder.writePNG("w.png", width: 64, height: 32))))
        let cut = try picture("a.png", Array(whole.prefix(whole.count / 2)))
        #expect(cut.image == nil && cut.diagnostics.count == 1)
        #expect(cut.size == CGSize(width: 32, height: 16))
        #expect(try picture("a.png", []).diagnostics.count == 1)
        #expect(try picture("a.gif", Array("GIF89a".utf8)).diagnostics.map(\.problem.code) == ["undrawable-picture"])
    }

    @Test func pictureBeyondWhatIsKeptMakesRoom() throws {
        let folder = try TemporaryFolder()
        for name in ["a", "b", "c"] {
            _ = try folder.writePNG("Assets.xcassets/\(name).imageset/a.png", width: 8, height: 8)
            try folder.write(
                "Assets.xcassets/\(name).imageset/Contents.json",
                set("{ \"idiom\":\"universal\", \"filename\" : \"a.png\" }"))
        }
        let read = library(folder)
        let assets = try ["a", "b", "c"].map { try #require(read.imageAsset(named: $0, for: traits()).value) }
        let store = ImageStore(capacity: 2 * 8 * 8 * 4)
        let first = assets.map { store.picture(for: $0).image }
        #expect(store.count == 2)
        #expect(assets.map { store.picture(for: $0).image } == first && !first.contains(nil))
        #expect(store.count == 2)
    }

    @Test func eachFileIsReadOnce() async throws {
        let folder = try TemporaryFolder()
        let file = try folder.writePNG("Assets.xcassets/a.imageset/a.png", width: 8, height: 8)
        try folder.write(
            "Assets.xcassets/a.imageset/Contents.json", set("{ \"idiom\":\"universal\", \"filename\" : \"a.png\" }"))
        let asset = try #require(library(folder).imageAsset(named: "a", for: traits()).value)
        let store = ImageStore()
        let first = store.picture(for: asset)
        try FileManager.default.removeItem(atPath: file)
        let digests = await withTaskGroup(of: String?.self) { group in
            for _ in 0..<16 { group.addTask { store.picture(for: asset).image?.digest } }
            return await group.reduce(into: Set<String?>()) { $0.insert($1) }
        }
        #expect(digests == [first.image?.digest])
        #expect(first.image != nil)
    }

    @Test func problemsReachTheJobThatAsks() throws {
        let folder = try TemporaryFolder()
        try folder.write("Assets.xcassets/a.imageset/a.gif", "GIF89a")
        try folder.write(
            "Assets.xcassets/a.imageset/Contents.json", set("{ \"idiom\":\"universal\", \"filename\" : \"a.gif\" }"))
        let lookup = AssetLookup(library: library(folder), store: ImageStore())
        let job = JobEnvironment(resources: lookup)
        JobEnvironment.$running.withValue(job) {
            for _ in 0..<3 { #expect(lookup.image(named: "a", compatibleWith: traits()) == nil) }
        }
        #expect(job.diagnostics.map(\.problem.code) == ["undrawable-picture"])
    }
}

@Suite("Data sets of a catalog") struct AssetsDataTests {
    private func library(_ entries: String, in folder: TemporaryFolder) throws -> AssetLibrary {
        try folder.write("Assets.xcassets/sample.dataset/a.json", "[1]")
        try folder.write("Assets.xcassets/sample.dataset/pad.json", "[2]")
        try folder.write(
            "Assets.xcassets/sample.dataset/Contents.json", "{ \"data\" : [ \(entries) ], \"info\" : {} }")
        return InterfaceBuilderTests.library(folder)
    }

    @Test("give the file that fits the device, and its type")
    func fit() throws {
        let folder = try TemporaryFolder()
        let assets = try library(
            """
            { "idiom" : "universal", "filename" : "a.json", "universal-type-identifier" : "public.json" },
            { "idiom" : "ipad", "filename" : "pad.json" }
            """, in: folder)
        let phone = assets.data(named: "sample", for: traits(.phone))
        #expect(phone.value == DataAsset(bytes: Array("[1]".utf8), typeIdentifier: "public.json"))
        #expect(assets.data(named: "sample", for: traits(.pad)).value?.bytes == Array("[2]".utf8))
        #expect(phone.diagnostics.isEmpty)
        #expect(assets.data(named: "other", for: traits()).value == nil)
    }

    @Test(
        "are reported if a file is missing, or outside of the set",
        arguments: [("missing.json", "missing-asset-file"), ("../a.json", "asset-outside-folder")])
    func missing(_ file: String, _ code: String) throws {
        let folder = try TemporaryFolder()
        let assets = try library("{ \"idiom\" : \"universal\", \"filename\" : \"\(file)\" }", in: folder)
        let found = assets.data(named: "sample", for: traits())
        #expect(found.value == nil)
        #expect(found.diagnostics.map(\.problem.code) == [code])
    }

    @Test("are found by code")
    func code() throws {
        let folder = try TemporaryFolder()
        let assets = try library("{ \"idiom\" : \"universal\", \"filename\" : \"a.json\" }", in: folder)
        let job = JobEnvironment(resources: AssetLookup(library: assets, store: ImageStore()))
        JobEnvironment.$running.withValue(job) {
            let asset = NSDataAsset(name: "sample")
            #expect(asset?.data == Data("[1]".utf8) && asset?.typeIdentifier == "public.data")
            #expect(NSDataAsset(name: "other") == nil)
        }
    }
}
