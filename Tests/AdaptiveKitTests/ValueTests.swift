import Devices
import Diagnostics
import Drawing
import Foundation
import Testing
import Typography
import UIKit

@Suite("Colors, fonts, images and the job")
struct ValueTests {
    @Test func systemColorsFollowTheTraits() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(UIColor.label.resolved(with: light) == .black)
        #expect(UIColor.label.resolved(with: dark) == .white)
        #expect(UIColor.systemBlue.resolved(with: light) != UIColor.systemBlue.resolved(with: dark))
        #expect(UIColor.label.withAlphaComponent(0.3).resolved(with: dark) == Color(white: 1, alpha: 0.3))
    }

    @Test func everySystemColorHasAValue() {
        let colors: [UIColor] = [
            .systemBlue, .systemGreen, .systemIndigo, .systemOrange, .systemPink, .systemPurple, .systemRed,
            .systemYellow, .systemTeal, .systemMint, .systemCyan, .systemBrown, .systemGray, .systemGray2,
            .systemGray3, .systemGray4, .systemGray5, .systemGray6, .label, .secondaryLabel, .tertiaryLabel,
            .quaternaryLabel, .placeholderText, .link, .separator, .opaqueSeparator, .systemFill,
            .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill, .systemBackground,
            .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
            .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground, .tintColor, .lightText, .darkText,
            .groupTableViewBackground,
        ]
        for color in colors {
            #expect(color.resolved(with: UITraitCollection(userInterfaceStyle: .light)).alpha > 0, "\(color)")
        }
    }

    @Test func wideGamutColorsAreBroughtIntoSRGB() {
        #expect(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1).cgColor.color == .white)
        let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).cgColor.color
        #expect(red.red == 1 && red.green == 0 && red.blue == 0)
        let muted = UIColor(displayP3Red: 0.5, green: 0.4, blue: 0.3, alpha: 1).cgColor.color
        #expect(abs(muted.red - 0.519257) < 0.0001 && abs(muted.blue - 0.284473) < 0.0001)
    }

    @Test func hueSaturationAndBrightness() {
        let table: [(CGFloat, CGFloat, CGFloat, [CGFloat])] = [
            (0, 1, 1, [1, 0, 0]), (1.0 / 3, 1, 1, [0, 1, 0]), (2.0 / 3, 1, 1, [0, 0, 1]),
            (0.5, 0, 0.25, [0.25, 0.25, 0.25]),
            (1, 1, 1, [1, 0, 0]), (.nan, 1, 1, [1, 0, 0]),
        ]
        for (hue, saturation, brightness, expected) in table {
            let components = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1).cgColor
                .components
            for (a, b) in zip(components ?? [], expected) { #expect(abs(a - b) < 1e-6) }
        }
    }

    @Test func traitsOfADescriptorSetWeightAndSlant() {
        let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
        for weight: Any in [UIFont.Weight.bold, CGFloat(0.4)] {
            let bold = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: weight]])
            #expect(UIFont(descriptor: bold, size: 0) == .systemFont(ofSize: 17, weight: .bold))
        }
        let slanted = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.slant: CGFloat(0.07)]])
        #expect(slanted.symbolicTraits == .traitItalic)
    }

    @Test func theBaselineOfAnImageCanBeSetAndRemoved() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        #expect(image.baselineOffsetFromBottom == nil)
        let raised = image.withBaselineOffset(fromBottom: 3)
        #expect(raised.baselineOffsetFromBottom == 3)
        #expect(raised.imageWithoutBaseline().baselineOffsetFromBottom == nil)
        #expect(UIImage(systemName: "star")?.imageWithoutBaseline().baselineOffsetFromBottom == nil)
    }

    @Test func controlsTakeActionsAndProgress() {
        let progress = Progress(totalUnitCount: 4)
        progress.completedUnitCount = 1
        let bar = UIProgressView(progressViewStyle: .default)
        bar.observedProgress = progress
        #expect(bar.progress == 0.25)
        let segments = UISegmentedControl(items: ["A"])
        #expect(segments.frame.origin == .zero && segments.frame.width > 0)
        segments.insertSegment(action: UIAction(title: "B") { _ in }, at: 1, animated: false)
        segments.insertSegment(
            action: UIAction(title: "C", image: UIImage(systemName: "star")) { _ in }, at: 0, animated: false)
        #expect(segments.numberOfSegments == 3 && segments.titleForSegment(at: 2) == "B")
        #expect(segments.imageForSegment(at: 0) != nil && segments.titleForSegment(at: 0) == nil)
        var pulls = 0
        let refresh = UIRefreshControl(frame: .zero, primaryAction: UIAction { _ in pulls += 1 })
        refresh.sendActions(for: .primaryActionTriggered)
        #expect(pulls == 1)
        let background = UIBackgroundConfiguration.listGroupedCell()
        #expect(background.updated(for: UICellConfigurationState(traitCollection: UITraitCollection())) == background)
        #expect(UIBackgroundConfiguration.clear().resolvedBackgroundColor(for: .red) == .red)
    }

    @Test func textStylesGrowWithTheTextSize() {
        func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
            UIFont.preferredFont(
                forTextStyle: style,
                compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
            ).pointSize
        }
        #expect(size(.body, .large) == 17)
        #expect(size(.body, .extraSmall) == 14)
        #expect(size(.body, .accessibilityExtraExtraExtraLarge) == 53)
        #expect(size(.caption2, .large) == 11)
        #expect(UIFont.preferredFont(forTextStyle: .headline).descriptor.weight == 600)
        let adjusted = UIFont.preferredFont(forTextStyle: .body)
            .adjusted(to: UITraitCollection(preferredContentSizeCategory: .extraSmall))
        #expect(adjusted.pointSize == 14)
        // Its lines have the same distance as those of a font that was requested at that size.
        let asked = UIFont.preferredFont(
            forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraSmall))
        #expect(adjusted.descriptor == asked.descriptor)
        let own = UIFont.systemFont(ofSize: 20)
        #expect(own.adjusted(to: UITraitCollection(preferredContentSizeCategory: .extraSmall)) == own)
    }

    @Test func weightsAreNearestOfNine() {
        #expect(UIFont.Weight.regular.cssWeight == 400)
        #expect(UIFont.Weight(0.22).cssWeight == 500)
        #expect(UIFont.Weight(-2).cssWeight == 100)
        #expect(UIFont.Weight(2).cssWeight == 900)
    }

    @Test func sizesThatCannotBeSetAreTwelve() {
        for size in [0, -4, CGFloat.nan, .infinity] { #expect(UIFont.systemFont(ofSize: size).pointSize == 12) }
    }

    @Test func symbolsAreSizedByTheirConfiguration() throws {
        let plain = try #require(UIImage(systemName: "star"))
        let large = try #require(
            UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
        #expect(plain.isSymbolImage)
        #expect(abs(large.size.width - 2 * plain.size.width) < 1)
        #expect(UIImage(systemName: "") == nil)
        guard case .symbol(let name, let outline) = plain.content else {
            Issue.record("no outline")
            return
        }
        #expect(name == "star")
        let bounds = try #require(outline.bounds)
        #expect(bounds.maxX <= plain.size.width + 2 && bounds.maxY <= plain.size.height + 2)
        let view = UIImageView(image: plain)
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(scale: .large)
        #expect(view.intrinsicContentSize.width > plain.size.width)
    }

    /// Two images with one name, chosen by style.
    final class Catalog: ResourceLookup {
        func image(named name: String, compatibleWith traits: UITraitCollection) -> UIImage? {
            if name == "phone", traits.userInterfaceIdiom == .phone {
                return UIImage(content: .placeholder(name: name), size: CGSize(width: 5, height: 5))
            }
            guard name == "logo" else { return nil }
            let side: CGFloat = traits.userInterfaceStyle == .dark ? 20 : 10
            return UIImage(content: .placeholder(name: name), size: CGSize(width: side, height: side))
        }
        func color(named name: String, compatibleWith traits: UITraitCollection) -> Color? {
            name == "brand" ? (traits.userInterfaceStyle == .dark ? .white : .black) : nil
        }
    }

    @Test("IM-5 an image view takes the picture of its traits, and its size with it")
    func assetImages() {
        JobEnvironment.$running.withValue(JobEnvironment(resources: Catalog())) {
            let view = UIImageView(image: UIImage(named: "logo"))
            let root = UIView()
            root.addSubview(view)
            root.becomeRoot(withTraits: UITraitCollection(userInterfaceStyle: .light))
            #expect(view.intrinsicContentSize == CGSize(width: 10, height: 10))
            root.overrideUserInterfaceStyle = .dark
            #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
            #expect(UIImage(named: "other") == nil)
        }
    }

    @Test("IM-3 a picture that is asked for outside of any view is one for the screen")
    func imagesOfOneIdiom() {
        for (idiom, isFound) in [(UIUserInterfaceIdiom.phone, true), (.pad, false)] {
            let screen = ScreenFacts(traits: UITraitCollection(userInterfaceIdiom: idiom))
            JobEnvironment.$running.withValue(JobEnvironment(screen: screen, resources: Catalog())) {
                #expect((UIImage(named: "phone") != nil) == isFound)
            }
        }
    }

    @Test func namedColorsAreLookedUpWhenTheyAreDrawn() {
        JobEnvironment.$running.withValue(JobEnvironment(resources: Catalog())) {
            let brand = UIColor(named: "brand")
            #expect(brand?.resolved(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
            #expect(UIColor(named: "other") == nil)
            let red = Color(red: 1, green: 0, blue: 0)
            #expect(UIColor(catalogName: "other", fallback: red).resolved(with: UITraitCollection()) == red)
            #expect(UIColor(catalogName: "brand", fallback: red).resolved(with: UITraitCollection()) == .black)
        }
    }

    @Test func resourcesAreTheAssetsOfTheirNames() {
        JobEnvironment.$running.withValue(JobEnvironment(resources: Catalog())) {
            let brand = UIColor(resource: ColorResource(name: "brand", bundle: .main))
            #expect(brand.resolved(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
            let other = UIColor(resource: ColorResource(name: "other", bundle: .main))
            #expect(other.resolved(with: UITraitCollection()) == .clear)
            #expect(UIImage(resource: ImageResource(name: "logo", bundle: .main)) == UIImage(named: "logo"))
            #expect(UIImage(resource: ImageResource(name: "other", bundle: .main)).size == .zero)
        }
    }

    enum Trouble: Problem {
        case some
        var code: String { "some" }
        var message: String { "something is wrong" }
    }

    @Test func aJobKeepsItsProblemsAndTheStandardOneNone() {
        let job = JobEnvironment(systemVersion: .iOS12)
        job.report(.error, Trouble.some)
        job.warnOnce("key", Trouble.some)
        job.warnOnce("key", Trouble.some)
        #expect(job.diagnostics.map(\.severity) == [.error, .warning])
        #expect(job.isAtLeast(iOS: 12) && !job.isAtLeast(iOS: 13))
        JobEnvironment.standard.report(.error, Trouble.some)
        #expect(JobEnvironment.standard.diagnostics.isEmpty)
        #expect(JobEnvironment.current === JobEnvironment.standard)
    }

    @Test func estimatedTextIsBoxes() {
        let label = UIFont.systemFont(ofSize: 20)
        #expect(label.lineHeight == 20 * 1.193359)
        #expect(label.ascender - label.descender == label.lineHeight)
    }

    /// Foundation takes an object of a subclass of `NSObject` for one of its own, and crashes.
    @Test func attributesOfATextAreReplaced() {
        let text = NSMutableAttributedString(attachment: NSTextAttachment())
        let whole = NSRange(location: 0, length: text.length)
        let attachment = NSTextAttachment()
        let shadow = NSShadow()
        for radius in 1...3 {
            shadow.shadowBlurRadius = CGFloat(radius)
            text.addAttribute(.shadow, value: shadow.copy(), range: whole)
            text.addAttribute(.attachment, value: attachment, range: whole)
        }
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        #expect(attributes[.shadow] as? NSShadow == shadow)
        #expect(attributes[.attachment] as? NSTextAttachment == attachment)
    }
}
