import Arrangement
public import Foundation
import Geometry
public import Traits

/// A page or form sheet: a card on a phone, a sheet of its own size on an iPad.
///
/// > Rules: SHEET-1 to SHEET-5.
open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests.
    public final class Detent: NSObject, @unchecked Sendable {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }

            public static let medium = Identifier(SheetRequest.Detent.medium.identifier)
            public static let large = Identifier(SheetRequest.Detent.large.identifier)
        }

        public typealias Resolver = (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        enum Height {
            case medium, large
            case custom(Resolver)
        }

        public let identifier: Identifier
        let height: Height

        private init(_ identifier: Identifier, _ height: Height) {
            self.identifier = identifier
            self.height = height
        }

        /// Half the full height; inactive in compact height.
        public static func medium() -> Detent { Detent(.medium, .medium) }
        /// The full height.
        public static func large() -> Detent { Detent(.large, .large) }
        /// A height in points, without the bottom safe area; inactive if the resolver returns `nil`.
        public static func custom(identifier: Identifier? = nil, resolver: @escaping Resolver) -> Detent {
            Detent(identifier ?? Identifier("custom"), .custom(resolver))
        }

        /// The height in a context.
        @preconcurrency @MainActor
        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            switch height {
            case .large: context.maximumDetentValue
            case .medium:
                context.containerTraitCollection.verticalSizeClass == .compact ? nil : context.maximumDetentValue / 2
            case .custom(let resolver): resolver(context)
            }
        }
    }

    /// The heights at which the sheet may rest.
    ///
    /// The smallest comes first, regardless of their order.
    open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
    /// The detent at which the sheet rests; the smallest if none is selected.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
    /// The largest detent at which the content behind isn't dimmed.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersGrabberVisible = false { didSet { invalidateDetents() } }
    open var prefersEdgeAttachedInCompactHeight = false { didSet { invalidateDetents() } }
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { invalidateDetents() } }
    /// The radius in points; `nil` for the system's.
    open var preferredCornerRadius: CGFloat? { didSet { invalidateDetents() } }
    open var prefersPageSizing = true { didSet { invalidateDetents() } }
    open weak var sourceView: UIView?

    /// Makes changes that are animated on a device.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        hostPresentation.containerView?.layoutIfNeeded()
    }

    /// Evaluates the detents again.
    open func invalidateDetents() { hostPresentation.containerView?.setNeedsLayout() }

    /// The popover whose sheet this is, if any.
    weak var popover: UIPopoverPresentationController?
    private var hostPresentation: UIPresentationController { popover ?? self }

    override func sheetSettings(for style: UIModalPresentationStyle) -> UISheetPresentationController? { self }

    override func problem(in window: UIWindow, traits: UITraitCollection) -> PresentationProblem? {
        detents.isEmpty ? .noDetents(presentedViewController.shortDescription) : nil
    }
}

/// The context for resolving a custom detent's height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    var containerTraitCollection: UITraitCollection { get }
    /// The maximum height in points, without the bottom safe area.
    var maximumDetentValue: CGFloat { get }
}

@MainActor final class DetentResolutionContext: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(traits: UITraitCollection, maximum: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
    }
}

/// Is notified when a sheet's detent changes.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
