import Foundation

/// The advances of San Francisco as data: by character, weight and optical size, with tracking by size.
///
/// Decoded from `Data/system-font.json`, which `Scripts/fit-metrics.py` writes and whose `origin` says where its
/// numbers come from.
struct SystemFontModel: Sendable {
    /// One cut at one weight, as advances in design units.
    struct Face: Decodable, Sendable {
        enum OpticalSize: String, Decodable, Sendable { case text, display }

        var opticalSize: OpticalSize
        var weight: Int
        /// As many as the model has characters, in their order.
        var advances: [Double]
    }

    let unitsPerEm: Double
    /// Where a character's advance stands in each face.
    let indices: [Unicode.Scalar: Int]
    /// The lighter first.
    let textFaces: [Face]
    let displayFaces: [Face]
    /// Design units by which the second of two characters moves towards the first.
    let kerning: [KerningPair: Double]
    private let tracking: [String: [[Double]]]

    /// The model that is compiled in.
    static let embedded: SystemFontModel = {
        do {
            return try SystemFontModel(json: Data(EmbeddedData.systemFont.utf8))
        } catch {
            fatalError("the embedded metric model of the system font cannot be read: \(error)")
        }
    }()

    init(json: Data) throws {
        let document = try JSONDecoder().decode(Document.self, from: json)
        unitsPerEm = document.unitsPerEm
        var indices: [Unicode.Scalar: Int] = [:]
        for (index, scalar) in document.characters.unicodeScalars.enumerated() { indices[scalar] = index }
        self.indices = indices
        for face in document.faces where face.advances.count != indices.count {
            throw DecodingError.dataCorrupted(
                .init(codingPath: [], debugDescription: "\(face.opticalSize) \(face.weight) lacks advances"))
        }
        textFaces = document.faces.filter { $0.opticalSize == .text }.sorted { $0.weight < $1.weight }
        displayFaces = document.faces.filter { $0.opticalSize == .display }.sorted { $0.weight < $1.weight }
        var kerning: [KerningPair: Double] = [:]
        for (pair, value) in document.kerning {
            let scalars = Array(pair.unicodeScalars)
            if scalars.count == 2 { kerning[KerningPair(first: scalars[0], second: scalars[1])] = value }
        }
        self.kerning = kerning
        tracking = document.tracking
    }

    private struct Document: Decodable {
        var unitsPerEm: Double
        var characters: String
        var faces: [Face]
        var kerning: [String: Double]
        var tracking: [String: [[Double]]]
    }

    /// The space that a design adds after each character at a size, in points.
    func tracking(_ design: String, size: Double) -> Double {
        guard let table = tracking[design], let first = table.first, let last = table.last else { return 0 }
        // Beyond the table the proportion to the size stays.
        if size <= first[0] { return first[1] * size / first[0] }
        if size >= last[0] { return last[1] * size / last[0] }
        guard let above = table.firstIndex(where: { $0[0] >= size }), above > 0 else { return first[1] }
        let (a, b) = (table[above - 1], table[above])
        return a[1] + (b[1] - a[1]) * (size - a[0]) / (b[0] - a[0])
    }

    /// How much of the display cut there is at a size: 0 for none, 1 for nothing else.
    func displayShare(size: Double, generation: SystemFontGeneration) -> Double {
        switch generation {
        case .helvetica, .classic: size < 20 ? 0 : 1
        case .variable: min(1, max(0, (size - 17) / 11))
        }
    }

    /// The face at a weight and size.
    func table(weight: Int, size: Double, generation: SystemFontGeneration) -> AdvanceTable {
        AdvanceTable(
            unitsPerEm: unitsPerEm, indices: indices,
            advances: advances(weight: weight, size: size, generation: generation), kerning: kerning)
    }

    /// The advances of all characters of the model at a weight and size, in design units.
    func advances(weight: Int, size: Double, generation: SystemFontGeneration) -> [Double] {
        let share = displayShare(size: size, generation: generation)
        if share == 0 { return Self.advances(textFaces, weight: weight) }
        let display = Self.advances(displayFaces, weight: weight)
        if share == 1 { return display }
        return zip(Self.advances(textFaces, weight: weight), display).map { $0 + ($1 - $0) * share }
    }

    private static func advances(_ faces: [Face], weight: Int) -> [Double] {
        guard let first = faces.first, let last = faces.last else { return [] }
        if weight <= first.weight { return first.advances }
        if weight >= last.weight { return last.advances }
        guard let above = faces.firstIndex(where: { $0.weight >= weight }), above > 0 else { return first.advances }
        let (a, b) = (faces[above - 1], faces[above])
        if b.weight == weight { return b.advances }
        let share = Double(weight - a.weight) / Double(b.weight - a.weight)
        return zip(a.advances, b.advances).map { $0 + ($1 - $0) * share }
    }
}
