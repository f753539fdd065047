import Foundation

/// A view that responds to touches.
///
/// Its state determines its look. It stores actions, and runs them only when a test sends them.
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal = State([])
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
        public static let application = State(rawValue: 0xFF0000)
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    public enum ContentVerticalAlignment: Int, Hashable, Sendable { case center, top, bottom, fill }
    public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
        case center, left, right, fill, leading, trailing
    }

    open var isEnabled = true { didSet { if isEnabled != oldValue { changeState() } } }
    open var isSelected = false { didSet { if isSelected != oldValue { changeState() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { changeState() } } }
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    open var showsMenuAsPrimaryAction = false { didSet { invalidateIntrinsicContentSize() } }
    /// Whether a long press opens the control's context menu.
    open var isContextMenuInteractionEnabled = false {
        didSet { contextMenuInteraction = isContextMenuInteractionEnabled ? .init(delegate: self) : nil }
    }
    /// The interaction that opens the context menu; `nil` where it is not enabled.
    open private(set) var contextMenuInteraction: UIContextMenuInteraction?
    open var toolTip: String?
    open var isSpringLoaded = false

    /// Creates a control that runs an action when it is used.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// The content's horizontal alignment, with leading and trailing resolved to left or right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    /// Called when the state changes, so that a control can measure and draw itself again.
    ///
    /// Not part of UIKit.
    open func stateDidChange() { setNeedsLayout() }

    private func changeState() {
        stateDidChange()
        reportChangedValues()
    }

    // MARK: Actions

    private var eventActions: [(action: UIAction, events: Event)] = []

    open func addAction(_ action: UIAction, for controlEvents: Event) {
        eventActions.append((action, controlEvents))
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        eventActions.removeAll { $0.action === action && $0.events == controlEvents }
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        eventActions.removeAll { $0.action.identifier == actionIdentifier && $0.events == controlEvents }
    }

    /// The selectors that a target is called with for an event.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let found = targets.filter { entry in
            !entry.events.isDisjoint(with: controlEvent)
                && (target == nil || entry.target.target === target.map { $0 as AnyObject })
        }
        return found.isEmpty ? nil : found.map { $0.target.name }
    }

    open var allTargets: Set<AnyHashable> {
        Set(targets.compactMap { ($0.target.target as? NSObject).map { AnyHashable($0) } })
    }

    open var allControlEvents: Event {
        targets.map(\.events).reduce(eventActions.map(\.events).reduce([]) { $0.union($1) }) { $0.union($1) }
    }

    open func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
    ) {
        var stops = false
        for entry in eventActions where !stops { iterator(entry.action, nil, entry.events, &stops) }
    }

    private var targets: [(target: TargetedAction, events: Event)] = []

    func add(_ target: TargetedAction, for controlEvents: Event) { targets.append((target, controlEvents)) }

    func removeTargets(_ target: AnyObject?, for controlEvents: Event) {
        targets.removeAll { entry in
            (target == nil || entry.target.target === target) && controlEvents.contains(entry.events)
        }
    }

    /// Calls the method of a selector for these events.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        if let action = TargetedAction(target, action, sender: self) { add(action, for: controlEvents) }
    }

    /// Removes the actions of a target, or of all targets if `target` is `nil`.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        removeTargets(target.map { $0 as AnyObject }, for: controlEvents)
    }

    // MARK: Tracking touches, which never occur

    open var isTracking: Bool { false }
    open var isTouchInside: Bool { false }
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    // MARK: Context menus, of which none opens

    /// The point from which a menu grows: the bottom of the control.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.maxY)
    }

    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: Running actions

    /// Runs an action, as a touch would.
    open func sendAction(_ action: UIAction) { action.run(for: self) }

    /// Calls the method of a selector on a target, as a touch would.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Runs the actions for these events, as a touch would.
    open func sendActions(for controlEvents: Event) {
        for entry in eventActions where !entry.events.isDisjoint(with: controlEvents) {
            entry.action.run(for: self)
        }
        for entry in targets where !entry.events.isDisjoint(with: controlEvents) { entry.target.perform() }
    }
}
