/// Turns diagnostics into lines: for people, or one JSON object a line for programs.
public struct DiagnosticPrinter: Sendable {
    public enum Format: Sendable { case text, json }

    public var format: Format

    public init(format: Format = .text) {
        self.format = format
    }

    /// One line, without a line break at its end.
    ///
    /// Control characters of the input are escaped.
    public func line(for diagnostic: Diagnostic) -> String {
        switch format {
        case .text: Self.printable(Self.clipped(diagnostic.description))
        case .json: Self.jsonObject(for: diagnostic)
        }
    }

    /// The number of problems of one kind in one file that are printed one by one.
    private static let mostOfOneKind = 100

    private struct Kind: Hashable {
        var file: String
        var severity: Severity
        var code: String
    }

    /// One line for each diagnostic.
    ///
    /// For people, many of one kind in one file are shortened to the first ones and a count.
    public func lines(for diagnostics: [Diagnostic]) -> [String] {
        guard format == .text else { return diagnostics.map(line) }
        var counts: [Kind: Int] = [:]
        var abundant: [Kind] = []
        var lines: [String] = []
        for diagnostic in diagnostics {
            let kind = Kind(
                file: diagnostic.location?.file ?? "", severity: diagnostic.severity, code: diagnostic.problem.code)
            counts[kind, default: 0] += 1
            switch counts[kind, default: 0] - Self.mostOfOneKind {
            case ...0: lines.append(line(for: diagnostic))
            case 1: abundant.append(kind)
            default: break
            }
        }
        for kind in abundant {
            let place = kind.file.isEmpty ? "" : "\(Self.printable(kind.file)): "
            let more = counts[kind, default: 0] - Self.mostOfOneKind
            lines.append("\(place)\(kind.severity.rawValue): \(more) more of this kind (\(kind.code))")
        }
        return lines
    }

    /// The text with control characters escaped, so that an input can neither control the terminal nor reorder the
    /// surrounding text.
    public static func printable(_ text: String) -> String {
        var out = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": out += "\\n"
            case "\t": out += "\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F || (0x80...0x9F).contains(scalar.value):
                out += "\\u{\(String(scalar.value, radix: 16))}"
            // Embeddings, overrides and isolates affect the text after them.
            case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{2028}", "\u{2029}":
                out += "\\u{\(String(scalar.value, radix: 16))}"
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out
    }

    /// The text, shortened in the middle if it is very long.
    private static func clipped(_ text: String) -> String {
        guard text.utf8.count > 4000, text.count > 2000 else { return text }
        return "\(text.prefix(1500)) … \(text.suffix(400))"
    }

    private static func jsonObject(for diagnostic: Diagnostic) -> String {
        var fields = [
            "\"severity\":\(JSONText.quoted(diagnostic.severity.rawValue))",
            "\"code\":\(JSONText.quoted(diagnostic.problem.code))",
        ]
        if let location = diagnostic.location {
            fields.append("\"file\":\(JSONText.quoted(location.file))")
            if let line = location.line { fields.append("\"line\":\(line)") }
            if let column = location.column { fields.append("\"column\":\(column)") }
        }
        if let context = diagnostic.context { fields.append("\"context\":\(JSONText.quoted(context))") }
        fields.append("\"message\":\(JSONText.quoted(diagnostic.problem.message))")
        if let remedy = diagnostic.problem.remedy { fields.append("\"remedy\":\(JSONText.quoted(remedy))") }
        return "{" + fields.joined(separator: ",") + "}"
    }
}

/// Strings and numbers as JSON, in one spelling on every machine.
public enum JSONText {
    /// The string in quotation marks, with what JSON must escape escaped.
    public static func quoted(_ text: String) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "\n": out += "\\n"
            case "\r": out += "\\r"
            case "\t": out += "\\t"
            case _ where scalar.value < 0x20:
                let hex = String(scalar.value, radix: 16)
                out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out + "\""
    }

    /// The number with at most three decimals, whole numbers without a decimal point; `null` if it is not finite.
    public static func number(_ value: Double) -> String {
        guard value.isFinite else { return "null" }
        guard abs(value) < 1e15 else { return "\(value)" }
        let thousandths = (value * 1000).rounded()
        let whole = Int(thousandths / 1000)
        let rest = abs(Int(thousandths) - whole * 1000)
        guard rest != 0 else { return "\(whole)" }
        var decimals = String(rest)
        decimals = String(repeating: "0", count: 3 - decimals.count) + decimals
        while decimals.hasSuffix("0") { decimals.removeLast() }
        return (thousandths < 0 && whole == 0 ? "-" : "") + "\(whole).\(decimals)"
    }
}
