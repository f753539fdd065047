import Bitmaps
import Diagnostics
import Foundation
import OutputFiles
import Previews

/// The files of one golden in the folder.
struct GoldenFiles {
    let picture: GoldenFile?
    let layout: GoldenFile?
    let entry: GoldenEntry

    init(store: GoldenStore, key: GoldenKey, entry: GoldenEntry) {
        picture = GoldenFile(store.picturePath(key))
        layout = GoldenFile(store.layoutPath(key))
        self.entry = entry
    }

    var isGone: Bool { picture == nil || layout == nil }
    /// Whether both files match the manifest.
    var isIntact: Bool { entry.names(picture: picture?.digest, layout: layout?.digest) }
    /// The digests of approved layouts: of the file itself, whatever the manifest says about it, and of alternatives.
    var approvedLayouts: [String] {
        guard let layout, layout.digest != entry.layouts.first else { return entry.layouts }
        return [layout.digest] + entry.layouts.dropFirst()
    }
    var layoutText: String? { layout.flatMap { String(validating: $0.bytes, as: UTF8.self) } }

    func bitmap() throws(BitmapProblem) -> Bitmap {
        try Bitmap(decoding: picture?.bytes ?? [])
    }
}

/// One file of a golden.
struct GoldenFile {
    let bytes: [UInt8]
    /// The digest of the bytes.
    let digest: String
    /// The stamp; `nil` if the file changed while it was read.
    let stamp: FileStamp?

    /// Reads a file; `nil` if it cannot be read, which counts as missing.
    init?(_ path: String) {
        let stamp = FileStamp(path: path)
        guard let bytes = fileBytes(path) else { return nil }
        self.bytes = bytes
        digest = ContentDigest(of: bytes).hexadecimal
        self.stamp = stamp == FileStamp(path: path) ? stamp : nil
    }
}
