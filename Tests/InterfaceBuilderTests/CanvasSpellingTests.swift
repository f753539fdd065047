import Foundation
import InterfaceBuilder
import Testing

/// One screen, written in several ways with the same frames.
@Suite("One layout in several notations")
struct CanvasSpellingTests {
    /// The choices that the format allows.
    struct Spelling: Sendable, CustomTestStringConvertible {
        var name: String
        var ids: @Sendable (String) -> String = { $0 }
        var constraints: @Sendable ([Constraint]) -> [Constraint] = { $0 }
        var subviews: @Sendable ([String]) -> [String] = { $0 }
        var heldByRoot = false
        var attributes = ""

        var testDescription: String { name }
    }

    /// A constraint between views; without a first item, the first item is its holder.
    struct Constraint: Sendable {
        var first: String?
        var attribute: String
        var relation = "equal"
        var second: String?
        var secondAttribute: String?
        var multiplier = "1"
        var constant = 0.0
        var priority = 1000
        /// The view whose list contains it, unless all are in the root's.
        var holder = "root"

        var named: Constraint {
            var copy = self
            copy.first = first ?? holder
            return copy
        }

        /// The same constraint with its items exchanged.
        var turned: Constraint {
            guard let second, let secondAttribute, multiplier == "1" else { return self }
            var copy = named
            (copy.first, copy.attribute) = (second, secondAttribute)
            (copy.second, copy.secondAttribute) = (named.first, attribute)
            copy.constant = -constant
            copy.relation =
                switch relation {
                case "lessThanOrEqual": "greaterThanOrEqual"
                case "greaterThanOrEqual": "lessThanOrEqual"
                default: relation
                }
            return copy
        }
    }

    private static let plain: [Constraint] = [
        Constraint(first: "head", attribute: "top", second: "safe", secondAttribute: "top", constant: 12),
        Constraint(first: "head", attribute: "leading", second: "root", secondAttribute: "leadingMargin"),
        Constraint(attribute: "trailingMargin", second: "head", secondAttribute: "trailing"),
        Constraint(first: "head", attribute: "height", second: "head", secondAttribute: "width", multiplier: "9:16"),
        Constraint(first: "row", attribute: "top", second: "head", secondAttribute: "bottom", constant: 10),
        Constraint(first: "row", attribute: "leading", second: "head", secondAttribute: "leading"),
        Constraint(first: "row", attribute: "width", second: "head", secondAttribute: "width", multiplier: "0.5"),
        Constraint(attribute: "height", constant: 40, holder: "row"),
        Constraint(
            first: "foot", attribute: "top", relation: "greaterThanOrEqual", second: "row", secondAttribute: "bottom",
            constant: 20),
        Constraint(first: "safe", attribute: "bottom", second: "foot", secondAttribute: "bottom", constant: 8),
        Constraint(first: "foot", attribute: "centerX", second: "root", secondAttribute: "centerX", constant: -7),
        Constraint(attribute: "width", constant: 500, priority: 700, holder: "foot"),
        Constraint(
            first: "foot", attribute: "width", relation: "lessThanOrEqual", second: "row", secondAttribute: "width",
            constant: 30),
        Constraint(attribute: "height", constant: 50, holder: "foot"),
    ]

    private static let spellings: [Spelling] = [
        Spelling(name: "other ids", ids: { "q" + String($0.reversed()) + "-7" }),
        Spelling(name: "ids in another order", ids: { ["head": "z", "row": "y", "foot": "x", "root": "w"][$0] ?? $0 }),
        Spelling(name: "constraints turned back to front", constraints: { $0.reversed() }),
        Spelling(name: "constraints sorted", constraints: { $0.sorted { $0.attribute < $1.attribute } }),
        Spelling(name: "siblings in another order", subviews: { $0.reversed() }),
        Spelling(name: "every first item named", constraints: { $0.map(\.named) }),
        Spelling(name: "said from the other end", constraints: { $0.map(\.turned) }),
        Spelling(
            name: "ratios as numbers",
            constraints: {
                $0.map {
                    var copy = $0
                    if copy.multiplier == "9:16" { copy.multiplier = "0.5625" }
                    if copy.multiplier == "0.5" { copy.multiplier = "1:2" }
                    return copy
                }
            }),
        Spelling(name: "all held by the root", constraints: { $0.map(\.named) }, heldByRoot: true),
        Spelling(name: "attributes of no weight", attributes: #"opaque="NO" clipsSubviews="YES" userLabel="Some""#),
    ]

    private static func document(_ spelling: Spelling) -> String {
        let id = spelling.ids
        let all = spelling.constraints(plain)
        func list(of holder: String) -> String {
            let own = all.enumerated().filter { spelling.heldByRoot ? holder == "root" : $0.element.holder == holder }
            let lines = own.map { index, constraint in
                let first = constraint.first.map { "firstItem=\"\(id($0))\" " } ?? ""
                let second = constraint.second.map { "secondItem=\"\(id($0))\" " } ?? ""
                let attribute = constraint.secondAttribute.map { "secondAttribute=\"\($0)\" " } ?? ""
                return """
                    <constraint \(first)firstAttribute="\(constraint.attribute)" relation="\(constraint.relation)" \
                    \(second)\(attribute)multiplier="\(constraint.multiplier)" constant="\(constraint.constant)" \
                    priority="\(constraint.priority)" id="\(id("c\(index)"))"/>
                    """
            }
            return "<constraints>\(lines.joined())</constraints>"
        }
        let views = spelling.subviews(["head", "row", "foot"]).map {
            """
            <view \(spelling.attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id($0))">\(list(of: $0))\
            </view>
            """
        }
        let root = """
            <view key="view" contentMode="scaleToFill" id="\(id("root"))">
            <rect key="frame" x="0.0" y="0.0" width="375" height="812"/>
            <subviews>\(views.joined())</subviews><viewLayoutGuide key="safeArea" id="\(id("safe"))"/>
            \(list(of: "root"))</view>
            """
        return Fixture.storyboard(
            CanvasLayoutTests.scene("vc", view: root),
            device: #"<device id="retina5_9" orientation="portrait" appearance="light"/>"#)
    }

    private static func frames(_ spelling: Spelling) throws -> [CGRect?] {
        let report = try CanvasLayoutTests.report(document(spelling))
        #expect(report.scenes.flatMap(\.issues).isEmpty)
        return ["root", "head", "row", "foot"].map { CanvasLayoutTests.frame(spelling.ids($0), in: report) }
    }

    @Test("Frames are the same however a document is written", arguments: spellings)
    func frames(spelling: Spelling) throws {
        let expected = [
            CGRect(x: 0, y: 0, width: 375, height: 812), CGRect(x: 16, y: 62, width: 343, height: 193),
            CGRect(x: 16, y: 265, width: 171.667, height: 40), CGRect(x: 79.667, y: 720, width: 201.667, height: 50),
        ]
        for (frame, known) in zip(try Self.frames(spelling), expected) {
            let frame = try #require(frame)
            for (a, b) in [
                (frame.minX, known.minX), (frame.minY, known.minY), (frame.width, known.width),
                (frame.height, known.height),
            ] {
                #expect(abs(a - b) < 0.01)
            }
        }
        #expect(try Self.frames(spelling) == Self.frames(Spelling(name: "as it stands")))
    }
}
