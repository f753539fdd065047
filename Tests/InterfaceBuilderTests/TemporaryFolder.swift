import Bitmaps
import Foundation
import Geometry

/// A temporary folder for a test, which is removed with this object.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("maquette-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            // A remaining folder among temporary files causes no harm.
        }
    }

    /// Writes a file with its parent folders, and returns its path.
    @discardableResult
    func write(_ name: String, _ bytes: [UInt8]) throws -> String {
        let file = "\(path)/\(name)"
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(fileURLWithPath: file))
        return file
    }

    @discardableResult
    func write(_ name: String, _ text: String) throws -> String { try write(name, Array(text.utf8)) }

    /// Writes a PNG of one color.
    @discardableResult
    func writePNG(_ name: String, width: Int, height: Int, red: UInt8 = 255) throws -> String {
        let pixels = (0..<width * height).flatMap { _ in [red, 0, 0, 255] as [UInt8] }
        guard let bitmap = Bitmap(size: PixelSize(width: width, height: height), pixels: pixels) else { return "" }
        return try write(name, PNGEncoder().encode(bitmap))
    }
}
