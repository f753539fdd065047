import Diagnostics

/// A diagnostic with its final text, as kept for the next run.
struct KeptDiagnostic: Codable, Sendable, Problem {
    var severity: Severity
    var code: String
    var message: String
    var remedy: String?
    var location: SourceLocation?
    var context: String?

    init(_ diagnostic: Diagnostic) {
        severity = diagnostic.severity
        code = diagnostic.problem.code
        message = diagnostic.problem.message
        remedy = diagnostic.problem.remedy
        location = diagnostic.location
        context = diagnostic.context
    }

    var diagnostic: Diagnostic { Diagnostic(severity, self, at: location, context: context) }
}
