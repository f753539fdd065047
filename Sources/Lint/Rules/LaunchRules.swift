import Diagnostics
import InterfaceBuilder
import InterfaceDocuments

extension InterfaceDocument {
    /// The violations of Apple's restrictions for launch screens, which are shown before any code of the app runs.
    ///
    /// > Rule: LS-4.
    var launchFindings: [LintFinding] {
        var found = severalRoots
        for controller in controllers {
            if let name = controller.customClass {
                found.append(Self.customClass(name, controller.id, "the view controller", controller.location))
            }
            found += Self.connections(controller.connections, of: controller.id)
            // Navigation and tab bar controllers hold their content through relationships.
            for segue in controller.segues where !segue.isContainment {
                found.append(
                    LintFinding(
                        .launchSegue, at: segue.location, object: controller.id, name: controller.kind.rawValue,
                        message: "a segue leads on from a launch screen, which shows one scene and runs no code",
                        remedy: "delete the segue", detail: segue.id))
            }
        }
        forEachView { view in found += Self.findings(of: view) }
        return found
    }

    private var severalRoots: [LintFinding] {
        let controllers = scenes.compactMap(\.controller)
        let contained = Set(controllers.flatMap { controller in controller.segues.map(\.destination) })
        let roots = controllers.filter { !contained.contains($0.id) }
        var found = roots.dropFirst().map { controller in
            LintFinding(
                .launchSeveralRoots, at: controller.location, object: controller.id, name: controller.kind.rawValue,
                message: "a launch screen shows one scene, and this document has \(roots.count)",
                remedy: "leave the initial scene alone in the document")
        }
        var views: [DocumentView] = []
        for object in objects {
            if case .view(let view) = object { views.append(view) }
        }
        views += scenes.flatMap(\.extraViews)
        let extra = kind == .xib ? Array(views.dropFirst()) : views
        found += extra.map { view in
            LintFinding(
                .launchSeveralRoots, at: view.location, object: view.id, name: view.className,
                message: "a launch screen has one root view, and this one stands beside it",
                remedy: "delete it, or put it into the root view")
        }
        return found
    }

    private static func findings(of view: DocumentView) -> [LintFinding] {
        var found: [LintFinding] = []
        if let name = view.customClass { found.append(customClass(name, view.id, "this view", view.location)) }
        if case .external(let name) = view.content {
            let isWeb = name.hasSuffix("WebView")
            found.append(
                LintFinding(
                    isWeb ? .launchWebView : .launchForeignView, at: view.location, object: view.id, name: name,
                    message: isWeb
                        ? "a \(name) loads nothing in a launch screen"
                        : "\(name) is no class of UIKit, and a launch screen may have no other",
                    remedy: "put a UIImageView in its place"))
        }
        found += view.runtimeAttributes.map { attribute in
            LintFinding(
                .launchRuntimeAttribute, at: attribute.location, object: view.id, name: view.className,
                message: "the runtime attribute \(attribute.keyPath) is not applied in a launch screen",
                remedy: "delete it, or draw its effect into an image", detail: attribute.keyPath)
        }
        found += connections(view.connections.connections, of: view.id)
        return found
    }

    private static func customClass(
        _ name: String, _ id: String, _ what: String, _ place: SourceLocation
    ) -> LintFinding {
        LintFinding(
            .launchCustomClass, at: place, object: id, name: name,
            message: "\(what) has the class \(name), and no code of the app runs in a launch screen",
            remedy: "remove the custom class")
    }

    private static func connections(_ connections: [DocumentConnection], of id: String) -> [LintFinding] {
        connections.map { connection in
            let noun = connection.kind == .action ? "action" : "outlet"
            return LintFinding(
                .launchConnection, at: connection.location, object: id, name: connection.name,
                message: "the \(noun) \(connection.name) connects a launch screen to code that does not run",
                remedy: "delete the connection", detail: "\(noun) \(connection.name)")
        }
    }
}
