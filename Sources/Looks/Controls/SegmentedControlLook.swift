import Arrangement
package import Drawing
package import Foundation
package import Geometry
package import Typography

/// The look of a segmented control: a row of segments of which one can be selected.
package struct SegmentedControlLook {
    /// A segment: a title or an image.
    package struct Segment {
        package var title: String?
        package var image: ImageContent?
        /// The custom width of the segment, in points; 0 to fit its content.
        package var width: CGFloat
        package var isEnabled: Bool
        /// The distance of the content from its place in the middle of the segment, in points.
        package var offset: CGSize

        package init(title: String?, image: ImageContent?, width: CGFloat, isEnabled: Bool, offset: CGSize = .zero) {
            self.title = title
            self.image = image
            self.width = width
            self.isEnabled = isEnabled
            self.offset = offset
        }
    }

    /// The attributes of a title; `nil` for the system's.
    package struct TitleAttributes {
        package var font: FontDescriptor?
        package var color: Color?

        package init(font: FontDescriptor? = nil, color: Color? = nil) {
            self.font = font
            self.color = color
        }
    }

    /// The images of the app that replace the system's background.
    package struct Background {
        package var normal: ImageContent
        package var selected: ImageContent
        package var divider: ImageContent?

        package init(normal: ImageContent, selected: ImageContent, divider: ImageContent?) {
            self.normal = normal
            self.selected = selected
            self.divider = divider
        }
    }

    /// The segments and their distribution over the width.
    package struct Content {
        package var segments: [Segment]
        /// The index of the selected segment; any other number for none.
        package var selectedIndex: Int
        package var isEnabled: Bool
        /// Whether each segment is as wide as its own content rather than as the widest.
        package var apportionsWidthsByContent: Bool
        package var titleAttributes: TitleAttributes
        package var selectedTitleAttributes: TitleAttributes
        /// The fill of the selected segment; `nil` for the system's.
        package var selectedSegmentTintColor: Color?
        /// The app's background; `nil` for the system's.
        package var background: Background?
        /// The color behind the control, which is visible through the title of a filled segment.
        package var backdrop: () -> Color

        package init(
            segments: [Segment], selectedIndex: Int, isEnabled: Bool, apportionsWidthsByContent: Bool,
            titleAttributes: TitleAttributes, selectedTitleAttributes: TitleAttributes,
            selectedSegmentTintColor: Color?, background: Background?, backdrop: @escaping () -> Color
        ) {
            self.segments = segments
            self.selectedIndex = selectedIndex
            self.isEnabled = isEnabled
            self.apportionsWidthsByContent = apportionsWidthsByContent
            self.titleAttributes = titleAttributes
            self.selectedTitleAttributes = selectedTitleAttributes
            self.selectedSegmentTintColor = selectedSegmentTintColor
            self.background = background
            self.backdrop = backdrop
        }
    }

    /// The height of the frame, in points: 29 up to iOS 12, and 32 from 13 on.
    package let height: CGFloat
    /// The insets of the alignment rectangle, which is one point shorter than the frame at the bottom.
    package let alignmentRectInsets: UIEdgeInsets
    private let era: SystemStyle.Era

    /// The look in a style of the system.
    package init(_ style: SystemStyle) {
        let metrics = style.metrics(of: .segmentedControl)
        height = metrics.height
        alignmentRectInsets = metrics.alignmentRectInsets
        era = style.era
    }

    // MARK: Size

    /// The total horizontal padding around a title, which is rounded to whole points.
    ///
    /// Up to iOS 12 "First" and "Second" give 121 and "Photo" and "Movie" 103; from 13 on, five controls in documents
    /// agree with 18.
    private var titlePadding: CGFloat {
        switch era {
        case .flat: 14
        case .raised, .glass: 18
        }
    }

    private static let leastWidth: CGFloat = 22
    /// The distance between segments, in points; in a picture of iOS 26.2 they touch each other.
    private func lineWidth(_ content: Content) -> CGFloat {
        content.background?.divider?.size.width ?? (era == .glass ? 0 : 1)
    }

    private func standardFont(isSelected: Bool) -> FontDescriptor {
        switch era {
        case .flat: .system(13)
        case .raised, .glass: .system(13, isSelected ? .semibold : .medium)
        }
    }

    private func font(_ content: Content, isSelected: Bool) -> FontDescriptor {
        let own = isSelected ? content.selectedTitleAttributes.font : nil
        return own ?? content.titleAttributes.font ?? standardFont(isSelected: isSelected)
    }

    private func naturalWidth(of segment: Segment, _ content: Content, _ pen: Pen) -> CGFloat {
        if segment.width > 0 { return segment.width }
        if let image = segment.image { return image.size.width + titlePadding }
        guard let title = segment.title, !title.isEmpty else { return Self.leastWidth }
        return pen.measure(title, font: font(content, isSelected: false)).width.rounded(.up) + titlePadding
    }

    private func naturalWidths(_ content: Content, _ pen: Pen) -> [CGFloat] {
        let segments = content.segments
        let widths = segments.map { naturalWidth(of: $0, content, pen) }
        guard !content.apportionsWidthsByContent,
            let widest = zip(segments, widths).filter({ $0.0.width == 0 }).map(\.1).max()
        else { return widths }
        return zip(segments, widths).map { $0.width > 0 ? $1 : widest }
    }

    /// The size of the alignment rectangle, in points.
    package func intrinsicContentSize(_ content: Content, _ pen: Pen) -> CGSize {
        let lines = CGFloat(max(0, content.segments.count - 1)) * lineWidth(content)
        return CGSize(
            width: naturalWidths(content, pen).reduce(lines, +).rounded(), height: height - alignmentRectInsets.bottom)
    }

    /// The rectangles of the segments, in reading order.
    private func segmentRects(_ content: Content, in bounds: CGRect, _ pen: Pen) -> [CGRect] {
        let segments = content.segments
        let natural = naturalWidths(content, pen)
        guard !natural.isEmpty else { return [] }
        let lineWidth = lineWidth(content)
        let room = max(0, bounds.width - lineWidth * CGFloat(natural.count - 1))
        let fixed = zip(segments, natural).filter { $0.0.width > 0 }.reduce(0) { $0 + $1.1 }
        let wanted = zip(segments, natural).filter { $0.0.width == 0 }.reduce(0) { $0 + $1.1 }
        let factor = wanted > 0 ? max(0, room - fixed) / wanted : 1
        var x = bounds.minX
        return zip(segments, natural).map { segment, width in
            let used = segment.width > 0 ? width : width * factor
            defer { x += used + lineWidth }
            return CGRect(x: x, y: bounds.minY, width: used, height: bounds.height)
                .mirrored(in: bounds, if: pen.isRightToLeft)
        }
    }

    // MARK: Drawing

    /// The items that draw the control in its bounds.
    package func items(_ content: Content, in bounds: CGRect, _ pen: Pen) -> [DrawingItem] {
        var items: [DrawingItem] = []
        if let background = content.background {
            draw(background, of: content, in: bounds, pen, into: &items)
        } else {
            switch era {
            case .flat: drawFlat(content, in: bounds, pen, into: &items)
            case .raised: drawRaised(content, in: bounds, cornerRadius: 9, pen, into: &items)
            case .glass: drawRaised(content, in: bounds, cornerRadius: bounds.height / 2, pen, into: &items)
            }
        }
        return items.dimmed(if: !content.isEnabled)
    }

    private func draw(
        _ background: Background, of content: Content, in bounds: CGRect, _ pen: Pen, into items: inout [DrawingItem]
    ) {
        let rects = segmentRects(content, in: bounds, pen)
        for (index, rect) in rects.enumerated() {
            let isSelected = index == content.selectedIndex
            items += (isSelected ? background.selected : background.normal).items(rect, pen.tint)
            if let divider = background.divider, index > 0 {
                let x = pen.isRightToLeft ? rect.maxX : rect.minX - divider.size.width
                let line = CGRect(x: x, y: bounds.minY, width: divider.size.width, height: bounds.height)
                items += divider.items(line, pen.tint)
            }
        }
        let color = era == .flat ? pen.tint : pen.color(.label)
        drawTitles(of: content, in: rects, standardColor: { _ in color }, pen, into: &items)
    }

    private func drawFlat(_ content: Content, in bounds: CGRect, _ pen: Pen, into items: inout [DrawingItem]) {
        var body = bounds
        body.size.height = max(0, bounds.height - 1)
        let rects = segmentRects(content, in: body, pen)
        var inside: [DrawingItem] = []
        for (index, rect) in rects.enumerated() {
            if index == content.selectedIndex { inside.fill(rect.insetBy(dx: -0.5, dy: 0), pen.tint) }
            if index > 0 {
                let x = pen.isRightToLeft ? rect.maxX : rect.minX - 1
                inside.fill(CGRect(x: x, y: body.minY, width: 1, height: body.height), pen.tint)
            }
        }
        items.append(.group(GroupStyle(clip: .roundedRectangle(body, cornerRadius: 4)), inside))
        items.stroke(.roundedRectangle(body.shrunk(by: 0.5), cornerRadius: 3.5), pen.tint, width: 1)
        drawTitles(
            of: content, in: rects, standardColor: { isSelected in isSelected ? content.backdrop() : pen.tint }, pen,
            into: &items)
    }

    private func drawRaised(
        _ content: Content, in body: CGRect, cornerRadius radius: CGFloat, _ pen: Pen, into items: inout [DrawingItem]
    ) {
        items.fill(body, cornerRadius: radius, pen.color(.tertiarySystemFill))
        let selected = content.selectedIndex
        let rects = segmentRects(content, in: body, pen)
        for (index, rect) in rects.enumerated() where index > 0 {
            guard index != selected, index - 1 != selected else { continue }
            let x = pen.isRightToLeft ? rect.maxX : rect.minX - 1
            items.fill(
                CGRect(x: x, y: body.midY - 7.5, width: 1, height: 15), cornerRadius: 0.5, pen.color(.separator))
        }
        if rects.indices.contains(selected) {
            items.knob(
                .roundedRectangle(rects[selected].shrunk(by: 2), cornerRadius: max(0, radius - 2)),
                content.selectedSegmentTintColor ?? (pen.isDark ? pen.color(.systemGray2) : .white),
                shadows: [
                    KnobShadow(opacity: 0.09, distance: 3, radius: 4),
                    KnobShadow(opacity: 0.04, distance: 3, radius: 0.5),
                ], on: .roundedRectangle(body, cornerRadius: radius))
        }
        drawTitles(of: content, in: rects, standardColor: { _ in pen.color(.label) }, pen, into: &items)
    }

    private func drawTitles(
        of content: Content, in rects: [CGRect], standardColor: (Bool) -> Color, _ pen: Pen,
        into items: inout [DrawingItem]
    ) {
        for (index, rect) in rects.enumerated() {
            let isSelected = index == content.selectedIndex
            draw(
                content.segments[index], of: content, in: rect, isSelected: isSelected,
                standardColor: standardColor(isSelected), pen, into: &items)
        }
    }

    private func draw(
        _ segment: Segment, of content: Content, in rect: CGRect, isSelected: Bool, standardColor: Color, _ pen: Pen,
        into items: inout [DrawingItem]
    ) {
        let own = isSelected ? content.selectedTitleAttributes.color : content.titleAttributes.color
        let color = segment.isEnabled ? own ?? standardColor : pen.color(.tertiaryLabel)
        let rect = rect.offsetBy(dx: segment.offset.width, dy: segment.offset.height)
        if let image = segment.image {
            items += image.items(rect.centered(image.size), color)
        } else if let title = segment.title, !title.isEmpty {
            let layout = pen.line(
                title, font: font(content, isSelected: isSelected), color: color, width: max(1, rect.width - 4))
            items.text(layout, at: layout.centeredOrigin(in: rect, grid: pen.grid))
        }
    }
}
