import Bitmaps
import CCairo
import Diagnostics
import Drawing
import Foundation
import Geometry

/// Draws the items of a display list with Cairo, onto pixels or onto a page.
struct CairoPainter {
    /// The drawing target.
    enum Target {
        case pixels
        /// A page of a document, where text stays text and SVG images stay vectors.
        case page
    }

    let context: CairoContext
    let tools: RenderingTools
    let target: Target
    /// The scale of the parts of a page that must be pixels.
    let scale: CGFloat
    /// The number of initial fills that are already on the surface.
    var fillsToSkip = 0
    /// Whether groups have no shadows, as within the mask of another shadow.
    var omitsShadows = false
    var log = ProblemLog()

    init(context: CairoContext, tools: RenderingTools, target: Target, scale: CGFloat) {
        self.context = context
        self.tools = tools
        self.target = target
        self.scale = scale
    }

    mutating func draw(_ items: [DrawingItem], alpha: Double = 1) throws(RenderingProblem) {
        for item in items { try draw(item, alpha: alpha) }
    }

    private mutating func draw(_ item: DrawingItem, alpha: Double) throws(RenderingProblem) {
        switch item {
        case .fill(let path, let paint):
            guard fillsToSkip == 0 else {
                fillsToSkip -= 1
                return
            }
            guard path.isFinite else { return }
            context.setPath(path)
            try setSource(paint, alpha: alpha)
            cairo_fill(context.pointer)
        case .stroke(let path, let paint, let style):
            guard path.isFinite, style.width > 0, style.width.isFinite else { return }
            context.setStyle(style)
            context.setPath(path)
            try setSource(paint, alpha: alpha, reach: style.reach)
            cairo_stroke(context.pointer)
        case .glyphs(let run):
            try draw(run, alpha: alpha)
        case .image(let placed):
            try draw(placed, alpha: alpha)
        case .shadow(let path, let shadow):
            guard path.isFinite else { return }
            try draw(shadow, of: path, alpha: alpha)
        case .backdrop:
            // `BackdropPainter` has already replaced backdrops by images.
            return
        case .group(let style, let items):
            try draw(items, in: style, alpha: alpha)
        case .element(_, let items):
            try draw(items, alpha: alpha)
        }
    }

    private mutating func draw(
        _ items: [DrawingItem], in style: GroupStyle, alpha: Double
    ) throws(RenderingProblem) {
        let opacity = style.opacity.isFinite ? max(0, min(1, style.opacity)) : 1
        // A singular transform draws nothing, and Cairo treats it as an error.
        let determinant = style.transform.a * style.transform.d - style.transform.b * style.transform.c
        guard opacity > 0, !items.isEmpty, determinant != 0, determinant.isFinite, style.transform.tx.isFinite,
            style.transform.ty.isFinite
        else { return }
        cairo_save(context.pointer)
        defer { cairo_restore(context.pointer) }
        if !style.transform.isIdentity { context.concatenate(style.transform) }
        if let clip = style.clip {
            guard clip.isFinite else { return }
            context.setPath(clip)
            cairo_clip(context.pointer)
        }
        guard let composition = style.composition else {
            guard opacity < 1, items.count > 1 || !(items.first?.takesAlpha ?? true) else {
                return try draw(items, alpha: alpha * opacity)
            }
            return try compose(items, Composition(), alpha: alpha * opacity)
        }
        try compose(items, composition, alpha: alpha * opacity)
    }

    /// Draws items as a picture of their own, which then goes over what is below it.
    private mutating func compose(
        _ items: [DrawingItem], _ composition: Composition, alpha: Double
    ) throws(RenderingProblem) {
        // The intermediate surface only needs to cover the group.
        guard let bounds = items.bounds else { return }
        if let shadow = composition.shadow, !omitsShadows { try draw(shadow, of: items, alpha: alpha) }
        // Cairo's other modes change what is below beyond the picture too, and Core Graphics' do not.
        let reach = composition.blendMode.isOfColors ? nil : items.outline ?? .rectangle(bounds)
        context.setPath(reach ?? .rectangle(bounds.insetBy(dx: -1, dy: -1)))
        cairo_clip(context.pointer)
        cairo_push_group(context.pointer)
        try draw(items, alpha: 1)
        if let mask = composition.mask {
            cairo_push_group(context.pointer)
            try draw(mask, alpha: 1)
            cairo_pop_group_to_source(context.pointer)
            cairo_set_operator(context.pointer, CAIRO_OPERATOR_DEST_IN)
            cairo_paint(context.pointer)
        }
        cairo_pop_group_to_source(context.pointer)
        cairo_set_operator(context.pointer, composition.blendMode.cairo)
        cairo_paint_with_alpha(context.pointer, alpha)
    }
}

extension BlendMode {
    fileprivate var cairo: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}

extension [DrawingItem] {
    /// The outline of the only area that the items fill; `nil` for anything else.
    fileprivate var outline: Path? {
        guard count == 1, let item = first else { return nil }
        switch item {
        case .fill(let path, _): return path
        case .group(let style, let items) where style.clip == nil && style.composition == nil:
            return items.outline?.applying(style.transform)
        case .element(_, let items): return items.outline
        case .group, .stroke, .glyphs, .image, .shadow, .backdrop: return nil
        }
    }
}

extension DrawingItem {
    /// Whether reducing the paint's opacity equals reducing the opacity of the drawn item.
    fileprivate var takesAlpha: Bool {
        switch self {
        case .fill, .stroke, .shadow, .backdrop, .glyphs, .image: true
        case .element(_, let items): items.isEmpty || items.count == 1 && items[0].takesAlpha
        case .group(let style, let items):
            !style.isComposed && (items.isEmpty || items.count == 1 && items[0].takesAlpha)
        }
    }
}

extension Path {
    /// Whether every coordinate is in Cairo's range of 24 bits before the point.
    var isFinite: Bool {
        guard let bounds else { return true }
        let limit: CGFloat = 1e6
        return bounds.minX > -limit && bounds.minY > -limit && bounds.maxX < limit && bounds.maxY < limit
    }
}
