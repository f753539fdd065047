import Bitmaps
import Diagnostics
import Foundation
import Geometry

/// The result of a tool, in blocks of text and pictures.
struct ToolAnswer: Sendable {
    /// The largest number of bytes of text in one answer.
    static let mostText = 60_000
    /// The largest number of pixels of a picture.
    ///
    /// A larger one is divided by a whole number.
    static let mostPixels = 1_500_000
    /// The largest number of bytes of all pictures, as text.
    static let mostPictureBytes = 4 << 20

    /// The blocks as JSON.
    private(set) var blocks: [String] = []
    var isError = false
    private var pictureBytes = 0

    init() {}

    /// An answer that says why there is no other.
    init(error: String) {
        isError = true
        add(error)
    }

    var json: String { "{\"content\":[\(blocks.joined(separator: ","))],\"isError\":\(isError)}" }

    /// Adds a text, which is cut at the end of a line if it is too long.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - remedy: how to ask for less.
    mutating func add(_ text: String, remedy: String = "ask for less") {
        var text = text
        while text.last == "\n" { text.removeLast() }
        if text.utf8.count > Self.mostText {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            var (kept, bytes) = (0, 0)
            while kept < lines.count, bytes + lines[kept].utf8.count < Self.mostText {
                bytes += lines[kept].utf8.count + 1
                kept += 1
            }
            text = lines[..<kept].joined(separator: "\n") + "\n… \(lines.count - kept) more lines: \(remedy)"
        }
        guard !text.isEmpty else { return }
        blocks.append("{\"type\":\"text\",\"text\":\(JSONText.quoted(text))}")
    }

    /// Adds a picture after its caption.
    ///
    /// - Parameters:
    ///   - file: the path of a PNG file.
    ///   - caption: what the picture shows.
    /// - Returns: whether there was room for it.
    mutating func addPicture(_ file: String, caption: String) -> Bool {
        let picture: (bitmap: Bitmap, size: PixelSize)
        do {
            picture = try Bitmap.decoding(try readFile(file, limit: 64 << 20), atMost: Self.mostPixels)
        } catch {
            add("\(caption): this picture cannot be shown")
            return true
        }
        let text = Data(PNGEncoder().encode(picture.bitmap)).base64EncodedString()
        guard pictureBytes + text.utf8.count <= Self.mostPictureBytes else { return false }
        pictureBytes += text.utf8.count
        let (full, shown) = (picture.size, picture.bitmap.size)
        let scale = full == shown ? "" : ", shown at \(shown.width) × \(shown.height)"
        add("\(caption) (\(full.width) × \(full.height) pixels\(scale))")
        // Base64 needs no escapes.
        blocks.append("{\"type\":\"image\",\"data\":\"\(text)\",\"mimeType\":\"image/png\"}")
        return true
    }
}
