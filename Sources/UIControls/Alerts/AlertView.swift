import Arrangement
import Drawing
import Foundation
import Geometry
import Looks
import Traits

/// The content of an alert or an action sheet.
final class AlertView: UIView {
    private unowned let controller: UIAlertController
    private let content = UIView(frame: .zero)
    private let textFieldBox = AlertTextFieldBox(frame: .zero)
    private let buttonArea = UIView(frame: .zero)
    private let titleLabel = UILabel(frame: .zero)
    private let messageLabel = UILabel(frame: .zero)
    private var buttons: [AlertButton] = []
    private var groups: [CGRect] = []
    private var hairlines: [CGRect] = []

    init(_ controller: UIAlertController) {
        self.controller = controller
        super.init(frame: .zero)
        for view in [content, buttonArea] {
            view.clipsToBounds = true
            addSubview(view)
        }
        content.addSubview(textFieldBox)
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            content.addSubview(label)
        }
        contentDidChange()
    }

    required init?(coder: NSCoder) { nil }

    /// The view places its parts; each field lays itself out.
    override var isLayoutBoundary: Bool { true }

    func contentDidChange() {
        for button in buttons { button.removeFromSuperview() }
        buttons = []
        for field in controller.textFields ?? [] where field.superview !== content { content.addSubview(field) }
        setNeedsLayout()
    }

    // MARK: Measures

    private var isActionSheet: Bool { controller.preferredStyle == .actionSheet }

    var metrics: AlertMetrics {
        let traits = traitCollection
        return AlertMetrics(
            isActionSheet: isActionSheet, version: JobEnvironment.current.systemVersion,
            category: traits.preferredContentSizeCategory, scale: traits.displayScale)
    }

    private var alertLook: AlertLook { AlertLook(JobEnvironment.current.style) }

    private func font(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
        .systemFont(ofSize: (size * metrics.textFactor).rounded(), weight: weight)
    }

    private var hasCancelApart: Bool {
        isActionSheet && !controller.isInPopover && !metrics.hasCapsules
            && controller.actions.contains { $0.style == .cancel }
    }

    private func updateTexts() {
        let metrics = metrics
        let modern = metrics.hasCapsules
        titleLabel.text = controller.title
        titleLabel.font = font(metrics.titleSize, .semibold)
        messageLabel.text = controller.message
        messageLabel.font = font(metrics.messageSize, isActionSheet && controller.title == nil ? .semibold : .regular)
        for label in [titleLabel, messageLabel] {
            label.textAlignment = modern && !isActionSheet ? .natural : .center
            label.textColor = isActionSheet || modern && label === messageLabel ? .secondaryLabel : .label
        }
    }

    private func height(of label: UILabel, width: CGFloat) -> CGFloat? {
        guard label.text?.isEmpty == false else { return nil }
        return label.sizeThatFits(CGSize(width: width, height: 0)).height
    }

    /// The arrangement of an alert with the given width.
    func arrange(width: CGFloat, greatestHeight: CGFloat = .greatestFiniteMagnitude) -> AlertArrangement {
        updateTexts()
        let metrics = metrics
        let text = metrics.textWidth(inAlertOf: width)
        return metrics.arrange(
            AlertRequest(
                titleHeight: height(of: titleLabel, width: text), messageHeight: height(of: messageLabel, width: text),
                textFields: controller.textFields?.count ?? 0,
                buttons: controller.shownActions(sideBySide: false).map { measure($0, metrics) },
                hasCancelApart: hasCancelApart, width: width, greatestHeight: greatestHeight))
    }

    private func measure(_ action: UIAlertAction, _ metrics: AlertMetrics) -> CGSize {
        let label = UILabel(frame: .zero)
        label.text = action.title
        label.font = buttonFont(action, metrics)
        return label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0))
    }

    private func buttonFont(_ action: UIAlertAction, _ metrics: AlertMetrics) -> UIFont {
        font(metrics.buttonSize, controller.isEmphasized(action) || metrics.hasCapsules ? .semibold : .regular)
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        // In a popover, the arrow takes up one side of the view.
        let room = bounds.inset(by: controller.isInPopover ? safeAreaInsets : .zero)
        let arrangement = arrange(width: room.width, greatestHeight: room.height)
        groups = arrangement.groups.map { $0.offsetBy(dx: room.minX, dy: room.minY) }
        hairlines = arrangement.hairlines.map { $0.offsetBy(dx: room.minX, dy: room.minY) }
        content.frame = arrangement.content.offsetBy(dx: room.minX, dy: room.minY)
        buttonArea.frame = arrangement.buttonArea.offsetBy(dx: room.minX, dy: room.minY)
        titleLabel.isHidden = arrangement.title == nil
        if let frame = arrangement.title { titleLabel.frame = frame }
        messageLabel.isHidden = arrangement.message == nil
        if let frame = arrangement.message { messageLabel.frame = frame }
        textFieldBox.isHidden = arrangement.textFieldBox == nil
        if let frame = arrangement.textFieldBox {
            textFieldBox.frame = frame
            textFieldBox.rows = arrangement.textFields.map { $0.offsetBy(dx: -frame.minX, dy: -frame.minY) }
        }
        for (field, frame) in zip(controller.textFields ?? [], arrangement.textFields) {
            place(field, frame, isInBox: arrangement.textFieldBox != nil)
        }
        placeButtons(arrangement)
    }

    private func place(_ field: UITextField, _ frame: CGRect, isInBox: Bool) {
        field.frame = frame
        field.borderStyle = .none
        field.font = font(alertLook.textFieldFontSize, .regular)
        if isInBox {
            field.backgroundColor = nil
        } else {
            field.backgroundColor = .systemBackground
            field.layer.borderWidth = metrics.hasCapsules ? 0 : metrics.hairline
            field.layer.borderColor = CGColor(resolved(.separator))
            field.layer.cornerRadius = alertLook.textFieldCornerRadius
        }
        if field.leftView == nil {
            field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 1))
            field.leftViewMode = .always
        }
    }

    private func placeButtons(_ arrangement: AlertArrangement) {
        let actions = controller.shownActions(sideBySide: arrangement.isSideBySide)
        if buttons.map(\.action) != actions {
            for button in buttons { button.removeFromSuperview() }
            buttons = actions.map { AlertButton($0) }
        }
        let metrics = metrics
        for (index, (button, frame)) in zip(buttons, arrangement.buttons).enumerated() {
            let isApart = hasCancelApart && index == buttons.count - 1
            let parent: UIView = isApart ? self : buttonArea
            if button.superview !== parent { parent.addSubview(button) }
            button.frame = isApart ? frame : frame.offsetBy(dx: 0, dy: -arrangement.buttonArea.minY)
            button.update(
                font: buttonFont(button.action, metrics), inset: metrics.buttonInset,
                isFilled: metrics.hasCapsules, isProminent: controller.isEmphasized(button.action))
        }
    }

    // MARK: Drawing

    override func paintContent(into items: inout [DrawingItem]) {
        guard !controller.isInPopover else { return }
        let metrics = metrics
        for (index, group) in groups.enumerated() {
            let isApart = hasCancelApart && index == groups.count - 1
            items += alertLook.groundItems(in: group, cornerRadius: metrics.cornerRadius, isApart: isApart, pen)
        }
    }

    override func paintForeground(into items: inout [DrawingItem]) {
        let color = alertLook.hairlineColor(pen)
        let area = groups.first ?? bounds
        let lines = hairlines.map { pixelGrid.snap($0) }.filter { $0.maxY <= area.maxY }
        for line in lines { items.fill(line, color) }
    }
}

/// The background of an alert's text fields if they are the rows of one box.
final class AlertTextFieldBox: UIView {
    /// The frames of the rows.
    var rows: [CGRect] = [] { didSet { if rows != oldValue { setNeedsDisplay() } } }

    override func paintContent(into items: inout [DrawingItem]) {
        items += AlertLook(JobEnvironment.current.style).textFieldBoxItems(in: bounds, rows: rows, pen)
    }
}

/// A button of an alert.
final class AlertButton: UIView {
    let action: UIAlertAction
    private let label = UILabel(frame: .zero)
    private var inset: CGFloat = 0
    private var isFilled = false
    private var isProminent = false

    init(_ action: UIAlertAction) {
        self.action = action
        super.init(frame: .zero)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = action.title
        accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
    }

    required init?(coder: NSCoder) { nil }

    func update(font: UIFont, inset: CGFloat, isFilled: Bool, isProminent: Bool) {
        self.inset = inset
        self.isFilled = isFilled
        self.isProminent = isProminent
        label.text = action.title
        label.font = font
        label.textColor = color
        setNeedsLayout()
    }

    private var fillsWithTint: Bool { isFilled && isProminent && action.style == .default }

    private var color: UIColor {
        guard action.isEnabled else { return .tertiaryLabel }
        if fillsWithTint { return .white }
        if action.style == .destructive { return .systemRed }
        return isFilled ? .label : tintColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: min(inset, bounds.width / 2), dy: 0)
    }

    override func paintContent(into items: inout [DrawingItem]) {
        guard isFilled else { return }
        items += AlertLook(JobEnvironment.current.style).buttonItems(
            in: bounds, isFilledWithTint: fillsWithTint, pen)
    }

    override var elementLabel: String? { action.title }
}
