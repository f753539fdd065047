public import Foundation
public import Geometry
public import Job
public import Traits

/// The size, safe area and traits that a controller has when a transition ends.
@_spi(Subclassing) public struct ControllerSpace {
    /// In points.
    public var size: CGSize
    /// The origin of the controller's view in the window, which decides on the pixels that its subviews are rounded to.
    public var origin = CGPoint.zero
    /// The frame in the window before it is rounded to pixels; `nil` for a view that no constraints place.
    package var solvedFrame: CGRect?
    /// Of the controller's view.
    public var safeArea: UIEdgeInsets
    public var traits: UITraitCollection
    /// The screen at the end of the transition.
    public var screen: ScreenFacts
    /// Whether the controller is on the stack of a navigation controller, and shows no bars of its own.
    public var isOnStack = false
    /// Whether the view is in the window.
    ///
    /// Where it isn't, a container does not lay out its children.
    public var isShown = true
    /// Whether the view keeps its size because nothing shows it.
    public var keepsSize = false

    package init(size: CGSize, safeArea: UIEdgeInsets, traits: UITraitCollection, screen: ScreenFacts) {
        self.size = size
        self.safeArea = safeArea
        self.traits = traits
        self.screen = screen
    }
}

/// The place of a child in its container when a transition ends.
@_spi(Subclassing) public struct ChildPlace {
    /// In the coordinates of the container's view; `nil` for a view that isn't shown and keeps its size.
    public var frame: CGRect?
    /// The frame in the window before it is rounded to pixels; `nil` for a view that no constraints place.
    package var solvedFrame: CGRect?
    /// The safe area that the container gives to the child; `nil` for the part of its own.
    public var safeArea: UIEdgeInsets?
    /// The traits that the container sets for the child.
    public var override: UITraitCollection?
    /// Whether the child's view is in the container's view.
    public var isShown: Bool

    package init(
        frame: CGRect?, safeArea: UIEdgeInsets? = nil, override: UITraitCollection? = nil, isShown: Bool = true
    ) {
        self.frame = frame
        self.safeArea = safeArea
        self.override = override
        self.isShown = isShown
    }
}
