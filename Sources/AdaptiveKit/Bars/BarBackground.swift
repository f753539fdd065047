import Drawing
import Foundation
import Geometry

/// The background of a bar: a material or a colour, an image, and the line at its inner edge.
struct BarBackground {
    /// From the bar's appearance; `nil` for a bar that sets none.
    var appearance: UIBarAppearance?
    var barTintColor: UIColor?
    var barStyle = UIBarStyle.default
    var isTranslucent = true
    var image: UIImage?
    /// An image that takes the place of the line; an empty one takes it away.
    var shadowImage: UIImage?
    /// Whether the line is at the bottom of the bar, as it is under a navigation bar.
    var hasLineBelow = true

    /// The chrome material: over a white or black ground it looks as its opaque colour nearly does.
    private static func paintMaterial(
        in rect: CGRect, isDark: Bool, isTranslucent: Bool, into items: inout [DrawingItem]
    ) {
        guard isTranslucent else { return items.fill(rect, Color(white: isDark ? 0.114 : 0.976)) }
        items.append(.backdrop(.rectangle(rect), Backdrop(radius: 20, saturation: 1.8)))
        items.fill(rect, Color(white: isDark ? 0.134 : 0.972, alpha: 0.8))
    }

    /// A bar's own bounds and what its background reaches beyond them.
    ///
    /// > Rule: CH-1.
    static func area(of bounds: CGRect, reaching outset: UIEdgeInsets) -> CGRect {
        CGRect(
            x: bounds.minX - outset.left, y: bounds.minY - outset.top,
            width: bounds.width + outset.left + outset.right, height: bounds.height + outset.top + outset.bottom)
    }

    /// The same of a bar at the bottom, which reaches as far as its container says, and where none says anything,
    /// through the room of the home indicator, if it ends right above it.
    ///
    /// > Rule: CH-1.
    static func area(ofBottomBar bar: UIView, reaching outset: UIEdgeInsets) -> CGRect {
        area(of: bar.bounds, reaching: outset == .zero ? outsetAboveHomeIndicator(of: bar) : outset)
    }

    private static func outsetAboveHomeIndicator(of bar: UIView) -> UIEdgeInsets {
        guard let around = bar.superview else { return .zero }
        let room = around.bounds.maxY - bar.frame.maxY
        return room > 0.5 && abs(room - around.safeAreaInsets.bottom) <= 0.5 ? UIEdgeInsets(bottom: room) : .zero
    }

    /// Whether the bar is drawn in dark colours whatever the traits say.
    var isBlack: Bool { barStyle != .default }

    func paint(in rect: CGRect, of view: UIView, into items: inout [DrawingItem]) {
        guard rect.width > 0, rect.height > 0 else { return }
        let isDark = isBlack || view.traitCollection.userInterfaceStyle == .dark
        if let image = appearance?.backgroundImage ?? image {
            items += image.items(in: rect, tint: view.tintColor, traits: view.traitCollection, isStencil: false)
        } else if let appearance {
            if let style = appearance.backgroundEffect?.style {
                if style == UIBarAppearance.standardEffect {
                    Self.paintMaterial(in: rect, isDark: isDark, isTranslucent: true, into: &items)
                } else {
                    style.paint(in: rect, isDark: isDark, into: &items)
                }
            }
            if let color = appearance.backgroundColor { items.fill(rect, view.resolved(color)) }
        } else if let barTintColor {
            let color = view.resolved(barTintColor)
            items.fill(rect, isTranslucent ? color.multiplyingAlpha(by: 0.92) : color)
        } else {
            Self.paintMaterial(in: rect, isDark: isDark, isTranslucent: isTranslucent, into: &items)
        }
        paintLine(at: rect, of: view, isDark: isDark, into: &items)
    }

    private func paintLine(at rect: CGRect, of view: UIView, isDark: Bool, into items: inout [DrawingItem]) {
        let height = view.pixelGrid.pixel
        var line = CGRect(
            x: rect.minX, y: hasLineBelow ? rect.maxY : rect.minY - height, width: rect.width, height: height)
        if let shadowImage = appearance?.shadowImage ?? shadowImage {
            guard shadowImage.size.height > 0 else { return }
            line.size.height = shadowImage.size.height
            items += shadowImage.items(
                in: line, tint: view.tintColor, traits: view.traitCollection, isStencil: false)
            return
        }
        if let appearance {
            guard let color = appearance.shadowColor else { return }
            let drawn = view.resolved(color)
            // The standard line is black on light bars and white on dark ones.
            let isStandard = drawn.red == 0 && drawn.green == 0 && drawn.blue == 0
            items.fill(line, isStandard && isDark ? Color(white: 1, alpha: 0.15) : drawn)
        } else {
            items.fill(line, isDark ? Color(white: 1, alpha: 0.15) : Color(white: 0, alpha: 0.3))
        }
    }
}
