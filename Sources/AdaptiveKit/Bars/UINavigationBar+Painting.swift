import Arrangement
import Drawing
import Foundation
import Geometry
import Looks
import Typography

/// Draws the parts of a navigation bar in their frames.
extension UINavigationBar {
    func paintPrompt(_ item: UINavigationItem, into items: inout [DrawingItem]) {
        guard let prompt = item.prompt else { return }
        items += barLook.promptItems(prompt, color: resolved(titleColor), above: row, top: bounds.minY, pen)
    }

    func paintTitle(
        _ item: UINavigationItem, _ layout: NavigationBarArrangement.Placed, into items: inout [DrawingItem]
    ) {
        guard item.titleView == nil, layout.title.width > 0 else { return }
        if let subtitle = shownSubtitle {
            items += barLook.titleItems(
                .init(item.title ?? "", font: titleFont.descriptor, color: resolved(titleColor)),
                over: .init(subtitle, font: subtitleFont.descriptor, color: resolved(subtitleColor)),
                in: frame(layout.title), pen)
            return
        }
        guard let title = item.title else { return }
        let shift = currentAppearance?.titlePositionAdjustment ?? .zero
        items += barLook.titleItems(
            title, font: titleFont.descriptor, color: resolved(titleColor),
            in: frame(layout.title).offsetBy(dx: shift.horizontal, dy: 0),
            verticalAdjustment: shift.vertical + (titleAdjustments[isCompactHeight ? .compact : .default] ?? 0), pen)
    }

    /// The height of glass capsules, in points.
    var glassHeight: CGFloat { barLook.glassHeight(inRowOfHeight: row.height) }

    func paintBackButton(_ layout: NavigationBarArrangement.Placed, into items: inout [DrawingItem]) {
        guard let x = layout.chevronX else { return }
        let itemTint = backItem?.backBarButtonItem?.tintColor
        if barLook.hasBackDisc {
            items += barLook.backDiscItems(
                in: frame(.init(x: x, width: barLook.backButtonWidth)), color: resolved(itemTint ?? .label),
                isOnGlass: isOnGlassPanel, pen)
            return
        }
        let rect = frame(.init(x: x, width: BarButtonLook.chevronWidth))
        let tint = itemTint ?? tintColor ?? .systemBlue
        if let image = currentAppearance?.backIndicatorImage ?? backIndicatorImage {
            items += image.items(in: rect.centered(image.size), tint: tint, traits: traitCollection)
        } else {
            items += BarButtonLook.chevronItems(in: rect, color: resolved(tint), isRightToLeft: isRightToLeft)
        }
        guard let index = layout.backTitle, backTitles.indices.contains(index) else { return }
        let style = backTitleStyle
        let color = style.attributes[.foregroundColor] as? UIColor ?? tint
        let line = setLine(backTitles[index], font: style.font, color: color)
        let shift = style.adjustment
        let box = frame(.init(x: layout.backTitleX, width: line.size.width))
            .offsetBy(dx: shift.horizontal, dy: shift.vertical)
        items.text(line, at: line.centeredOrigin(in: box, grid: pixelGrid))
    }

    func paintLargeTitle(_ item: UINavigationItem, into items: inout [DrawingItem]) {
        guard let title = item.title else { return }
        let attributes = currentAppearance?.largeTitleTextAttributes ?? largeTitleTextAttributes
        let font =
            attributes?[.font] as? UIFont ?? largeTitleTextAttributes?[.font] as? UIFont
            ?? .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .largeTitle).pointSize, weight: .bold)
        let color =
            attributes?[.foregroundColor] as? UIColor ?? largeTitleTextAttributes?[.foregroundColor] as? UIColor
            ?? titleColor
        let margin = LayoutMargins.rootView(
            width: bounds.width, version: JobEnvironment.current.systemVersion
        ).leading
        let room = row.insetBy(dx: min(margin, row.width / 2), dy: 0)
        let subtitle = largeSubtitle.map {
            NavigationBarLook.Line($0, font: largeSubtitleFont.descriptor, color: resolved(largeSubtitleColor))
        }
        items += barLook.largeTitleItems(
            .init(title, font: font.descriptor, color: resolved(color)), subtitle: subtitle, in: room, top: row.maxY,
            bottom: bounds.maxY - searchExtent, pen)
    }
}
