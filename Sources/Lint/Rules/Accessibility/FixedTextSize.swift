import Diagnostics
import InterfaceDocuments

extension LintRule {
    public static let fixedTextSize = LintRule(
        "fixed-text-size", .accessibility, .note,
        summary: "text that does not follow the reader's text size",
        documentation: """
            Labels, buttons, fields and text views whose font is not a text style. There is one finding for each \
            document.
            """,
        remedy: "Use a text style, and let the font adjust automatically.",
        checks: .document { $0.textsOfFixedSize })
}

extension InterfaceDocument {
    /// One finding for all texts of fixed size, because they rarely occur alone.
    fileprivate var textsOfFixedSize: [LintFinding] {
        var count = 0
        var fixed: [DocumentView] = []
        forEachView { view in
            guard let font = view.textFont else { return }
            count += 1
            if case .textStyle = font.kind { return }
            fixed.append(view)
        }
        guard let first = fixed.first else { return [] }
        let many = count == 1 ? "its one text has" : "\(fixed.count) of its \(count) texts have"
        let line = first.location.line.map { " (the first on line \($0))" } ?? ""
        return [
            LintFinding(
                .fixedTextSize, at: SourceLocation(file: path),
                message:
                    "\(many) a font of fixed size, and do\(count == 1 ? "es" : "") not follow the reader's text size\(line)",
                remedy: "choose text styles, and let them adjust automatically")
        ]
    }
}

extension DocumentView {
    /// The font of a view that shows its own text; `nil` for others.
    fileprivate var textFont: DocumentFont? {
        switch content {
        case .label(let label): label.attributedText == nil ? label.font : nil
        case .textField(let field): field.font
        case .textView(let text): text.attributedText == nil ? text.font : nil
        case .button(let button): button.states.contains { $0.title?.isEmpty == false } ? button.font : nil
        default: nil
        }
    }
}
