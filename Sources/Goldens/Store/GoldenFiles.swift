import Bitmaps
import Foundation

/// The files of one golden as they lie in the folder.
struct GoldenFiles {
    let picture: [UInt8]?
    let layout: [UInt8]?
    let entry: GoldenEntry
    let fileDigest: String

    init(store: GoldenStore, key: GoldenKey, entry: GoldenEntry) {
        picture = Self.bytes(store.picturePath(key))
        layout = Self.bytes(store.layoutPath(key))
        self.entry = entry
        fileDigest = picture.map { ContentDigest(of: $0).hexadecimal } ?? ""
    }

    var isGone: Bool { picture == nil || layout == nil }
    /// Whether both files are those that the manifest names.
    var isIntact: Bool { fileDigest == entry.file && layoutDigest == entry.layouts.first }
    var layoutDigest: String? { layout.map { ContentDigest(of: $0).hexadecimal } }
    /// Digests of the layouts that count: of the file as it lies, whatever the manifest says of it, and of alternatives.
    var approvedLayouts: [String] {
        guard let layoutDigest, layoutDigest != entry.layouts.first else { return entry.layouts }
        return [layoutDigest] + entry.layouts.dropFirst()
    }
    var layoutText: String? { layout.flatMap { String(validating: $0, as: UTF8.self) } }

    func bitmap() throws(BitmapProblem) -> Bitmap {
        try Bitmap(decoding: picture ?? [])
    }

    /// A file that cannot be read is as good as gone.
    private static func bytes(_ path: String) -> [UInt8]? {
        FileManager.default.contents(atPath: path).map { [UInt8]($0) }
    }
}
