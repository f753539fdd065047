import Bitmaps
public import Devices
import Foundation
import Traits

/// The kinds of difference between a picture and its golden.
public enum DifferenceKind: String, Hashable, Sendable, Codable, CaseIterable {
    /// Elements moved, changed size, appeared, disappeared, or changed text, color or font.
    case layout
    /// Pixels differ by more than the tolerance.
    case pixels
    /// The picture's number of pixels differs.
    case size
    /// The number of pixels per point differs.
    case scale
    /// There is no golden.
    case missing
    /// There is a golden without a picture.
    case orphaned
    /// The golden's files cannot be read.
    case unreadable
    /// The picture could not be drawn.
    case failed
}

/// The result of comparing one picture with its golden, in the words and numbers of a report.
public struct GoldenResult: Hashable, Sendable, Codable {
    /// The key, in the form `DOCUMENT/VARIANT`.
    public var key: String
    /// The document's name and path.
    public var document: String
    public var path: String
    public var facets: Facets
    /// The kinds of difference; empty if the picture matches its golden.
    public var kinds: [DifferenceKind] = []
    /// Further notes for the reader.
    public var notes: [String] = []
    public var layout: [LayoutChange] = []
    public var pixels: PixelFinding?
    /// The width and height in pixels, and the number of pixels per point, of the golden and of the picture.
    public var expectedSize: [Double]?
    public var actualSize: [Double]?
    /// The tolerances in effect, and their locations.
    public var tolerance: [String] = []
    /// The files beside the report.
    public var files = Files()
    /// The golden that the picture would become; its environment is in the run.
    public var proposal: GoldenEntry?
    /// The digest of the golden's entry used in the comparison; `nil` if there was none.
    public var basis: String?
    /// The cause, which related differences have in common.
    public var cause: String?
    /// The rules that loosened the comparison, and whether it would have failed without them.
    var rules: [Int] = []
    var neededTolerance = false
    /// Whether the picture was drawn, because its display list did not make that unnecessary.
    public var wasDrawn = true

    public var isGood: Bool { kinds.isEmpty }

    /// The values of the variant, for filters.
    public struct Facets: Hashable, Sendable, Codable {
        public var variant: String
        public var device: String
        public var sizeClass: String
        public var appearance: String
        public var orientation: String
        /// The definition of a device of a project's own; `nil` for Apple's.
        public var deviceDefinition: DeviceDefinition?
    }

    /// The files by relative path; `nil` if there is none.
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
            appearance: variant.appearance.rawValue, orientation: variant.orientation.rawValue,
            deviceDefinition: variant.device.device.definition)
    }
}

/// The difference between the pixels of two pictures.
public struct PixelFinding: Hashable, Sendable, Codable {
    public var changed: Int
    public var differing: Int
    public var smoothing: Int
    public var maximumChannelDifference: Int
    public var maximumPerceptualDifference: Double?
    /// The changed and differing pixels, as a share of all.
    public var share: Double
    /// The bounds in pixels: left, top, width, height.
    public var bounds: [Int]
    public var regions: [[Int]]
    /// The difference in a clause.
    public var summary: String
    /// The reason why the tolerance does not allow it.
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
    /// The differences, one sentence each, the most important first.
    public var sentences: [String] { sentences(apartFrom: []) }

    /// The sentences for all kinds of difference except some, and the notes.
    func sentences(apartFrom others: Set<DifferenceKind>) -> [String] {
        kinds.filter { !others.contains($0) }.flatMap { sentences(of: $0) } + notes
    }

    /// The sentences for one kind of difference; empty if the result does not have it.
    func sentences(of kind: DifferenceKind) -> [String] {
        guard kinds.contains(kind) else { return [] }
        return switch kind {
        case .layout: layout.map(\.sentence)
        case .pixels: pixels.map { [$0.summary + ($0.reason.map { "; \($0)" } ?? "")] } ?? []
        case .size: ["is \(Self.size(actualSize)) pixels, was \(Self.size(expectedSize))"]
        case .scale: ["has \(Self.scale(actualSize)) pixels a point, had \(Self.scale(expectedSize))"]
        // A digest of a golden shows that the manifest names one.
        case .missing: [basis == nil ? "has no golden yet" : "the files of its golden are gone: restore or record them"]
        case .orphaned: ["is a golden of nothing that is drawn"]
        case .unreadable, .failed: []
        }
    }

    /// The variant; `nil` for one that no longer exists.
    var variant: Variant? {
        do {
            let catalog = try DeviceCatalog.standard.adding([facets.deviceDefinition].compactMap { $0 })
            return try Variant(parsing: facets.variant, catalog: catalog)
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
