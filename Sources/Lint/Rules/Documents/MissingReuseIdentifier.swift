import Diagnostics
import InterfaceDocuments

extension LintRule {
    public static let missingReuseIdentifier = LintRule(
        "missing-reuse-identifier", .documents, .warning,
        summary: "a prototype cell that code cannot dequeue",
        documentation: """
            A prototype cell of a table view without a reuse identifier.
            """,
        remedy: "Set the cell's identifier.",
        checks: .document { $0.missingReuseIdentifiers })
}

extension InterfaceDocument {
    fileprivate var missingReuseIdentifiers: [LintFinding] {
        var found: [LintFinding] = []
        forEachView { table in
            guard case .tableView = table.content else { return }
            for cell in table.prototypes where cell.reuseIdentifier == nil {
                found.append(
                    LintFinding(
                        .missingReuseIdentifier, at: cell.location, object: cell.id,
                        name: cell.customClass ?? "UITableViewCell",
                        message: "this prototype has no reuse identifier, so no code can ask for it",
                        remedy: "set its identifier"))
            }
        }
        return found
    }
}
