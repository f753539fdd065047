import Arrangement
import Drawing
import Foundation
import Geometry
import Looks
import Typography

/// The parts of a navigation bar, each drawn where the layout placed it.
extension UINavigationBar {
    func paintPrompt(_ item: UINavigationItem, into items: inout [DrawingItem]) {
        guard let prompt = item.prompt else { return }
        let layout = setLine(prompt, font: .systemFont(ofSize: 13), color: titleColor, width: max(1, row.width - 32))
        let box = CGRect(x: row.minX, y: bounds.minY, width: row.width, height: Self.promptHeight + 8)
        items.text(layout, at: layout.centeredOrigin(in: box, grid: pixelGrid))
    }

    func paintTitle(
        _ item: UINavigationItem, _ layout: NavigationBarLayout.Placed, into items: inout [DrawingItem]
    ) {
        guard let title = item.title, item.titleView == nil, layout.title.width > 0 else { return }
        let rect = frame(layout.title)
        let line = setLine(title, font: titleFont, color: titleColor, width: rect.width + 0.5)
        var origin = line.centeredOrigin(in: rect, grid: pixelGrid)
        origin.y += titleAdjustments[isCompactHeight ? .compact : .default] ?? 0
        items.text(line, at: origin)
    }

    /// Glass is 44 points high, and never higher than its bar: a phone on its side has a low one at the screen's edge.
    var glassHeight: CGFloat { min(44, frame(.init(x: 0, width: 44)).height) }

    func paintBackButton(_ layout: NavigationBarLayout.Placed, into items: inout [DrawingItem]) {
        guard let x = layout.chevronX else { return }
        let normal = currentAppearance?.backButtonAppearance.normal.titleTextAttributes ?? [:]
        let itemTint = backItem?.backBarButtonItem?.tintColor
        if isModern {
            let rect = frame(.init(x: x, width: 44)).centered(CGSize(width: glassHeight, height: glassHeight))
            paintGlass(in: rect, into: &items)
            items += ControlSign.chevronBackward.items(
                in: rect.shrunk(by: glassHeight / 4), color: resolved(itemTint ?? .label), weight: 2.4,
                isRightToLeft: isRightToLeft)
            return
        }
        let rect = frame(.init(x: x, width: 12.5))
        let tint = itemTint ?? tintColor ?? .systemBlue
        if let image = currentAppearance?.backIndicatorImage ?? backIndicatorImage {
            items += image.items(in: rect.centered(image.size), tint: tint, traits: traitCollection)
        } else {
            items += ControlSign.chevronBackward.items(
                in: rect.centered(CGSize(width: 26, height: 26)), color: resolved(tint), weight: 2.7,
                isRightToLeft: isRightToLeft)
        }
        guard let index = layout.backTitle, backTitles.indices.contains(index) else { return }
        let color = normal[.foregroundColor] as? UIColor ?? tint
        let line = setLine(backTitles[index], font: backFont, color: color)
        let box = frame(.init(x: layout.backTitleX, width: line.size.width))
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
        let line = setLine(title, font: font, color: color, width: max(1, room.width))
        let x = isRightToLeft ? room.maxX - line.size.width : room.minX
        let top = row.maxY
        let box = CGRect(x: x, y: top, width: line.size.width, height: max(0, bounds.maxY - searchExtent - top))
        // The title sits 8 points above the bar's edge.
        items.text(line, at: CGPoint(x: x, y: pixelGrid.round(max(box.minY, box.maxY - 8 - line.size.height))))
    }
}
