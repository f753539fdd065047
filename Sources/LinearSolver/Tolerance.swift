/// The thresholds below which a number counts as 0.
enum Tolerance {
    /// Two numbers cancel if their sum is smaller than this share of their magnitudes.
    static let cancellation = 1e-11
    /// Coefficients below this are rounding noise of an expansion.
    static let coefficient = 1e-12
    /// A direction improves a level if it gains more than this for each unit of its step.
    static let gradient = 1e-9
    /// A basic value nearer to 0 than this is 0.
    static let value = 1e-9
    /// Breakpoints nearer to each other than this are one.
    static let tie = 1e-10
    /// A required row holds if it fails by no more than this.
    static let feasibility = 1e-6
}
