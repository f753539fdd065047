/// Distinguishes antialiased pixels of an edge from pixels of a shape.
///
/// V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", 2009: such a pixel lies between a darker and a
/// brighter neighbor, and one of those lies in an area of one color in both pictures.
struct Antialiasing {
    let a: UnsafeRawPointer
    let b: UnsafeRawPointer
    let width: Int
    let height: Int

    /// Whether a differing pixel differs only in the antialiasing of an edge.
    func explains(x: Int, y: Int) -> Bool {
        smooths(a, b, x, y) || smooths(b, a, x, y)
    }

    private func smooths(_ picture: UnsafeRawPointer, _ other: UnsafeRawPointer, _ x: Int, _ y: Int) -> Bool {
        let here = pixel(picture, x, y)
        let brightness = ColorDistance.brightness(here)
        var equalNeighbours = touchesRim(x, y) ? 1 : 0
        var (darkest, brightest) = ((difference: 0.0, x: 0, y: 0), (difference: 0.0, x: 0, y: 0))
        for ny in max(0, y - 1)...min(height - 1, y + 1) {
            for nx in max(0, x - 1)...min(width - 1, x + 1) where nx != x || ny != y {
                let neighbour = pixel(picture, nx, ny)
                guard neighbour != here else {
                    equalNeighbours += 1
                    if equalNeighbours > 2 { return false }
                    continue
                }
                let difference = ColorDistance.brightness(neighbour) - brightness
                if difference < darkest.difference { darkest = (difference, nx, ny) }
                if difference > brightest.difference { brightest = (difference, nx, ny) }
            }
        }
        guard darkest.difference < 0, brightest.difference > 0 else { return false }
        return [darkest, brightest].contains {
            liesInArea(picture, $0.x, $0.y) && liesInArea(other, $0.x, $0.y)
        }
    }

    /// Whether more than two neighbors have the pixel's own color.
    private func liesInArea(_ picture: UnsafeRawPointer, _ x: Int, _ y: Int) -> Bool {
        let here = pixel(picture, x, y)
        var equalNeighbours = touchesRim(x, y) ? 1 : 0
        for ny in max(0, y - 1)...min(height - 1, y + 1) {
            for nx in max(0, x - 1)...min(width - 1, x + 1) where nx != x || ny != y {
                if pixel(picture, nx, ny) == here { equalNeighbours += 1 }
            }
        }
        return equalNeighbours > 2
    }

    private func touchesRim(_ x: Int, _ y: Int) -> Bool {
        x == 0 || y == 0 || x == width - 1 || y == height - 1
    }

    private func pixel(_ picture: UnsafeRawPointer, _ x: Int, _ y: Int) -> SIMD4<UInt8> {
        picture.loadUnaligned(fromByteOffset: (y * width + x) * 4, as: SIMD4<UInt8>.self)
    }
}
