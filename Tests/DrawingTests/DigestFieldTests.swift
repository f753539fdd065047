import Bitmaps
import Diagnostics
import Drawing
import Foundation
import Geometry
import Testing

/// Cached pictures are found by their digest: a missing field would bring back the old picture.
@Suite("Display list digests, field by field") struct DigestFieldTests {
    private static let box = Path.rectangle(CGRect(x: 1, y: 2, width: 30, height: 40))
    private static let ramp = Gradient(stops: [.init(color: .black, offset: 0), .init(color: .white, offset: 1)])
    private static let bitmap = DrawingImage(
        content: .svg([]), digest: "00", size: CGSize(width: 4, height: 5))
    private static let run = GlyphRun(
        font: FontReference(postScriptName: "Inter-Regular", digest: "00"), size: 17, color: .black,
        glyphs: [.init(index: 4, position: CGPoint(x: 20, y: 83))], text: "Settings")

    private static func with<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
        var value = value
        change(&value)
        return value
    }

    /// Items, and the variants of each with a change to a single visible field.
    static let changes: [(field: String, before: DrawingItem, after: [DrawingItem])] = {
        let fill = DrawingItem.fill(box, .color(.black))
        let linear = DrawingItem.fill(box, .linearGradient(ramp, from: .zero, to: CGPoint(x: 3, y: 4)))
        let radial = DrawingItem.fill(box, .radialGradient(ramp, center: CGPoint(x: 3, y: 4), radius: 5))
        let style = StrokeStyle(width: 1, dashes: [2, 1])
        func stroke(_ change: (inout StrokeStyle) -> Void) -> DrawingItem {
            .stroke(box, .color(.black), with(style, change))
        }
        func text(_ change: (inout GlyphRun) -> Void) -> DrawingItem { .glyphs(with(run, change)) }
        let placed = PlacedImage(image: bitmap, frame: CGRect(x: 0, y: 0, width: 4, height: 5))
        func image(_ change: (inout PlacedImage) -> Void) -> DrawingItem { .image(with(placed, change)) }
        let dark = Shadow(color: .black, offset: CGSize(width: 1, height: 2), radius: 3)
        func shadow(_ change: (inout Shadow) -> Void) -> DrawingItem { .shadow(box, with(dark, change)) }
        let plain = GroupStyle(opacity: 0.5)
        func group(_ change: (inout GroupStyle) -> Void) -> DrawingItem { .group(with(plain, change), [fill]) }
        func stops(_ change: (inout Gradient) -> Void) -> Gradient { with(ramp, change) }
        return [
            (
                "color", fill,
                [
                    Color(red: 0.1, green: 0, blue: 0), Color(red: 0, green: 0.1, blue: 0),
                    Color(red: 0, green: 0, blue: 0.1), Color(white: 0, alpha: 0.9),
                ].map { .fill(box, .color($0)) }
            ),
            (
                "linear gradient", linear,
                [
                    .fill(box, .linearGradient(ramp, from: CGPoint(x: 0, y: 1), to: CGPoint(x: 3, y: 4))),
                    .fill(box, .linearGradient(ramp, from: .zero, to: CGPoint(x: 4, y: 4))),
                    .fill(
                        box,
                        .linearGradient(stops { $0.stops[1].offset = 0.9 }, from: .zero, to: CGPoint(x: 3, y: 4))),
                    .fill(
                        box,
                        .linearGradient(stops { $0.stops[1].color = .clear }, from: .zero, to: CGPoint(x: 3, y: 4))),
                ]
            ),
            (
                "radial gradient", radial,
                [
                    .fill(box, .radialGradient(ramp, center: CGPoint(x: 3, y: 5), radius: 5)),
                    .fill(box, .radialGradient(ramp, center: CGPoint(x: 3, y: 4), radius: 6)),
                    .fill(
                        box,
                        .radialGradient(
                            stops { $0.stops[0].offset = 0.1 }, center: CGPoint(x: 3, y: 4), radius: 5)),
                ]
            ),
            (
                "stroke", stroke { _ in },
                [
                    stroke { $0.width = 2 }, stroke { $0.cap = .round }, stroke { $0.cap = .square },
                    stroke { $0.join = .round }, stroke { $0.join = .bevel }, stroke { $0.dashes = [2, 2] },
                    stroke { $0.dashes = [1, 2] }, stroke { $0.dashes = [] },
                    .stroke(box, .color(.white), style),
                ]
            ),
            (
                "glyphs", text { _ in },
                [
                    text { $0.font.digest = "01" }, text { $0.font.postScriptName = "Inter-Bold" },
                    text { $0.size = 18 }, text { $0.color = .white }, text { $0.glyphs[0].index = 5 },
                    text { $0.glyphs[0].position.x = 21 }, text { $0.glyphs[0].position.y = 84 },
                    text { $0.glyphs.append($0.glyphs[0]) },
                ]
            ),
            (
                "image", image { _ in },
                [
                    image { $0.frame.origin.x = 1 }, image { $0.frame.size.height = 6 }, image { $0.tint = .black },
                    image { $0.tint = .clear },
                    image { $0.image = DrawingImage(content: .svg([]), digest: "01", size: bitmap.size) },
                ]
            ),
            ("tint", image { $0.tint = .black }, [image { $0.tint = .white }]),
            (
                "shadow", shadow { _ in },
                [
                    shadow { $0.color = .white }, shadow { $0.offset.width = 2 }, shadow { $0.offset.height = 3 },
                    shadow { $0.radius = 4 },
                ]
            ),
            (
                "backdrop", .backdrop(box, Backdrop(radius: 20, saturation: 1.8)),
                [
                    .backdrop(box, Backdrop(radius: 21, saturation: 1.8)),
                    .backdrop(box, Backdrop(radius: 20, saturation: 1)),
                    .backdrop(
                        .ellipse(in: CGRect(x: 1, y: 2, width: 30, height: 40)), Backdrop(radius: 20, saturation: 1.8)),
                ]
            ),
            (
                "group", group { _ in },
                [
                    group { $0.opacity = 0.6 }, group { $0.clip = box }, group { $0.transform.tx = 1 },
                    group { $0.transform.ty = 1 }, group { $0.transform.a = 2 }, group { $0.transform.b = 2 },
                    group { $0.transform.c = 2 }, group { $0.transform.d = 2 }, .group(plain, [fill, fill]),
                ]
            ),
        ]
    }()

    @Test("Every visible field is in both digests", arguments: changes.indices)
    func drawn(index: Int) {
        let (field, before, after) = Self.changes[index]
        let lists = ([before] + after).map { DisplayList(size: CGSize(width: 50, height: 50), items: [$0]) }
        #expect(Set(lists.map(\.digest)).count == lists.count, "\(field)")
        #expect(Set(lists.map(\.appearanceDigest)).count == lists.count, "\(field)")
    }

    @Test("The drawing element is in the digest, but not in the digest of the appearance")
    func marks() {
        let mark = ElementMark(
            id: "a", kind: "UIView", label: "b", location: SourceLocation(file: "c", line: 1, column: 2),
            frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        let changes: [(inout ElementMark) -> Void] = [
            { _ in }, { $0.id = "z" }, { $0.kind = "UILabel" }, { $0.label = "z" }, { $0.label = nil },
            { $0.location = nil }, { $0.location = SourceLocation(file: "z", line: 1, column: 2) },
            { $0.location = SourceLocation(file: "c", line: 9, column: 2) },
            { $0.location = SourceLocation(file: "c", line: 1, column: 9) }, { $0.frame.origin.x = 9 },
            { $0.frame.size.height = 9 },
        ]
        let lists = changes.map { change in
            DisplayList(
                size: CGSize(width: 50, height: 50),
                items: [.element(Self.with(mark, change), [.fill(Self.box, .color(.black))])])
        }
        #expect(Set(lists.map(\.digest)).count == lists.count)
        #expect(Set(lists.map(\.appearanceDigest)).count == 1)
        let said = DisplayList(size: .zero, items: [.glyphs(Self.with(Self.run) { $0.text = "Options" })])
        let unsaid = DisplayList(size: .zero, items: [.glyphs(Self.run)])
        #expect(said.digest != unsaid.digest && said.appearanceDigest == unsaid.appearanceDigest)
    }
}
