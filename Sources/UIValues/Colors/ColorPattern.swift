import Drawing

/// What a color repeats over an area: an image.
protocol ColorPattern: Hashable, Sendable {
    /// The mean color, for what cannot show the pattern.
    var meanColor: Color { get }
}
