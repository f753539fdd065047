public import Drawing
public import Foundation
public import Geometry
import Looks

/// A row of segments, one of which is selected.
open class UISegmentedControl: UIControl {
    public static let noSegment = -1

    /// The places of segments that an adjustment applies to.
    public enum Segment: Int, Hashable, Sendable { case any = 0, left, center, right, alone }

    private struct Content {
        var title: String?
        var image: UIImage?
        /// The width; 0 to follow the content.
        var width: CGFloat = 0
        var isEnabled = true
        var contentOffset = CGSize.zero
        var action: UIAction?
    }

    private var segments: [Content] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a control with the given titles and images.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        for (index, item) in (items ?? []).enumerated() {
            if let image = item as? UIImage {
                insertSegment(with: image, at: index, animated: false)
            } else {
                insertSegment(withTitle: item as? String, at: index, animated: false)
            }
        }
        self.frame.size = sizeThatFits(.zero)
    }

    /// Creates a control with a segment for each action.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
    }

    // MARK: Segments

    open var numberOfSegments: Int { segments.count }

    open var selectedSegmentIndex = UISegmentedControl.noSegment {
        didSet {
            if !segments.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = Self.noSegment }
            setNeedsDisplay()
        }
    }

    open var isMomentary = false
    open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }
    open var selectedSegmentTintColor: UIColor? {
        didSet { styled(.selectedSegmentTintColor, \.selectedSegmentTintColor) }
    }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        segments.insert(Content(title: title), at: min(max(0, segment), segments.count))
        invalidateIntrinsicContentSize()
    }

    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        segments.insert(Content(image: image), at: min(max(0, segment), segments.count))
        invalidateIntrinsicContentSize()
    }

    /// Inserts a segment with the image, or else the title, of an action.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        guard let image = action.image else {
            return insertSegment(withTitle: action.title, at: segment, animated: animated)
        }
        insertSegment(with: image, at: segment, animated: animated)
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        if selectedSegmentIndex >= segments.count { selectedSegmentIndex = Self.noSegment }
        invalidateIntrinsicContentSize()
    }

    open func removeAllSegments() {
        segments = []
        selectedSegmentIndex = Self.noSegment
        invalidateIntrinsicContentSize()
    }

    private func update(_ index: Int, _ change: (inout Content) -> Void) {
        guard segments.indices.contains(index) else { return }
        change(&segments[index])
        invalidateIntrinsicContentSize()
    }

    private func value<Value>(_ index: Int, _ path: KeyPath<Content, Value>) -> Value? {
        segments.indices.contains(index) ? segments[index][keyPath: path] : nil
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        update(segment) {
            $0.title = title
            $0.image = nil
        }
    }
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        update(segment) {
            $0.action = action
            $0.title = action.title.isEmpty ? nil : action.title
            $0.image = action.image
        }
    }
    open func actionForSegment(at segment: Int) -> UIAction? { value(segment, \.action) ?? nil }
    open func titleForSegment(at segment: Int) -> String? { value(segment, \.title) ?? nil }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        update(segment) {
            $0.image = image
            $0.title = nil
        }
    }
    open func imageForSegment(at segment: Int) -> UIImage? { value(segment, \.image) ?? nil }
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        update(segment) { $0.width = width.isFinite ? max(0, width) : 0 }
    }
    open func widthForSegment(at segment: Int) -> CGFloat { value(segment, \.width) ?? 0 }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { update(segment) { $0.isEnabled = enabled } }
    open func isEnabledForSegment(at segment: Int) -> Bool { value(segment, \.isEnabled) ?? false }
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        update(segment) { $0.contentOffset = offset }
    }
    open func contentOffsetForSegment(at segment: Int) -> CGSize { value(segment, \.contentOffset) ?? .zero }

    /// The adjustments by the place of a segment and the height of the bar.
    private var positionAdjustments: [UIBarMetrics: [Segment: UIOffset]] = [:]

    /// Moves the content of the segments at a place.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        positionAdjustments[barMetrics, default: [:]][leftCenterRightOrAlone] = adjustment
        setNeedsDisplay()
    }

    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset {
        positionAdjustments[barMetrics]?[leftCenterRightOrAlone] ?? .zero
    }

    /// The adjustment of a segment's content; that of its place comes before that of all.
    private func positionAdjustment(at index: Int) -> UIOffset {
        let place: Segment =
            switch index {
            case _ where segments.count == 1: .alone
            case 0: .left
            case segments.count - 1: .right
            default: .center
            }
        let adjustments = positionAdjustments[.default]
        return adjustments?[place] ?? adjustments?[.any] ?? .zero
    }

    private var titleAttributes: [State.RawValue: [NSAttributedString.Key: Any]] = [:]

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        styled(.titleTextAttributesFor, Int(state.rawValue)) { $0.setTitleTextAttributes(attributes, for: state) }
        titleAttributes[state.rawValue] = attributes
        invalidateIntrinsicContentSize()
    }

    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    // MARK: Images

    /// The states and the bar height that an image applies to: of a segment, or of both segments at a divider.
    private struct ImageKey: Hashable {
        var states: [State.RawValue]
        var barMetrics: UIBarMetrics
    }

    private var backgroundImages: [ImageKey: UIImage] = [:]
    private var dividerImages: [ImageKey: UIImage] = [:]

    /// Replaces the system's background in all states that have no image of their own.
    open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        styled(.backgroundImageFor, Int(state.rawValue), barMetrics.rawValue) {
            $0.setBackgroundImage(image, for: state, barMetrics: barMetrics)
        }
        backgroundImages[ImageKey(states: [state.rawValue], barMetrics: barMetrics)] = image
        setNeedsDisplay()
    }
    open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[ImageKey(states: [state.rawValue], barMetrics: barMetrics)]
    }

    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {
        styled(.dividerImage, Int(leftState.rawValue), Int(rightState.rawValue), barMetrics.rawValue) {
            $0.setDividerImage(
                dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: barMetrics)
        }
        let states = [leftState.rawValue, rightState.rawValue]
        dividerImages[ImageKey(states: states, barMetrics: barMetrics)] = dividerImage
        setNeedsDisplay()
    }
    open func dividerImage(
        forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        dividerImages[ImageKey(states: [leftState.rawValue, rightState.rawValue], barMetrics: barMetrics)]
    }

    private var background: SegmentedControlLook.Background? {
        guard let normal = backgroundImage(for: .normal, barMetrics: .default) else { return nil }
        let selected = backgroundImage(for: .selected, barMetrics: .default)
        let divider = dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        return SegmentedControlLook.Background(
            normal: normal.background(in: self), selected: (selected ?? normal).background(in: self),
            divider: divider?.background(in: self))
    }

    // MARK: Size

    private static var look: SegmentedControlLook { SegmentedControlLook(JobEnvironment.current.style) }

    /// The height of every segmented control, in points.
    static var standardHeight: CGFloat { look.height }

    open override var alignmentRectInsets: UIEdgeInsets { Self.look.alignmentRectInsets }

    open override var intrinsicContentSize: CGSize { Self.look.intrinsicContentSize(content, pen) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: intrinsicContentSize.width, height: Self.standardHeight)
    }

    // MARK: Drawing

    private var content: SegmentedControlLook.Content {
        let normal = titleAttributes[State.normal.rawValue]
        let selected = titleAttributes[State.selected.rawValue]
        return SegmentedControlLook.Content(
            segments: segments.enumerated().map { index, segment in
                let adjustment = positionAdjustment(at: index)
                return SegmentedControlLook.Segment(
                    title: segment.title, image: segment.image?.content(in: self), width: segment.width,
                    isEnabled: segment.isEnabled,
                    offset: CGSize(
                        width: segment.contentOffset.width + adjustment.horizontal,
                        height: segment.contentOffset.height + adjustment.vertical))
            },
            selectedIndex: selectedSegmentIndex, isEnabled: isEnabled,
            apportionsWidthsByContent: apportionsSegmentWidthsByContent,
            titleAttributes: lookAttributes(font: normal, color: normal),
            selectedTitleAttributes: lookAttributes(font: selected, color: selected ?? normal),
            selectedSegmentTintColor: selectedSegmentTintColor.map { resolved($0) }, background: background,
            backdrop: { [unowned self] in resolved(backdrop) })
    }

    private func lookAttributes(
        font: [NSAttributedString.Key: Any]?, color: [NSAttributedString.Key: Any]?
    ) -> SegmentedControlLook.TitleAttributes {
        SegmentedControlLook.TitleAttributes(
            font: (font?[.font] as? UIFont)?.descriptor,
            color: (color?[.foregroundColor] as? UIColor).map { resolved($0) })
    }

    /// The color behind the control, which shows through the title of a filled segment.
    private var backdrop: UIColor {
        var view: UIView? = self
        while let current = view {
            if let bar = current as? UINavigationBar, let color = bar.barTintColor { return color }
            if let color = current.backgroundColor, resolved(color).alpha > 0.5 { return color }
            view = current.superview
        }
        return .white
    }

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        items += Self.look.items(content, in: bounds, pen)
    }

    open override var elementLabel: String? {
        super.elementLabel ?? segments.compactMap(\.title).joined(separator: " | ")
    }
}
