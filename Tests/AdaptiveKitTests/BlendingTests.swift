import Drawing
import Foundation
import Geometry
import Testing

@testable import AdaptiveKit
@testable import UIValues

@Suite("Blending and masks as programs use them")
struct BlendingTests {
    private static let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    private func inJob<Result>(_ body: () throws -> Result) rethrows -> Result {
        try JobEnvironment.$running.withValue(JobEnvironment(), operation: body)
    }

    private func items(of image: UIImage) -> [DrawingItem] {
        if case .drawing(let items) = image.content { items } else { [] }
    }

    private func image(_ actions: (CGContext) -> Void) -> UIImage {
        UIGraphicsImageRenderer(size: Self.square.size).image { actions($0.cgContext) }
    }

    /// The compositions of groups, from outside to inside.
    private func compositions(_ items: [DrawingItem]) -> [Composition] {
        items.flatMap { item -> [Composition] in
            switch item {
            case .group(let style, let inner): (style.composition.map { [$0] } ?? []) + compositions(inner)
            case .element(_, let inner): compositions(inner)
            case .fill, .stroke, .glyphs, .image, .shadow, .backdrop: []
            }
        }
    }

    @Test("An image in which colors blend is a picture of its own; others are drawn as before")
    func isolation() {
        inJob {
            let tinted = image { context in
                context.fillEllipse(in: Self.square)
                context.setBlendMode(.sourceIn)
                context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
                context.fill(Self.square)
            }
            #expect(compositions(items(of: tinted)).map(\.blendMode) == [.normal, .sourceIn])
            let plain = image { context in
                context.setBlendMode(.multiply)
                context.setBlendMode(.normal)
                context.fill(Self.square)
            }
            #expect(compositions(items(of: plain)).isEmpty)
        }
    }

    @Test("Blend modes of images, paths and rectangles count for these alone")
    func callers() {
        inJob {
            let dot = image { $0.fillEllipse(in: Self.square) }
            let drawn = image { context in
                dot.draw(at: .zero, blendMode: .multiply, alpha: 0.5)
                UIBezierPath(rect: Self.square).fill(with: .screen, alpha: 1)
                UIRectFillUsingBlendMode(Self.square, .destinationOut)
                context.fill(Self.square)
            }
            #expect(
                compositions(items(of: drawn)).map(\.blendMode) == [.normal, .multiply, .screen, .destinationOut])
        }
    }

    @Test("Each blend mode is drawn by its own name, and plusDarker as multiply")
    func names() {
        for mode in CGBlendMode.allCases {
            #expect("\(mode.drawn)" == (mode == .plusDarker ? "multiply" : "\(mode)"))
        }
    }

    @Test("What was drawn can be cleared, and an empty context has nothing to clear")
    func clearing() {
        inJob {
            let punched = image { context in
                context.clear(Self.square)
                context.fill(Self.square)
                context.clear(CGRect(x: 2, y: 2, width: 2, height: 2))
            }
            #expect(compositions(items(of: punched)).map(\.blendMode) == [.normal, .clear])
            #expect(compositions(items(of: image { $0.clear(Self.square) })).isEmpty)
        }
    }

    @Test("A clip to an image's alpha masks what is drawn, until the state is restored")
    func imageMasks() throws {
        try inJob {
            let dot = image { $0.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 5)) }
            let pixels = try #require(dot.cgImage)
            let masked = image { context in
                context.saveGState()
                context.clip(to: Self.square, mask: pixels)
                context.fill(Self.square)
                context.restoreGState()
                context.fill(Self.square)
            }
            let found = compositions(items(of: masked))
            #expect(found.count == 1)
            // Core Graphics' y-axis points up, so an image is upside down here.
            let bounds = try #require(found.first?.mask?.bounds)
            #expect(bounds == CGRect(x: 0, y: 5, width: 10, height: 5))
        }
    }

    @Test("A transparency layer is one picture, with the alpha of its beginning")
    func transparencyLayers() throws {
        try inJob {
            let drawn = image { context in
                context.setAlpha(0.5)
                context.beginTransparencyLayer(auxiliaryInfo: nil)
                context.fill(Self.square)
                context.fillEllipse(in: Self.square)
                context.endTransparencyLayer()
                context.endTransparencyLayer()
            }
            let all = items(of: drawn)
            guard all.count == 1, case .group(let style, let inner) = try #require(all.first) else {
                return #expect(Bool(false), "\(all)")
            }
            #expect(style.opacity == 0.5 && style.composition == Composition())
            #expect(inner.count == 2)
        }
    }

    @Test("Opaque masks of layers clip, and others multiply the alpha")
    func layerMasks() throws {
        let view = UIView(frame: Self.square)
        view.backgroundColor = .red
        let outline = CAShapeLayer()
        outline.path = CGPath(ellipseIn: Self.square, transform: nil)
        view.layer.mask = outline
        #expect(compositions(view.displayList().items).isEmpty)
        let fade = CAGradientLayer()
        fade.frame = Self.square
        fade.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        view.layer.mask = fade
        let masks = compositions(view.displayList().items)
        #expect(masks.count == 1)
        let mask = try #require(masks.first?.mask)
        #expect(!mask.isEmpty)
        // A mask without content hides all.
        view.layer.mask = CALayer()
        #expect(compositions(view.displayList().items).first?.mask?.bounds == nil)
    }

    @Test("Layers that mask themselves or each other end")
    func circularMasks() {
        let (view, other) = (UIView(frame: Self.square), UIView(frame: Self.square))
        view.backgroundColor = .red
        other.backgroundColor = .clear
        view.mask = other
        other.mask = view
        #expect(compositions(view.displayList().items).count == 1)
        let own = UIView(frame: Self.square)
        own.addSubview(UIView(frame: Self.square))
        own.backgroundColor = .red
        own.layer.mask = own.layer
        #expect(compositions(own.displayList().items).count == 1)
    }

    @Test("A mask that is a subview or a sublayer is not drawn as well")
    func maskInTheTree() {
        let view = UIView(frame: Self.square)
        view.backgroundColor = .red
        let (shade, layer) = (UIView(frame: Self.square), CALayer())
        shade.backgroundColor = .black
        view.addSubview(shade)
        view.layer.mask = shade.layer
        #expect(view.displayList().items.bounds == Self.square)
        func fills(_ items: [DrawingItem]) -> Int {
            items.reduce(0) { count, item in
                switch item {
                case .fill: count + 1
                case .group(_, let inner): count + fills(inner)
                default: count
                }
            }
        }
        #expect(fills(view.displayList().items) == 1)
        shade.removeFromSuperview()
        layer.frame = Self.square
        layer.backgroundColor = UIColor.black.cgColor
        view.layer.addSublayer(layer)
        view.layer.mask = layer
        #expect(fills(view.displayList().items) == 1)
    }

    @Test("A view masks by all that it draws")
    func viewMasks() throws {
        let view = UIView(frame: Self.square)
        view.backgroundColor = .red
        let mask = UIView(frame: CGRect(x: 2, y: 2, width: 6, height: 6))
        let dot = UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 2))
        dot.backgroundColor = .black
        mask.addSubview(dot)
        view.mask = mask
        let found = try #require(compositions(view.displayList().items).first?.mask?.bounds)
        #expect(found == CGRect(x: 3, y: 3, width: 2, height: 2))
    }
}
