public import Devices
public import Foundation
public import Geometry
public import Traits

/// The metrics of alerts and action sheets, by version of iOS.
///
/// `metrics.json` has none. Width, radius, height of buttons and paddings are those on which open-source imitations of
/// alerts agree for iOS 8 to 18; those of iOS 7 and 26 were estimated by eye.
public struct AlertMetrics: Hashable, Sendable {
    public var isActionSheet: Bool
    public var version: SystemVersion
    public var category: UIContentSizeCategory
    public var scale: CGFloat

    public init(isActionSheet: Bool, version: SystemVersion, category: UIContentSizeCategory, scale: CGFloat) {
        self.isActionSheet = isActionSheet
        self.version = version
        self.category = category
        self.scale = scale
    }

    /// Whether buttons are capsules with gaps rather than rows with hairlines.
    public var hasCapsules: Bool { version >= .iOS26 }

    /// The width of an alert, which is wider at accessibility sizes.
    public var alertWidth: CGFloat {
        if version >= .iOS26 { return category.isAccessibilityCategory ? 340 : 300 }
        return category.isAccessibilityCategory && version >= .iOS11 ? 310 : 270
    }

    /// Whether an action sheet of a phone is a popover at its source, as on an iPad, and without a source in the middle.
    public static func actionSheetsFollowSource(version: SystemVersion) -> Bool { version >= .iOS26 }

    /// The width of an action sheet in a popover.
    public static let popoverWidth: CGFloat = 304

    /// The distance between an action sheet and the edges, and between its groups.
    public var sheetMargin: CGFloat { 8 }

    public var cornerRadius: CGFloat {
        switch version {
        case ..<SystemVersion.iOS8: isActionSheet ? 4 : 7
        case ..<SystemVersion.iOS9: isActionSheet ? 4 : 8
        case ..<SystemVersion.iOS26: 14
        default: 34
        }
    }

    /// The minimum height of a button.
    public var buttonHeight: CGFloat {
        if version >= .iOS26 { return 48 }
        if isActionSheet { return version >= .iOS9 ? 57 : 44 }
        return 44
    }

    /// The font size of a title at the standard content size.
    public var titleSize: CGFloat { isActionSheet ? 13 : 17 }
    public var messageSize: CGFloat { version >= .iOS26 && !isActionSheet ? 15 : 13 }
    public var buttonSize: CGFloat { isActionSheet && version < .iOS26 ? 20 : 17 }

    /// The scale of an alert's text at the current content size, which is never below 1.
    public var textFactor: CGFloat {
        guard version >= .iOS10 else { return 1 }
        let body = DynamicType.style(.body, category).size
        return max(1, body / DynamicType.style(.body, .large).size)
    }

    /// The insets around title and message.
    public var textInsets: UIEdgeInsets {
        if version >= .iOS26 { return UIEdgeInsets(top: 24, left: 28, bottom: 20, right: 28) }
        if isActionSheet { return UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16) }
        return UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
    }

    /// The distance between title and message.
    public var textGap: CGFloat {
        if version >= .iOS26 { return 8 }
        return isActionSheet ? 10 : 4
    }

    public var textFieldHeight: CGFloat {
        switch version {
        case ..<SystemVersion.iOS13: 25
        case ..<SystemVersion.iOS26: 30
        default: 44
        }
    }

    /// Whether text fields are the rows of one box: from iOS 13 to 18.
    public var hasTextFieldBox: Bool { version >= .iOS13 && version < .iOS26 }

    /// The height of each additional row in the box of text fields, measured in a picture of iOS 16.
    private var furtherTextFieldHeight: CGFloat { hasTextFieldBox ? textFieldHeight - 1.33 : textFieldHeight }

    /// The distance between text fields: in a box, a hairline.
    public var textFieldGap: CGFloat { hasTextFieldBox ? hairline : 8 }

    /// The distance from the sides of the alert to its text fields.
    private var textFieldInset: CGFloat { hasTextFieldBox ? 15 + hairline : textInsets.left }

    /// The distance between the texts and the first text field.
    private var gapBeforeTextFields: CGFloat { hasTextFieldBox ? 20 : 16 }

    /// The distance below the last text field, measured with one and with two fields in a box.
    private func gapBelowTextFields(_ count: Int) -> CGFloat {
        hasTextFieldBox ? (count > 1 ? 13.67 : 12) : textInsets.bottom
    }

    /// The thickness of the line between two rows.
    public var hairline: CGFloat { hasCapsules ? 0 : 1 / max(1, scale) }

    /// The distance between capsules.
    public var capsuleGap: CGFloat { 8 }
    public var capsuleMargin: CGFloat { 14 }

    /// The minimum visible height of the buttons if an alert or action sheet does not fit.
    var leastButtonsHeight: CGFloat { (buttonHeight * 1.5).rounded() }
}

/// The measured content of an alert or an action sheet.
public struct AlertRequest: Hashable, Sendable {
    /// The height of the title at the width that ``AlertArrangement/textWidth(_:in:)`` returns; `nil` for none.
    public var titleHeight: CGFloat?
    public var messageHeight: CGFloat?
    public var textFields: Int
    /// The size of each button's text, in the order shown.
    ///
    /// The separate cancel button of an action sheet is the last one.
    public var buttons: [CGSize]
    /// Whether the last button is separate, below the others.
    public var hasCancelApart: Bool
    /// The maximum width of the alert.
    public var width: CGFloat
    public var greatestHeight: CGFloat

    public init(
        titleHeight: CGFloat? = nil, messageHeight: CGFloat? = nil, textFields: Int = 0, buttons: [CGSize],
        hasCancelApart: Bool = false, width: CGFloat, greatestHeight: CGFloat = .greatestFiniteMagnitude
    ) {
        self.titleHeight = titleHeight
        self.messageHeight = messageHeight
        self.textFields = textFields
        self.buttons = buttons
        self.hasCancelApart = hasCancelApart
        self.width = width
        self.greatestHeight = greatestHeight
    }
}

/// The frames of an alert's parts, in its own coordinates.
public struct AlertArrangement: Hashable, Sendable {
    public var size: CGSize
    /// The groups with their own background: one, or two with a separate cancel button.
    public var groups: [CGRect]
    /// The area of title, message and fields; it scrolls if they don't fit.
    public var content: CGRect
    /// The area of the first group's buttons; it scrolls if they don't fit.
    public var buttonArea: CGRect
    /// The frame of the title, relative to ``content``.
    public var title: CGRect?
    public var message: CGRect?
    public var textFields: [CGRect]
    /// The box around all text fields with its border, relative to ``content``; `nil` if each is separate.
    public var textFieldBox: CGRect?
    /// The frames of the buttons, relative to the alert, before scrolling.
    public var buttons: [CGRect]
    public var hairlines: [CGRect]
    /// Whether there are two buttons side by side.
    public var isSideBySide: Bool
}

extension AlertMetrics {
    /// The width of title and message in an alert with a width.
    public func textWidth(inAlertOf width: CGFloat) -> CGFloat { width - textInsets.left - textInsets.right }

    /// Lays out an alert: texts, then fields, then buttons.
    ///
    /// Two buttons are side by side if their texts fit.
    public func arrange(_ request: AlertRequest) -> AlertArrangement {
        let width = request.width
        var arrangement = AlertArrangement(
            size: .zero, groups: [], content: .zero, buttonArea: .zero, textFields: [], buttons: [], hairlines: [],
            isSideBySide: false)
        let contentHeight = placeContent(request, &arrangement)
        let count = request.buttons.count
        let apart = request.hasCancelApart && count > 0 ? 1 : 0
        let heights = request.buttons.map { max(buttonHeight, ($0.height + buttonPadding).rounded(.up)) }
        arrangement.isSideBySide = count == 2 && apart == 0 && fitSideBySide(request.buttons, width: width)

        let inner = hasCapsules ? capsuleMargin : 0
        let between = hasCapsules ? capsuleGap : hairline
        let grouped = Array(heights.dropLast(apart))
        var buttonsHeight: CGFloat =
            arrangement.isSideBySide
            ? grouped.max() ?? 0 : grouped.reduce(0, +) + between * CGFloat(max(0, grouped.count - 1))
        if hasCapsules, !grouped.isEmpty { buttonsHeight += capsuleMargin }
        // Without texts above, capsules are as far from the top edge as from the other edges.
        let above = hasCapsules && !grouped.isEmpty && contentHeight == 0 ? capsuleMargin : 0
        buttonsHeight += above

        // Parts that do not fit scroll: first the texts, then the buttons.
        let line = contentHeight > 0 && !grouped.isEmpty ? hairline : 0
        let apartHeight = apart == 1 ? (heights.last ?? 0) + sheetMargin : 0
        let room = max(0, request.greatestHeight - apartHeight - line)
        let shownButtons = min(buttonsHeight, max(room - contentHeight, min(buttonsHeight, leastButtonsHeight)))
        let shownContent = min(contentHeight, max(0, room - shownButtons))

        arrangement.content = CGRect(x: 0, y: 0, width: width, height: shownContent)
        arrangement.buttonArea = CGRect(x: 0, y: shownContent + line, width: width, height: shownButtons)
        if line > 0 {
            arrangement.hairlines.append(CGRect(x: 0, y: shownContent, width: width, height: hairline))
        }
        var y = shownContent + line + above
        if arrangement.isSideBySide {
            let half = (width - 2 * inner - between) / 2
            let height = grouped.max() ?? 0
            for index in 0..<2 {
                arrangement.buttons.append(
                    CGRect(x: inner + CGFloat(index) * (half + between), y: y, width: half, height: height))
            }
            if !hasCapsules {
                arrangement.hairlines.append(CGRect(x: half, y: y, width: hairline, height: height))
            }
        } else {
            for (index, height) in grouped.enumerated() {
                if index > 0 {
                    if !hasCapsules {
                        arrangement.hairlines.append(CGRect(x: 0, y: y, width: width, height: hairline))
                    }
                    y += between
                }
                arrangement.buttons.append(CGRect(x: inner, y: y, width: width - 2 * inner, height: height))
                y += height
            }
        }
        let end = shownContent + line + shownButtons
        arrangement.groups = end > 0 ? [CGRect(x: 0, y: 0, width: width, height: end)] : []
        arrangement.size = CGSize(width: width, height: end)
        if apart == 1, let height = heights.last {
            let frame = CGRect(x: 0, y: end > 0 ? end + sheetMargin : 0, width: width, height: height)
            arrangement.groups.append(frame)
            arrangement.buttons.append(frame)
            arrangement.size.height = frame.maxY
        }
        return arrangement
    }

    private var buttonPadding: CGFloat { isActionSheet ? 28 : 20 }

    /// The distance from each side of a button to its text.
    public var buttonInset: CGFloat { hasCapsules ? 12 : 8 }

    private func fitSideBySide(_ buttons: [CGSize], width: CGFloat) -> Bool {
        guard !isActionSheet, !category.isAccessibilityCategory else { return false }
        let half = hasCapsules ? (width - 2 * capsuleMargin - capsuleGap) / 2 : (width - hairline) / 2
        return buttons.allSatisfy { $0.width <= half - 2 * buttonInset }
    }

    /// Places title, message and fields, and returns their height including paddings.
    private func placeContent(_ request: AlertRequest, _ arrangement: inout AlertArrangement) -> CGFloat {
        let insets = textInsets
        let width = textWidth(inAlertOf: request.width)
        guard request.titleHeight != nil || request.messageHeight != nil || request.textFields > 0 else { return 0 }
        var y = insets.top
        if let height = request.titleHeight {
            arrangement.title = CGRect(x: insets.left, y: y, width: width, height: height)
            y += height
        }
        if let height = request.messageHeight {
            if request.titleHeight != nil { y += textGap }
            arrangement.message = CGRect(x: insets.left, y: y, width: width, height: height)
            y += height
        }
        if request.textFields > 0 {
            if y > insets.top { y += gapBeforeTextFields }
            let top = y
            if hasTextFieldBox { y += hairline }
            let room = request.width - 2 * textFieldInset
            for index in 0..<request.textFields {
                if index > 0 { y += textFieldGap }
                let height = index == 0 ? textFieldHeight : furtherTextFieldHeight
                arrangement.textFields.append(CGRect(x: textFieldInset, y: y, width: room, height: height))
                y += height
            }
            if hasTextFieldBox {
                y += hairline
                arrangement.textFieldBox = CGRect(
                    x: textFieldInset - hairline, y: top, width: room + 2 * hairline, height: y - top)
            }
            return y + gapBelowTextFields(request.textFields)
        }
        return y + insets.bottom
    }
}
