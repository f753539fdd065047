public import Foundation
@_exported public import UIControls

/// Asks for a rating: never, because no app is in a store.
public enum SKStoreReviewController {
    public static func requestReview() {}
    public static func requestReview(in windowScene: UIWindowScene) {}
}

/// A page of the store, drawn as a frame with its name.
open class SKStoreProductViewController: StandInController {
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?

    public init() { super.init(for: "SKStoreProductViewController") }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func loadProduct(
        withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
    ) { block?(false, nil) }
}

/// Is notified of a page of the store; only tests call it.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: AnyObject {
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

public let SKStoreProductParameterITunesItemIdentifier = "id"
