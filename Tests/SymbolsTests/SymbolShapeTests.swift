import Drawing
import Foundation
import Geometry
import Testing

@testable import Symbols

@Suite("Shapes of symbols")
struct SymbolShapeTests {
    private func outline(_ name: String, width: CGFloat = 1.8) -> Path {
        SymbolShape(name: name).outline(in: Self.box, lineWidth: width)
    }

    private static let box = CGSize(width: 24, height: 22)
    private static let names = SymbolSigns.all.keys.sorted()

    @Test func everySignDrawsWithinItsBox() throws {
        for name in Self.names {
            // A star is a little above the middle of its box.
            let frame = CGRect(origin: .zero, size: Self.box).insetBy(dx: -0.01, dy: name == "star" ? -0.6 : -0.01)
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
        #expect(SymbolName("gearshape.3").base == "gearshape")
        #expect(SymbolName("1.circle").base == "1")
        #expect(SymbolName("12.square.fill").base == "12")
        #expect(SymbolName("checkmark.seal.fill").container == .seal)
        #expect(SymbolName("play.rectangle").container == .rectangle)
        #expect(SymbolName("gobackward.15").number == "15")
        #expect(SymbolName("nothing.circle").base == nil)
        #expect(SymbolName("nothing.circle").container == .circle)
    }

    @Test("A sign in a container is within it", arguments: ["seal", "shield", "octagon", "bubble", "icloud", "doc"])
    func containersHoldTheirSign(name: String) throws {
        let size = CGSize(width: 60, height: 56)
        let container = try #require(SymbolName("checkmark.\(name)").container)
        let whole = SymbolShape(name: "checkmark.\(name)").outline(in: size, lineWidth: 4)
        let empty = try #require(SymbolShape(name: container.sign).outline(in: size, lineWidth: 4).bounds)
        // The boxes of some of them are wider than others.
        let bounds = try #require(whole.bounds)
        #expect(abs(bounds.width / bounds.height - empty.width / empty.height) < 0.15, "\(bounds) \(empty)")
        #expect(whole.figures.count > SymbolShape(name: container.sign).outline(in: size, lineWidth: 4).figures.count)
    }

    @Test("Boxes have the aspect ratios that Interface Builder stores in documents")
    func aspectRatios() {
        let stored: [(name: String, width: CGFloat, height: CGFloat)] = [
            ("arrow.left", 128, 98), ("battery.0percent", 128, 59), ("checkmark.square.fill", 128, 114),
            ("cloud.fill", 128, 87), ("drop", 96, 128), ("hand.thumbsup", 123, 128), ("house", 128, 104),
            ("info", 93, 128), ("line.3.horizontal.decrease", 128, 73), ("list.bullet", 128, 88), ("lock", 111, 128),
            ("person.2.fill", 128, 80), ("person.3", 128, 62), ("trash", 117, 128), ("wifi", 128, 90),
        ]
        for symbol in stored {
            let box = SymbolShape(name: symbol.name).box
            #expect(abs(box.width / box.height / (symbol.width / symbol.height) - 1) < 0.03, "\(symbol) \(box)")
        }
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
        let rest = square.subtracting(cross)
        #expect(rest.polygons.count == 4)
        #expect(rest.polygons.allSatisfy { $0.count == 4 })
        #expect(abs(area(rest) - 64) < 0.01)
    }

    @Test func overlappingAreasHaveOneBoundary() {
        var areas = Outline()
        areas.fill([CGPoint(x: 0, y: 0), CGPoint(x: 6, y: 0), CGPoint(x: 6, y: 6), CGPoint(x: 0, y: 6)])
        areas.fill([CGPoint(x: 3, y: 2), CGPoint(x: 9, y: 5), CGPoint(x: 9, y: 9), CGPoint(x: 3, y: 9)])
        let whole = areas.subtracting()
        #expect(whole.polygons.count == 1)
        // 36 and 45, without the common trapezoid: 3 wide, and 4 and 2.5 high.
        #expect(abs(area(whole) - (36 + 33 - 9.75)) < 0.01)
    }

    @Test func aClosedStrokeIsARing() {
        var ring = Outline()
        let corners = (0..<80).map { CGPoint(x: 20 * cos(Double($0) * .pi / 40), y: 20 * sin(Double($0) * .pi / 40)) }
        ring.stroke(corners, isClosed: true, width: 4)
        let boundary = ring.subtracting()
        #expect(boundary.polygons.count == 2)
        #expect(abs(area(boundary) - 160 * .pi) < 2)
    }

    @Test(
        "No part of a symbol is bounded twice: the area under its polygons is the area of its ink",
        arguments: [
            "person.crop.circle.fill", "heart.circle.fill", "bell.slash.fill", "cart.badge.plus", "gearshape.fill",
        ])
    func boundariesAreSimple(name: String) {
        let size = CGSize(width: 139.8, height: 132.6)
        var outline = Outline()
        for polygon in SymbolShape(name: name).outline(in: size, lineWidth: 10.8).polygons { outline.append(polygon) }
        let again = outline.subtracting()
        #expect(abs(area(outline) - area(again)) < 0.5)
        #expect(outline.polygons.flatMap { $0 }.count < 800)
    }

    /// The signed area of all polygons: holes count negative, and what is covered twice counts twice.
    private func area(_ outline: Outline) -> CGFloat {
        var sum: CGFloat = 0
        for polygon in outline.polygons {
            for (from, to) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
                sum += from.x * to.y - to.x * from.y
            }
        }
        return sum / 2
    }
}

extension Path {
    /// The closed figures of a path of lines.
    fileprivate var polygons: [Outline] {
        var figures: [[CGPoint]] = []
        for element in elements {
            switch element {
            case .move(let point): figures.append([point])
            case .line(let point): figures[figures.count - 1].append(point)
            case .curve, .close: break
            }
        }
        return figures.map { Outline(polygons: [$0]) }
    }
}
