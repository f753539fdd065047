/// The numbers of a folder's documents that are not looked at, by reason.
public struct LeftOutDocuments: Hashable, Sendable {
    /// The documents of other platforms, by the platform's name.
    public var platforms: [String: Int] = [:]
    /// The documents in folders of tests.
    public var inTests = 0
    /// The documents that a pattern leaves out.
    public var excluded = 0
    /// The documents that the named project or target does not have.
    public var ofOtherTargets = 0

    public var isEmpty: Bool { self == LeftOutDocuments() }

    /// The numbers in words, such as `2 macOS documents`, one text for each reason.
    public var words: [String] {
        func documents(_ count: Int) -> String { count == 1 ? "document" : "documents" }
        var words = platforms.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key) \(documents($0.value))" }
        if inTests > 0 { words.append("\(inTests) \(documents(inTests)) of tests") }
        if ofOtherTargets > 0 { words.append("\(ofOtherTargets) \(documents(ofOtherTargets)) of other targets") }
        if excluded > 0 { words.append("\(excluded) excluded \(documents(excluded))") }
        return words
    }

    /// Whether a file is in a folder of tests or of their fixtures.
    ///
    /// - Parameter path: the path from the input's folder.
    /// - Returns: whether the name of a folder on the path says so.
    static func isOfTests(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { folder in
            folder.hasSuffix("Tests") || ["test", "tests", "fixtures", "testfixtures"].contains(folder.lowercased())
        }
    }
}
