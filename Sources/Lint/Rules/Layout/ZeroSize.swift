import Diagnostics
import Foundation

extension LintRule {
    public static let zeroSize = LintRule(
        "zero-size", .layout, .warning,
        summary: "text, an image or a control that has no width or no height",
        documentation: """
            A visible label with text, image view with an image, or control whose frame has no width or no height. \
            Within a collapsed container, the container is reported. In a prototype it is a note. Freeform scenes and app \
            extensions are left alone.
            """,
        remedy: "Give the view a size, or hide it where it is not needed.",
        checks: .screen { $0.zeroSizes() })
}

extension LayoutSnapshot {
    fileprivate func zeroSizes() -> [LintFinding] {
        views.filter {
            $0.isShown && $0.hasContent && !$0.hasOwnClass && !$0.isInBar && !$0.isInUnknownWindow
        }.compactMap { view in
            let (isNarrow, isLow) = (view.frame.width < 0.5, view.frame.height < 0.5)
            guard isNarrow || isLow else { return nil }
            // Within a collapsed parent, the parent is reported.
            if let parent = view.parent, views[parent].frame.width < 0.5 || views[parent].frame.height < 0.5 {
                return nil
            }
            let what = isNarrow && isLow ? "no size" : isNarrow ? "no width" : "no height"
            return LintFinding(
                .zeroSize, view, severity: view.isSample ? .note : nil, "it has \(what) and is not seen",
                remedy: "give it room, or hide it where it is not wanted", weight: 0)
        }
    }
}
