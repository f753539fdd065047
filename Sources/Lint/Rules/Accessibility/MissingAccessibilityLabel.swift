import Diagnostics
import InterfaceBuilder
import InterfaceDocuments

extension LintRule {
    public static let missingAccessibilityLabel = LintRule(
        "missing-accessibility-label", .accessibility, .warning,
        summary: "a control that VoiceOver cannot describe, such as an image button or a field without a placeholder",
        documentation: """
            A button or bar item whose only content is an image other than a system symbol, or a field without a \
            placeholder, that has no accessibility label. Where code can set one, through an outlet or a custom class, \
            it is a note.
            """,
        remedy: "Give the control an accessibility label, in Xcode's Identity inspector.",
        checks: .document { $0.unnamedControls })
}

extension InterfaceDocument {
    /// Controls for which VoiceOver can only read their type.
    ///
    /// System symbols have names of their own. Code may name controls that an outlet refers to or that have a custom
    /// class, so for those the finding is a note.
    fileprivate var unnamedControls: [LintFinding] {
        let known = kind == .xib ? nil : outletDestinations
        var found: [LintFinding] = []
        func add(_ id: String, _ location: SourceLocation, _ name: String, _ what: String, isWarning: Bool) {
            let mayBeNamed = known?.contains(id) ?? true
            var finding = LintFinding(
                .missingAccessibilityLabel, severity: isWarning && !mayBeNamed ? .warning : .note, at: location,
                object: id, name: name, message: what, remedy: "give it an accessibility label")
            finding.cause = isWarning ? "" : what
            found.append(finding)
        }
        forEachView { view in
            guard view.accessibility.label?.isEmpty ?? true, view.accessibility.isElement != false,
                !view.runtimeAttributes.contains(where: { $0.keyPath == "accessibilityLabel" })
            else { return }
            switch view.content {
            case .button(let button):
                guard let image = button.onlyPicture else { return }
                add(
                    view.id, view.location, "\(view.className) \"\(image)\"",
                    "its only content is a picture, of which VoiceOver reads the file's name at best",
                    isWarning: view.customClass == nil)
            case .textField(let field):
                guard field.placeholder?.isEmpty ?? true, field.attributedPlaceholder == nil else { return }
                add(
                    view.id, view.location, view.className,
                    "it has neither placeholder nor accessibility label, so VoiceOver says only that it is a field",
                    isWarning: false)
            default: break
            }
        }
        forEachBarItem { item in
            guard let image = item.image, !image.isSystem, item.title?.isEmpty ?? true, item.systemItem == nil,
                item.accessibility.label?.isEmpty ?? true
            else { return }
            add(
                item.id, item.location, "bar item \"\(image.name)\"",
                "its only content is a picture, of which VoiceOver reads the file's name at best", isWarning: true)
        }
        return found
    }
}

extension ButtonContent {
    /// The name of the image that is its only content; `nil` if it has text or a system symbol.
    fileprivate var onlyPicture: String? {
        guard type == .custom || type == .system || type == .roundedRect || type == .plain else { return nil }
        guard states.allSatisfy({ ($0.title ?? "").isEmpty && $0.attributedTitle == nil }),
            (configuration?.title ?? configuration?.subtitle ?? "").isEmpty, configuration?.attributedTitle == nil
        else { return nil }
        let images = (states.flatMap { [$0.image, $0.backgroundImage] } + [configuration?.image]).compactMap { $0 }
        return images.contains(where: \.isSystem) ? nil : images.first?.name
    }
}
