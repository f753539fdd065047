import Drawing
import Foundation
import Testing
import UIKit

@Suite("UILabel")
struct LabelTests {
    private func label(_ text: String?, size: CGFloat = 17) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        return label
    }

    @Test(
        "A line has the height stored in documents, rounded up to the pixel",
        arguments: [
            (17.0, 2.0, 20.5), (17, 3, 20.333), (16, 2, 19.5), (16, 3, 19.333), (14, 2, 17), (12, 2, 14.5),
            (11, 2, 13.5), (15, 3, 18), (20, 2, 24),
        ])
    func lineHeight(pointSize: Double, scale: Double, height: Double) {
        inJob(scale: scale) {
            #expect(abs(label("Ag", size: pointSize).intrinsicContentSize.height - height) < 0.01)
        }
    }

    @Test("A label without text takes no space")
    func empty() {
        inJob {
            #expect(label("").intrinsicContentSize == .zero)
            #expect(label(nil).intrinsicContentSize == .zero)
        }
    }

    @Test("The default font is 17 points, also after the font is set to nil")
    func standardFont() {
        let label = UILabel()
        #expect(label.font.pointSize == 17)
        label.font = nil
        #expect(label.font.pointSize == 17)
    }

    @Test("AL-13 Several lines are asked for at the solved width, unless a width is preferred")
    func wrapping() {
        inJob {
            let label = label("A label whose text needs more than a single line")
            #expect(label.intrinsicContentSize(forLayoutWidth: 100) == nil)
            label.numberOfLines = 0
            let natural = label.intrinsicContentSize
            let wrapped = label.intrinsicContentSize(forLayoutWidth: 120)
            #expect(natural.height == 20.5)
            #expect((wrapped?.height ?? 0) > 60)
            #expect((wrapped?.width ?? 0) <= 120)
            label.preferredMaxLayoutWidth = 120
            #expect(label.intrinsicContentSize == wrapped)
            #expect(label.intrinsicContentSize(forLayoutWidth: 300) == nil)
        }
    }

    @Test("Labels avoid a last line of one word; attributed text does so if its paragraphs request it")
    func strategy() {
        inJob {
            let label = label("Boost your sales with linked products")
            label.numberOfLines = 0
            #expect(label.lineBreakStrategy == .standard)
            // "Boost your sales with" is narrower than the first line with "linked", so an earlier break is visible.
            func width() -> CGFloat { label.intrinsicContentSize(forLayoutWidth: 250)?.width ?? 0 }
            let pushed = width()
            label.lineBreakStrategy = []
            let full = width()
            #expect(pushed < full)
            let style = NSMutableParagraphStyle()
            #expect(style.lineBreakStrategy == [])
            label.attributedText = NSAttributedString(
                string: label.text ?? "", attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)])
            #expect(label.lineBreakStrategy == [])
            #expect(width() == full)
            style.lineBreakStrategy = .pushOut
            label.attributedText = NSAttributedString(
                string: label.text ?? "", attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)])
            #expect(width() == pushed)
        }
    }

    @Test(
        "A paragraph's hyphenation factor, or the system's default, hyphenates words",
        .enabled(if: FileManager.default.fileExists(atPath: "/usr/share/hyphen/hyph_en_US.dic")))
    func hyphenation() {
        inJob {
            let label = label(nil)
            label.numberOfLines = 0
            func lines(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
                let style = NSMutableParagraphStyle()
                change(style)
                label.attributedText = NSAttributedString(
                    string: "Responsibility: configuration of accessibility preferences, hyphenation",
                    attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)])
                return ((label.intrinsicContentSize(forLayoutWidth: 180)?.height ?? 0) / 20.5).rounded()
            }
            #expect(lines { _ in } == 5)
            #expect(lines { $0.hyphenationFactor = 1 } == 4)
            #expect(lines { $0.usesDefaultHyphenation = true } == 4)
            #expect(lines { $0.hyphenationFactor = 0.1 } == 5)
        }
    }

    @Test(
        "AL-13 Text that may break breaks within a stack, however much it resists, and is as wide as its longest line")
    func resistingText() {
        inJob {
            let label = label("A label whose text needs more than a single line")
            label.numberOfLines = 0
            label.setContentCompressionResistancePriority(.required, for: .horizontal)
            let root = makeRoot(375, 300, scale: 2)
            let stack = UIStackView(arrangedSubviews: [label])
            stack.axis = .vertical
            stack.alignment = .center
            stack.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: root.topAnchor),
                stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                stack.widthAnchor.constraint(equalToConstant: 200),
            ])
            root.layoutIfNeeded()
            #expect(label.frame.minX >= 0 && label.frame.maxX <= 200)
            #expect(label.frame.height > 40)
            #expect(label.frame.size == label.intrinsicContentSize(forLayoutWidth: 200))
        }
    }

    @Test("A label never measures more lines than allowed")
    func numberOfLines() {
        inJob {
            let label = label("one two three four five six seven eight nine ten eleven twelve")
            label.numberOfLines = 2
            #expect(label.sizeThatFits(CGSize(width: 80, height: 1000)).height == 41)
            label.numberOfLines = -3
            #expect(label.numberOfLines == 0)
        }
    }

    @Test("AL-10 Baselines are in text that is centered in its box")
    func baselines() throws {
        try inJob {
            let label = label("Text")
            let tight = try #require(label.baselineOffsets(for: CGSize(width: 100, height: 20.5)))
            let loose = try #require(label.baselineOffsets(for: CGSize(width: 100, height: 40.5)))
            #expect(abs(tight.firstFromTop - 17 * 0.952148) < 0.3)
            #expect(loose.firstFromTop - tight.firstFromTop == 10)
            // Two labels aligned by their baselines keep the same height if one of them is squeezed.
            let squeezed = try #require(label.baselineOffsets(for: CGSize(width: 100, height: 9)))
            #expect(squeezed.firstFromTop == tight.firstFromTop)
            #expect(abs(loose.firstFromTop + loose.lastFromBottom - 40.5) < 0.001)
            #expect(self.label("").baselineOffsets(for: CGSize(width: 10, height: 10)) == nil)
        }
    }

    @Test("AL-10 (partly) text that shrinks stays on its baseline, in the middle or at the top, as set")
    func baselineAdjustment() throws {
        try inJob {
            func baseline(_ adjustment: UIBaselineAdjustment, _ text: String) throws -> CGFloat {
                let label = label(text)
                label.adjustsFontSizeToFitWidth = true
                label.minimumScaleFactor = 0.2
                label.baselineAdjustment = adjustment
                return try #require(label.baselineOffsets(for: CGSize(width: 120, height: 40))).firstFromTop
            }
            let long = "A rather long line of text"
            let full = try baseline(.alignBaselines, "Text")
            #expect(abs(try baseline(.alignBaselines, long) - full) <= 0.5)
            // Smaller text has a higher baseline when centered, and an even higher one at the top.
            #expect(try baseline(.alignCenters, long) < full - 1)
            #expect(try baseline(.none, long) < baseline(.alignCenters, long) - 5)
        }
    }

    @Test("Text shrinks to fit its box, down to the minimum scale")
    func shrinking() {
        inJob {
            let label = label("A rather long line of text")
            label.frame = CGRect(x: 0, y: 0, width: 120, height: 20)
            label.adjustsFontSizeToFitWidth = true
            func drawnSize() -> CGFloat? {
                let sizes = label.drawnItems.compactMap { item -> CGFloat? in
                    guard case .glyphs(let run) = item else { return nil }
                    return run.size
                }
                return sizes.first
            }
            label.minimumScaleFactor = 0.2
            #expect((8...12).contains(drawnSize() ?? 0))
            #expect(!label.drawnTexts.joined().contains("…"))
            label.minimumScaleFactor = 0.9
            #expect(abs((drawnSize() ?? 0) - 17 * 0.9) < 0.05)
            #expect(label.drawnTexts.joined().contains("…"))
            label.minimumScaleFactor = 0
            #expect(drawnSize() == 17)
        }
    }

    @Test("Plain text replaces attributed text, whose missing attributes come from the label")
    func attributedText() {
        inJob {
            let label = label("plain")
            let rich = NSMutableAttributedString(string: "large small")
            rich.addAttribute(.font, value: UIFont.systemFont(ofSize: 34), range: NSRange(location: 0, length: 5))
            label.attributedText = rich
            #expect(label.text == "large small")
            #expect(label.intrinsicContentSize.height == 41)
            label.text = "plain"
            #expect(label.intrinsicContentSize.height == 20.5)
            #expect(label.attributedText?.string == "plain")
        }
    }

    @Test("Each paragraph of a label's text keeps its own style until the label's alignment is set")
    func paragraphStyles() {
        inJob {
            let label = label("plain")
            label.numberOfLines = 0
            let rich = NSMutableAttributedString(string: "")
            for (text, spacing) in [("One\n", CGFloat(10)), ("Two\n", 0), ("Three", 30)] {
                let style = NSMutableParagraphStyle()
                style.alignment = spacing == 0 ? .center : .right
                style.paragraphSpacing = spacing
                rich.append(NSAttributedString(string: text, attributes: [.paragraphStyle: style]))
            }
            label.attributedText = rich
            #expect(label.textAlignment == .right)
            #expect(label.intrinsicContentSize.height == 71)
            func alignments() -> [NSTextAlignment] {
                [0, 4, 8].compactMap {
                    (label.attributedText?.attribute(.paragraphStyle, at: $0, effectiveRange: nil)
                        as? NSParagraphStyle)?.alignment
                }
            }
            #expect(alignments() == [.right, .center, .right])
            label.textAlignment = .left
            #expect(alignments() == [.left, .left, .left])
        }
    }

    @Test("A subclass can inset its text, as many do")
    func insets() {
        final class PaddedLabel: UILabel {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                var rect = super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
                rect.size.width += 20
                rect.size.height += 10
                return rect
            }
            override func drawText(in rect: CGRect) {
                super.drawText(in: CGRect(x: 10, y: 5, width: rect.width - 20, height: rect.height - 10))
            }
        }
        inJob {
            let plain = label("Text")
            let padded = PaddedLabel()
            padded.text = "Text"
            #expect(padded.intrinsicContentSize.height == plain.intrinsicContentSize.height + 10)
            #expect(padded.intrinsicContentSize.width == plain.intrinsicContentSize.width + 20)
            padded.frame = CGRect(origin: .zero, size: padded.intrinsicContentSize)
            #expect(padded.drawnTexts == ["Text"])
        }
    }

    @Test("Text has the shadow of its attribute, each range its own")
    func shadows() {
        inJob {
            let shadow = NSShadow()
            shadow.shadowColor = UIColor.red
            shadow.shadowOffset = CGSize(width: 0, height: 2)
            shadow.shadowBlurRadius = 6
            let text = NSMutableAttributedString(string: "plain shaded")
            text.addAttribute(.shadow, value: shadow, range: NSRange(location: 6, length: 6))
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
            label.attributedText = text
            var found: [(shadow: Shadow, texts: [String])] = []
            func collect(_ items: [DrawingItem]) {
                for item in items {
                    switch item {
                    case .group(let style, let inner):
                        if let shadow = style.composition?.shadow {
                            found.append(
                                (
                                    shadow,
                                    inner.compactMap { item in
                                        guard case .glyphs(let run) = item else { return nil }
                                        return run.text
                                    }
                                ))
                        }
                        collect(inner)
                    case .element(_, let inner): collect(inner)
                    default: break
                    }
                }
            }
            collect(label.displayList().items)
            #expect(found.map(\.texts) == [["shaded"]])
            #expect(
                found.map(\.shadow) == [
                    Shadow(color: Color(red: 1, green: 0, blue: 0), offset: CGSize(width: 0, height: 2), radius: 3)
                ])
        }
    }

    @Test("Invalid numbers neither trap nor draw anything", arguments: oddNumbers)
    func hostile(number: CGFloat) {
        inJob {
            let label = label("Text")
            label.minimumScaleFactor = number
            label.adjustsFontSizeToFitWidth = true
            label.preferredMaxLayoutWidth = number
            label.numberOfLines = 0
            label.shadowColor = .red
            label.shadowOffset = CGSize(width: number, height: number)
            label.font = .systemFont(ofSize: number)
            label.frame = CGRect(x: 0, y: 0, width: number, height: number)
            #expect(label.intrinsicContentSize.height >= 0)
            #expect(label.sizeThatFits(CGSize(width: number, height: number)).height >= 0)
            _ = label.displayList()
        }
    }
}
