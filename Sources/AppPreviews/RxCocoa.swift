/// RxCocoa, a part of which is Objective-C that Maquette has in Swift.
enum RxCocoa {
    static let name = "RxCocoa"
    /// The part that is Objective-C.
    static let runtime = "RxCocoaRuntime"
    /// RxCocoa's own condition for the lack of what Objective-C's runtime is needed for.
    static let condition = "DISABLE_SWIZZLING"
}
