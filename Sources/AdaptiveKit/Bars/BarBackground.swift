package import Drawing
import Foundation
import Geometry
import Looks

/// The background of a bar: a material or a color, an image, and the line at its inner edge.
package struct BarBackground {
    /// The bar's appearance; `nil` for a bar that sets none.
    var appearance: UIBarAppearance?
    var barTintColor: UIColor?
    var barStyle = UIBarStyle.default
    var isTranslucent = true
    var image: UIImage?
    /// An image that replaces the line; an empty image removes it.
    var shadowImage: UIImage?
    /// Whether the line is at the bottom of the bar, as for a navigation bar.
    var hasLineBelow = true

    package init(
        appearance: UIBarAppearance? = nil, barTintColor: UIColor? = nil, barStyle: UIBarStyle = .default,
        isTranslucent: Bool = true, image: UIImage? = nil, shadowImage: UIImage? = nil, hasLineBelow: Bool = true
    ) {
        self.appearance = appearance
        self.barTintColor = barTintColor
        self.barStyle = barStyle
        self.isTranslucent = isTranslucent
        self.image = image
        self.shadowImage = shadowImage
        self.hasLineBelow = hasLineBelow
    }

    /// A bar's bounds extended by the outset of its background.
    ///
    /// > Rule: CH-1.
    static func area(of bounds: CGRect, reaching outset: UIEdgeInsets) -> CGRect {
        CGRect(
            x: bounds.minX - outset.left, y: bounds.minY - outset.top,
            width: bounds.width + outset.left + outset.right, height: bounds.height + outset.top + outset.bottom)
    }

    /// The same for a bar at the bottom.
    ///
    /// Its background extends as far as its container specifies, or by default through the home indicator's area if the
    /// bar ends right above it.
    ///
    /// > Rule: CH-1.
    @MainActor package static func area(ofBottomBar bar: UIView, reaching outset: UIEdgeInsets) -> CGRect {
        area(of: bar.bounds, reaching: outset == .zero ? outsetAboveHomeIndicator(of: bar) : outset)
    }

    @MainActor private static func outsetAboveHomeIndicator(of bar: UIView) -> UIEdgeInsets {
        guard let around = bar.superview else { return .zero }
        let room = around.bounds.maxY - bar.frame.maxY
        return room > 0.5 && abs(room - around.safeAreaInsets.bottom) <= 0.5 ? UIEdgeInsets(bottom: room) : .zero
    }

    /// Whether the bar is drawn in dark colors regardless of the traits.
    var isBlack: Bool { barStyle != .default }

    @MainActor package func paint(in rect: CGRect, of view: UIView, into items: inout [DrawingItem]) {
        guard rect.width > 0, rect.height > 0 else { return }
        let isDark = isBlack || view.traitCollection.userInterfaceStyle == .dark
        let look = BarBackgroundLook(isDark: isDark)
        if let image = appearance?.backgroundImage ?? image {
            items += image.items(in: rect, tint: view.tintColor, traits: view.traitCollection, isStencil: false)
        } else if let appearance {
            if let style = appearance.backgroundEffect?.style {
                if style == UIBarAppearance.standardEffect {
                    items += look.materialItems(in: rect, isTranslucent: true)
                } else {
                    style.paint(in: rect, isDark: isDark, into: &items)
                }
            }
            if let color = appearance.backgroundColor { items.fill(rect, view.resolved(color)) }
        } else if let barTintColor {
            items.fill(rect, look.fill(tint: view.resolved(barTintColor), isTranslucent: isTranslucent))
        } else {
            items += look.materialItems(in: rect, isTranslucent: isTranslucent)
        }
        paintLine(at: rect, of: view, look, into: &items)
    }

    @MainActor
    private func paintLine(at rect: CGRect, of view: UIView, _ look: BarBackgroundLook, into items: inout [DrawingItem])
    {
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
            items.fill(line, look.lineColor(own: view.resolved(color)))
        } else {
            items.fill(line, look.lineColor(own: nil))
        }
    }
}
