import AutoLayout
import Foundation
import RandomNumbers
import Testing

struct VisualFormatTests {
    static let views = ["a": ItemID(1), "b": ItemID(2), "field_2": ItemID(3), "orphan": ItemID(9)]
    static let metrics = ["gap": 12.5, "strong": 900, "wide": 200]

    private func lines(_ format: String, options: VisualFormat.Options = []) throws -> [String] {
        var ids = LayoutIDSupply(firstItem: 100, firstConstraint: 1)
        return try VisualFormat.constraints(
            format, options: options, metrics: Self.metrics, views: Self.views,
            superview: { $0 == ItemID(9) ? nil : ItemID(0) }, ids: &ids
        ).map(Self.text)
    }

    /// A description such as `1.width == 2.height * 2 + 5 @750`.
    static func text(_ constraint: LayoutConstraint) -> String {
        let relation = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? "?"
        var text = "\(constraint.first.item.rawValue).\(constraint.first.attribute) \(relation)"
        if let second = constraint.second { text += " \(second.item.rawValue).\(second.attribute)" }
        if constraint.multiplier != 1 { text += " * \(constraint.multiplier)" }
        if constraint.constant != 0 || constraint.second == nil { text += " + \(constraint.constant)" }
        if constraint.priority != 1000 { text += " @\(constraint.priority)" }
        return text
    }

    @Test(
        "AL-14 The grammar, form by form",
        arguments: [
            ("[a][b]", ["2.leading == 1.trailing"]),
            ("[a]-[b]", ["2.leading == 1.trailing + 8.0"]),
            ("H:[a]-20-[b]", ["2.leading == 1.trailing + 20.0"]),
            ("V:[a]-gap-[b]", ["2.top == 1.bottom + 12.5"]),
            ("|[a]|", ["1.leading == 0.leading", "0.trailing == 1.trailing"]),
            ("|-[a]-|", ["1.leading == 0.leadingMargin", "0.trailingMargin == 1.trailing"]),
            ("V:|-[a]-|", ["1.top == 0.topMargin", "0.bottomMargin == 1.bottom"]),
            ("V:|-8-[a]", ["1.top == 0.top + 8.0"]),
            ("[a]-(>=8,<=wide@750)-|", ["0.trailing >= 1.trailing + 8.0", "0.trailing <= 1.trailing + 200.0 @750.0"]),
            ("[a]-(-4)-[b]", ["2.leading == 1.trailing + -4.0"]),
            ("[a]-(8@strong)-[b]", ["2.leading == 1.trailing + 8.0 @900.0"]),
            ("[a(50)]", ["1.width == + 50.0"]),
            ("V:[a(>=50,<=80@750)]", ["1.height >= + 50.0", "1.height <= + 80.0 @750.0"]),
            ("[a(b)]", ["1.width == 2.width"]),
            ("[a(==b*2)]", ["1.width == 2.width * 2.0"]),
            ("[a(==b/2+10@20.5)]", ["1.width == 2.width * 0.5 + 10.0 @20.5"]),
            ("[field_2(gap)]", ["3.width == + 12.5"]),
            ("[a(wide/4-5@750)]", ["1.width == + 45.0 @750.0"]),
            ("[a]-(gap*2-5)-[b]", ["2.leading == 1.trailing + 20.0"]),
            (" H: [a] - 3.5 - [b] ", ["2.leading == 1.trailing + 3.5"]),
            ("V:[a]\n\t-[b]\n", ["2.top == 1.bottom + 8.0"]),
        ])
    func grammar(format: String, expected: [String]) throws {
        #expect(try lines(format) == expected)
    }

    @Test("AL-14 Options align all views and choose the direction")
    func options() throws {
        #expect(
            try lines("[a]-[b][field_2]", options: [.alignAllTop, .alignAllFirstBaseline, .directionRightToLeft]) == [
                "2.right == 1.left + -8.0", "3.right == 2.left", "1.top == 2.top", "2.top == 3.top",
                "1.firstBaseline == 2.firstBaseline", "2.firstBaseline == 3.firstBaseline",
            ])
        #expect(
            try lines("|-(>=5)-[a]", options: .directionRightToLeft) == ["1.right <= 0.right + -5.0"])
        #expect(try lines("|[a]", options: .directionLeftToRight) == ["1.left == 0.left"])
        #expect(
            try lines("V:[a]-30-[b]", options: .spacingBaselineToBaseline)
                == ["2.firstBaseline == 1.lastBaseline + 30.0"])
    }

    @Test(
        "AL-14 An error names the string and the column",
        arguments: [
            ("", 1, VisualFormatProblem.Reason.expected("[")),
            ("H:|", 4, .expected("[")),
            ("H:|-", 5, .expected("a gap, [ or |")),
            ("[a", 3, .expected("]")),
            ("[]", 2, .expected("the name of a view")),
            ("[c]", 2, .unknownView("c")),
            ("[a(c)]", 4, .unknownName("c")),
            ("[a]-c-[b]", 5, .unknownMetric("c")),
            ("[a]-8[b]", 6, .expected("-")),
            ("[a]-(8-[b]", 8, .expected("a number or a name")),
            ("[a(>50)]", 4, .expected("==, <= or >=")),
            ("[a(50@1001)]", 7, .priority(1001)),
            ("[a(50@0)]", 7, .priority(0)),
            ("[a(b/0)]", 5, .number("/0")),
            ("[a(1.2.3)]", 4, .number("1.2.3")),
            ("[a(99999999999)]", 4, .number("99999999999")),
            ("[a]|x", 5, .expected("the end of the format")),
            ("|[orphan]", 3, .noSuperview("orphan")),
        ])
    func errors(format: String, column: Int, reason: VisualFormatProblem.Reason) {
        #expect(throws: VisualFormatProblem(reason, format: format, column: column)) { try lines(format) }
    }

    @Test("AL-14 Aligning along the axis is an error")
    func alignmentAlongAxis() {
        #expect(throws: VisualFormatProblem(.alignmentAlongAxis, format: "[a][b]", column: 1)) {
            try lines("[a][b]", options: .alignAllLeading)
        }
        #expect(throws: Never.self, "a single view has nothing to align with") {
            try lines("|[a]|", options: .alignAllLeading)
        }
    }

    @Test("No string causes a trap in the parser", arguments: 0..<200)
    func hostile(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let pieces = [
            "H:", "V:", "|", "-", "[", "]", "(", ")", "a", "b", "8", ">=", "@", ",", "*", "=", " ", "é", "-8",
        ]
        for _ in 0..<50 {
            let format = (0..<Int.random(in: 0...12, using: &random))
                .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            do {
                _ = try lines(format)
            } catch {
                let problem = error as? VisualFormatProblem
                #expect((problem?.column ?? 0) >= 1 && (problem?.column ?? 0) <= format.count + 1)
            }
        }
    }
}
