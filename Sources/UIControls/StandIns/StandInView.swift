public import Drawing
public import Foundation
import Typography

/// A plain frame with a name, in place of content that can't be rendered: a web page, a map, a camera image.
open class StandInView: UIView {
    /// The class that the view replaces, as named in the input.
    open var standsFor: String

    public init(for className: String, frame: CGRect = .zero) {
        standsFor = className
        super.init(frame: frame)
    }

    public override init(frame: CGRect) {
        standsFor = String(describing: type(of: self))
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        standsFor = String(describing: type(of: self))
        super.init(coder: coder)
    }

    open override var elementLabel: String? { super.elementLabel ?? standsFor }

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        items.fill(bounds, resolved(.systemGray6))
        let line = resolved(.systemGray4)
        items.stroke(.rectangle(bounds.shrunk(by: 0.5)), line, width: 1)
        let layout = setLine(
            standsFor, font: .systemFont(ofSize: 12), color: .secondaryLabel, width: bounds.width - 8)
        guard bounds.height > layout.size.height, bounds.width > 24 else { return }
        items.text(layout, at: layout.centeredOrigin(in: bounds, grid: pixelGrid))
    }
}

/// A view that OpenGL draws into, drawn as a frame with its name.
open class GLKView: StandInView {}

/// A view that Metal draws into, drawn as a frame with its name.
open class MTKView: StandInView {}

/// A scene in three dimensions, drawn as a frame with its name.
open class SCNView: StandInView {}

/// A scene of sprites, drawn as a frame with its name.
open class SKView: StandInView {}

/// A scene over the camera's picture, drawn as a frame with its name.
open class ARSCNView: SCNView {}

/// A document of pages, drawn as a frame with its name.
open class PDFView: StandInView {}
