public import Foundation

extension RunLoop.Mode {
    /// The mode while the user scrolls or drags; a picture never has it.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
