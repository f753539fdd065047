package import Bitmaps
import Foundation
import Geometry

extension Bitmap {
    /// Takes a measurement in a picture with a number of pixels per point.
    package func measure(_ row: MeasuredRow, scale: Double) -> MeasuredRow.Result {
        if let ink = row.ink, ink.count == 4 {
            return inkBox(ink.map { Int(($0 * scale).rounded()) }, contrast: row.contrast ?? 32)
                .map { .box($0.mapValues { $0 / scale }) } ?? .nothing
        }
        if let line = row.line, line.count == 2, line.allSatisfy({ $0.count == 2 }) {
            let ends = line.map { $0.map { Int(($0 * scale).rounded(.down)) } }
            var places = edges(from: ends[0], to: ends[1], contrast: row.contrast ?? 8).map { $0 / scale }
            if row.isRelative == true, let first = places.first { places = places.map { $0 - first } }
            return .edges(places)
        }
        if let point = row.point, point.count == 2,
            let pixel = pixel(x: Int((point[0] * scale).rounded(.down)), y: Int((point[1] * scale).rounded(.down)))
        {
            return .color([Int(pixel.x), Int(pixel.y), Int(pixel.z)])
        }
        return .nothing
    }

    /// The box of all pixels in a rectangle that differ from its first one, in pixels.
    private func inkBox(_ rect: [Int], contrast: Int) -> [String: Double]? {
        guard let ground = pixel(x: rect[0], y: rect[1]) else { return nil }
        var left = Int.max
        var right = Int.min
        var top = Int.max
        var bottom = Int.min
        for y in rect[1]..<max(rect[1], min(size.height, rect[1] + rect[3])) {
            for x in rect[0]..<max(rect[0], min(size.width, rect[0] + rect[2])) {
                guard let pixel = pixel(x: x, y: y), Self.difference(pixel, ground) > contrast else { continue }
                left = min(left, x)
                right = max(right, x + 1)
                top = min(top, y)
                bottom = max(bottom, y + 1)
            }
        }
        guard left < right else { return nil }
        return [
            "left": Double(left), "right": Double(right), "top": Double(top), "bottom": Double(bottom),
            "width": Double(right - left), "height": Double(bottom - top),
        ]
    }

    /// The largest difference of a channel.
    private static func difference(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>) -> Int {
        (0..<3).map { abs(Int(a[$0]) - Int(b[$0])) }.max() ?? 0
    }

    /// The positions along a line where the color changes, in pixels.
    ///
    /// A change over two or three pixels is one edge, at its weighted middle.
    private func edges(from start: [Int], to end: [Int], contrast: Int) -> [Double] {
        let isLevel = start[1] == end[1]
        let (first, last) = isLevel ? (start[0], end[0]) : (start[1], end[1])
        guard first < last else { return [] }
        let pixels = (first...last).compactMap { pixel(x: isLevel ? $0 : start[0], y: isLevel ? start[1] : $0) }
        func light(_ pixel: SIMD4<UInt8>) -> Int { Int(pixel.x) + Int(pixel.y) + Int(pixel.z) }
        var edges: [(weight: Double, moment: Double, last: Int, grows: Bool)] = []
        for index in pixels.indices.dropFirst() {
            let change = Self.difference(pixels[index - 1], pixels[index])
            guard change > contrast / 2 else { continue }
            let grows = light(pixels[index]) > light(pixels[index - 1])
            let place = Double(first + index)
            if let edge = edges.last, edge.last == index - 1, edge.grows == grows {
                edges[edges.count - 1] = (
                    edge.weight + Double(change), edge.moment + Double(change) * place, index, grows
                )
            } else {
                edges.append((Double(change), Double(change) * place, index, grows))
            }
        }
        return edges.filter { $0.weight > Double(contrast) }.map { $0.moment / $0.weight }
    }
}
