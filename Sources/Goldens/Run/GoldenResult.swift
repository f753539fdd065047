import Bitmaps
import Devices
import Foundation
import Traits

/// In what way a picture is not its golden.
public enum DifferenceKind: String, Hashable, Sendable, Codable, CaseIterable {
    /// Elements moved, grew, came, went or changed text, colour or font.
    case layout
    /// Pixels differ by more than is tolerated.
    case pixels
    /// The picture has another number of pixels.
    case size
    /// A point has another number of pixels.
    case scale
    /// There is no golden.
    case missing
    /// There is a golden, and nothing that it is of.
    case orphaned
    /// The golden's files cannot be read.
    case unreadable
    /// The picture could not be drawn.
    case failed
}

/// How one picture compares with its golden, in the words and numbers of a report.
public struct GoldenResult: Hashable, Sendable, Codable {
    /// `DOCUMENT/VARIANT`.
    public var key: String
    /// The document's name and path.
    public var document: String
    public var path: String
    public var facets: Facets
    /// Empty where the picture is its golden.
    public var kinds: [DifferenceKind] = []
    /// What the reader should know besides.
    public var notes: [String] = []
    public var layout: [LayoutChange] = []
    public var pixels: PixelFinding?
    /// Width and height in pixels, and pixels in a point, of the golden and of the picture.
    public var expectedSize: [Double]?
    public var actualSize: [Double]?
    /// What is loosened, and where that is written.
    public var tolerance: [String] = []
    /// Files beside the report.
    public var files = Files()
    /// What a golden of the picture would say; its environment is in the run.
    public var proposal: GoldenEntry?
    /// The digest of the golden's entry that was compared with; `nil` where there was none.
    public var basis: String?
    /// What differences with one cause have in common.
    public var cause: String?
    /// Which rules loosened the comparison, and whether it would have failed without.
    var rules: [Int] = []
    var neededTolerance = false
    /// Whether the display list told that nothing need be drawn.
    public var wasDrawn = true

    public var isGood: Bool { kinds.isEmpty }

    /// What the variant is, for filters.
    public struct Facets: Hashable, Sendable, Codable {
        public var variant: String
        public var device: String
        public var sizeClass: String
        public var appearance: String
        public var orientation: String
    }

    /// By relative path; `nil` where there is none.
    public struct Files: Hashable, Sendable, Codable {
        public var expected: String?
        public var actual: String?
        public var difference: String?
        public var layout: String?
    }

    init(_ key: GoldenKey, path: String) {
        self.key = key.description
        document = key.document
        self.path = path
        let variant = key.variant
        let classes = [variant.sizeClasses.horizontal, variant.sizeClasses.vertical].map {
            $0 == .regular ? "regular" : "compact"
        }
        facets = Facets(
            variant: variant.description, device: variant.device.name, sizeClass: classes.joined(separator: " × "),
            appearance: variant.appearance.rawValue, orientation: variant.orientation.rawValue)
    }
}

/// How the pixels of a picture differ.
public struct PixelFinding: Hashable, Sendable, Codable {
    public var changed: Int
    public var differing: Int
    public var smoothing: Int
    public var maximumChannelDifference: Int
    public var maximumPerceptualDifference: Double?
    /// Changed and differing pixels, as a share of all.
    public var share: Double
    /// Left, top, width, height, in pixels.
    public var bounds: [Int]
    public var regions: [[Int]]
    /// In a clause.
    public var summary: String
    /// Why the tolerance does not allow it.
    public var reason: String?
    public var isAllowed: Bool

    /// The summary without numbers that depend on the size of the picture.
    var brief: String {
        let percent = share * 100
        let number =
            percent >= 10 ? "\(Int(percent.rounded()))" : percent < 0.001 ? "0.001" : String(format: "%.2g", percent)
        return "\(number) % of the pixels, by up to \(maximumChannelDifference) of 255"
    }

    init(_ comparison: PictureComparison) {
        changed = comparison.changedPixels
        differing = comparison.differingPixels
        smoothing = comparison.smoothingPixels
        maximumChannelDifference = comparison.maximumChannelDifference
        maximumPerceptualDifference = comparison.maximumPerceptualDifference.map { ($0 * 1000).rounded() / 1000 }
        share = comparison.changedShare
        bounds = comparison.bounds.map { [$0.left, $0.top, $0.width, $0.height] } ?? []
        regions = comparison.regions().map { [$0.left, $0.top, $0.width, $0.height] }
        summary = comparison.summary
        reason = comparison.reason
        isAllowed = comparison.isAllowed
    }
}

extension GoldenResult {
    /// What differs, a sentence each, the most telling first.
    public var sentences: [String] { sentences(apartFrom: []) }

    /// The sentences of all kinds of difference but some, and the notes.
    func sentences(apartFrom others: Set<DifferenceKind>) -> [String] {
        kinds.filter { !others.contains($0) }.flatMap { sentences(of: $0) } + notes
    }

    /// What is to be said of one kind of difference; nothing where it is none of this result's.
    func sentences(of kind: DifferenceKind) -> [String] {
        guard kinds.contains(kind) else { return [] }
        return switch kind {
        case .layout: layout.map(\.sentence)
        case .pixels: pixels.map { [$0.summary + ($0.reason.map { "; \($0)" } ?? "")] } ?? []
        case .size: ["is \(Self.size(actualSize)) pixels, was \(Self.size(expectedSize))"]
        case .scale: ["has \(Self.scale(actualSize)) pixels a point, had \(Self.scale(expectedSize))"]
        // A digest of a golden tells that the manifest names one.
        case .missing: [basis == nil ? "has no golden yet" : "the files of its golden are gone: restore or record them"]
        case .orphaned: ["is a golden of nothing that is drawn"]
        case .unreadable, .failed: []
        }
    }

    /// The variant, `nil` for one that does not exist any more.
    var variant: Variant? {
        do {
            return try Variant(parsing: facets.variant)
        } catch {
            return nil
        }
    }

    private static func size(_ numbers: [Double]?) -> String {
        guard let numbers, numbers.count >= 2 else { return "unknown" }
        return "\(Int(numbers[0])) × \(Int(numbers[1]))"
    }

    private static func scale(_ numbers: [Double]?) -> String {
        guard let numbers, numbers.count == 3 else { return "unknown" }
        return LayoutWords.number(numbers[2])
    }
}
