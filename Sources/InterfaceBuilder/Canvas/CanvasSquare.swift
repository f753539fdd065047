internal import Devices
public import Foundation
internal import InterfaceDocuments
internal import Traits

/// A square of the grid by which Xcode 6 and 7 chose the size classes of the canvas: a class for each axis, or any.
public struct CanvasSquare: Hashable, Sendable, CustomStringConvertible {
    /// The class of one axis.
    public enum Extent: String, Hashable, Sendable, CaseIterable {
        case compact = "C"
        case any = "Any"
        case regular = "R"
    }

    public var width: Extent
    public var height: Extent

    public init(width: Extent, height: Extent) {
        self.width = width
        self.height = height
    }

    /// Reads a notation such as `wC-hR`, `wAny hC` or `wR,hAny`; `nil` for other words.
    public init?(_ notation: String) {
        let parts = notation.lowercased().split { " -_".contains($0) }
        guard parts.count == 2 else { return nil }
        func extent(_ part: Substring, _ axis: Character) -> Extent? {
            guard part.first == axis else { return nil }
            switch part.dropFirst() {
            case "c", "compact": return .compact
            case "any": return .any
            case "r", "regular": return .regular
            default: return nil
            }
        }
        guard let width = extent(parts[0], "w"), let height = extent(parts[1], "h") else { return nil }
        self.init(width: width, height: height)
    }

    /// All nine squares, row by row, as the grid shows them.
    public static let all: [CanvasSquare] = Extent.allCases.flatMap { height in
        Extent.allCases.map { CanvasSquare(width: $0, height: height) }
    }

    /// The notation in names of files.
    public var description: String { "w\(width.rawValue)-h\(height.rawValue)" }

    /// The notation of Xcode.
    public var title: String { "w\(width.rawValue) h\(height.rawValue)" }

    /// The size of the canvas in points.
    public var size: CGSize { CGSize(width: width.length, height: height.length) }

    /// The traits that select variations.
    var documentTraits: DocumentTraits { DocumentTraits(width: width.documentClass, height: height.documentClass) }

    var sizeClasses: SizeClasses { SizeClasses(horizontal: width.uiKit, vertical: height.uiKit) }
}

extension CanvasSquare.Extent {
    /// The canvas of Xcode 6 and 7 is 600 points long where any class is meant.
    ///
    /// Its lengths for the other two are not
    /// documented; these are the ones that screenshots show.
    fileprivate var length: CGFloat {
        switch self {
        case .compact: 400
        case .any: 600
        case .regular: 800
        }
    }

    fileprivate var documentClass: DocumentTraits.SizeClass? {
        switch self {
        case .compact: .compact
        case .any: nil
        case .regular: .regular
        }
    }

    fileprivate var uiKit: UIUserInterfaceSizeClass {
        switch self {
        case .compact: .compact
        case .any: .unspecified
        case .regular: .regular
        }
    }
}
