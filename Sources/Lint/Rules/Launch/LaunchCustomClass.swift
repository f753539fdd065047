import Diagnostics
import InterfaceDocuments

extension LintRule {
    public static let launchCustomClass = LintRule(
        "launch-custom-class", .launch, .error,
        summary: "a custom class in a launch screen, where no code runs",
        documentation: """
            A view, a view controller or the File's Owner of a launch screen with a class of the app, or an object of \
            such a class beside the view.
            """,
        remedy: "Remove the custom class.",
        checks: .launchScreen { $0.customClasses })
}

extension InterfaceDocument {
    fileprivate var customClasses: [LintFinding] {
        var found = controllers.compactMap { controller in
            controller.customClass.map {
                finding($0, controller.id, "the view controller", controller.location)
            }
        }
        forEachView { view in
            if let name = view.customClass { found.append(finding(name, view.id, "this view", view.location)) }
        }
        for object in undrawnObjects {
            guard let name = object.customClass, !Self.isSystemClass(name) else { continue }
            found.append(finding(name, object.id, object.isOwner ? "the File's Owner" : "this object", object.location))
        }
        return found
    }

    /// Whether an owner or an object has the class that Xcode gives to it.
    private static func isSystemClass(_ name: String) -> Bool {
        ["NSObject", "UIResponder", "UIViewController", "UIApplication"].contains(name)
    }

    private func finding(_ name: String, _ id: String, _ what: String, _ place: SourceLocation) -> LintFinding {
        LintFinding(
            .launchCustomClass, at: place, object: id, name: name,
            message: "\(what) has the class \(name), and no code of the app runs in a launch screen",
            remedy: "remove the custom class")
    }
}
