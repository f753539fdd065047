import AdaptiveKit
import Devices
import Diagnostics
import Drawing
import Foundation
import Geometry
import Symbols
import Testing
import Theming
import Traits

@testable import InterfaceBuilder
@testable import InterfaceDocuments

/// A template with a square for each given glyph, drawn 60 points high on the baseline of its scale.
private func template(_ glyphs: [(name: String, side: Int)], margins: String = "", rule: String = "nonzero") -> String {
    let baselines = ["S": 696, "M": 1126, "L": 1556]
    let guides = baselines.sorted { $0.key < $1.key }.map {
        "<line id=\"Baseline-\($0.key)\" x1=\"263\" x2=\"3036\" y1=\"\($0.value)\" y2=\"\($0.value)\"/>"
    }
    let shapes = glyphs.enumerated().map { index, glyph in
        let baseline = baselines[String(glyph.name.suffix(1))] ?? 0
        let (x, side) = (500 + 300 * index, glyph.side)
        return "<g id=\"\(glyph.name)\" transform=\"matrix(1 0 0 1 \(x) \(baseline))\">"
            + "<path d=\"M0 0h\(side)v-\(side)H0Z\"/></g>"
    }
    return """
        <?xml version="1.0" encoding="UTF-8"?>
        <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
        <g id="Notes"><rect id="artboard" x="0" y="0" width="3300" height="2200" style="fill:white"/></g>
        <g id="Guides">\(guides.joined())\(margins)</g>
        <g id="Symbols" fill-rule="\(rule)">\(shapes.joined())</g>
        </svg>
        """
}

private func symbol(_ text: String) throws -> SymbolTemplate {
    try SymbolTemplate(svg: Array(text.utf8), file: "a.svg")
}

@Suite("Custom symbols") struct SymbolTemplateTests {
    @Test func aGlyphStandsOnItsBaselineBetweenItsMargins() throws {
        let margins =
            "<line id=\"left-margin-Regular-M\" x1=\"490\" x2=\"490\" y1=\"1000\" y2=\"1150\"/>"
            + "<line id=\"right-margin-Regular-M\" x1=\"580\" x2=\"580\" y1=\"1000\" y2=\"1150\"/>"
        let glyph = try symbol(template([("Regular-M", 60)], margins: margins)).glyph(.regular, .medium)
        #expect(glyph.width == 90)
        #expect(glyph.outline.bounds == CGRect(x: 10, y: -60, width: 60, height: 60))
    }

    @Test func aDocumentTypeThatDeclaresNothingIsLeftOut() throws {
        let type =
            "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd\">"
        let text = template([("Regular-M", 60)])
        let declared = text.replacingOccurrences(of: "?>", with: "?>" + type)
        #expect(try symbol(declared) == symbol(text))
        let entities = text.replacingOccurrences(of: "?>", with: "?><!DOCTYPE svg [<!ENTITY a \"b\">]>")
        #expect(throws: AssetProblem.self) { try symbol(entities) }
    }

    @Test func weightsThatAreMissingAreInterpolated() throws {
        let made = try symbol(template([("Ultralight-S", 40), ("Regular-S", 60), ("Black-S", 80)]))
        #expect(made.glyph(.regular, .small).outline.bounds?.width == 60)
        let bold = try #require(made.glyph(.bold, .small).outline.bounds).width
        #expect(bold > 60 && bold < 80)
        let thin = try #require(made.glyph(.thin, .small).outline.bounds).width
        #expect(thin > 40 && thin < 60)
    }

    @Test func scalesThatAreMissingAreScaled() throws {
        let made = try symbol(template([("Regular-S", 79)]))
        #expect(abs((made.glyph(.black, .medium).outline.bounds?.width ?? 0) - 100) < 0.001)
        #expect(abs((made.glyph(.regular, .large).outline.bounds?.width ?? 0) - 128) < 0.001)
    }

    @Test func theNearestWeightIsUsedIfOutlinesDiffer() throws {
        let round = "<g id=\"Black-M\"><path d=\"M1000 1126a30 30 0 1 0 60 0a30 30 0 1 0 -60 0z\"/></g>"
        let text = template([("Regular-M", 60)]).replacingOccurrences(of: "</svg>", with: round + "</svg>")
        let made = try symbol(text)
        #expect(made.glyph(.medium, .medium) == made.glyph(.regular, .medium))
        #expect(made.glyph(.heavy, .medium) == made.glyph(.black, .medium))
        #expect(try #require(made.glyph(.black, .medium).outline.bounds).height.rounded() == 60)
    }

    @Test func aHoleOfTheEvenOddRuleStaysAHole() throws {
        let text = template([("Regular-M", 60)], rule: "evenodd").replacingOccurrences(
            of: "H0Z", with: "H0ZM10 -10h20v-20h-20Z")
        let elements = try symbol(text).glyph(.regular, .medium).outline.elements
        func area(_ points: [CGPoint]) -> CGFloat {
            zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
        }
        let figures = elements.split(separator: .close).map { figure in
            figure.compactMap { element -> CGPoint? in
                switch element {
                case .move(let point), .line(let point), .curve(let point, _, _): point
                case .close: nil
                }
            }
        }
        #expect(figures.count == 2)
        #expect(area(figures[0]) * area(figures[1]) < 0)
    }

    @Test func aLayerThatClearsIsCutOutOfTheOnesBelow() throws {
        let style = "<style>.monochrome-0 {} .monochrome-1 {opacity:0.0;-sfsymbols-clear-behind:true}</style>"
        let text = template([("Regular-M", 60)])
            .replacingOccurrences(of: "<g id=\"Notes\">", with: style + "<g id=\"Notes\">")
            .replacingOccurrences(
                of: "H0Z\"/>",
                with: "H0Z\" class=\"monochrome-0 multicolor-0:tintColor\"/>"
                    + "<path class=\"monochrome-1 multicolor-1:white\" d=\"M20 -20h20v-20h-20Z\"/>")
        let outline = try symbol(text).glyph(.regular, .medium).outline
        #expect(outline.bounds == CGRect(x: 0, y: -60, width: 60, height: 60))
        #expect(outline.figures.count == 2)
        let hidden = text.replacingOccurrences(of: ";-sfsymbols-clear-behind:true", with: "")
        #expect(try symbol(hidden).glyph(.regular, .medium).outline.figures.count == 1)
    }

    @Test func aThemesFolderReplacesSystemSymbols() throws {
        let folder = try TemporaryFolder()
        try folder.write("Symbols/star.svg", template([("Regular-M", 100)]))
        try folder.write("Symbols/heart.svg", "<svg/>")
        try folder.write("mine.yaml", "symbols: Symbols\n")
        let palette = try Theme.named("\(folder.path)/mine.yaml").palette
        let library = AssetLibrary(catalogs: [], looseFiles: [], in: InputFolder(path: folder.path))
        let job = JobEnvironment(palette: palette, resources: AssetLookup(library: library, store: ImageStore()))
        try JobEnvironment.$running.withValue(job) {
            let star = try #require(UIImage(systemName: "star"))
            #expect(star.size == CGSize(width: 17, height: 17))
            #expect(star.applyingSymbolConfiguration(.init(pointSize: 50))?.size == CGSize(width: 50, height: 50))
            // A damaged template is reported, and the stand-in drawn.
            let heart = try #require(UIImage(systemName: "heart"))
            #expect(heart.size != CGSize(width: 17, height: 17))
            #expect(job.diagnostics.map { $0.location?.file } == ["\(folder.path)/Symbols/heart.svg"])
        }
    }

    @Test(arguments: [
        "", "<svg/>", "<svg><g id=\"Regular-M\"/></svg>", "<svg><g id=\"Regular-M\"><path d=\"M0\"/></g>",
    ])
    func filesThatAreNotTemplatesAreReported(text: String) {
        #expect(throws: AssetProblem.self) { try symbol(text) }
    }

    /// The image that a job loads for a name.
    private func image(_ text: String, _ configuration: UIImage.SymbolConfiguration? = nil) throws -> UIImage {
        let folder = try TemporaryFolder()
        try folder.write("Assets.xcassets/sign.symbolset/sign.svg", text)
        try folder.write(
            "Assets.xcassets/sign.symbolset/Contents.json",
            "{ \"symbols\" : [ { \"filename\" : \"sign.svg\", \"idiom\" : \"universal\" } ] }")
        let library = AssetLibrary(
            catalogs: ["\(folder.path)/Assets.xcassets"], looseFiles: [], in: InputFolder(path: folder.path))
        let job = JobEnvironment(resources: AssetLookup(library: library, store: ImageStore()))
        return try JobEnvironment.$running.withValue(job) {
            let image = try #require(UIImage(named: "sign"))
            #expect(JobEnvironment.current.diagnostics.isEmpty)
            return configuration.flatMap { image.applyingSymbolConfiguration($0) } ?? image
        }
    }

    @Test func anImageHasItsSizeFromPointsAndScale() throws {
        let text = template([("Regular-M", 100), ("Regular-L", 150), ("Bold-M", 120)])
        let plain = try image(text)
        #expect(plain.isSymbolImage)
        #expect(plain.size == CGSize(width: 17, height: 17))
        #expect(try image(text, .init(pointSize: 50)).size == CGSize(width: 50, height: 50))
        #expect(try image(text, .init(pointSize: 50, weight: .bold)).size == CGSize(width: 60, height: 60))
        #expect(
            try image(text, .init(pointSize: 50, weight: .regular, scale: .large)).size
                == CGSize(width: 75, height: 75))
    }

    @Test func itIsFilledWithTheTint() throws {
        let items = try image(template([("Regular-M", 100)])).items(
            in: CGRect(x: 0, y: 0, width: 17, height: 17), tint: .red, traits: UITraitCollection(displayScale: 2))
        guard case .fill(_, .color(let color))? = items.first else {
            Issue.record("\(items)")
            return
        }
        #expect(color.red > 0.9 && color.green < 0.4)
    }
}

@Suite("SVG paths") struct SVGPathTests {
    @Test(arguments: [
        ("M1 2L3 4", "M1,2 L3,4"), ("m1-2l.5.5", "M1,-2 L1.5,-1.5"), ("M0 0 10 0 10 10z", "M0,0 L10,0 L10,10 Z"),
        ("M0,0H5V6h-5z", "M0,0 L5,0 L5,6 L0,6 Z"), ("M0 0C1 1 2 2 3 3S5 5 6 6", "M0,0 C3,3 C6,6"),
        ("M0 0Q3 3 6 0T12 0", "M0,0 C6,0 C12,0"), ("M0 0A5 5 0 0110 0", "M0,0 C5,-5 C10,0"),
        ("M1 1L", "M1,1"), ("L", ""), ("M1 1X5", "M1,1"), ("M0 0z5", "M0,0 Z"),
    ])
    func commands(text: String, drawn: String) {
        func words(_ point: CGPoint) -> String {
            func rounded(_ value: CGFloat) -> String {
                "\((value * 100).rounded() / 100 + 0)".replacing(".0", with: "")
            }
            return "\(rounded(point.x)),\(rounded(point.y))"
        }
        let elements = SVGPathReader(text).path.elements.map { element in
            switch element {
            case .move(let point): "M\(words(point))"
            case .line(let point): "L\(words(point))"
            case .curve(let point, _, _): "C\(words(point))"
            case .close: "Z"
            }
        }
        #expect(elements.joined(separator: " ") == drawn)
    }

    @Test func transformsAreAppliedFromTheRight() {
        let point = CGPoint(x: 1, y: 1).applying(SVGTransform("translate(10, 20) scale(2)").transform)
        #expect(point == CGPoint(x: 12, y: 22))
        #expect(SVGTransform("skewX(30) rotate()").transform == .identity)
    }
}

@Suite("Documents of app extensions") struct ExtensionDocumentTests {
    @Test func theNearestInfoPlistDecides() throws {
        let folder = try TemporaryFolder()
        let head = "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>"
        try folder.write("App/Info.plist", head + "<key>CFBundlePackageType</key><string>APPL</string></dict></plist>")
        try folder.write("App/Share/Info.plist", head + "<key>NSExtension</key><dict/></dict></plist>")
        let document = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects/></document>"
        for path in ["App/Main.xib", "App/Share/Base.lproj/Share.xib"] { try folder.write(path, document) }
        let project = try Project.open(folder.path).value
        #expect(!project.isPartOfExtension("\(folder.path)/App/Main.xib"))
        #expect(project.isPartOfExtension("\(folder.path)/App/Share/Base.lproj/Share.xib"))
    }
}
