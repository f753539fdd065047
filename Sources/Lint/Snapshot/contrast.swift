import Drawing

/// The contrast of two opaque colors, from 1 to 21.
///
/// > Rule: WCAG 2.2, "contrast ratio" and "relative luminance".
func contrast(_ a: Color, _ b: Color) -> Double {
    let (first, second) = (a.luminance, b.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
}
