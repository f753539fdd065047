public import Foundation

/// An accessory next to the content of a list row.
public struct UICellAccessory {
    public enum DisplayedState: Int, Hashable, Sendable { case always = 0, whenEditing, whenNotEditing }

    /// The width that an accessory takes in the row.
    public enum LayoutDimension: Hashable, Sendable {
        case actual, standard
        case custom(CGFloat)
    }

    public enum Placement {
        case leading(displayed: DisplayedState = .always)
        case trailing(displayed: DisplayedState = .always)
    }

    /// The options of system accessories.
    public struct Options {
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?

        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    public typealias DisclosureIndicatorOptions = Options
    public typealias CheckmarkOptions = Options
    public typealias DeleteOptions = Options
    public typealias InsertOptions = Options
    public typealias ReorderOptions = Options
    public typealias MultiselectOptions = Options
    public typealias DetailOptions = Options

    public struct OutlineDisclosureOptions {
        public enum Style: Int, Hashable, Sendable { case automatic = 0, header, cell }

        public var style: Style
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?

        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    public struct LabelOptions {
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public var font: UIFont?
        public var adjustsFontForContentSizeCategory: Bool?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.font = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }
    }

    public struct CustomViewConfiguration {
        public let customView: UIView
        public let placement: Placement
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public var maintainsFixedSize: Bool?

        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize
        }
    }

    enum Kind {
        case disclosure, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, detail
        case label(String, LabelOptions)
        case view(UIView)
    }

    let kind: Kind
    let isLeading: Bool
    let displayed: DisplayedState
    let isHidden: Bool
    let tintColor: UIColor?
    let reservedWidth: LayoutDimension?

    private init(_ kind: Kind, isLeading: Bool = false, _ displayed: DisplayedState, _ options: Options) {
        self.kind = kind
        self.isLeading = isLeading
        self.displayed = displayed
        isHidden = options.isHidden ?? false
        tintColor = options.tintColor
        reservedWidth = options.reservedLayoutWidth
    }

    func isShown(whileEditing isEditing: Bool) -> Bool {
        !isHidden && (displayed == .always || (displayed == .whenEditing) == isEditing)
    }

    /// Creates the view of the accessory, one for each cell; `nil` if the cell draws it.
    @MainActor func makeView() -> UIView? {
        switch kind {
        case .view(let view): return view
        case .label(let text, let options):
            let label = UILabel()
            label.text = text
            label.font = options.font ?? .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory ?? true
            label.textColor = options.tintColor ?? .secondaryLabel
            return label
        default: return nil
        }
    }

    // MARK: Making them

    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory { .init(.disclosure, displayed, options) }

    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        .init(
            .outlineDisclosure, displayed,
            Options(
                isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth,
                tintColor: options.tintColor))
    }

    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory { .init(.checkmark, displayed, options) }

    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { .init(.delete, isLeading: true, displayed, options) }

    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { .init(.insert, isLeading: true, displayed, options) }

    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> UICellAccessory { .init(.reorder, displayed, options) }

    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> UICellAccessory { .init(.multiselect, isLeading: true, displayed, options) }

    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { .init(.detail, displayed, options) }

    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory {
        .init(
            .label(text, options), displayed,
            Options(isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth))
    }

    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let options = Options(
            isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth,
            tintColor: configuration.tintColor)
        switch configuration.placement {
        case .leading(let displayed):
            return .init(.view(configuration.customView), isLeading: true, displayed, options)
        case .trailing(let displayed): return .init(.view(configuration.customView), displayed, options)
        }
    }
}
