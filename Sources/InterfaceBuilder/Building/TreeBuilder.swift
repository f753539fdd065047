internal import Arrangement
public import Diagnostics
internal import Foundation
internal import Geometry
public import InterfaceDocuments
internal import Traits
public import UIKit

/// A builder of AdaptiveKit's objects from a document, for one variant: one tree, used by one job.
///
/// Every view of the document is created, whether it is installed for the traits or not, so that outlets lead to the
/// same objects as long as the tree lives. Views are created before the constraints between them, so that a constraint
/// may name any object of its scene.
@preconcurrency @MainActor
public final class TreeBuilder {
    public typealias Purpose = TreePurpose

    public let document: InterfaceDocument
    public let purpose: Purpose
    /// The traits that select variations.
    public internal(set) var traits: DocumentTraits

    let index: DocumentIndex
    let resolver: ValueResolver
    let constraintMaker: ConstraintMaker
    var objects = TreeObjects()
    /// The constraints and outlets that wait for the views of their scene.
    var pending = PendingConnections()
    /// The tree that views under construction belong to, if any part of it varies by traits.
    var varyingTree: VaryingTree?
    /// The connection to the app's code, if code opened the document.
    var code: TreeCode?
    /// Creates the controller that a placeholder refers to, in another storyboard or this one.
    var referencedController: ((DocumentController) -> UIViewController?)?
    /// The delegate of split view controllers, if they have one.
    weak var splitViewDelegate: (any UISplitViewControllerDelegate)?
    /// The ids of controllers under construction, so that a controller that contains itself doesn't recurse forever.
    var underConstruction: Set<String> = []

    /// - Parameters:
    ///   - document: the document to build the tree from.
    ///   - purpose: whether the tree runs or is on the canvas.
    ///   - traits: the traits that select variations in the document.
    ///   - index: the index of the document; `nil` to build it.
    public init(
        document: InterfaceDocument, purpose: Purpose, traits: DocumentTraits, index: DocumentIndex? = nil
    ) {
        self.document = document
        self.purpose = purpose
        self.traits = traits
        self.index = index ?? DocumentIndex(document)
        resolver = ValueResolver(document, purpose: purpose)
        constraintMaker = ConstraintMaker(resolver: resolver)
    }

    /// The created views by their ids in the document, also those that are not installed.
    public var views: [String: UIView] { objects.views }
    public var controllers: [String: UIViewController] { objects.controllers }
    /// The installed views, each with its source in the document, in document order.
    public var made: [(view: UIView, source: DocumentView)] { objects.made }
    /// The diagnostics of building the tree, sorted by location.
    public var diagnostics: [Diagnostic] { resolver.log.diagnostics }

    // MARK: Views

    /// Creates the tree of a view of the document, with its constraints.
    public func view(_ source: DocumentView) -> UIView {
        let view = makeRoot(source)
        connect()
        return view
    }

    /// Creates a view and its descendants.
    ///
    /// Their constraints wait.
    func makeTree(_ original: DocumentView) -> UIView {
        let source = original.resolved(for: traits)
        let view = makeView(source)
        finish(view, source, of: original)
        return view
    }

    /// Configures a view that its owner created, according to the document.
    func fill(_ view: UIView, with original: DocumentView) {
        finish(view, original.resolved(for: traits), of: original)
    }

    private func finish(_ view: UIView, _ source: DocumentView, of original: DocumentView) {
        applyPlace(of: source, to: view)
        varyingTree?.note(view, original, resolved: source)
        view.origin = ElementOrigin(id: source.id, location: source.location, label: source.userLabel)
        source.accessibility.apply(to: view)
        objects.register(view, source)
        if code != nil { pending.outlets.append((view, source)) }
        PropertyTables.apply(source, to: view, resolver)
        if purpose == .canvas {
            // The canvas keeps the fonts that it gave text when it read the document.
            (view as? any UIContentSizeCategoryAdjusting)?.adjustsFontForContentSizeCategory = false
            if document.tools < .xcode6 { takeRoundedRectangle(view, of: source) }
        }
        addGuides(of: source, to: view)
        addContents(of: source, to: view)
        noteOutlets(of: source, to: view)
        if let collection = view as? UICollectionView { takeLayout(of: source, to: collection) }
        applyRuntimeAttributes(of: source, to: view)
        for constraint in source.constraints {
            let isInstalled = source.variations.installs(constraint.id, in: "constraints", for: traits)
            // On the canvas, and in a tree that never changes, other constraints are of no use.
            guard isInstalled || varyingTree != nil else { continue }
            pending.constraints.append((constraint, source.variations, view, varyingTree))
        }
    }

    /// An object of the element's class, or of the nearest known class.
    func makeView(_ source: DocumentView) -> UIView {
        if let own = makeOwnView(source) { return own }
        switch source.content {
        case .label: return UILabel(frame: .zero)
        case .button: return UIButton(frame: .zero)
        case .imageView: return UIImageView(frame: .zero)
        case .textField: return UITextField(frame: .zero)
        case .textView: return UITextView(frame: .zero)
        case .switch: return UISwitch(frame: .zero)
        case .slider: return UISlider(frame: .zero)
        case .stepper: return UIStepper(frame: .zero)
        case .progressView: return UIProgressView(frame: .zero)
        case .activityIndicator: return UIActivityIndicatorView(frame: .zero)
        case .pageControl: return UIPageControl(frame: .zero)
        case .segmentedControl: return UISegmentedControl(frame: .zero)
        case .datePicker: return UIDatePicker(frame: .zero)
        case .pickerView: return UIPickerView(frame: .zero)
        case .searchBar: return UISearchBar(frame: .zero)
        case .scrollView: return UIScrollView(frame: .zero)
        case .stackView: return UIStackView(frame: .zero)
        case .tableView(let content): return UITableView(frame: .zero, style: content.style.uiKit)
        case .tableViewCell(let content): return makeCell(content, reuseIdentifier: source.reuseIdentifier)
        case .collectionView:
            return UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        case .collectionViewCell:
            return source.elementName == "collectionViewCell"
                ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero)
        case .visualEffectView: return UIVisualEffectView(frame: .zero)
        case .navigationBar: return UINavigationBar(frame: .zero)
        case .toolbar: return UIToolbar(frame: .zero)
        case .tabBar: return UITabBar(frame: .zero)
        case .colorWell: return UIColorWell(frame: .zero)
        case .control: return UIControl(frame: .zero)
        case .external(let name): return makeExternalView(name)
        case .plain: return makePlainView(source)
        }
    }

    /// A plain view, or a stand-in if its class belongs to another framework that draws it.
    private func makePlainView(_ source: DocumentView) -> UIView {
        guard purpose == .running, let name = source.customClass, ViewElement.isExternal(className: name),
            source.subviews.isEmpty
        else { return UIView(frame: .zero) }
        return StandInView(for: name)
    }

    /// Applies the frame of a view at load time and its autoresizing mask, which no class changes.
    func applyPlace(of source: DocumentView, to view: UIView) {
        let properties = source.properties
        // Xcode creates constraints for a fixed frame; they are equivalent to the mask. A cell places its content view.
        let followsMask =
            properties.translatesAutoresizingMaskIntoConstraints || properties.isFixedFrame
            || source.elementName == "tableViewCellContentView"
        // A frame that Auto Layout solved only records the canvas and must not be used, except for the size that the
        // masks of subviews refer to. Code sees it until the first layout, as in UIKit: many apps round an image by the
        // frame that it has in viewDidLoad.
        if let frame = source.frame {
            if followsMask || code != nil {
                view.frame = frame
            } else if source.children.contains(where: \.followsSuperview) {
                view.frame.size = frame.size
            }
        }
        // A switch has one fixed size per iOS version, whatever its size in the document.
        if purpose == .running, followsMask, view is UISwitch {
            let content = CGRect(origin: .zero, size: view.intrinsicContentSize)
            view.frame.size = view.frame(forAlignmentRect: content).size
        }
        view.autoresizingMask = properties.autoresizingMask
        view.translatesAutoresizingMaskIntoConstraints = followsMask
    }

    func addGuides(of source: DocumentView, to view: UIView) {
        for guide in source.layoutGuides {
            switch guide.key {
            case "safeArea": objects.guides[guide.id] = view.safeAreaLayoutGuide
            case "keyboard": objects.guides[guide.id] = view.keyboardLayoutGuide
            case "contentLayoutGuide":
                objects.guides[guide.id] = (view as? UIScrollView)?.contentLayoutGuide ?? view.safeAreaLayoutGuide
            case "frameLayoutGuide":
                objects.guides[guide.id] = (view as? UIScrollView)?.frameLayoutGuide ?? view.safeAreaLayoutGuide
            case "layoutMargins": objects.guides[guide.id] = view.layoutMarginsGuide
            case "readableContent": objects.guides[guide.id] = view.readableContentGuide
            default:
                let made = UILayoutGuide()
                made.identifier = guide.key
                view.addLayoutGuide(made)
                objects.guides[guide.id] = made
            }
        }
    }

    // MARK: Contents

    /// Creates the contents of a view and places them.
    func addContents(of source: DocumentView, to view: UIView) {
        switch view {
        case let effect as UIVisualEffectView:
            addKeyedViews(of: source, existing: ["contentView": effect.contentView], to: effect)
        case let table as UITableView: addContents(of: source, to: table)
        // The subviews of a cell that the document has as a plain view are the cell's own.
        case let cell as UITableViewCell where source.elementName != "view": addContents(of: source, to: cell)
        case let collection as UICollectionView: addContents(of: source, to: collection)
        case let item as UICollectionReusableView where source.elementName != "view":
            addContents(of: source, to: item)
        case let stack as UIStackView:
            makeSubviews(of: source, in: stack) { child, view in
                if purpose == .canvas {
                    if let frame = child.frame { keepSize(frame.size, of: view) }
                    if child.isPlain {
                        takeLibrarySize(view, across: stack)
                    } else if view.isEmptyContent {
                        takeEmptySize(view)
                    }
                }
                stack.addArrangedSubview(view)
            }
        default:
            makeSubviews(of: source, in: view) { child, subview in
                if child.frame == nil, child.properties.isFixedFrame { place(subview, in: view.bounds.size) }
                view.addSubview(subview)
            }
            addKeyedViews(of: source, existing: [:], to: view)
            for child in source.prototypes { view.addSubview(makeTree(child)) }
            addItems(of: source, to: view)
        }
    }

    /// Creates the subviews of a view, and adds those that are installed for the traits.
    ///
    /// The others exist too, so that outlets lead to them, and wait for their size class. The canvas never changes its
    /// traits, so it leaves them out.
    func makeSubviews(of source: DocumentView, in container: UIView, add: (DocumentView, UIView) -> Void) {
        for child in source.subviews {
            let isInstalled = source.variations.installs(child.id, in: "subviews", for: traits)
            guard isInstalled || varyingTree != nil else {
                pending.noteAbsent(child)
                continue
            }
            let view = makeTree(child)
            if isInstalled { add(child, view) } else { objects.setInstalled(false, view) }
            varyingTree?.note(
                view, child, of: source, in: container, isInstalled: isInstalled, loadedSize: container.bounds.size)
        }
    }

    /// Keeps a view that its mask sizes at its size in the document, where a stack view arranges it on the canvas.
    private func keepSize(_ size: CGSize, of view: UIView) {
        guard view.translatesAutoresizingMaskIntoConstraints else { return }
        view.placeholderIntrinsicContentSize = size
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            view.setContentHuggingPriority(UILayoutPriority(999), for: axis)
            view.setContentCompressionResistancePriority(UILayoutPriority(999), for: axis)
        }
    }

    /// Gives a view whose size across its stack view nothing determines the size that it has on the canvas.
    ///
    /// In columns, all 12 such views of documents in seven projects are 240 points wide, also where nothing else makes
    /// the column so wide. In rows, six of eight in three projects are 50 points high, or as high as the row.
    private func takeLibrarySize(_ view: UIView, across stack: UIStackView) {
        guard stack.alignment != .fill, view.placeholderIntrinsicContentSize == nil else { return }
        let isRow = stack.axis == .horizontal
        view.placeholderIntrinsicContentSize =
            isRow
            ? CGSize(width: UIView.noIntrinsicMetric, height: 50)
            : CGSize(width: 240, height: UIView.noIntrinsicMetric)
        let axis: NSLayoutConstraint.Axis = isRow ? .vertical : .horizontal
        view.setContentHuggingPriority(UILayoutPriority(30), for: axis)
        // Above the priority with which a stack view is as narrow as its views.
        view.setContentCompressionResistancePriority(UILayoutPriority(60), for: axis)
    }

    /// Gives a view without content the size that it has in a stack view on the canvas.
    ///
    /// In documents of six projects, 13 of 15 labels without text are 50 points high or wide, or as large as there is
    /// room.
    private func takeEmptySize(_ view: UIView) {
        guard view.placeholderIntrinsicContentSize == nil else { return }
        view.placeholderIntrinsicContentSize = CGSize(width: 50, height: 50)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            view.setContentHuggingPriority(UILayoutPriority(30), for: axis)
            // What limits the label is stronger than the size that it has for want of text.
            let resistance = min(999, view.contentCompressionResistancePriority(for: axis).rawValue)
            view.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: axis)
        }
    }

    /// Gives a button with the title font of iOS 6 the size that its rounded rectangle had there.
    ///
    /// Xcode 5 kept these sizes. In documents of three projects, 17 of 18 such buttons are 44 points high, and 21 to 23
    /// wider than the title of iOS 7 is.
    private func takeRoundedRectangle(_ view: UIView, of source: DocumentView) {
        guard case .button(let content) = source.content, content.type == .roundedRect,
            content.font?.kind == .boldSystem, content.font?.pointSize == 15
        else { return }
        view.placeholderIntrinsicContentSize = CGSize(width: view.intrinsicContentSize.width + 22, height: 44)
    }

    /// Places a fixed-frame view whose frame is missing from the document, according to its autoresizing mask.
    ///
    /// A flexible dimension fills the superview, a fixed margin is zero, and an inflexible dimension fits the content.
    private func place(_ view: UIView, in room: CGSize) {
        let mask = view.autoresizingMask
        let content = view.intrinsicContentSize
        func span(
            _ room: CGFloat, _ content: CGFloat, _ before: UIView.AutoresizingMask, _ length: UIView.AutoresizingMask,
            _ after: UIView.AutoresizingMask
        ) -> (origin: CGFloat, length: CGFloat) {
            if mask.contains(length) { return (0, room) }
            let length = max(0, content)
            guard mask.contains(before) else { return (0, length) }
            return (mask.contains(after) ? (room - length) / 2 : room - length, length)
        }
        let x = span(room.width, content.width, .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
        let y = span(room.height, content.height, .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
        view.frame = CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
    }

    /// Adds the views that are properties of their parent.
    ///
    /// Views that the parent created itself are filled, others are added.
    private func addKeyedViews(of source: DocumentView, existing: [String: UIView], to view: UIView) {
        for child in source.keyedViews {
            if let own = child.key.flatMap({ existing[$0] }) {
                fill(own, with: child)
            } else {
                view.addSubview(makeTree(child))
            }
        }
    }

    // MARK: Runtime attributes

    /// Sets the runtime attributes of a view: those that a UIKit class has, and others on the app's own classes.
    ///
    /// - Parameters:
    ///   - source: the view in the document.
    ///   - view: the live view.
    ///   - keys: the keys of the properties that changed, whose attributes are set again; `nil` for all.
    func applyRuntimeAttributes(of source: DocumentView, to view: UIView, after keys: Set<String>? = nil) {
        guard purpose == .running || source.customClass == nil else { return }
        for attribute in source.runtimeAttributes where keys?.contains(attribute.keyPath) ?? true {
            let value = runtimeValue(attribute)
            let isUIKits = value.map { PropertyTables.setRuntimeValue($0, attribute.keyPath, of: view) } ?? false
            if !isUIKits, code != nil, source.customClass != nil, !attribute.keyPath.contains(".") {
                view.setValue(value, forKey: attribute.keyPath)
            }
        }
    }

    /// The value as code receives it; `nil` for an unsupported type.
    func runtimeValue(_ attribute: DocumentRuntimeAttribute) -> Any? {
        switch attribute.value {
        case .bool(let value): value
        case .number(let value): CGFloat(value)
        case .string(let value): value
        case .color(let value): resolver.color(value, at: attribute.location)
        case .image(let image): resolver.image(image, at: attribute.location)
        case .size(let value): value
        case .point(let value): value
        case .rect(let value): value
        case .other: nil
        }
    }

    // MARK: Connections

    /// Creates the constraints of the views made so far, and sets the outlets that UIKit's classes have.
    ///
    /// Constraints that can't be activated are reported and skipped.
    ///
    /// > Rule: AL-17.
    func connect() {
        for (source, variations, owner, tree) in pending.takeConstraints() {
            let resolved = source.resolved(for: traits)
            guard let constraint = constraintMaker.constraint(resolved, owner: owner, among: objects) else { continue }
            if let tree {
                let isInstalled = variations.installs(source.id, in: "constraints", for: traits) && constraint.isWhole
                guard !isInstalled || constraintMaker.activate(constraint, source) else { continue }
                tree.note(constraint, source, variations, isInstalled: isInstalled)
            } else {
                guard constraintMaker.activate(constraint, source) else { continue }
            }
            if code != nil { objects.others[source.id] = constraint }
        }
        placeOutletViews()
    }
}

extension NSLayoutConstraint {
    /// Whether both items are in one hierarchy, so that the constraint can be active.
    var isWhole: Bool {
        guard let second = secondItem else { return true }
        guard let first = Self.view(of: firstItem), let second = Self.view(of: second) else { return true }
        return first.root === second.root
    }

    private static func view(of item: AnyObject?) -> UIView? {
        item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }
}

extension UIView {
    fileprivate var root: UIView { superview.map(\.root) ?? self }

    /// Whether the view is a label of one line without text.
    fileprivate var isEmptyContent: Bool {
        guard let label = self as? UILabel else { return false }
        return label.numberOfLines == 1 && label.text?.isEmpty ?? true && label.attributedText?.string.isEmpty ?? true
    }
}

extension TableViewContent.Style {
    var uiKit: UITableView.Style {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }
}

extension DocumentView {
    /// Whether the element is a view without subviews and without a class of its own.
    fileprivate var isPlain: Bool { elementName == "view" && customClass == nil && subviews.isEmpty }
}

extension DocumentView {
    /// Whether the view's autoresizing mask moves or resizes it with its superview.
    fileprivate var followsSuperview: Bool {
        properties.translatesAutoresizingMaskIntoConstraints && !properties.autoresizingMask.isEmpty
    }
}
