import Foundation

extension [String] {
    /// The paths without duplicates, each as first written.
    var uniqueFiles: [String] {
        var seen: Set<[UInt8]> = []
        return filter { seen.insert($0.bytesOfStandardizedPath).inserted }
    }
}

extension String {
    /// The absolute standardized path as bytes.
    ///
    /// Strings that differ only in Unicode normalization are equal; files with such names are not the same.
    var bytesOfStandardizedPath: [UInt8] { Array(URL(fileURLWithPath: self).standardizedFileURL.path.utf8) }
}
