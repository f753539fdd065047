import Foundation

extension [String] {
    /// The paths, each file once and as it is written first.
    var uniqueFiles: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0.standardizedPath).inserted }
    }
}

extension String {
    /// The path from the root, without detours.
    var standardizedPath: String { URL(fileURLWithPath: self).standardizedFileURL.path }
}
