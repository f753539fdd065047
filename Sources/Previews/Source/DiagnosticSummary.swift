import Devices
import Diagnostics

/// A summary of problems on many variants: each problem once, with the number of variants that show it.
struct DiagnosticSummary {
    private struct Entry {
        var diagnostic: Diagnostic
        var variants: [Variant]
    }

    private var entries: [String: Entry] = [:]
    /// The keys in the order of their first mention, which is the order of the jobs.
    private var order: [String] = []
    private var general = ProblemLog()

    /// Adds problems that do not depend on a variant.
    mutating func add(_ diagnostics: [Diagnostic]) {
        general.append(contentsOf: diagnostics)
    }

    /// Adds the problems of one variant.
    mutating func add(_ diagnostics: [Diagnostic], from variant: Variant) {
        for diagnostic in diagnostics {
            let key = diagnostic.description
            if entries[key] == nil {
                entries[key] = Entry(diagnostic: diagnostic, variants: [])
                order.append(key)
            }
            if entries[key]?.variants.last != variant { entries[key]?.variants.append(variant) }
        }
    }

    /// All problems, sorted by location.
    ///
    /// - Parameter count: the number of variants; if there is only one, it is not named.
    /// - Returns: each problem once.
    func diagnostics(ofVariants count: Int) -> [Diagnostic] {
        var log = general
        let said = Set(general.diagnostics.map(\.description))
        for key in order where !said.contains(key) {
            guard let entry = entries[key] else { continue }
            var diagnostic = entry.diagnostic
            if let words = Self.words(for: entry.variants, of: count) {
                diagnostic.context = [diagnostic.context, words].compactMap { $0 }.joined(separator: "; ")
            }
            log.append(contentsOf: [diagnostic])
        }
        return log.diagnostics
    }

    private static func words(for variants: [Variant], of count: Int) -> String? {
        guard count > 1, let first = variants.first else { return nil }
        if variants.count == 1 { return "on \(first.shortDescription)" }
        if variants.count == count { return VariantWords.onAll(count) }
        return "on \(variants.count) of \(count) variants, first \(first.shortDescription)"
    }
}
