import Bitmaps
import DeviceFrames
import Devices
import Drawing
import Foundation
import Geometry
import Rendering
import Sheets
import Testing
import Theming

@testable import Previews

@Suite struct SheetAssemblyTests {
    /// The only page of a sheet, tall enough for several bands.
    private func assembly() throws -> SheetAssembly {
        let strip = ContactSheet.Strip(
            heading: "", subheading: "",
            panels: [
                .init(
                    ContactSheet.Tile(
                        picture: 0, size: CGSize(width: 300, height: 900), outlineRadius: 0, kind: 0), caption: [""])
            ])
        let sheet = ContactSheet(
            title: "Bands", subtitle: "", strips: [strip], style: try Theme.named("ios").grid)
        return try #require(
            SheetAssembly.all(of: sheet, document: 0, formats: [.png], key: { _ in nil }).first)
    }

    @Test("A sheet whose workers finish after its files were written stays complete, and is written once")
    func finishedTwice() throws {
        let assembly = try assembly()
        let parts = assembly.parts(on: .white)
        #expect(parts.count > 1)
        for part in parts {
            let rows = try #require(part.rows)
            let size = PixelSize(width: assembly.pixelSize.width, height: rows.count)
            let bitmap = try #require(
                Bitmap(size: size, pixels: [UInt8](repeating: 255, count: size.width * size.height * 4)))
            let band = bitmap.withPixelRows { PNGEncoder().encodeBand($0, isTop: rows.lowerBound == 0) }
            assembly.add(band, from: rows.lowerBound)
        }
        var writes = 0
        for _ in parts { try assembly.finishPart { writes += 1 } }
        #expect(writes == 1)
        #expect(assembly.isComplete)
    }
}
