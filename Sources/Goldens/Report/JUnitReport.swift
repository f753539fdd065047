import Foundation
import Pages
import Previews

/// A run as JUnit XML, which every CI system reads: one suite for each document, one case for each variant.
struct JUnitReport {
    private let record: GoldenRunRecord

    init(_ record: GoldenRunRecord) {
        self.record = record
    }

    var xml: String {
        let results = record.results.filter { $0.kinds != [.orphaned] }
        var order: [String] = []
        var suites: [String: [GoldenResult]] = [:]
        for result in results {
            if suites[result.document] == nil { order.append(result.document) }
            suites[result.document, default: []].append(result)
        }
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text +=
            "<testsuites name=\"maquette golden\" tests=\"\(results.count)\" failures=\"\(record.failures.count)\">\n"
        for name in order {
            let cases = suites[name] ?? []
            let failures = cases.filter { !$0.isGood }.count
            text += "  <testsuite name=\"\(Self.escaped(name))\" tests=\"\(cases.count)\" failures=\"\(failures)\">\n"
            for result in cases { text += Self.testCase(result) }
            text += "  </testsuite>\n"
        }
        return text + "</testsuites>\n"
    }

    private static func testCase(_ result: GoldenResult) -> String {
        let head =
            "    <testcase classname=\"\(escaped(result.document))\" name=\"\(escaped(result.facets.variant))\" "
            + "file=\"\(escaped(repositoryPath(result.path)))\""
        guard !result.isGood else { return head + "/>\n" }
        let kinds = result.kinds.map(\.rawValue).joined(separator: ", ")
        let message = result.sentences.first ?? kinds
        return head
            + ">\n      <failure type=\"\(escaped(kinds))\" message=\"\(escaped(message))\">"
            + escaped(result.sentences.joined(separator: "\n")) + "</failure>\n    </testcase>\n"
    }

    /// Text escaped for an attribute or an element, including line breaks.
    private static func escaped(_ text: String) -> String {
        PageTemplate.escaped(text).replacingOccurrences(of: "\n", with: "&#10;")
    }
}
