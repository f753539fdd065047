import Arrangement
public import Drawing
public import Foundation
import Geometry
import Looks
import Traits

/// A header or footer of a section.
open class UITableViewHeaderFooterView: UIView {
    open private(set) var reuseIdentifier: String?
    private let content = HeaderFooterContentView(frame: .zero)
    open var contentView: UIView { content }
    private var madeTextLabel: UILabel?
    private var madeDetailTextLabel: UILabel?
    private var configuredView: (any UIView & UIContentView)?
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    open var backgroundConfiguration: UIBackgroundConfiguration?

    /// The role of a table's own header or footer.
    struct Role: Equatable {
        var tableStyle = UITableView.Style.plain
        var isFooter = false
        /// The space above the text that isn't part of the header: the padding above a section.
        var topPadding: CGFloat = 0
    }
    var role = Role() { didSet { setNeedsLayout() } }

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        setUp()
    }

    public override init(frame: CGRect) {
        reuseIdentifier = nil
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        content.header = self
        addSubview(content)
    }

    open var textLabel: UILabel? {
        if let madeTextLabel { return madeTextLabel }
        let label = UILabel()
        madeTextLabel = label
        contentView.addSubview(label)
        return label
    }

    open var detailTextLabel: UILabel? {
        if let madeDetailTextLabel { return madeDetailTextLabel }
        let label = UILabel()
        madeDetailTextLabel = label
        contentView.addSubview(label)
        return label
    }

    open func defaultContentConfiguration() -> UIListContentConfiguration {
        role.tableStyle == .plain ? .plainHeader() : .groupedHeader()
    }

    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            configuredView?.removeFromSuperview()
            configuredView = contentConfiguration?.makeContentView()
            if let configuredView { contentView.addSubview(configuredView) }
            setNeedsLayout()
        }
    }

    open func prepareForReuse() {}

    open override var isLayoutBoundary: Bool { true }

    // MARK: The table's own titles

    /// Shows a title in the table's style.
    func show(title: String, role: Role, traits: UITraitCollection) {
        self.role = role
        guard let label = textLabel else { return }
        func font(_ style: UIFont.TextStyle) -> UIFont {
            .preferredFont(forTextStyle: style, compatibleWith: traits)
        }
        let look = ListLook(JobEnvironment.current.style)
        let shown =
            role.tableStyle == .plain
            ? look.plainTitle(isFooter: role.isFooter) : look.groupTitle(isFooter: role.isFooter)
        label.font = font(shown.font == .headline ? .headline : .footnote)
        label.textColor = UIColor(.system(shown.color))
        let text = shown.isUppercase ? title.uppercased() : title
        if role.tableStyle != .plain, role.isFooter {
            // Lines of a footer are as far apart as lines of the font, rounded up; those of a header have the style's
            // leading.
            label.font = .systemFont(ofSize: label.font.pointSize)
            let style = NSMutableParagraphStyle()
            style.minimumLineHeight = label.font.lineHeight.rounded(.up)
            style.maximumLineHeight = style.minimumLineHeight
            label.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
        } else {
            label.text = text
        }
        label.numberOfLines = role.tableStyle == .plain ? 1 : 0
    }

    /// The margin of the rows.
    private var rowMetrics: TableCellMetrics { TableCellMetrics(of: self, in: superview as? UITableView) }

    /// Titles are aligned with the text of the rows, or stand further in: in an inset group, the margin counts twice.
    private var margin: CGFloat { madeTextLabel == nil ? rowMetrics.horizontalMargin : contentMargin }

    /// The margin of a program's own content, which is that of titles.
    fileprivate var contentMargin: CGFloat {
        let metrics = rowMetrics
        guard role.tableStyle == .insetGrouped else { return metrics.horizontalMargin }
        return metrics.horizontalMargin + metrics.insetGroupTitleMargin
    }

    /// The margins of a list's content, which has the position of a table's own titles.
    var listMargins: NSDirectionalEdgeInsets {
        let margin = contentMargin
        let (top, bottom): (CGFloat, CGFloat) =
            switch (role.tableStyle, role.isFooter) {
            case (.plain, _): (role.topPadding + 4, 3.5)
            case (_, false): (11, 6.5)
            case (_, true): (7, 7)
            }
        return NSDirectionalEdgeInsets(top: top, leading: margin, bottom: bottom, trailing: margin)
    }

    // MARK: State

    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

    private var needsConfiguration = true
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }

    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }

    /// Updates the content for the view's state; overridden by views that set their own configurations.
    open func updateConfiguration(using state: UIViewConfigurationState) {}

    private func updateConfigurationIfNeeded() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        updateConfiguration(using: configurationState)
        configurationUpdateHandler?(self, configurationState)
    }

    // MARK: Layout

    /// The height that the view needs at a width.
    func fittingHeight(forWidth width: CGFloat) -> CGFloat {
        frame.size.width = max(0, width)
        updateConfigurationIfNeeded()
        if let list = configuredView as? UIListContentView { return list.fittingHeight(forWidth: width) }
        if let configuredView {
            return configuredView.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        if contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
            return contentView.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        guard let label = madeTextLabel else { return 0 }
        let room = max(1, width - 2 * margin)
        return label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        contentView.frame = bounds
        backgroundView?.frame = bounds
        configuredView?.frame = contentView.bounds
        guard let label = madeTextLabel, label.translatesAutoresizingMaskIntoConstraints else { return }
        let safe = safeAreaInsets
        let left = margin + safe.left
        let width = max(0, bounds.width - left - margin - safe.right)
        let height = label.sizeThatFits(CGSize(width: max(1, width), height: .greatestFiniteMagnitude)).height
        let y: CGFloat
        if role.tableStyle == .plain {
            y = role.topPadding + (bounds.height - role.topPadding - height) / 2
        } else {
            // Group titles are just above the rows below them, footers just below the rows above.
            let job = JobEnvironment.current
            let below = (job.showsCanvas ? nil : TableMetrics.groupTitleMargin(version: job.systemVersion)) ?? 7
            y = role.isFooter ? 7 : bounds.height - height - below
        }
        label.frame = pixelGrid.snap(CGRect(x: left, y: y, width: width, height: height))
    }

    /// Whether the view is pinned, and rows scroll below it.
    var isPinned = false

    open override var elementLabel: String? { super.elementLabel ?? madeTextLabel?.text }

    open override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        if let backgroundConfiguration, backgroundConfiguration != .clear() {
            backgroundConfiguration.paint(in: bounds, of: self, into: &items)
        } else if backgroundView == nil, backgroundColor == nil {
            let look = ListLook(JobEnvironment.current.style)
            if role.tableStyle == .plain, superview is UITableView {
                if let ground = look.plainHeaderGround(isPinned: isPinned) { items.fill(bounds, pen.color(ground)) }
            } else if isPinned {
                items.fill(bounds, pen.color(.systemBackground))
            }
        }
    }
}

/// The container of a header's own content, with the margins that tables give it.
private final class HeaderFooterContentView: UIView {
    weak var header: UITableViewHeaderFooterView?

    override var layoutMargins: UIEdgeInsets {
        get {
            guard case .standard = layoutState.margins, let header else { return super.layoutMargins }
            let margin = header.contentMargin
            return UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin)
        }
        set { super.layoutMargins = newValue }
    }
}
