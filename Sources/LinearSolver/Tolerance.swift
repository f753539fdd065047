/// The thresholds below which a number counts as 0.
enum Tolerance {
    /// Two numbers cancel when this much of their sizes is left.
    static let cancellation = 1e-11
    /// Coefficients below this are noise of an expansion.
    static let coefficient = 1e-12
    /// A direction improves a level if it does so by more than this for each unit of its step.
    static let gradient = 1e-9
    /// A basic value this near to 0 is 0.
    static let value = 1e-9
    /// Breakpoints this near to each other are one.
    static let tie = 1e-10
    /// A required row that fails by no more than this holds.
    static let feasibility = 1e-6
}
