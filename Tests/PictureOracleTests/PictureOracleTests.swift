import Bitmaps
import Foundation
import Geometry
import PictureOracle
import Testing

/// Measures our pictures in the same way as real ones of the same screens.
///
/// `make real` prints the table. The rows of `misses.txt` are known to be wrong; the list may only shrink.
@Suite struct PictureOracleTests {
    private static let comparisons = Result { try PictureOracle().compareAll() }

    @Test func ourPicturesMeasureAsRealOnes() throws {
        let misses = Set(try PictureOracle.knownMisses())
        for row in try Self.comparisons.get() where !row.isRight && !misses.contains(row.name) {
            Issue.record(
                """
                \(row.name)
                  real: \(row.real)
                  ours: \(row.ours)
                """)
        }
    }

    @Test func knownMissesAreStillWrong() throws {
        let rows = try Self.comparisons.get()
        for name in try PictureOracle.knownMisses() {
            let row = rows.first { $0.name == name }
            #expect(row != nil, "no row is named “\(name)”: take it off misses.txt")
            #expect(row?.isRight != true, "“\(name)” is right now: take it off misses.txt")
        }
    }

    @Test func rowsHaveNamesOfTheirOwn() throws {
        let names = try Self.comparisons.get().map(\.name)
        #expect(Set(names).count == names.count)
        #expect(!names.isEmpty)
    }

    @Test func everyRowHasAMeasurementOfTheRealPicture() throws {
        for row in try Self.comparisons.get() { #expect(row.real != .nothing, "\(row.name)") }
    }

    // MARK: Measuring

    /// A white picture of 12 by 8 pixels with a black rectangle at (3, 2) of 4 by 3.
    private static let sample: Bitmap? = {
        var pixels: [UInt8] = []
        for y in 0..<8 {
            for x in 0..<12 {
                pixels += (3..<7).contains(x) && (2..<5).contains(y) ? [0, 0, 0, 255] : [255, 255, 255, 255]
            }
        }
        return Bitmap(size: PixelSize(width: 12, height: 8), pixels: pixels)
    }()

    private func row(_ json: String) throws -> MeasuredRow {
        try JSONDecoder().decode(MeasuredRow.self, from: Data(json.utf8))
    }

    @Test func inkIsBoxedInPoints() throws {
        let sample = try #require(Self.sample)
        let row = try row(#"{"name": "box", "ink": [0, 0, 6, 4], "box": {"left": 1.5, "bottom": 2.5}}"#)
        let result = sample.measure(row, scale: 2)
        #expect(
            result == .box(["left": 1.5, "top": 1, "right": 3.5, "bottom": 2.5, "width": 2, "height": 1.5]))
        #expect(row.agrees(with: result, scale: 2))
        #expect(!row.agrees(with: .box(["left": 2.5, "bottom": 2.5]), scale: 2))
        #expect(!row.agrees(with: .nothing, scale: 2))
    }

    @Test func edgesAreFoundAlongALine() throws {
        let sample = try #require(Self.sample)
        let row = try row(#"{"name": "edges", "line": [[0, 1.5], [5.5, 1.5]], "edges": [1.5, 3.5]}"#)
        #expect(sample.measure(row, scale: 2) == .edges([1.5, 3.5]))
        #expect(!row.agrees(with: .edges([1.5]), scale: 2))
    }

    @Test func aColorMayDifferByTwo() throws {
        let sample = try #require(Self.sample)
        let row = try row(#"{"name": "color", "point": [2, 1], "color": [2, 0, 1]}"#)
        let result = sample.measure(row, scale: 2)
        #expect(result == .color([0, 0, 0]))
        #expect(row.agrees(with: result, scale: 2))
        #expect(!row.agrees(with: .color([5, 0, 0]), scale: 2))
        #expect(sample.measure(try self.row(#"{"name": "out", "point": [99, 1]}"#), scale: 2) == .nothing)
    }
}
