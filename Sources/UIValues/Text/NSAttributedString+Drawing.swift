import Drawing
public import Foundation
import Geometry
import Traits
import Typography

public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The context for measuring text; stored, but has no effect.
open class NSStringDrawingContext: NSObject {
    open var minimumScaleFactor: CGFloat = 0
    open var actualScaleFactor: CGFloat { 1 }
    open var totalBounds: CGRect { .zero }
}

extension NSAttributedString {
    /// The text layout for a width and a height; without a width, lines aren't wrapped.
    private func layout(width: CGFloat?, height: CGFloat? = nil, truncates: Bool = false) -> TextLayout {
        var options = TextOptions(scale: JobEnvironment.current.screen.scale)
        options.width = width
        options.height = height
        if truncates { options.lineBreakMode = .truncatingTail }
        let shown = truncates ? withParagraphStyles { $0.lineBreakMode = .byTruncatingTail } : self
        return JobEnvironment.current.textSetter.layout(
            StyledText(shown, defaults: .outsideViews), options: options)
    }

    public func size() -> CGSize { layout(width: nil).size }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        // Without line fragments it is one line, from the baseline.
        guard options.contains(.usesLineFragmentOrigin) else { return CGRect(origin: .zero, size: self.size()) }
        let layout = layout(
            width: size.width.isUsableLength ? size.width : nil, height: size.height.isUsableLength ? size.height : nil,
            truncates: options.contains(.truncatesLastVisibleLine))
        return CGRect(origin: .zero, size: layout.size)
    }

    public func draw(at point: CGPoint) { CGContext.current?.add(layout(width: nil).items(at: point)) }

    public func draw(in rect: CGRect) {
        guard rect.width > 0 else { return }
        CGContext.current?.add(layout(width: rect.width, height: rect.height).items(at: rect.origin))
    }

    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        draw(in: rect)
    }
}

extension String {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attributes).size()
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }

    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(at: point)
    }

    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(in: rect)
    }
}

extension NSString {
    private var words: String { String(describing: self) }

    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        words.size(withAttributes: attributes)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        words.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        words.draw(at: point, withAttributes: attributes)
    }

    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        words.draw(in: rect, withAttributes: attributes)
    }
}

extension NSString {
    /// Draws the text on the lines of a rectangle.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self as String, attributes: attributes)
            .draw(with: rect, options: options, context: context)
    }
}

extension String {
    /// Draws the text on the lines of a rectangle.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
    }
}
