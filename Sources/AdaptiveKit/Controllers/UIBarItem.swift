public import Foundation
public import Geometry

/// An item of a bar, with a title, an image, or both; the base class of tab and button items.
@preconcurrency @MainActor
open class UIBarItem: NSObject, DocumentMade {
    public override init() { super.init() }

    /// The document loader reads archives, not a coder.
    ///
    /// This creates an empty item.
    public required init?(coder: NSCoder) { super.init() }

    /// The value of a stored property; the view of an item is made only while its bar is drawn.
    open func value(forKey key: String) -> Any? { storedValue(forKey: key) }
    /// Sets the object of an outlet.
    open func setValue(_ value: Any?, forKey key: String) { connect(value, to: key) }

    /// Called after a document created an item of the class and set its outlets.
    open func awakeFromNib() {}
    /// Called by Xcode before it draws a view on its canvas; never here.
    open func prepareForInterfaceBuilder() {}

    package var appearanceState = AppearanceState()

    open var isEnabled = true
    open var title: String?
    open var image: UIImage?
    open var landscapeImagePhone: UIImage?
    open var imageInsets = UIEdgeInsets.zero
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero
    open var largeContentSizeImage: UIImage?
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
    open var tag = 0
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?
    open var accessibilityTraits = UIAccessibilityTraits.none
    private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        styled(.titleTextAttributesFor, Int(state.rawValue)) { $0.setTitleTextAttributes(attributes, for: state) }
        titleAttributes[state] = attributes
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    /// The item's title attributes for a state, on top of those of its bar.
    package func titleAttributes(
        for state: UIControl.State, over barAttributes: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any] {
        let own = titleAttributes[state] ?? (state == .disabled ? [:] : titleAttributes[.normal] ?? [:])
        return barAttributes.merging(own) { _, own in own }
    }

    /// The input element that created this item, if any.
    package var origin: ElementOrigin?
}
