import Foundation

/// A measurement in a real picture: its method, and the resulting numbers in points.
package struct MeasuredRow: Decodable, Sendable {
    /// The part and the property that are measured.
    package var name: String
    /// A rectangle `[x, y, width, height]` whose ink is measured: the pixels that differ from the rectangle's first
    /// one.
    package var ink: [Double]?
    /// The ends `[x, y]` of a vertical or horizontal line along which edges are found.
    package var line: [[Double]]?
    /// A point `[x, y]` whose color is read.
    package var point: [Double]?
    /// The minimum difference of a channel, of 255, for ink or an edge.
    package var contrast: Int?

    /// The box of the ink: any of `left`, `top`, `right`, `bottom`, `width` and `height`.
    package var box: [String: Double]?
    /// The positions of the edges along the line.
    package var edges: [Double]?
    /// Whether the positions of edges are relative to the first one.
    package var isRelative: Bool?
    /// Red, green and blue of 255.
    package var color: [Int]?
    /// A note from the source, if the measurement needs one.
    package var note: String?

    /// A result of the same form as the expected numbers.
    package enum Result: Equatable, Sendable {
        case box([String: Double])
        case edges([Double])
        case color([Int])
        /// There is nothing to measure: no ink, or a point outside.
        case nothing
    }

    /// The numbers measured in the real picture.
    package var expected: Result {
        if let box { return .box(box) }
        if let edges { return .edges(edges) }
        return color.map { .color($0) } ?? .nothing
    }

    /// Whether a result agrees with the real picture's: positions within a pixel, colors within 2 of 255.
    package func agrees(with result: Result, scale: Double) -> Bool {
        let pixel = 1 / scale + 0.01
        switch (expected, result) {
        case (.box(let real), .box(let ours)):
            return !real.isEmpty
                && real.allSatisfy { key, value in
                    ours[key].map { abs($0 - value) <= pixel } ?? false
                }
        case (.edges(let real), .edges(let ours)):
            return real.count == ours.count && zip(real, ours).allSatisfy { abs($0 - $1) <= pixel }
        case (.color(let real), .color(let ours)):
            return real.count == ours.count && zip(real, ours).allSatisfy { abs($0 - $1) <= 2 }
        default: return false
        }
    }
}

extension MeasuredRow.Result: CustomStringConvertible {
    package var description: String {
        func short(_ number: Double) -> String {
            let text = String(format: "%.2f", number)
            return text.hasSuffix(".00") ? String(text.dropLast(3)) : text
        }
        switch self {
        case .box(let box):
            let order = ["left", "top", "right", "bottom", "width", "height"]
            return order.compactMap { key in box[key].map { "\(key) \(short($0))" } }.joined(separator: ", ")
        case .edges(let edges): return edges.map(short).joined(separator: ", ")
        case .color(let color): return "(" + color.map(String.init).joined(separator: ", ") + ")"
        case .nothing: return "nothing"
        }
    }

    /// The numbers that another result contains too.
    package func limited(to other: MeasuredRow.Result) -> MeasuredRow.Result {
        guard case .box(let own) = self, case .box(let wanted) = other else { return self }
        return .box(own.filter { wanted[$0.key] != nil })
    }
}
