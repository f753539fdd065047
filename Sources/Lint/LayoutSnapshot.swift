public import Devices
public import Diagnostics
import Drawing
public import Foundation
public import Geometry
public import InterfaceBuilder
internal import InterfaceDocuments
import Theming
import Traits
import Typography
public import UIKit

/// A document laid out on one variant, as the rules see it: values in the window's coordinates.
public struct LayoutSnapshot: Sendable {
    /// What a view is to a rule.
    public enum Role: Hashable, Sendable { case text, control, image, bar, scroll, other }

    /// A view that the document made and that is in the window.
    public struct View: Sendable {
        public var id: String
        /// UIKit's class for the element.
        public var className: String
        /// What a person calls it.
        public var label: String?
        public var location: SourceLocation?
        /// An index of ``LayoutSnapshot/views``.
        public var parent: Int?
        public var depth: Int
        public var role: Role
        public var frame: CGRect
        /// Of the frame, what no view around it clips away.
        public var visible: CGRect
        /// Neither hidden nor clear, nor within something that is.
        public var isShown: Bool
        public var isInScrollView: Bool
        /// The scroll view that it moves with, an index of ``LayoutSnapshot/views``.
        public var scroller: Int?
        /// Whether it stands in a prototype of a cell, header or footer, whose text is a sample and whose size is
        /// Interface Builder's alone.
        public var isSample: Bool
        public var isInBar: Bool
        /// Whether a transform turned or scaled it or something around it.
        public var isTransformed: Bool
        /// How far it lies under bars, cutouts and edges, along each side.
        public var safeArea: UIEdgeInsets
        public var hasOwnClass: Bool
        /// Whether its document leaves some of its layout to code, or told Xcode not to check it.
        public var awaitsCode: Bool
        /// Whether it shows or does something, rather than standing in for what code puts there.
        public var hasContent: Bool
        public var isEnabled: Bool
        /// Whether the system decides its size: switches, steppers.
        public var hasFixedSize: Bool
        public var text: TextFit?
        /// Whether it shows text that somebody types, and that scrolls in it.
        public var hasTypedText: Bool
        /// The part of the frame in which touches reach it.
        public var reachable: CGRect
    }

    /// How a label's text fits it.
    public struct TextFit: Sendable {
        public var text: String
        /// What the label has for it.
        public var size: CGSize
        /// What all of the text would take, at the label's width.
        public var needed: CGSize
        public var lineHeight: CGFloat
        /// The lines that it may have; 0 for any number.
        public var lines: Int
        public var isCut: Bool
        public var isTooHigh: Bool
    }

    /// A view that the constraints leave open.
    public struct Ambiguity: Sendable {
        public var view: Int
        public var axis: Axis
        /// Whether it is what the scroll view scrolls, rather than the view itself.
        public var isContent: Bool
        public var proof: (CGRect, CGRect)
    }

    public var variant: Variant
    /// Whether the document is a part of a screen, which code gives its place and size: a cell, a view of a xib.
    public var isComponent: Bool
    public var bounds: CGRect
    /// In the tree's order, a view before those in it.
    public var views: [View]
    public var ambiguities: [Ambiguity]
    /// How many views, each along one axis, may be ambiguous and were not examined.
    public var unexaminedCount: Int
    /// What is drawn, from back to front.
    public var painted: PaintedScene
    public var diagnostics: [Diagnostic]
    /// Of ``views``, by id; of views that share one, the first.
    let viewIndices: [String: Int]
    /// Around all glyphs that a view draws, by its id.
    let textBoxes: [String: CGRect]
    /// The system's own colours in this variant, of text and behind it.
    let systemTextColors: Set<Color>
    let systemBackgrounds: Set<Color>
    /// Of the text's, those that turn with the appearance: black in the light, white in the dark.
    let labelColors: Set<Color>
    /// The constraints of the document, by their lines, with the views that they stand in.
    let constraints: [Int: HeldConstraint]
    /// What is wrong with the fonts of views, by view.
    ///
    /// What UIKit puts into a view counts as the view's.
    let fontProblems: [(view: Int, problems: [FontProblem])]
}

/// A constraint of a document as the rules ask after it.
struct HeldConstraint: Sendable {
    var constraint: DocumentConstraint
    /// The id of the view that it stands in.
    var holder: String
    /// Whether that is in a prototype.
    var isSample: Bool
}

extension LayoutSnapshot {
    func view(withID id: String) -> View? { viewIndices[id].map { views[$0] } }

    /// Takes down a tree that was laid out, in the job that it was made in.
    ///
    /// - Parameters:
    ///   - tree: the tree.
    ///   - variant: what it was made for.
    ///   - isWhole: whether what is drawn and what is ambiguous is taken down too, rather than the views alone.
    public init(_ tree: VariantTree, on variant: Variant, isWhole: Bool = true) {
        let document = tree.builder.document
        self.init(
            tree.window, SnapshotReader(tree), on: variant,
            isComponent: document.kind == .xib && !document.isLaunchScreen && document.ownerView == nil,
            isWhole: isWhole, diagnostics: tree.diagnostics)
    }

    /// Takes down a window of a scene file that was laid out, in the job that it was made in.
    ///
    /// - Parameters:
    ///   - window: the window.
    ///   - variant: what it was made for.
    ///   - isWhole: whether what is drawn and what is ambiguous is taken down too, rather than the views alone.
    ///   - diagnostics: what was found wrong while the scene was built and laid out.
    public init(of window: UIWindow, on variant: Variant, isWhole: Bool = true, diagnostics: [Diagnostic]) {
        self.init(
            window, SnapshotReader(), on: variant, isComponent: false, isWhole: isWhole, diagnostics: diagnostics)
    }

    private init(
        _ window: UIWindow, _ emptyReader: SnapshotReader, on variant: Variant, isComponent: Bool, isWhole: Bool,
        diagnostics: [Diagnostic]
    ) {
        var reader = emptyReader
        reader.read(window, parent: nil, around: .init(clip: window.bounds, reach: window.bounds))
        let indices = reader.indices
        self.variant = variant
        self.isComponent = isComponent
        self.diagnostics = diagnostics
        bounds = window.bounds
        views = reader.views
        let ambiguous = isWhole ? window.ambiguousFrames() : nil
        unexaminedCount = ambiguous?.unexaminedCount ?? 0
        ambiguities = (ambiguous?.frames ?? []).compactMap { frame in
            guard let index = indices[ObjectIdentifier(frame.view)] else { return nil }
            return Ambiguity(view: index, axis: frame.axis, isContent: frame.isContent, proof: frame.proof)
        }
        let list = isWhole ? window.displayList() : DisplayList(size: bounds.size)
        let problems = JobEnvironment.current.fontProblems
        var ofViews: [Int: [FontProblem]] = [:]
        for (view, index) in reader.owners {
            for problem in problems[view] ?? [] where ofViews[index]?.contains(problem) != true {
                ofViews[index, default: []].append(problem)
            }
        }
        fontProblems = ofViews.sorted { $0.key < $1.key }.map { (view: $0.key, problems: $0.value) }
        painted = PaintedScene(list)
        viewIndices = Dictionary(reader.views.enumerated().map { ($1.id, $0) }) { first, _ in first }
        textBoxes = painted.texts.reduce(into: [:]) { boxes, text in
            guard let id = text.elements.first else { return }
            boxes[id] = boxes[id].map { $0.union(text.box) } ?? text.box
        }
        constraints = reader.constraints
        let colors = SystemColors(on: variant)
        labelColors = colors.named { $0.hasSuffix("abel") }
        systemTextColors = labelColors.union(colors.named(SystemColors.isForText))
        systemBackgrounds = colors.named { $0.hasSuffix("ystemBackground") || $0.hasSuffix("GroupedBackground") }
    }
}

/// The palette's colours as one appearance shows them, in every version of iOS that has two: a document often holds the
/// number of an older one.
private struct SystemColors {
    private static let versions = [13, 18, 26]
    private let palette = JobEnvironment.current.palette
    private let appearances: [ColorAppearance]

    init(on variant: Variant) {
        appearances = [false, true].map { isElevated in
            ColorAppearance(
                isDark: variant.appearance.style == .dark,
                isHighContrast: variant.appearance.contrast == .high, isElevated: isElevated)
        }
    }

    func named(_ isWanted: (String) -> Bool) -> Set<Color> {
        let names = palette.names.filter(isWanted)
        return Set(
            names.flatMap { name in
                appearances.flatMap { appearance in
                    Self.versions.compactMap { palette.color(named: name, appearance: appearance, ios: $0)?.inBytes }
                }
            })
    }

    /// Tints, links and placeholders; the greys from the second on, fills and backgrounds are for areas.
    static func isForText(_ name: String) -> Bool {
        if name == "link" || name == "placeholderText" || name == "systemGray" { return true }
        return name.hasPrefix("system") && !["Background", "Fill", "Gray"].contains { name.contains($0) }
    }
}

/// Walks a window's views.
private struct SnapshotReader {
    /// What the views around one do to it.
    struct Surroundings {
        var clip: CGRect
        var reach: CGRect
        var isShown = true
        var isInScrollView = false
        var scroller: Int?
        var isInBar = false
        var isTransformed = false
    }

    /// What views were made from; `nil` in a scene file's tree, where every view of the file has an origin.
    private let sources: [ObjectIdentifier: DocumentView]?
    /// Views of which a size or a constraint is there for Xcode alone, and those beside them.
    private let completedByCode: Set<String>
    /// Views of prototypes.
    private let samples: Set<String>
    let constraints: [Int: HeldConstraint]
    private(set) var views: [LayoutSnapshot.View] = []
    private(set) var indices: [ObjectIdentifier: Int] = [:]
    /// Every view, with the place of the view of the document that it is or lies in.
    private(set) var owners: [(view: ObjectIdentifier, index: Int)] = []

    init() {
        sources = nil
        completedByCode = []
        samples = []
        constraints = [:]
    }

    init(_ tree: VariantTree) {
        sources = Dictionary(tree.builder.made.map { (ObjectIdentifier($0.view), $0.source) }) { first, _ in first }
        var awaiting: Set<String> = []
        for (_, source) in tree.builder.made {
            for constraint in source.constraints where constraint.isPlaceholder {
                awaiting.formUnion([constraint.firstItem ?? source.id, constraint.secondItem ?? source.id])
            }
            if source.properties.placeholderIntrinsicWidth != nil || source.properties.placeholderIntrinsicHeight != nil
            {
                awaiting.insert(source.id)
            }
        }
        var beside = awaiting
        for (_, source) in tree.builder.made where source.subviews.contains(where: { awaiting.contains($0.id) }) {
            beside.formUnion(source.subviews.map(\.id))
        }
        completedByCode = beside
        samples = Self.samples(in: tree.builder.made.map(\.source))
        var held: [Int: HeldConstraint] = [:]
        for (_, source) in tree.builder.made {
            for constraint in source.constraints {
                guard let line = constraint.location.line else { continue }
                held[line] = HeldConstraint(
                    constraint: constraint, holder: source.id, isSample: samples.contains(source.id))
            }
        }
        constraints = held
    }

    private static func samples(in views: [DocumentView]) -> Set<String> {
        var found: Set<String> = []
        func insert(_ view: DocumentView) {
            if !view.id.isEmpty { found.insert(view.id) }
            view.children.forEach(insert)
        }
        for view in views {
            view.prototypes.forEach(insert)
            for header in view.keyedViews where header.reuseIdentifier != nil { insert(header) }
        }
        return found
    }

    mutating func read(_ view: UIView, parent: Int?, around: Surroundings) {
        let frame = view.convert(view.bounds, to: nil)
        var here = around
        here.isShown = around.isShown && !view.isHidden && view.alpha > 0.05
        here.isTransformed = around.isTransformed || !view.transform.isIdentity
        var own = parent
        let source = sources?[ObjectIdentifier(view)]
        if let origin = view.origin, source != nil || sources == nil {
            own = views.count
            indices[ObjectIdentifier(view)] = views.count
            views.append(
                LayoutSnapshot.View(
                    id: origin.id, className: source?.className ?? "\(type(of: view))",
                    label: view.elementLabel ?? source?.userLabel,
                    location: origin.location, parent: parent, depth: parent.map { views[$0].depth + 1 } ?? 0,
                    role: Self.role(of: view), frame: frame, visible: frame.intersection(around.clip),
                    isShown: here.isShown, isInScrollView: around.isInScrollView, scroller: around.scroller,
                    isSample: samples.contains(origin.id), isInBar: around.isInBar,
                    isTransformed: here.isTransformed, safeArea: view.safeAreaInsets,
                    hasOwnClass: source?.customClass != nil,
                    awaitsCode: source?.ambiguityCheck != nil || completedByCode.contains(origin.id),
                    hasContent: Self.hasContent(view),
                    isEnabled: (view as? UIControl)?.isEnabled ?? true, hasFixedSize: Self.hasFixedSize(view),
                    text: (view as? UILabel).flatMap(LayoutSnapshot.TextFit.init),
                    hasTypedText: !((view as? UITextField)?.text ?? "").isEmpty,
                    reachable: frame.intersection(around.reach)))
        }
        if let own { owners.append((ObjectIdentifier(view), own)) }
        here.reach = around.reach.intersection(frame)
        if view.clipsToBounds { here.clip = around.clip.intersection(frame) }
        // A plain view may be made one by its class.
        if view is UIScrollView || source?.customClass?.hasSuffix("ScrollView") == true {
            here.isInScrollView = true
            here.scroller = own
            // What lies beyond its edges is scrolled to.
            (here.clip, here.reach) = (.infinite, .infinite)
        }
        if view is UINavigationBar || view is UIToolbar || view is UITabBar { here.isInBar = true }
        for subview in view.subviews { read(subview, parent: own, around: here) }
    }

    private static func role(of view: UIView) -> LayoutSnapshot.Role {
        switch view {
        case is UILabel: .text
        case is UIControl: .control
        case is UIImageView: .image
        case is UINavigationBar, is UIToolbar, is UITabBar, is UISearchBar: .bar
        case is UIScrollView: .scroll
        default: .other
        }
    }

    /// A clear button over other views is a place to touch and shows nothing.
    private static func hasContent(_ view: UIView) -> Bool {
        switch view {
        case let label as UILabel: !(label.text ?? "").isEmpty
        case let button as UIButton:
            button.configuration != nil || !(button.currentTitle ?? "").isEmpty
                || button.currentAttributedTitle != nil || button.currentImage != nil
                || button.currentBackgroundImage != nil || button.buttonType.rawValue > 1
        case is UIControl: true
        case let view as UIImageView: view.shownImage != nil
        default: false
        }
    }

    private static func hasFixedSize(_ view: UIView) -> Bool {
        switch view {
        case is UISwitch, is UIStepper, is UISlider, is UISegmentedControl, is UIPageControl, is UIDatePicker,
            is UITextField:
            true
        // The system's own signs.
        case let button as UIButton: button.buttonType.rawValue > 1
        default: false
        }
    }
}

extension LayoutSnapshot.TextFit {
    /// How the label's text fits; `nil` for a label without text or without any size, which is another matter.
    init?(_ label: UILabel) {
        let size = label.bounds.size
        guard let text = label.text, !text.isEmpty, size.width > 0, size.height > 0 else { return nil }
        self.text = text
        self.size = size
        lines = label.numberOfLines
        let far = CGFloat.greatestFiniteMagnitude
        // What rounding to pixels may take away is no lack of room.
        let slack = 1 / max(1, label.contentScaleFactor) + 0.01
        let least = label.adjustsFontSizeToFitWidth ? max(0.1, min(1, label.minimumScaleFactor)) : 1
        let isOneLine = lines == 1
        let all = label.textRect(
            forBounds: CGRect(x: 0, y: 0, width: isOneLine ? far : size.width, height: far),
            limitedToNumberOfLines: isOneLine ? 1 : 0
        ).size
        needed = all
        let oneLine = label.textRect(
            forBounds: CGRect(x: 0, y: 0, width: far, height: far), limitedToNumberOfLines: 1
        ).size.height
        lineHeight = oneLine
        switch lines {
        case 1:
            // Text that shrinks to fit needs that much less; a clip cuts it as well.
            let isShrunk = label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0
            isCut = !isShrunk && all.width * least > size.width + slack
        case 0:
            isCut = all.height * least > size.height + slack && size.height >= oneLine
        default:
            let allowed = label.textRect(
                forBounds: CGRect(x: 0, y: 0, width: size.width, height: far), limitedToNumberOfLines: lines
            ).size.height
            isCut =
                all.height * least > allowed + slack
                || allowed * least > size.height + slack && size.height >= oneLine
        }
        // Descenders and the air above capitals may reach out a little before anybody sees it.
        isTooHigh = oneLine * least * 0.8 > size.height
    }
}
