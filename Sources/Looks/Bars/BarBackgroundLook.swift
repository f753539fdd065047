package import Drawing
package import Foundation

/// The look of a bar's background: the chrome material, a tint, and the hairline at the inner edge.
package struct BarBackgroundLook {
    private let isDark: Bool

    /// - Parameter isDark: Whether the bar is dark, because of its traits or its style.
    package init(isDark: Bool) {
        self.isDark = isDark
    }

    /// The items that draw the chrome material: over white or black it looks nearly like its opaque color.
    package func materialItems(in rect: CGRect, isTranslucent: Bool) -> [DrawingItem] {
        var items: [DrawingItem] = []
        if isTranslucent {
            items.append(.backdrop(.rectangle(rect), Backdrop(radius: 20, saturation: 1.8)))
            // Over white it is 247 of 255, over black 19.
            items.fill(rect, Color(white: isDark ? 0.093 : 0.959, alpha: 0.8))
        } else {
            items.fill(rect, Color(white: isDark ? 0.114 : 0.967))
        }
        return items
    }

    /// The color of a tinted bar.
    package func fill(tint: Color, isTranslucent: Bool) -> Color {
        isTranslucent ? tint.multiplyingAlpha(by: 0.92) : tint
    }

    /// The color of the hairline.
    ///
    /// - Parameter own: The color in the bar's appearance; `nil` for a bar without one. The default line of an
    ///   appearance is black, and is drawn white on a dark bar.
    /// - Returns: The color of the line.
    package func lineColor(own: Color?) -> Color {
        let onDark = Color(white: 1, alpha: 0.15)
        guard let own else { return isDark ? onDark : Color(white: 0, alpha: 0.3) }
        let isStandard = own.red == 0 && own.green == 0 && own.blue == 0
        return isStandard && isDark ? onDark : own
    }
}
