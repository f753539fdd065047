package import Drawing

/// A color that a look uses: a system color, or a fixed one.
package enum LookColor: Hashable, Sendable {
    case system(SystemColor)
    case fixed(Color)
}

extension SystemStyle {
    /// The color of signs and titles of controls that are disabled.
    package var disabledControlColor: LookColor {
        switch era {
        case .flat: .fixed(Color(white: 0, alpha: 0.25))
        case .raised, .glass: .system(.tertiaryLabel)
        }
    }
}

extension Pen {
    /// A look's color in the view's traits.
    package func color(_ color: LookColor) -> Color {
        switch color {
        case .system(let name): self.color(name)
        case .fixed(let color): color
        }
    }
}
