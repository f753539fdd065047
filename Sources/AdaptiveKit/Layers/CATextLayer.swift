public import Drawing
public import Foundation
import Typography

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A layer that shows text, aligned to its top.
open class CATextLayer: CALayer {
    /// A `String` or an `NSAttributedString`.
    open var string: Any?
    /// The `UIFont`; its size is ignored.
    open var font: Any?
    /// The size of the font in points.
    open var fontSize: CGFloat = 36
    open var foregroundColor: CGColor? = CGColor(.white)
    open var alignmentMode = CATextLayerAlignmentMode.natural
    open var truncationMode = CATextLayerTruncationMode.none
    open var isWrapped = false

    open override func paintContent(into items: inout [DrawingItem]) {
        guard let string, bounds.width > 0, fontSize > 0 else { return }
        let size = fontSize.isFinite ? fontSize : 36
        let font = (font as? UIFont)?.withSize(size) ?? .systemFont(ofSize: size)
        let color = foregroundColor.map { UIColor(cgColor: $0) } ?? .clear
        let words = string as? NSAttributedString ?? NSAttributedString(string: string as? String ?? "")
        let text = StyledText(words, defaults: TextDefaults(font: font, color: color, colors: .outsideViews))
        guard !text.isEmpty else { return }
        var options = TextOptions(
            width: bounds.width, maximumLines: isWrapped ? 0 : 1, scale: JobEnvironment.current.screen.scale)
        options.alignment =
            switch alignmentMode {
            case .left: .left
            case .right: .right
            case .center: .center
            case .justified: .justified
            default: .natural
            }
        options.lineBreakMode =
            switch truncationMode {
            case .start: .truncatingHead
            case .middle: .truncatingMiddle
            case .end: .truncatingTail
            default: isWrapped ? .wordWrapping : .clipping
            }
        items += JobEnvironment.current.textSetter.layout(text, options: options).items(at: bounds.origin)
    }
}
