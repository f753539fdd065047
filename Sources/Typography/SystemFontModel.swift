/// The advances of San Francisco as data: by character, weight and optical size, with tracking by size.
///
/// Decoded from `Data/system-font.json`, which `Scripts/fit-metrics.py` writes and whose `origin` names the sources of
/// its numbers.
struct SystemFontModel: Decodable, Sendable {
    /// One cut at one weight.
    struct Cut: Decodable, Sendable {
        enum OpticalSize: String, Decodable, Sendable { case text, display }

        var opticalSize: OpticalSize
        var weight: Int
        /// The values in design units, in the order of the model's characters or pairs.
        var values: [Double]
    }

    /// The cuts of one optical size, lightest first.
    private struct Cuts: Sendable {
        var text: [Cut]
        var display: [Cut]

        init(_ cuts: [Cut], count: Int, of measure: String) throws {
            for cut in cuts where cut.values.count != count {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: [], debugDescription: "\(cut.opticalSize) \(cut.weight) lacks \(measure)"))
            }
            text = cuts.filter { $0.opticalSize == .text }.sorted { $0.weight < $1.weight }
            display = cuts.filter { $0.opticalSize == .display }.sorted { $0.weight < $1.weight }
        }

        /// The values at a weight, with a fraction of the display cut.
        func values(weight: Int, displayShare: Double) -> [Double] {
            if displayShare == 0 { return Self.values(text, weight: weight) }
            let display = Self.values(display, weight: weight)
            if displayShare == 1 { return display }
            return zip(Self.values(text, weight: weight), display).map { $0 + ($1 - $0) * displayShare }
        }

        private static func values(_ cuts: [Cut], weight: Int) -> [Double] {
            guard let first = cuts.first, let last = cuts.last else { return [] }
            if weight <= first.weight { return first.values }
            if weight >= last.weight { return last.values }
            guard let above = cuts.firstIndex(where: { $0.weight >= weight }), above > 0 else { return first.values }
            let (a, b) = (cuts[above - 1], cuts[above])
            if b.weight == weight { return b.values }
            let share = Double(weight - a.weight) / Double(b.weight - a.weight)
            return zip(a.values, b.values).map { $0 + ($1 - $0) * share }
        }
    }

    let unitsPerEm: Double
    /// The index of each character's advance.
    private let indices: [Unicode.Scalar: Int]
    private let advances: Cuts
    /// The extra advance of each character in the display cut of iOS 9 and 10.
    private let initialDisplay: Cuts
    /// The index of each pair's kerning.
    private let pairIndices: [KerningPair: Int]
    private let kerning: Cuts
    private let tracking: [String: [[Double]]]
    /// The tracking that bold adds.
    private let boldTracking: [String: [[Double]]]

    /// The built-in model.
    static let embedded = EmbeddedData.decoded(SystemFontModel.self, from: EmbeddedData.systemFont)

    init(from decoder: any Decoder) throws {
        let document = try Document(from: decoder)
        unitsPerEm = document.unitsPerEm
        var indices: [Unicode.Scalar: Int] = [:]
        for (index, scalar) in document.characters.unicodeScalars.enumerated() { indices[scalar] = index }
        self.indices = indices
        advances = try Cuts(document.faces, count: indices.count, of: "advances")
        initialDisplay = try Cuts(document.initialDisplay, count: indices.count, of: "advances of iOS 9")
        var pairIndices: [KerningPair: Int] = [:]
        for (index, pair) in document.pairs.enumerated() {
            let scalars = Array(pair.unicodeScalars)
            if scalars.count == 2 { pairIndices[KerningPair(first: scalars[0], second: scalars[1])] = index }
        }
        self.pairIndices = pairIndices
        kerning = try Cuts(document.kerning, count: document.pairs.count, of: "kerning")
        tracking = document.tracking
        boldTracking = document.boldTracking
    }

    private struct Document: Decodable {
        var unitsPerEm: Double
        var characters: String
        var faces: [Cut]
        var initialDisplay: [Cut]
        var pairs: [String]
        var kerning: [Cut]
        var tracking: [String: [[Double]]]
        var boldTracking: [String: [[Double]]]
    }

    /// The tracking at a weight and size, in points.
    func tracking(_ design: String, weight: Int, size: Double) -> Double {
        let boldness = min(2, max(0, Double(weight - 400) / 300))
        let regular = Self.value(of: tracking[design], at: size)
        return boldness == 0 ? regular : regular + boldness * Self.value(of: boldTracking[design], at: size)
    }

    /// A table's value at a size; 0 without a table.
    private static func value(of table: [[Double]]?, at size: Double) -> Double {
        guard let table, let first = table.first, let last = table.last else { return 0 }
        // Beyond the table, tracking is proportional to the size.
        if size <= first[0] { return first[1] * size / first[0] }
        if size >= last[0] { return last[1] * size / last[0] }
        guard let above = table.firstIndex(where: { $0[0] >= size }), above > 0 else { return first[1] }
        let (a, b) = (table[above - 1], table[above])
        return a[1] + (b[1] - a[1]) * (size - a[0]) / (b[0] - a[0])
    }

    /// The fraction of the display cut at a size, from 0 to 1.
    func displayShare(size: Double, generation: SystemFontGeneration) -> Double {
        switch generation {
        case .helvetica, .initial, .spaced, .classic: size < 20 ? 0 : 1
        case .variable: min(1, max(0, (size - 17) / 11))
        }
    }

    /// The face at a weight and size.
    func table(weight: Int, size: Double, generation: SystemFontGeneration) -> AdvanceTable {
        let share = displayShare(size: size, generation: generation)
        var values = advances.values(weight: weight, displayShare: share)
        if share == 1, generation == .initial || generation == .spaced {
            values = zip(values, initialDisplay.values(weight: weight, displayShare: 1)).map { $0 + $1 }
        }
        return AdvanceTable(
            unitsPerEm: unitsPerEm, indices: indices, advances: values,
            kerning: KerningTable(
                indices: pairIndices, values: kerning.values(weight: weight, displayShare: share)))
    }
}
