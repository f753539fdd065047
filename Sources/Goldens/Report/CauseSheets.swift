import Bitmaps
import Diagnostics
import Geometry
import OutputFiles

/// A small picture for each cause of differences: before, after and the difference, side by side.
///
/// It is meant for the summary of a pull request, so it is small and shows one variant of each cause.
struct CauseSheets {
    private static let mostCauses = 20
    /// The largest number of pixels of one of the pictures.
    private static let mostPixels = 320 * 640
    private static let gap = 16
    /// A gray line around each picture, which shows its edges on pages of any color.
    private static let edge: [UInt8] = [142, 142, 147, 255]

    /// The names of the files by cause, relative to the report's folder.
    let names: [String: String]

    /// Writes the sheets into a report's folder.
    ///
    /// - Throws: `OutputProblem` if the folder is not writable.
    init(of groups: [CauseGroup], in folder: RunFolder) throws(DiagnosedError) {
        var names: [String: String] = [:]
        for (index, group) in groups.prefix(Self.mostCauses).enumerated() {
            guard let files = group.results.first(where: { $0.files.actual != nil })?.files else { continue }
            let pictures = [files.expected, files.actual, files.difference].compactMap { name in
                name.flatMap { folder.contents(of: $0) }.flatMap(Self.picture)
            }
            guard !pictures.isEmpty, let sheet = Self.row(of: pictures) else { continue }
            let name = "\(index + 1).png"
            try OutputFolder(path: "\(folder.path)/\(RunFolder.sheetsName)").write(PNGEncoder().encode(sheet), as: name)
            names[group.cause] = "\(RunFolder.sheetsName)/\(name)"
        }
        self.names = names
    }

    private static func picture(_ bytes: [UInt8]) -> Bitmap? {
        do throws(BitmapProblem) {
            return try Bitmap.decoding(bytes, atMost: mostPixels).bitmap
        } catch {
            // The run wrote the file; if it is damaged since, the text alone remains.
            return nil
        }
    }

    /// Pictures side by side on a clear ground, which suits light and dark pages.
    private static func row(of pictures: [Bitmap]) -> Bitmap? {
        let width = pictures.reduce(-gap) { $0 + $1.size.width + gap }
        let height = pictures.map(\.size.height).max() ?? 0
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        var left = 0
        for picture in pictures {
            let bytes = picture.size.width * 4
            for y in 0..<picture.size.height {
                let (start, place) = (y * bytes, (y * width + left) * 4)
                pixels.replaceSubrange(place..<place + bytes, with: picture.pixels[start..<start + bytes])
                let isEdge = y == 0 || y == picture.size.height - 1
                for x in isEdge ? Array(0..<picture.size.width) : [0, picture.size.width - 1] {
                    pixels.replaceSubrange(place + x * 4..<place + x * 4 + 4, with: Self.edge)
                }
            }
            left += picture.size.width + gap
        }
        return Bitmap(size: PixelSize(width: width, height: height), pixels: pixels)
    }
}
