import Foundation
import Testing

@testable import AdaptiveKit

@Suite("Symbols")
struct SymbolTests {
    @Test("An unspecified scale keeps the requested one")
    func unspecifiedScale() throws {
        let large = try #require(
            UIImage(systemName: "doc.on.doc", withConfiguration: UIImage.SymbolConfiguration(scale: .large)))
        let same = large.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .unspecified))
        #expect(same?.size == large.size)
        let medium = large.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .medium))
        #expect(try #require(medium).size.width < large.size.width)
    }

    @Test("A symbol is aligned by its font's line, on whole pixels, regardless of its own height")
    func alignment() throws {
        let environment = JobEnvironment(screen: ScreenFacts(scale: 2))
        try JobEnvironment.$running.withValue(environment) {
            let circle = try #require(UIImage(systemName: "play.circle.fill"))
            #expect(circle.size.height == 19.5 || circle.size.height == 19)
            #expect(circle.alignmentRectInsets.top + circle.alignmentRectInsets.bottom == circle.size.height - 20)
            #expect(circle.baselineOffsetFromBottom == 3.5)
            #expect(circle.alignmentRectInsets.bottom == -0.5)

            let large = try #require(
                circle.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large)))
            #expect(large.size.height > 20)
            #expect(large.alignmentRectInsets.top + large.alignmentRectInsets.bottom == large.size.height - 20)

            let view = UIImageView(image: circle)
            #expect(view.intrinsicContentSize.height == 20)
            let baseline = view.baselineOffsets(for: CGSize(width: 20, height: 20))
            #expect(baseline?.firstFromTop == 16 && baseline?.lastFromBottom == 4)
        }
    }
}

@Suite struct SymbolWeightTests {
    @Test("A symbol next to text has nearly the text's weight")
    func nearest() {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        #expect(weights.map { $0.symbolWeight().fontWeight() } == weights)
        #expect(UIFont.Weight(0.24).symbolWeight() == .medium)
        #expect(UIFont.Weight(5).symbolWeight() == .black)
        #expect(UIImage.SymbolWeight.unspecified.fontWeight() == .regular)
    }
}
