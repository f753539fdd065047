import Diagnostics
import InterfaceBuilder
import InterfaceDocuments

extension InterfaceDocument {
    // MARK: VoiceOver

    /// Controls for which VoiceOver can only read their type.
    ///
    /// System symbols have names of their own. Code may name controls that an outlet refers to or that have a custom
    /// class, so for those the finding is a note.
    var unnamedControls: [LintFinding] {
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
            guard view.accessibilityLabel?.isEmpty ?? true, view.isAccessibilityElement != false,
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
                item.accessibilityLabel?.isEmpty ?? true
            else { return }
            add(
                item.id, item.location, "bar item \"\(image.name)\"",
                "its only content is a picture, of which VoiceOver reads the file's name at best", isWarning: true)
        }
        return found
    }

    /// The IDs of the destinations of the document's outlets.
    private var outletDestinations: Set<String> {
        var found: Set<String> = []
        func add(_ connections: [DocumentConnection]) {
            for connection in connections where connection.kind != .action { found.insert(connection.destination) }
        }
        for controller in controllers { add(controller.connections) }
        forEachView { add($0.connections.connections) }
        return found
    }

    // MARK: Dynamic Type

    /// One finding for all texts of fixed size, because they rarely occur alone.
    var textsOfFixedSize: [LintFinding] {
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
