import Foundation

extension [String] {
    /// The paths, each file once and as it is written first.
    var uniqueFiles: [String] {
        var seen: Set<[UInt8]> = []
        return filter { seen.insert($0.bytesOfStandardizedPath).inserted }
    }
}

extension String {
    /// The path from the root, without detours, as bytes.
    ///
    /// Two strings are equal where they differ in Unicode normalization alone; two files are not the same.
    var bytesOfStandardizedPath: [UInt8] { Array(URL(fileURLWithPath: self).standardizedFileURL.path.utf8) }
}
