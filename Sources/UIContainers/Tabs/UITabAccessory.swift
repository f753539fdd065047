public import AdaptiveKit
public import Foundation

/// A view above a tab bar, from iOS 26 on; stored, but not drawn.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
    public let contentView: UIView

    public init(contentView: UIView) {
        self.contentView = contentView
        super.init()
    }
}
