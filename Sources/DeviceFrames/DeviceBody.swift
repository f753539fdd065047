import Drawing
import Foundation
import Geometry
import Theming

/// The device around its screen: border, edge and buttons, with bands above and below if it has a home button.
struct DeviceBody {
    let geometry: ScreenGeometry
    let style: DeviceStyle

    /// The upright widths of the glass between the screen and the edge: at the sides, and above and below.
    private var border: (side: CGFloat, band: CGFloat) {
        let side = geometry.isPad ? style.padBorder : style.phoneBorder
        guard !geometry.hasHomeIndicator else { return (side, side) }
        return (side, geometry.isPad ? style.homeButtonPadBand : style.homeButtonPhoneBand)
    }

    /// The space for protruding buttons, on every side.
    private var margin: CGFloat { 4 }

    /// The device with its screen.
    func picture(around screen: DisplayList) -> DisplayList {
        let upright = geometry.portraitSize
        let (side, band) = border
        let edge = style.edgeWidth
        let outer = CGSize(
            width: upright.width + 2 * (side + edge + margin), height: upright.height + 2 * (band + edge + margin))
        let body = CGRect(origin: .zero, size: outer).insetBy(dx: margin, dy: margin)
        let inset = CGPoint(x: margin + edge + side, y: margin + edge + band)
        let screenOrigin = geometry.isLandscape ? CGPoint(x: inset.y, y: inset.x) : inset
        let size = geometry.isLandscape ? CGSize(width: outer.height, height: outer.width) : outer
        return DisplayList(
            size: size,
            items: [
                .group(
                    GroupStyle(transform: geometry.fromPortrait(width: outer.width)),
                    uprightItems(body: body, screen: CGRect(origin: inset, size: upright))),
                .group(
                    GroupStyle(transform: .init(translationX: screenOrigin.x, y: screenOrigin.y)), screen.items),
            ],
            title: screen.title, summary: screen.summary)
    }

    private func uprightItems(body: CGRect, screen: CGRect) -> [DrawingItem] {
        let inner = geometry.cornerRadius > 0 ? geometry.cornerRadius : (geometry.isPad ? 10 : 34)
        let radius = inner + border.side + style.edgeWidth
        let glass = body.insetBy(dx: style.edgeWidth, dy: style.edgeWidth)
        var items = buttons(beside: body)
        items.append(.fill(.roundedRectangle(body, cornerRadius: radius), .color(style.edge)))
        items.append(
            .fill(.roundedRectangle(glass, cornerRadius: radius - style.edgeWidth), .color(style.body)))
        if geometry.hasHomeIndicator {
            let rim = screen.insetBy(dx: -2, dy: -2)
            items.append(
                .fill(.roundedRectangle(rim, cornerRadius: geometry.cornerRadius + 2), .color(style.glass)))
        } else {
            items += homeButton(below: screen, in: glass)
        }
        return items
    }

    private func buttons(beside body: CGRect) -> [DrawingItem] {
        func button(_ x: CGFloat, _ y: CGFloat, _ height: CGFloat) -> DrawingItem {
            .fill(
                .roundedRectangle(CGRect(x: x, y: y, width: 6, height: height), cornerRadius: 2),
                .color(style.button))
        }
        let (left, right) = (body.minX - 3, body.maxX - 3)
        if geometry.isPad {
            return [button(right, body.minY + 60, 34), button(right, body.minY + 104, 34)]
        }
        let unit = body.height / 100
        return [
            button(left, body.minY + 16 * unit, 4 * unit), button(left, body.minY + 23 * unit, 7.5 * unit),
            button(left, body.minY + 32.5 * unit, 7.5 * unit), button(right, body.minY + 25 * unit, 11.5 * unit),
        ]
    }

    private func homeButton(below screen: CGRect, in glass: CGRect) -> [DrawingItem] {
        let middle = (screen.maxY + glass.maxY) / 2
        let diameter = min(glass.maxY - screen.maxY, 92) * 0.66
        let ring = CGRect(
            x: screen.midX - diameter / 2, y: middle - diameter / 2, width: diameter, height: diameter)
        let top = (screen.minY + glass.minY) / 2
        var items: [DrawingItem] = [
            .stroke(.ellipse(in: ring), .color(style.homeButtonRing), StrokeStyle(width: 2))
        ]
        if geometry.isPad {
            let lens = CGRect(x: screen.midX - 4, y: top - 4, width: 8, height: 8)
            items.append(.fill(.ellipse(in: lens), .color(style.homeButtonRing)))
        } else {
            let slit = CGRect(x: screen.midX - 30, y: top - 3, width: 60, height: 6)
            items.append(.fill(.roundedRectangle(slit, cornerRadius: 3), .color(style.homeButtonRing)))
        }
        return items
    }
}
