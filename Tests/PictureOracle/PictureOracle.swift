import Bitmaps
import DeviceFrames
import Devices
import Diagnostics
import Drawing
package import Foundation
import Geometry
import Previews
import Scenes
import Theming
import Typography

/// Compares the numbers of real pictures with ours.
package struct PictureOracle: Sendable {
    /// A row of the table.
    package struct Comparison: Sendable {
        /// The row's name with its picture's, which is unique and is used in the list of misses.
        package var name: String
        package var origin: String
        package var real: MeasuredRow.Result
        package var ours: MeasuredRow.Result
        package var isRight: Bool
    }

    /// The folder of the measurements.
    package static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "RealPictures")

    private let theme: Theme
    private let fonts = FontLibrary()

    package init() throws {
        theme = try Theme.named("ios")
    }

    /// Draws the scenes of all files in a folder, and measures them.
    package func compareAll(in folder: URL = folder) throws -> [Comparison] {
        try RealPictureGroup.all(in: folder).flatMap { name, group in
            try group.pictures.flatMap { try compare($0, of: name, origin: group.origin) }
        }
    }

    private func compare(_ picture: RealPicture, of group: String, origin: String) throws -> [Comparison] {
        let variant = try Variant(parsing: picture.variant)
        let scene = try SceneDocument.decode(
            picture.scene.text, file: "\(group).json: \(picture.file)", colorNames: theme.palette.names)
        let windows = SceneSource(scene, palette: theme.palette)
        let source: any PictureSource =
            picture.showsScreen == true ? FramedSource(windows, in: .screen, theme: theme) : windows
        let tools = WorkerTools(fonts: fonts)
        let drawn = try source.picture(of: 0, on: variant, tools: tools)
        let problems = drawn.diagnostics.filter { $0.severity == .error }
        guard problems.isEmpty else { throw DiagnosedError(problems) }
        let bitmap = try tools.bitmap(of: drawn.value.list, on: variant).value
        let scale = Double(bitmap.size.width) / drawn.value.list.size.width
        return picture.rows.map { row in
            let ours = bitmap.measure(row, scale: scale)
            return Comparison(
                name: "\(group): \(picture.file): \(row.name)", origin: "\(origin): \(picture.file)",
                real: row.expected, ours: ours.limited(to: row.expected),
                isRight: row.agrees(with: ours, scale: scale))
        }
    }

    /// The names of rows that are known to be wrong.
    package static func knownMisses(in folder: URL = folder) throws -> [String] {
        let text = try String(contentsOf: folder.appending(path: "misses.txt"), encoding: .utf8)
        return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
    }
}
