import Foundation
import Geometry
import Testing

@Suite("The pixel grid")
struct PixelGridTests {
    @Test(
        "a length is rounded to the nearest line, halves upwards",
        arguments: [
            (1.0, 10.4, 10.0), (1, 10.5, 11), (1, -10.5, -10), (2, 10.2, 10), (2, 10.25, 10.5), (2, -0.25, 0),
            (3, 288.1, 288), (3, 0.17, 1.0 / 3),
        ] as [(Double, Double, Double)])
    func rounding(scale: Double, value: Double, expected: Double) {
        #expect(abs(PixelGrid(scale: scale).round(value) - expected) < 1e-9)
    }

    @Test("binary rounding errors do not make a length a pixel longer", arguments: [1.0, 2, 3])
    func crumbs(scale: Double) {
        let grid = PixelGrid(scale: scale)
        for pixels in 0..<4000 {
            let points = Double(pixels) / scale
            #expect(grid.ceil(points + 1e-9) == grid.ceil(points))
            #expect(grid.floor(points - 1e-9) == grid.floor(points))
            #expect(grid.ceil(grid.ceil(points)) == grid.ceil(points))
        }
    }

    @Test("AL-12 rectangles that touch still touch on the grid, with neither gap nor overlap", arguments: [1.0, 2, 3])
    func neighbours(scale: Double) {
        let grid = PixelGrid(scale: scale)
        for step in 0..<300 {
            let seam = Double(step) * 0.137
            let left = grid.snap(CGRect(x: -3.3, y: 0.1, width: seam + 3.3, height: 10.7))
            let right = grid.snap(CGRect(x: seam, y: 0.1, width: 7.9, height: 10.7))
            #expect(abs(left.maxX - right.minX) < 1e-9)
            #expect(left.height == right.height)
        }
    }

    @Test("an invalid scale counts as one", arguments: [0, -2, .nan, .infinity] as [CGFloat])
    func badScale(scale: CGFloat) {
        #expect(PixelGrid(scale: scale).scale == 1)
    }
}
