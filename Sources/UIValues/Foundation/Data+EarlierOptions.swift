public import Foundation

extension Data.WritingOptions {
    /// The earlier name of `atomic`, which Foundation has only on Apple's systems.
    public static var atomicWrite: Data.WritingOptions { .atomic }
}

extension Data.ReadingOptions {
    /// The earlier name of `mappedIfSafe`, which Foundation has only on Apple's systems.
    public static var dataReadingMapped: Data.ReadingOptions { .mappedIfSafe }
    /// The earlier name of `uncached`, which Foundation has only on Apple's systems.
    public static var uncachedRead: Data.ReadingOptions { .uncached }
}
