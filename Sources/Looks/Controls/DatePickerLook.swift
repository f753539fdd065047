import Arrangement
package import Drawing
package import Foundation
import Geometry
import Typography

/// The look of a date picker that shows the date in boxes or in a calendar month.
package struct DatePickerLook {
    /// A month of a calendar.
    package struct Month {
        /// The name of the month with the year.
        package var title: String
        package var numberOfDays: Int
        /// The weekday of the first day, from 0 for Sunday.
        package var firstWeekday: Int
        package var chosenDay: Int
        /// The time as text; `nil` if only the date is selected.
        package var time: String?

        package init(title: String, numberOfDays: Int, firstWeekday: Int, chosenDay: Int, time: String?) {
            self.title = title
            self.numberOfDays = numberOfDays
            self.firstWeekday = firstWeekday
            self.chosenDay = chosenDay
            self.time = time
        }
    }

    private let era: SystemStyle.Era
    private let wheelsHeight: CGFloat

    /// The look in a style of the system.
    package init(_ style: SystemStyle) {
        era = style.era
        wheelsHeight = style.metrics(of: .wheelsDatePicker).height
    }

    // MARK: Size

    /// The size of a picker of wheels, in points: 320 by 216 on every version, as stored in documents.
    package var wheelsSize: CGSize { CGSize(width: 320, height: wheelsHeight) }

    /// The size of a month, in points.
    package func monthSize(hasTime: Bool) -> CGSize { CGSize(width: 320, height: hasTime ? 378 : 330) }

    /// The size of a row of boxes with these texts, in points.
    package func compactSize(_ texts: [String], _ pen: Pen) -> CGSize {
        let widths = texts.map { boxWidth(of: $0, pen) }
        return CGSize(
            width: widths.reduce(CGFloat(max(0, widths.count - 1)) * Self.boxGap, +), height: Self.boxHeight)
    }

    private static let boxHeight: CGFloat = 34
    private static let boxGap: CGFloat = 6

    private func boxWidth(of text: String, _ pen: Pen) -> CGFloat {
        pen.line(text, font: .system(17), color: pen.color(.label)).size.width + 22
    }

    // MARK: Drawing

    /// The items that draw a row of boxes from the leading end of the bounds.
    package func compactItems(_ texts: [String], isEnabled: Bool, in bounds: CGRect, _ pen: Pen) -> [DrawingItem] {
        var items: [DrawingItem] = []
        var x = bounds.minX
        for text in texts {
            let rect = CGRect(
                x: x, y: bounds.midY - Self.boxHeight / 2, width: boxWidth(of: text, pen), height: Self.boxHeight
            ).mirrored(in: bounds, if: pen.isRightToLeft)
            items.fill(rect, cornerRadius: boxCornerRadius, pen.color(.tertiarySystemFill))
            let layout = pen.line(text, font: .system(17), color: pen.color(isEnabled ? .label : .tertiaryLabel))
            items.text(layout, at: layout.centeredOrigin(in: rect, grid: pen.grid))
            x += rect.width + Self.boxGap
        }
        return items
    }

    private var boxCornerRadius: CGFloat {
        switch era {
        case .flat, .raised: 6
        case .glass: 17
        }
    }

    private static let weekdays = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"]

    /// The items that draw a calendar month.
    package func monthItems(_ month: Month, in bounds: CGRect, _ pen: Pen) -> [DrawingItem] {
        var items: [DrawingItem] = []
        let column = bounds.width / 7
        guard column > 8 else { return [] }
        let title = pen.line(month.title, font: .system(17, .semibold), color: pen.color(.label))
        let titleFrame = CGRect(
            x: bounds.minX + 16, y: bounds.minY + 12, width: title.size.width, height: title.size.height
        ).mirrored(in: bounds, if: pen.isRightToLeft)
        items.text(title, at: titleFrame.origin)
        // The chevron beside the month leads to wheels of months and years.
        let more = CGRect(
            x: bounds.minX + 16 + title.size.width + 2, y: titleFrame.midY - 7, width: 14, height: 14
        ).mirrored(in: bounds, if: pen.isRightToLeft)
        items += ControlSign.chevronForward.items(
            in: more, color: pen.tint, weight: 2.2, isRightToLeft: pen.isRightToLeft)
        for (index, sign) in [ControlSign.chevronBackward, .chevronForward].enumerated() {
            let square = CGRect(
                x: bounds.maxX - 72 + CGFloat(index) * 40, y: bounds.minY + 12, width: 20, height: 20
            ).mirrored(in: bounds, if: pen.isRightToLeft)
            items += sign.items(in: square, color: pen.tint, weight: 2, isRightToLeft: pen.isRightToLeft)
        }
        func cell(_ row: Int, _ weekday: Int, top: CGFloat, height: CGFloat) -> CGRect {
            CGRect(
                x: bounds.minX + CGFloat(weekday) * column, y: bounds.minY + top + CGFloat(row) * height, width: column,
                height: height
            ).mirrored(in: bounds, if: pen.isRightToLeft)
        }
        for (weekday, name) in Self.weekdays.enumerated() {
            let layout = pen.line(name, font: .system(13, .semibold), color: pen.color(.tertiaryLabel))
            items.text(
                layout, at: layout.centeredOrigin(in: cell(0, weekday, top: 44, height: 20), grid: pen.grid))
        }
        for day in 1...max(1, month.numberOfDays) {
            let place = month.firstWeekday + day - 1
            let rect = cell(place / 7, place % 7, top: 66, height: 44)
            let isChosen = day == month.chosenDay
            if isChosen {
                let disc = rect.centered(CGSize(width: 40, height: 40))
                items.fill(.ellipse(in: disc), pen.tint.multiplyingAlpha(by: 0.13))
            }
            let layout = pen.line(
                "\(day)", font: .system(20, isChosen ? .bold : .regular),
                color: isChosen ? pen.tint : pen.color(.label))
            items.text(layout, at: layout.centeredOrigin(in: rect, grid: pen.grid))
        }
        if let time = month.time { draw(time, in: bounds, pen, into: &items) }
        return items
    }

    private func draw(_ time: String, in bounds: CGRect, _ pen: Pen, into items: inout [DrawingItem]) {
        let name = pen.line("Time", font: .system(17, .semibold), color: pen.color(.label))
        items.text(name, at: CGPoint(x: bounds.minX + 16, y: bounds.maxY - 36))
        let width = boxWidth(of: time, pen)
        let box = CGRect(x: bounds.maxX - 16 - width, y: bounds.maxY - 43, width: width, height: Self.boxHeight)
        items.fill(box, cornerRadius: 6, pen.color(.tertiarySystemFill))
        let value = pen.line(time, font: .system(17), color: pen.color(.label))
        items.text(value, at: value.centeredOrigin(in: box, grid: pen.grid))
    }
}
