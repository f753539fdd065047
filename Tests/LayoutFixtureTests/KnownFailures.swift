import Foundation

/// The fixtures whose frames differ from UIKit's, each with the reason.
struct KnownFailures {
    /// An error in the list.
    struct Fault: Error, Equatable, CustomStringConvertible {
        let line: Int

        var description: String { "KnownFailures.txt:\(line): error: not a failure (write: area/name: reason)" }
    }

    /// The reasons by the fixture's name.
    let reasons: [String: String]

    /// Parses `area/name: reason` line by line; lines that begin with `#` are comments.
    init(text: String) throws(Fault) {
        var reasons: [String: String] = [:]
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard !line.isEmpty, !line.hasPrefix("#") else { continue }
            guard let colon = line.firstRange(of: ": "), colon.upperBound < line.endIndex,
                reasons.updateValue(String(line[colon.upperBound...]), forKey: String(line[..<colon.lowerBound])) == nil
            else { throw Fault(line: index + 1) }
        }
        self.reasons = reasons
    }

    /// The list in the package.
    static func read() throws -> KnownFailures {
        try KnownFailures(text: String(contentsOfFile: "\(LayoutFixture.folder)/KnownFailures.txt", encoding: .utf8))
    }
}
