import Bitmaps
import Caching
import Diagnostics
import Foundation
import OutputFiles

/// A record of everything that a run wrote, so that the next identical run need not plan, lay out or look up a single
/// picture.
struct RunRecord: Sendable {
    struct File: Hashable, Sendable {
        var name: String
        /// The index of the document.
        var document: Int
        /// The index of the variant; `nil` for a contact sheet.
        var variant: Int?
        var width: Int
        var height: Int
        var stamp: FileStamp
    }

    var files: [File]
    var warnings: [KeptDiagnostic]

    /// The version of the format of records.
    static let version = "run-record-1"

    /// The record as bytes.
    ///
    /// Numbers take eight bytes, so that thousands of files can be read quickly.
    func bytes() throws -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(files.count * 160)
        func write(_ value: Int) { withUnsafeBytes(of: Int64(value).littleEndian) { bytes.append(contentsOf: $0) } }
        let words = try JSONEncoder().encode(warnings)
        write(words.count)
        bytes.append(contentsOf: words)
        write(files.count)
        for file in files {
            write(file.name.utf8.count)
            bytes.append(contentsOf: file.name.utf8)
            let stamp = file.stamp
            for value in [
                file.document, file.variant ?? -1, file.width, file.height, stamp.size,
                Int(truncatingIfNeeded: stamp.inode), stamp.modified, stamp.changed,
            ] {
                write(value)
            }
        }
        return bytes
    }

    /// Creates the record that was written as bytes.
    ///
    /// - Throws: an error if the bytes are not a record.
    init(bytes: [UInt8]) throws {
        var reader = Reader(bytes: bytes[...])
        let words = try reader.bytes(reader.number())
        warnings = try JSONDecoder().decode([KeptDiagnostic].self, from: Data(words))
        let count = try reader.number()
        files = []
        // Every file takes more than one byte, so a wrong count cannot reserve too much memory.
        files.reserveCapacity(min(count, bytes.count))
        for _ in 0..<max(0, count) {
            let name = String(decoding: try reader.bytes(reader.number()), as: UTF8.self)
            let (document, variant) = (try reader.number(), try reader.number())
            let (width, height) = (try reader.number(), try reader.number())
            let stamp = FileStamp(
                size: try reader.number(), inode: UInt64(truncatingIfNeeded: try reader.number()),
                modified: try reader.number(), changed: try reader.number())
            files.append(
                File(
                    name: name, document: document, variant: variant < 0 ? nil : variant, width: width, height: height,
                    stamp: stamp))
        }
    }

    init(files: [File], warnings: [KeptDiagnostic]) {
        self.files = files
        self.warnings = warnings
    }

    private struct Reader {
        struct Short: Error {}

        var bytes: ArraySlice<UInt8>

        mutating func bytes(_ count: Int) throws -> ArraySlice<UInt8> {
            guard (0...bytes.count).contains(count) else { throw Short() }
            defer { bytes = bytes.dropFirst(count) }
            return bytes.prefix(count)
        }

        mutating func number() throws -> Int {
            let word = try bytes(8).withUnsafeBytes { $0.loadUnaligned(as: Int64.self) }
            return Int(Int64(littleEndian: word))
        }
    }
}
