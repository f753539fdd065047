import Arrangement
import Devices
package import Drawing
package import Foundation
import Geometry
package import Typography

/// The look of a picker's wheels: rows that recede above and below the selected one.
package struct WheelsLook {
    /// A wheel of rows.
    package struct Wheel {
        package var titles: (Int) -> String?
        package var count: Int
        /// The selected row, which is in the middle; negative for none.
        package var chosen: Int
        /// The relative width of the wheel; 0 for an equal share.
        package var weight: CGFloat
        package var alignment: TextOptions.Alignment

        package init(
            titles: @escaping (Int) -> String?, count: Int, chosen: Int, weight: CGFloat,
            alignment: TextOptions.Alignment
        ) {
            self.titles = titles
            self.count = count
            self.chosen = chosen
            self.weight = weight
            self.alignment = alignment
        }
    }

    /// The mark of the selected rows, by version.
    private enum Mark {
        /// A line above and one below: iOS 7 to 13.
        case lines
        /// A rounded band: from iOS 14 on.
        case band
    }

    private let mark: Mark
    /// The size of a picker, in points: 216 high on every version, and 320 wide by default.
    package let size: CGSize

    /// The look in a style of the system.
    package init(_ style: SystemStyle) {
        mark = style.version >= .iOS14 ? .band : .lines
        size = CGSize(width: 320, height: style.metrics(of: .picker).height)
    }

    /// The default height of a row, in points.
    package static let standardRowHeight: CGFloat = 32

    /// The items that draw wheels around the middle of the bounds.
    ///
    /// - Parameters:
    ///   - wheels: The wheels, from the leading side.
    ///   - rowHeight: The height of the middle row, in points. The distances of the other rows are proportional to it.
    ///   - bounds: The picker's bounds.
    ///   - pen: The pen to draw with.
    /// - Returns: The items, from back to front.
    package func items(
        _ wheels: [Wheel], rowHeight: CGFloat = standardRowHeight, in bounds: CGRect, _ pen: Pen
    ) -> [DrawingItem] {
        var items: [DrawingItem] = []
        drawMark(in: bounds, rowHeight: rowHeight, pen, into: &items)
        guard !wheels.isEmpty, bounds.width > 40 else { return items }
        let given = wheels.map(\.weight).filter { $0 > 0 }
        let standard = given.isEmpty ? 1 : given.reduce(0, +) / CGFloat(given.count)
        let total = wheels.reduce(0) { $0 + ($1.weight > 0 ? $1.weight : standard) }
        let room = bounds.width - 36
        var x = bounds.minX + 18
        var drawn: [DrawingItem] = []
        for wheel in wheels {
            let width = room * (wheel.weight > 0 ? wheel.weight : standard) / total
            let rect = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
                .mirrored(in: bounds, if: pen.isRightToLeft)
            x += width
            draw(wheel, in: rect, spread: rowHeight / Self.standardRowHeight, pen, into: &drawn)
        }
        items.append(.group(GroupStyle(clip: .rectangle(bounds)), drawn))
        return items
    }

    private func drawMark(in bounds: CGRect, rowHeight: CGFloat, _ pen: Pen, into items: inout [DrawingItem]) {
        let band = CGRect(x: bounds.minX, y: bounds.midY - rowHeight / 2, width: bounds.width, height: rowHeight)
        switch mark {
        case .band:
            let inset = band.insetBy(dx: 9, dy: 0)
            if inset.width > 0 { items.fill(inset, cornerRadius: 8, pen.color(.tertiarySystemFill)) }
        case .lines:
            let line = pen.color(.separator)
            items.fill(CGRect(x: band.minX, y: band.minY, width: band.width, height: 0.5), line)
            items.fill(CGRect(x: band.minX, y: band.maxY, width: band.width, height: 0.5), line)
        }
    }

    /// Rows above and below the middle recede: they are closer together, lower and fainter.
    private static let steps: [(distance: CGFloat, squeeze: CGFloat, alpha: CGFloat)] = [
        (0, 1, 1), (32, 0.94, 0.45), (60, 0.8, 0.28), (82, 0.58, 0.14),
    ]

    private func draw(
        _ wheel: Wheel, in rect: CGRect, spread: CGFloat, _ pen: Pen, into items: inout [DrawingItem]
    ) {
        for step in -3...3 {
            let row = wheel.chosen + step
            guard wheel.chosen >= 0, (0..<wheel.count).contains(row), let title = wheel.titles(row) else { continue }
            let place = Self.steps[abs(step)]
            let layout = pen.line(
                title, font: .system(step == 0 ? 23 : 21),
                color: pen.color(.label).multiplyingAlpha(by: Double(place.alpha)), width: max(1, rect.width - 8),
                alignment: wheel.alignment)
            let y = rect.midY + (step < 0 ? -place.distance : place.distance) * spread
            let squeeze = CGAffineTransform(
                a: 1, b: 0, c: 0, d: place.squeeze, tx: rect.minX + 4,
                ty: y - layout.size.height * place.squeeze / 2)
            items.append(.group(GroupStyle(transform: squeeze), layout.items(at: .zero)))
        }
    }
}
