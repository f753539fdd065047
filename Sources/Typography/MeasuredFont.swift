import Foundation

/// A font at a size: the advances for layout, and the faces for drawing.
///
/// The text setter caches one for each descriptor.
final class MeasuredFont {
    /// The source of advances.
    enum Source {
        /// The tables of a metric model.
        case model
        /// A face of the input, shaped with ligatures and kerning.
        case own(FontFace)
        /// A face that replaces unknown advances.
        case pinned(PinnedFont)
    }

    let descriptor: FontDescriptor
    var metrics: FontMetrics
    let source: Source
    /// Space after each character, in points.
    let tracking: CGFloat
    /// The face that draws the model's characters.
    let drawnIn: PinnedFont

    private let ascii: [CGFloat]
    private let advances: [Double]
    private let indices: [Unicode.Scalar: Int]
    private let kerningPairs: KerningTable?
    /// The length of a design unit in points.
    private let unit: CGFloat
    private let fixedAdvance: CGFloat?

    init(
        descriptor: FontDescriptor, metrics: FontMetrics, source: Source, tracking: CGFloat, drawnIn: PinnedFont,
        table: AdvanceTable?, fixedAdvance: CGFloat? = nil
    ) {
        self.descriptor = descriptor
        self.metrics = metrics
        self.source = source
        self.tracking = tracking
        self.drawnIn = drawnIn
        self.fixedAdvance = fixedAdvance
        let unit = descriptor.size / (table?.unitsPerEm ?? 1)
        let indices = table?.indices ?? [:]
        self.unit = unit
        self.indices = indices
        kerningPairs = fixedAdvance == nil ? table?.kerning : nil
        var advances = table?.advances ?? []
        if descriptor.hasMonospacedDigits, let zero = indices["0"] {
            for digit in "123456789".unicodeScalars {
                if let index = indices[digit] { advances[index] = advances[zero] }
            }
        }
        self.advances = advances
        ascii = (0..<128).map { code -> CGFloat in
            guard let index = indices[Unicode.Scalar(UInt8(code))] else { return .nan }
            return fixedAdvance ?? CGFloat(advances[index]) * unit + tracking
        }
    }

    /// The advance of an ASCII character, including tracking; NaN if the model lacks it.
    func advance(ofASCII code: UInt8) -> CGFloat { ascii[Int(code)] }

    /// The advance of a character, including tracking; `nil` if the model lacks it.
    func advance(of scalar: Unicode.Scalar) -> CGFloat? {
        guard let index = indices[scalar] else {
            return scalar == "\u{A0}" && !ascii[32].isNaN ? ascii[32] : nil
        }
        return fixedAdvance ?? CGFloat(advances[index]) * unit + tracking
    }

    /// The kerning between two characters; negative if they move closer.
    func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> CGFloat {
        guard let value = kerningPairs?[KerningPair(first: first, second: second)] else { return 0 }
        if descriptor.hasMonospacedDigits, first.properties.numericType != nil, second.properties.numericType != nil {
            return 0
        }
        return CGFloat(value) * unit
    }
}

/// A pair of neighboring characters.
struct KerningPair: Hashable, Sendable {
    var first: Unicode.Scalar
    var second: Unicode.Scalar
}

/// The advances of one face in design units.
struct AdvanceTable: Sendable {
    var unitsPerEm: Double
    var indices: [Unicode.Scalar: Int]
    var advances: [Double]
    var kerning: KerningTable?
}

/// The kerning of one face in design units.
struct KerningTable: Sendable {
    var indices: [KerningPair: Int]
    var values: [Double]

    /// The kerning between two characters; `nil` if there is none.
    subscript(pair: KerningPair) -> Double? { indices[pair].map { values[$0] } }
}
