import Bitmaps
import Foundation
import Previews

/// The files of one golden as they lie in the folder.
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
    /// Whether both files are those that the manifest names.
    var isIntact: Bool { entry.names(picture: picture?.digest, layout: layout?.digest) }
    /// Digests of the layouts that count: of the file as it lies, whatever the manifest says of it, and of
    /// alternatives.
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
    /// Of the bytes.
    let digest: String
    /// `nil` where the file changed while it was read.
    let stamp: FileStamp?

    /// `nil` for a file that cannot be read, which is as good as gone.
    init?(_ path: String) {
        let stamp = FileStamp(path: path)
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        bytes = [UInt8](data)
        digest = ContentDigest(of: bytes).hexadecimal
        self.stamp = stamp == FileStamp(path: path) ? stamp : nil
    }
}
