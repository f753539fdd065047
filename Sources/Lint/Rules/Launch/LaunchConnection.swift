import Diagnostics
import InterfaceDocuments

extension LintRule {
    public static let launchConnection = LintRule(
        "launch-connection", .launch, .error,
        summary: "an outlet or action in a launch screen, where no code runs",
        documentation: """
            An outlet, outlet collection or action of a launch screen: of a view, a bar item, a view controller, \
            the File's Owner or a gesture recognizer.
            """,
        remedy: "Delete the connection.",
        checks: .launchScreen { $0.connectionsToCode })
}

extension InterfaceDocument {
    fileprivate var connectionsToCode: [LintFinding] {
        var found = controllers.flatMap { findings($0.connections, of: $0.id) }
        for object in undrawnObjects { found += findings(object.connections, of: object.id) }
        forEachBarItem { found += findings($0.connections.connections, of: $0.id) }
        forEachView { found += findings($0.connections.connections, of: $0.id) }
        return found
    }

    private func findings(_ connections: [DocumentConnection], of id: String) -> [LintFinding] {
        connections.map { connection in
            let noun = connection.kind == .action ? "action" : "outlet"
            return LintFinding(
                .launchConnection, at: connection.location, object: id, name: connection.name,
                message: "the \(noun) \(connection.name) connects a launch screen to code that does not run",
                remedy: "delete the connection", detail: "\(noun) \(connection.name)")
        }
    }
}
