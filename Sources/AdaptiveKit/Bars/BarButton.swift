import Drawing
import Foundation
import Geometry
import Looks
import Typography

/// A button item in a bar: its title or glyph, measured and drawn.
@MainActor struct BarButton {
    let item: UIBarButtonItem
    unowned let bar: UIView
    var attributes: [NSAttributedString.Key: Any] = [:]
    /// The bar's appearance for this button.
    var look: UIBarButtonItemStateAppearance?

    /// - Parameters:
    ///   - item: the item.
    ///   - bar: the bar that shows it.
    ///   - appearance: the bar's appearance for items of this style.
    init(_ item: UIBarButtonItem, in bar: UIView, _ appearance: UIBarButtonItemAppearance?) {
        self.item = item
        self.bar = bar
        look = item.isEnabled ? appearance?.normal : appearance?.disabled
        attributes = item.titleAttributes(
            for: item.isEnabled ? .normal : .disabled, over: look?.titleTextAttributes ?? [:])
    }

    private var buttonLook: BarButtonLook { BarButtonLook(JobEnvironment.current.style) }

    private var isBack: Bool { item.look == .back }

    var isFlexibleSpace: Bool { item.systemItem == .flexibleSpace }
    var isFixedSpace: Bool { item.systemItem == .fixedSpace }
    var isSpace: Bool { isFlexibleSpace || isFixedSpace }

    private var symbolName: String? {
        switch item.look {
        case .sidebar: return "sidebar.leading"
        case .fullScreen: return "arrow.up.backward.and.arrow.down.forward"
        case .back: return nil
        case nil: break
        }
        guard let role = item.systemItem, item.image == nil else { return nil }
        return role.lookRole.flatMap(buttonLook.symbolName)
    }

    /// The glyph of the item's role.
    private var sign: UIImage? {
        let weight: UIImage.SymbolWeight =
            switch buttonLook.symbolWeight(isProminent: isProminent) {
            case .light: .light
            case .regular: .regular
            case .semibold: .semibold
            }
        let configuration = UIImage.SymbolConfiguration(
            pointSize: BarButtonLook.symbolPointSize, weight: weight, scale: .large)
        return symbolName.flatMap { UIImage(systemName: $0, withConfiguration: configuration) }
    }

    /// The item's image; a symbol is slightly larger than the bar's text.
    private var image: UIImage? {
        let isLow = bar.traitCollection.verticalSizeClass == .compact
        return (isLow ? item.landscapeImagePhone ?? item.image : item.image)?.sized(
            likeText: .systemFont(ofSize: 17), scale: .large, traits: bar.traitCollection)
    }

    /// Whether the button has its own filled capsule, like a done button from iOS 26 on.
    var isProminent: Bool {
        item.style == .done && item.customView == nil && buttonLook.standsOnGlass
    }

    /// Whether the button is on glass, like all but spaces and custom views from iOS 26 on.
    var hasGlass: Bool { !isSpace && !isProminent && item.customView == nil && !item.hidesSharedBackground }

    /// Whether the button shows an image or glyph without a title.
    var isPicture: Bool { !isSpace && item.customView == nil && title == nil }

    /// Whether two adjacent buttons share a glass capsule: glyphs do, titles never.
    func sharesGlass(with other: BarButton) -> Bool {
        hasGlass && other.hasGlass && title == nil && other.title == nil && item.sharesBackground
            && other.item.sharesBackground
    }

    /// The width of the button on glass, at a place among its neighbors.
    func widthOnGlass(among buttons: [BarButton], at index: Int, height: CGFloat) -> CGFloat {
        guard hasGlass || isProminent else { return width }
        let neighbors = [index - 1, index + 1].filter(buttons.indices.contains).map { buttons[$0] }
        return BarButtonLook.widthOnGlass(
            ofContent: width, isPicture: isPicture, isShared: neighbors.contains(where: sharesGlass), height: height)
    }

    /// The fill of a prominent button.
    var fill: Color { bar.resolved(item.isEnabled ? item.tintColor ?? bar.tintColor : .tertiarySystemFill) }

    var title: String? {
        if item.image != nil || symbolName != nil { return nil }
        if let title = item.title, !title.isEmpty { return title }
        return roleTitle
    }

    /// The title of the item's role, shown or not.
    private var roleTitle: String? { item.systemItem?.lookRole.flatMap(buttonLook.title) }

    var font: UIFont {
        if let font = attributes[.font] as? UIFont { return font }
        return .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    }

    private var color: UIColor {
        if !item.isEnabled { return .disabledControl }
        if let color = attributes[.foregroundColor] as? UIColor { return color }
        guard buttonLook.standsOnGlass else { return item.tintColor ?? bar.tintColor }
        // On glass, glyphs are black or white, and a prominent button is filled with the tint.
        return isProminent ? .white : item.tintColor ?? bar.look.tintColor ?? .label
    }

    /// The width of the item; a flexible space has none of its own.
    var width: CGFloat {
        if isFixedSpace { return item.width.isFinite ? max(0, item.width) : 0 }
        if isFlexibleSpace { return 0 }
        if let view = item.customView { return size(of: view, in: .greatestFiniteMagnitude).width }
        if item.width > 0, item.width.isFinite { return item.width }
        if let image { return image.size.width }
        if symbolName != nil { return BarButtonLook.symbolRoom }
        guard let title else { return isBack ? BarButtonLook.chevronExtent : 0 }
        let width = bar.measureLine(StyledText(title, font: font, color: .label, in: bar)).width
        return isBack ? width + BarButtonLook.chevronExtent : width
    }

    /// The size of a custom view: from its own constraints, its content, or its frame.
    func size(of view: UIView, in height: CGFloat) -> CGSize {
        let intrinsic = view.intrinsicContentSize
        var size = (bar as? any BarButtonHolder)?.shownViews.size(of: view) ?? view.bounds.size
        switch item.canvasPlace {
        case .frame(let frame): return frame.size
        case .unconstrained: return CGSize(width: max(0, intrinsic.width), height: max(0, intrinsic.height))
        case nil: break
        }
        let followsContent = !view.translatesAutoresizingMaskIntoConstraints || size == .zero
        let constrained = view.constraints.filter { $0.firstItem === view && $0.secondItem == nil }.map(
            \.firstAttribute)
        if followsContent || !constrained.isEmpty {
            let fitted = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            if constrained.contains(.width) || followsContent && intrinsic.width < 0 {
                size.width = fitted.width
            } else if followsContent {
                size.width = intrinsic.width
            }
            if constrained.contains(.height) || followsContent && intrinsic.height < 0 {
                size.height = fitted.height
            } else if followsContent {
                size.height = intrinsic.height
            }
        }
        return CGSize(width: max(0, size.width), height: min(max(0, size.height), height))
    }

    /// Draws the button, marked with the input's name for it.
    ///
    /// - Parameters:
    ///   - rect: The button's frame.
    ///   - imageDrop: The distance of an image's middle below the frame's.
    ///   - items: The items, which grow.
    func paint(in rect: CGRect, imageDrop: CGFloat = 0, into items: inout [DrawingItem]) {
        guard item.customView == nil, !isSpace else { return }
        var own: [DrawingItem] = []
        paintContent(in: isPicture ? rect.offsetBy(dx: 0, dy: imageDrop) : rect, into: &own)
        guard let origin = item.origin else {
            items += own
            return
        }
        let mark = ElementMark(
            id: origin.id, kind: "UIBarButtonItem", label: origin.label ?? title ?? roleTitle,
            location: origin.location,
            frame: rect)
        items.append(.element(mark, own))
    }

    private func paintContent(in rect: CGRect, into items: inout [DrawingItem]) {
        let drawn = bar.resolved(color)
        if let ground = item.backgroundImage(for: item.isEnabled ? .normal : .disabled, barMetrics: .default)
            ?? item.backgroundImage(for: .normal, barMetrics: .default) ?? look?.backgroundImage
        {
            // As high as the background image, and as wide as the button.
            let size = CGSize(width: max(rect.width, ground.size.width), height: min(rect.height, ground.size.height))
            items += ground.items(filling: bar.pixelGrid.snap(rect.centered(size)), of: bar)
        }
        if let image {
            let insets = item.imageInsets
            var frame = rect.centered(image.size)
            frame.origin.x += (insets.left - insets.right) / 2
            frame.origin.y += (insets.top - insets.bottom) / 2
            items += image.items(in: bar.pixelGrid.snap(frame), tint: color, traits: bar.traitCollection)
        } else if let sign {
            items += sign.items(
                in: bar.pixelGrid.snap(rect.centered(sign.size)), tint: color, traits: bar.traitCollection)
        } else {
            var rect = rect
            if isBack { paintChevron(takenFrom: &rect, drawn, into: &items) }
            guard let title else { return }
            let layout = bar.setLine(title, font: font, color: color, width: rect.width + 1)
            let own = item.titlePositionAdjustment(for: .default)
            let shift = own == .zero ? look?.titlePositionAdjustment ?? .zero : own
            items.text(
                layout,
                at: layout.centeredOrigin(
                    in: rect.offsetBy(dx: shift.horizontal, dy: shift.vertical), grid: bar.pixelGrid))
        }
    }

    @MainActor
    private func paintChevron(takenFrom rect: inout CGRect, _ color: Color, into items: inout [DrawingItem]) {
        let isOnRight = bar.isRightToLeft
        let width = BarButtonLook.chevronWidth
        let box = CGRect(
            x: isOnRight ? rect.maxX - width : rect.minX, y: rect.minY, width: width, height: rect.height)
        items += BarButtonLook.chevronItems(in: box, color: color, isRightToLeft: isOnRight)
        rect.size.width = max(0, rect.width - BarButtonLook.chevronExtent)
        if !isOnRight { rect.origin.x += BarButtonLook.chevronExtent }
    }
}

extension UIBarButtonItem.SystemItem {
    /// The role for looks; `nil` for spaces.
    fileprivate var lookRole: BarButtonLook.Role? {
        switch self {
        case .flexibleSpace, .fixedSpace: nil
        case .done: .done
        case .cancel: .cancel
        case .edit: .edit
        case .save: .save
        case .add: .add
        case .compose: .compose
        case .reply: .reply
        case .action: .action
        case .organize: .organize
        case .bookmarks: .bookmarks
        case .search: .search
        case .refresh: .refresh
        case .stop: .stop
        case .camera: .camera
        case .trash: .trash
        case .play: .play
        case .pause: .pause
        case .rewind: .rewind
        case .fastForward: .fastForward
        case .undo: .undo
        case .redo: .redo
        case .pageCurl: .pageCurl
        case .close: .close
        }
    }
}

extension UIView {
    /// Draws the capsules behind buttons.
    ///
    /// Adjacent glyphs share one; a button with a title or a prominent one has its own.
    func paintGlassGroups(
        _ buttons: [BarButton], _ frames: [CGRect], height: CGFloat, into items: inout [DrawingItem]
    ) {
        let placed = zip(buttons, frames).enumerated().map { index, place in
            let (button, frame) = place
            return BarButtonLook.Placed(
                frame: frame, ground: button.isProminent ? .filled(button.fill) : button.hasGlass ? .glass : .none,
                sharesGlass: index > 0 && button.sharesGlass(with: buttons[index - 1]))
        }
        items += BarButtonLook(JobEnvironment.current.style).capsuleItems(
            behind: placed, height: height, isDark: traitCollection.userInterfaceStyle == .dark)
    }
}
