package import Diagnostics

/// A diagnostic with its final text, as kept for the next run.
package struct KeptDiagnostic: Codable, Sendable, Problem {
    package var severity: Severity
    package var code: String
    package var message: String
    package var remedy: String?
    package var location: SourceLocation?
    package var context: String?

    package init(_ diagnostic: Diagnostic) {
        severity = diagnostic.severity
        code = diagnostic.problem.code
        message = diagnostic.problem.message
        remedy = diagnostic.problem.remedy
        location = diagnostic.location
        context = diagnostic.context
    }

    package var diagnostic: Diagnostic { Diagnostic(severity, self, at: location, context: context) }
}
