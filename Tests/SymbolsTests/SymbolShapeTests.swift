import Drawing
import Foundation
import Geometry
import Symbols
import Testing

@Suite("Shapes of symbols")
struct SymbolShapeTests {
    private func outline(_ name: String, width: CGFloat = 1.8) -> Path {
        SymbolShape(name: name).outline(in: Self.box, lineWidth: width)
    }

    private static let box = CGSize(width: 24, height: 22)
    private static let names = SymbolSigns.all.keys.sorted()

    @Test func everySignDrawsWithinItsBox() throws {
        let frame = CGRect(origin: .zero, size: Self.box).insetBy(dx: -0.01, dy: -0.01)
        for name in Self.names {
            for variant in [name, "\(name).fill"] {
                let bounds = try #require(outline(variant).bounds, "\(variant)")
                #expect(frame.contains(bounds), "\(variant) \(bounds)")
                #expect(max(bounds.width, bounds.height) > 18, "\(variant) \(bounds)")
            }
        }
    }

    @Test func noTwoSignsAreTheSame() {
        var seen: [Path: String] = [:]
        for name in Self.names {
            let path = outline(name)
            #expect(seen[path] == nil, "\(name) and \(seen[path] ?? "")")
            seen[path] = name
        }
    }

    @Test func aliasesLeadToSigns() {
        for (alias, name) in SymbolSigns.aliases {
            #expect(SymbolSigns.all[name] != nil, "\(alias)")
            #expect(SymbolSigns.all[alias] == nil, "\(alias)")
        }
    }

    @Test(arguments: [
        ("bell", "bell.fill"), ("bell", "bell.slash"), ("bell.fill", "bell.slash.fill"), ("bell", "bell.badge"),
        ("plus", "plus.circle"), ("plus.circle", "plus.circle.fill"), ("plus.circle", "plus.square"),
        ("cart", "cart.badge.plus"), ("cart.badge.plus", "cart.badge.minus"), ("envelope", "envelope.fill"),
    ])
    func variantsDiffer(first: String, second: String) {
        // They are compared first, because a failure would print every point of both.
        let differ = outline(first) != outline(second)
        #expect(differ)
    }

    @Test func namesAreTakenApart() {
        let slashed = SymbolName("bell.slash.circle.fill")
        #expect(slashed.base == "bell" && slashed.isSlashed && slashed.isFilled && slashed.container == .circle)
        #expect(SymbolName("person.crop.circle.badge.plus").badge == "plus")
        #expect(SymbolName("square.and.arrow.up.fill").base == "square.and.arrow.up")
        #expect(SymbolName("gearshape.2").base == "gearshape")
        #expect(SymbolName("nothing.circle").base == nil)
        #expect(SymbolName("nothing.circle").container == .circle)
    }

    @Test func unknownNamesAreAFrame() {
        #expect(!outline("nothing.known").isEmpty)
        #expect(outline("nothing.known") == outline("something.else"))
    }

    @Test func weightAndRepetition() {
        #expect(outline("star") != outline("star", width: 3))
        #expect(outline("lock.slash.fill") == outline("lock.slash.fill"))
    }

    @Test func aHoleIsCutOutOfOverlappingStrokes() {
        var square = Outline()
        square.fill([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10)])
        var cross = Outline()
        cross.stroke([CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 10)], isClosed: false, width: 2)
        cross.stroke([CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)], isClosed: false, width: 2)
        let rest = square.subtracting(cross, step: 0.5)
        let area = rest.polygons.reduce(0) { $0 + ($1[1].x - $1[0].x) * ($1[2].y - $1[1].y) }
        #expect(abs(area - 64) < 1)
    }
}
