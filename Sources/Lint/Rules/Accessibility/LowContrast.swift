import Devices
import Diagnostics
import Drawing
import Foundation
import Traits

extension LintRule {
    public static let lowContrast = LintRule(
        "low-contrast", .accessibility, .warning,
        summary: "text with a contrast below 4.5 to 1, or 3 to 1 for large text",
        documentation: """
            The contrast of text with the plain background behind it, by WCAG 2.2, success criterion 1.4.3. The \
            document must draw that background: what lies behind a clear view is not known, and bars choose their \
            own. From 3 to 1 on it is a note. So it is where code can set the colors: where an outlet or a custom class \
            belongs to the text or to what lies behind it, and where text is as good as invisible in both appearances. \
            System colors on system backgrounds are left alone, because their contrast is the choice of Apple, and so are \
            disabled text and text on images and gradients. If text turns light in dark mode and its background does \
            not, there is one finding, at the background. An app without any color for dark mode has one finding for all \
            of its documents.
            """,
        remedy: "Increase the contrast; system colors follow the appearance.",
        checks: .layout { $0.lowContrasts() })
}

extension LayoutSnapshot {
    /// Text with a low contrast against its background.
    ///
    /// If the text changes with the appearance and the background does not, the background is reported, once for all
    /// texts on it.
    ///
    /// > Rule: WCAG 2.2, 1.4.3: 4.5 to 1; 3 to 1 from 18 points on, and from 14 points on where it is bold.
    fileprivate func lowContrasts() -> [LintFinding] {
        var worst: [String: Contrast] = [:]
        for text in painted.texts {
            guard let id = text.elements.first, let view = view(withID: id), view.isShown, view.isEnabled,
                Self.coloredByDocuments.contains(view.className), !view.isInBar,
                let backdrop = painted.backdrop(of: text),
                // Without a background in the document, code determines the background.
                backdrop.element.flatMap({ self.view(withID: $0) }) != nil
            else { continue }
            let found = Contrast(of: text, on: backdrop)
            guard found.ratio < found.needed, !isSystemPair(text.color, backdrop.color, found.ratio),
                !isSystemControl(view, found)
            else { continue }
            if let known = worst[id], known.ratio <= found.ratio { continue }
            worst[id] = found
        }
        var findings: [LintFinding] = []
        var onFixed: [String: [(view: View, contrast: Contrast)]] = [:]
        for id in worst.keys.sorted() {
            guard let contrast = worst[id], let view = view(withID: id) else { continue }
            if let background = fixedBackground(of: contrast) {
                onFixed[background, default: []].append((view, contrast))
            } else {
                findings.append(lowContrast(contrast, view))
            }
        }
        for id in onFixed.keys.sorted() {
            guard let texts = onFixed[id], let background = view(withID: id) else { continue }
            if let found = fixedBackground(background, under: texts) { findings.append(found) }
        }
        return findings
    }

    /// The classes with text on a background that the document draws.
    ///
    /// Other controls choose both colors.
    private static let coloredByDocuments: Set<String> = ["UILabel", "UIButton", "UITextView", "UISegmentedControl"]

    /// A text with its background.
    private struct Contrast {
        var ratio: Double
        var needed: Double
        /// The visible color of the text if it is translucent.
        var color: Color
        var text: PaintedScene.Text
        var backdrop: PaintedScene.Backdrop

        init(of text: PaintedScene.Text, on backdrop: PaintedScene.Backdrop) {
            color = text.color.composited(over: backdrop.color)
            ratio = contrast(color, backdrop.color)
            needed = text.size >= 18 || text.isBold && text.size >= 14 ? 3 : 4.5
            self.text = text
            self.backdrop = backdrop
        }

        /// `#FFFFFF on #EEEEEE`.
        var colors: String { "\(color.hexadecimal) on \(backdrop.color.hexadecimal)" }
        /// `1.16 to 1`.
        var words: String { "\(JSONText.number((ratio * 100).rounded(.down) / 100)) to 1" }
    }

    /// The view whose background does not change in dark mode, under a text that becomes light there.
    private func fixedBackground(of contrast: Contrast) -> String? {
        guard variant.appearance.style == .dark, labelColors.contains(contrast.text.color.inBytes),
            let element = contrast.backdrop.element, element != contrast.text.elements.first,
            view(withID: element) != nil,
            contrast.text.elements.first.flatMap({ view(withID: $0) })?.textFollowsAppearance ?? true,
            !systemBackgrounds.contains(contrast.backdrop.color.inBytes)
        else { return nil }
        return element
    }

    private func fixedBackground(_ background: View, under texts: [(view: View, contrast: Contrast)]) -> LintFinding? {
        guard let worst = texts.min(by: { $0.contrast.ratio < $1.contrast.ratio }) else { return nil }
        let others = texts.count > 1 ? " and \(texts.count - 1) more" : ""
        let line = worst.view.location?.line.map { " (line \($0))" } ?? ""
        return LintFinding(
            .lowContrast, background,
            severity: texts.allSatisfy { isColoredByCode($0.view, on: background) } ? .note : nil,
            "its background stays \(worst.contrast.backdrop.color.hexadecimal) in the dark, where text on it turns "
                + "\(worst.contrast.color.hexadecimal): a contrast of \(worst.contrast.words) in "
                + "\(worst.view.name)\(line)\(others)",
            remedy: "give it a system background or a color set with a dark form; of an app that is light only, the "
                + "Info.plist says so with UIUserInterfaceStyle",
            weight: 1 / worst.contrast.ratio, detail: "background")
    }

    private func lowContrast(_ contrast: Contrast, _ view: View) -> LintFinding {
        let needed = JSONText.number(contrast.needed)
        let isDarkText =
            variant.appearance.style == .dark && systemBackgrounds.contains(contrast.backdrop.color.inBytes)
        let background = contrast.backdrop.element.flatMap { self.view(withID: $0) }
        // A contrast that suffices for large text is nearly enough.
        let isNote = contrast.ratio >= 3 || isInvisibleAlways(view, contrast) || isColoredByCode(view, on: background)
        var found = LintFinding(
            .lowContrast, view, severity: isNote ? .note : .warning,
            "its text, \(contrast.colors), has a contrast of \(contrast.words)",
            remedy: isDarkText
                ? "let it follow the dark appearance: a label color of the system's, or a color set with a dark form"
                : "choose colors of at least \(needed) to 1, or system colors that follow the appearance",
            weight: 1 / contrast.ratio)
        found.cause = "\(scene(of: view)) \(contrast.colors)"
        return found
    }

    /// Whether code can set the color of a text, or of what lies between it and its background.
    private func isColoredByCode(_ text: View, on background: View?) -> Bool {
        var view = text
        while !view.isColoredByCode {
            guard view.id != background?.id, let parent = view.parent else { return false }
            view = views[parent]
        }
        return true
    }

    /// Whether the text is as good as invisible in light mode too, so that its author must have seen it.
    private func isInvisibleAlways(_ view: View, _ contrast: Contrast) -> Bool {
        guard contrast.ratio < Self.invisible else { return false }
        return variant.appearance.style != .dark
            || !view.textFollowsAppearance && !systemBackgrounds.contains(contrast.backdrop.color.inBytes)
    }

    private static let invisible = 1.7

    /// Whether the text has a system color on a system background, or one that could be: their contrast is Apple's
    /// choice, and increases with Increase Contrast.
    private func isSystemPair(_ text: Color, _ backdrop: Color, _ ratio: Double) -> Bool {
        if systemTextColors.contains(text.inBytes), ratio >= Self.leastSystemContrast {
            if systemBackgrounds.contains(where: { contrast($0, backdrop) < 1.1 }) { return true }
            // White and black are system backgrounds in one appearance; in the other, a tint is still readable.
            if ratio >= 3, backdrop == .white || backdrop == .black { return true }
        }
        // The system's filled buttons have white on the tint.
        return text == .white && systemTextColors.contains(backdrop.inBytes) && ratio >= 1.5
    }

    /// Whether a control has system colors on its own fill, as tinted and gray buttons do.
    private func isSystemControl(_ view: View, _ contrast: Contrast) -> Bool {
        let color = contrast.text.color.inBytes
        return view.role == .control && contrast.ratio >= 2.5 && systemTextColors.contains(color)
            && !labelColors.contains(color)
    }

    /// The contrast of the faintest system text, a quaternary label.
    private static let leastSystemContrast = 1.2
}
