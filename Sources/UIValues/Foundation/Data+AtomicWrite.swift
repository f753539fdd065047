public import Foundation

extension Data.WritingOptions {
    /// The earlier name of `atomic`, which Foundation has only on Apple's systems.
    public static var atomicWrite: Data.WritingOptions { .atomic }
}
