package import Drawing
package import Foundation

/// The look of a bar's background: the chrome material, a tint, and the hairline at the inner edge.
package struct BarBackgroundLook {
    private let isDark: Bool

    /// - Parameter isDark: Whether the bar is dark, by its traits or by its style.
    package init(isDark: Bool) {
        self.isDark = isDark
    }

    /// The items that draw the chrome material: over a white or a black ground it looks nearly as its opaque colour.
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

    /// The colour of a tinted bar.
    package func fill(tint: Color, isTranslucent: Bool) -> Color {
        isTranslucent ? tint.multiplyingAlpha(by: 0.92) : tint
    }

    /// The colour of the hairline.
    ///
    /// - Parameter own: The colour that the bar's appearance gives; `nil` for a bar without one. An appearance's
    ///   standard line is black, and drawn white on a dark bar.
    /// - Returns: The colour to draw the line in.
    package func lineColor(own: Color?) -> Color {
        let onDark = Color(white: 1, alpha: 0.15)
        guard let own else { return isDark ? onDark : Color(white: 0, alpha: 0.3) }
        let isStandard = own.red == 0 && own.green == 0 && own.blue == 0
        return isStandard && isDark ? onDark : own
    }
}
