import Arrangement
public import Drawing
public import Foundation
public import Geometry
import Typography

/// A row of segments of which one is chosen.
open class UISegmentedControl: UIControl {
    public static let noSegment = -1

    private struct Segment {
        var title: String?
        var image: UIImage?
        /// 0 where it follows the content.
        var width: CGFloat = 0
        var isEnabled = true
        var contentOffset = CGSize.zero
    }

    private var segments: [Segment] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A control of the given titles and images.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for (index, item) in (items ?? []).enumerated() {
            if let image = item as? UIImage {
                insertSegment(with: image, at: index, animated: false)
            } else {
                insertSegment(withTitle: item as? String, at: index, animated: false)
            }
        }
        bounds.size = sizeThatFits(.zero)
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
        segments.insert(Segment(title: title), at: min(max(0, segment), segments.count))
        invalidateIntrinsicContentSize()
    }

    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        segments.insert(Segment(image: image), at: min(max(0, segment), segments.count))
        invalidateIntrinsicContentSize()
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

    private func update(_ index: Int, _ change: (inout Segment) -> Void) {
        guard segments.indices.contains(index) else { return }
        change(&segments[index])
        invalidateIntrinsicContentSize()
    }

    private func value<Value>(_ index: Int, _ path: KeyPath<Segment, Value>) -> Value? {
        segments.indices.contains(index) ? segments[index][keyPath: path] : nil
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        update(segment) {
            $0.title = title
            $0.image = nil
        }
    }
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

    private var titleAttributes: [State.RawValue: [NSAttributedString.Key: Any]] = [:]

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        styled(.titleTextAttributesFor, Int(state.rawValue)) { $0.setTitleTextAttributes(attributes, for: state) }
        titleAttributes[state.rawValue] = attributes
        invalidateIntrinsicContentSize()
    }

    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    // MARK: Size

    private static var isFlat: Bool { !JobEnvironment.current.isAtLeast(iOS: 13) }

    private static var metrics: ControlMetrics {
        ControlMetrics(.segmentedControl, version: JobEnvironment.current.systemVersion)
    }

    /// 29 points up to iOS 12, 32 from 13 on, of which the alignment rectangle leaves one below.
    static var standardHeight: CGFloat { metrics.height }

    open override var alignmentRectInsets: UIEdgeInsets { Self.metrics.alignmentRectInsets }

    private func font(isSelected: Bool) -> UIFont {
        let state: State = isSelected ? .selected : .normal
        if let font = titleAttributes[state.rawValue]?[.font] as? UIFont { return font }
        if let font = titleAttributes[State.normal.rawValue]?[.font] as? UIFont { return font }
        // Up to iOS 12 all are regular; from 13 on they are medium, and the chosen one semibold.
        if Self.isFlat { return .systemFont(ofSize: 13) }
        return .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
    }

    /// What a segment asks for, without the line between it and the next.
    private func naturalWidth(of segment: Segment) -> CGFloat {
        if segment.width > 0 { return segment.width }
        if let image = segment.image { return image.size.width + Self.titlePadding }
        guard let title = segment.title, !title.isEmpty else { return Self.leastWidth }
        let width = measureLine(StyledText(title, font: font(isSelected: false), color: .label, in: self)).width
        return width.rounded(.up) + Self.titlePadding
    }

    /// What a title has around it in all, beside its width in whole points.
    ///
    /// Up to iOS 12 "First" and "Second" make 121 and "Photo" and "Movie" 103; from 13 on five controls of documents
    /// agree with 18.
    private static var titlePadding: CGFloat { isFlat ? 14 : 18 }
    private static let leastWidth: CGFloat = 22

    private var naturalWidths: [CGFloat] {
        let widths = segments.map(naturalWidth)
        guard !apportionsSegmentWidthsByContent,
            let widest = zip(segments, widths).filter({ $0.0.width == 0 }).map(\.1).max()
        else { return widths }
        return zip(segments, widths).map { $0.width > 0 ? $1 : widest }
    }

    open override var intrinsicContentSize: CGSize {
        let lines = CGFloat(max(0, segments.count - 1))
        return CGSize(
            width: naturalWidths.reduce(lines, +).rounded(), height: Self.standardHeight - alignmentRectInsets.bottom)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: intrinsicContentSize.width, height: Self.standardHeight)
    }

    /// The segments' rectangles across the control, in reading order.
    private func segmentRects(in bounds: CGRect) -> [CGRect] {
        let natural = naturalWidths
        guard !natural.isEmpty else { return [] }
        let gap: CGFloat = 1
        let room = max(0, bounds.width - gap * CGFloat(natural.count - 1))
        let fixed = zip(segments, natural).filter { $0.0.width > 0 }.reduce(0) { $0 + $1.1 }
        let flexible = zip(segments, natural).filter { $0.0.width == 0 }
        let wanted = flexible.reduce(0) { $0 + $1.1 }
        let factor = wanted > 0 ? max(0, room - fixed) / wanted : 1
        var x = bounds.minX
        return zip(segments, natural).map { segment, width in
            let used = segment.width > 0 ? width : width * factor
            defer { x += used + gap }
            return CGRect(x: x, y: bounds.minY, width: used, height: bounds.height)
                .mirrored(in: bounds, if: isRightToLeft)
        }
    }

    // MARK: Drawing

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        var drawn: [DrawingItem] = []
        let body = CGRect(
            x: bounds.minX, y: bounds.minY, width: bounds.width, height: max(0, bounds.height - (Self.isFlat ? 1 : 0)))
        if Self.isFlat { paintFlat(in: body, into: &drawn) } else { paintRaised(in: body, into: &drawn) }
        items += isEnabled ? drawn : [.group(GroupStyle(opacity: 0.5), drawn)]
    }

    private func paintFlat(in body: CGRect, into items: inout [DrawingItem]) {
        let tint = resolved(tintColor)
        let rects = segmentRects(in: body)
        let outline = Path.roundedRectangle(body, cornerRadius: 4)
        var inside: [DrawingItem] = []
        for (index, rect) in rects.enumerated() {
            if index == selectedSegmentIndex { inside.fill(rect.insetBy(dx: -0.5, dy: 0), tint) }
            if index > 0 {
                let x = isRightToLeft ? rect.maxX : rect.minX - 1
                inside.fill(CGRect(x: x, y: body.minY, width: 1, height: body.height), tint)
            }
        }
        items.append(.group(GroupStyle(clip: outline), inside))
        items.stroke(.roundedRectangle(body.shrunk(by: 0.5), cornerRadius: 3.5), tint, width: 1)
        for (index, rect) in rects.enumerated() {
            let isSelected = index == selectedSegmentIndex
            paintContent(
                of: segments[index], in: rect, isSelected: isSelected, color: isSelected ? backdrop : tintColor,
                into: &items)
        }
    }

    /// The colour behind the control, which the title of a filled segment lets through.
    private var backdrop: UIColor {
        var view: UIView? = self
        while let current = view {
            if let bar = current as? UINavigationBar, let color = bar.barTintColor { return color }
            if let color = current.backgroundColor, resolved(color).alpha > 0.5 { return color }
            view = current.superview
        }
        return .white
    }

    private func paintRaised(in body: CGRect, into items: inout [DrawingItem]) {
        let traits = traitCollection
        let isModern = JobEnvironment.current.isAtLeast(iOS: 26)
        let radius = isModern ? body.height / 2 : 9
        items.fill(body, cornerRadius: radius, resolved(.tertiarySystemFill))
        let rects = segmentRects(in: body)
        for (index, rect) in rects.enumerated() where index > 0 {
            let touchesSelected = index == selectedSegmentIndex || index - 1 == selectedSegmentIndex
            guard !touchesSelected else { continue }
            let x = isRightToLeft ? rect.maxX : rect.minX - 1
            items.fill(
                CGRect(x: x, y: body.midY - 7.5, width: 1, height: 15), cornerRadius: 0.5,
                resolved(.separator))
        }
        if rects.indices.contains(selectedSegmentIndex) {
            let knob = rects[selectedSegmentIndex].shrunk(by: 2)
            let shape = Path.roundedRectangle(knob, cornerRadius: max(0, radius - 2))
            items.append(
                .shadow(
                    shape, Shadow(color: Color(white: 0, alpha: 0.12), offset: CGSize(width: 0, height: 3), radius: 4)))
            items.append(
                .shadow(
                    shape, Shadow(color: Color(white: 0, alpha: 0.04), offset: CGSize(width: 0, height: 3), radius: 0.5)
                ))
            let isDark = traits.userInterfaceStyle == .dark
            let standard = isDark ? UIColor.systemGray2 : UIColor.white
            items.fill(shape, resolved(selectedSegmentTintColor ?? standard))
        }
        for (index, rect) in rects.enumerated() {
            paintContent(
                of: segments[index], in: rect, isSelected: index == selectedSegmentIndex, color: .label, into: &items)
        }
    }

    private func paintContent(
        of segment: Segment, in rect: CGRect, isSelected: Bool, color: UIColor, into items: inout [DrawingItem]
    ) {
        let state: State = isSelected ? .selected : .normal
        let attributes = titleAttributes[state.rawValue] ?? titleAttributes[State.normal.rawValue]
        let chosen = attributes?[.foregroundColor] as? UIColor ?? color
        let shown = segment.isEnabled ? chosen : .tertiaryLabel
        if let image = segment.image {
            items += image.items(in: rect.centered(image.size), tint: shown, traits: traitCollection)
        } else if let title = segment.title, !title.isEmpty {
            let layout = setLine(
                title, font: font(isSelected: isSelected), color: shown, width: max(1, rect.width - 4),
                mode: .truncatingTail)
            items.text(layout, at: layout.centeredOrigin(in: rect, grid: pixelGrid))
        }
    }

    open override var elementLabel: String? {
        super.elementLabel ?? segments.compactMap(\.title).joined(separator: " | ")
    }
}
