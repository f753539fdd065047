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

/// A snapshot of a document's layout on one variant, for the rules.
///
/// All values are in the window's coordinates.
public struct LayoutSnapshot: Sendable {
    /// The role of a view.
    public enum Role: Hashable, Sendable { case text, control, image, bar, scroll, other }

    /// A view that the document created and that is in the window.
    public struct View: Sendable {
        public var id: String
        /// The UIKit class of the element.
        public var className: String
        /// The display name.
        public var label: String?
        public var location: SourceLocation?
        /// The parent, as an index of ``LayoutSnapshot/views``.
        public var parent: Int?
        public var depth: Int
        public var role: Role
        public var frame: CGRect
        /// The part of the frame that no ancestor clips.
        public var visible: CGRect
        /// Whether the place and size of its screen are unknown, because it is in a freeform scene or an app extension.
        public var isInUnknownWindow: Bool
        /// Whether neither it nor an ancestor is hidden or transparent.
        public var isShown: Bool
        public var isInScrollView: Bool
        /// The scroll view that it moves with, an index of ``LayoutSnapshot/views``.
        public var scroller: Int?
        /// Whether it is in a prototype of a cell, header or footer, whose text is a sample and whose size exists only
        /// in Interface Builder.
        public var isSample: Bool
        public var isInBar: Bool
        /// Whether it or an ancestor is rotated or scaled by a transform.
        public var isTransformed: Bool
        /// The distance that it extends under bars, cutouts and edges, on each side.
        public var safeArea: UIEdgeInsets
        public var hasOwnClass: Bool
        /// Whether code can set its colors: an outlet refers to it, or it has runtime attributes or a class that may
        /// draw.
        public var isColoredByCode: Bool
        /// Whether its text has another color in dark mode.
        public var textFollowsAppearance: Bool
        /// Whether its document leaves some of its layout to code, or disabled Xcode's checks for it.
        public var awaitsCode: Bool
        /// Whether it shows or does something itself, rather than being a container for code to fill.
        public var hasContent: Bool
        public var isEnabled: Bool
        /// Whether the system decides its size: switches, steppers.
        public var hasFixedSize: Bool
        public var text: TextFit?
        /// Whether it shows editable text, which scrolls in it.
        public var hasTypedText: Bool
        /// The part of the frame that receives touches.
        public var reachable: CGRect
    }

    /// The fit of a label's text.
    public struct TextFit: Sendable {
        public var text: String
        /// The size available for the text.
        public var size: CGSize
        /// The size that the whole text needs at the label's width.
        public var needed: CGSize
        public var lineHeight: CGFloat
        /// The maximum number of lines; 0 for no limit.
        public var lines: Int
        public var isCut: Bool
        public var isTooHigh: Bool
    }

    /// A view with an ambiguous layout.
    public struct Ambiguity: Sendable {
        public var view: Int
        public var axis: Axis
        /// Whether the scroll view's content is ambiguous, rather than the view itself.
        public var isContent: Bool
        public var proof: (CGRect, CGRect)
    }

    public var variant: Variant
    /// Whether the document is a part of a screen whose position and size are set by code: a cell, or a view of a xib.
    public var isComponent: Bool
    public var bounds: CGRect
    /// The views in the tree's order, each before its descendants.
    public var views: [View]
    public var ambiguities: [Ambiguity]
    /// The number of views, counted per axis, that may be ambiguous and were not examined.
    public var unexaminedCount: Int
    /// The drawing, from back to front.
    public var painted: PaintedScene
    public var diagnostics: [Diagnostic]
    /// The indices of ``views`` by ID.
    ///
    /// If views share an ID, the first one counts.
    let viewIndices: [String: Int]
    /// The bounds of all glyphs that a view draws, by its ID.
    let textBoxes: [String: CGRect]
    /// The bounds of all that a view draws, by its ID.
    let drawnBoxes: [String: CGRect]
    /// The system colors in this variant for text and backgrounds.
    let systemTextColors: Set<Color>
    let systemBackgrounds: Set<Color>
    /// The text colors that change with the appearance: black in light mode, white in dark mode.
    let labelColors: Set<Color>
    /// The document's constraints by line, with the views that contain them.
    let constraints: [Int: HeldConstraint]
    /// The problems with fonts, by view.
    ///
    /// Problems in subviews that UIKit adds count as the view's.
    let fontProblems: [(view: Int, problems: [FontProblem])]
}

/// A constraint of a document, for the rules.
struct HeldConstraint: Sendable {
    var constraint: DocumentConstraint
    /// The ID of the view that contains it.
    var holder: String
    /// Whether that view is in a prototype.
    var isSample: Bool
}

extension LayoutSnapshot {
    func view(withID id: String) -> View? { viewIndices[id].map { views[$0] } }

    /// Creates a snapshot of a laid-out tree, within the job that it was created in.
    ///
    /// - Parameters:
    ///   - tree: the tree.
    ///   - variant: the variant that it was created for.
    ///   - isWhole: whether to include drawing and ambiguity, rather than only views.
    ///   - isExtension: whether the document belongs to an app extension, whose screens have any place and size.
    ///   - facts: the facts of the document; `nil` to gather them.
    @preconcurrency @MainActor
    public init(
        _ tree: VariantTree, on variant: Variant, isWhole: Bool = true, isExtension: Bool = false,
        facts: DocumentFacts? = nil
    ) {
        let document = tree.builder.document
        self.init(
            tree.window, SnapshotReader(tree, facts ?? DocumentFacts(document), isExtension: isExtension), on: variant,
            isComponent: document.kind == .xib && !document.isLaunchScreen && document.ownerView == nil,
            isWhole: isWhole, diagnostics: tree.diagnostics)
    }

    /// Creates a snapshot of a scene file's laid-out window, within the job that it was created in.
    ///
    /// - Parameters:
    ///   - window: the window.
    ///   - variant: the variant that it was created for.
    ///   - isWhole: whether to include drawing and ambiguity, rather than only views.
    ///   - diagnostics: the problems found while the scene was built and laid out.
    @preconcurrency @MainActor
    public init(of window: UIWindow, on variant: Variant, isWhole: Bool = true, diagnostics: [Diagnostic]) {
        self.init(
            window, SnapshotReader(), on: variant, isComponent: false, isWhole: isWhole, diagnostics: diagnostics)
    }

    @MainActor private init(
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
        drawnBoxes = painted.boxes
        constraints = reader.constraints
        let colors = SystemColors(on: variant)
        labelColors = colors.named { $0.hasSuffix("abel") }
        systemTextColors = labelColors.union(colors.named(SystemColors.isForText))
        systemBackgrounds = colors.named { $0.hasSuffix("ystemBackground") || $0.hasSuffix("GroupedBackground") }
    }
}

/// The palette's colors in one appearance, in every version of iOS with its own values.
///
/// Documents often contain the values of an older version.
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

    /// Tints, links and placeholders.
    ///
    /// Grays from the second on, fills and backgrounds are for areas.
    static func isForText(_ name: String) -> Bool {
        if name == "link" || name == "placeholderText" || name == "systemGray" { return true }
        return name.hasPrefix("system") && !["Background", "Fill", "Gray"].contains { name.contains($0) }
    }
}

/// A reader that walks a window's views.
@MainActor private struct SnapshotReader {
    /// The effects of a view's ancestors.
    struct Surroundings {
        var clip: CGRect
        var reach: CGRect
        var isShown = true
        var isInScrollView = false
        var scroller: Int?
        var isInBar = false
        var isTransformed = false
    }

    /// The sources of views; `nil` in a scene file's tree, where every view of the file has an origin.
    private let sources: [ObjectIdentifier: DocumentView]?
    /// Views with a size or a constraint that exists only for Xcode, and their neighbors.
    private let completedByCode: Set<String>
    /// The views of prototypes.
    private let samples: Set<String>
    /// The views of screens whose place and size are unknown.
    private let viewsInUnknownWindows: Set<String>
    private let isExtension: Bool
    private let outletDestinations: Set<String>
    let constraints: [Int: HeldConstraint]
    private(set) var views: [LayoutSnapshot.View] = []
    private(set) var indices: [ObjectIdentifier: Int] = [:]
    /// Every view, with the index of the document's view that it is or is in.
    private(set) var owners: [(view: ObjectIdentifier, index: Int)] = []

    init() {
        sources = nil
        completedByCode = []
        samples = []
        viewsInUnknownWindows = []
        isExtension = false
        outletDestinations = []
        constraints = [:]
    }

    init(_ tree: VariantTree, _ facts: DocumentFacts, isExtension: Bool) {
        self.isExtension = isExtension
        viewsInUnknownWindows = facts.viewsInUnknownWindows
        outletDestinations = facts.outletDestinations
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
        samples = Self.samples(in: tree.builder.made.map(\.source)).union(facts.reusableViews)
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
        DocumentFacts.ids(of: views.flatMap { $0.prototypes + $0.keyedViews.filter { $0.reuseIdentifier != nil } })
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
                    isInUnknownWindow: isExtension || viewsInUnknownWindows.contains(origin.id),
                    isShown: here.isShown, isInScrollView: around.isInScrollView, scroller: around.scroller,
                    isSample: samples.contains(origin.id), isInBar: around.isInBar,
                    isTransformed: here.isTransformed, safeArea: view.safeAreaInsets,
                    hasOwnClass: source?.customClass != nil,
                    isColoredByCode: source.map(isColoredByCode) ?? false,
                    textFollowsAppearance: Self.textFollowsAppearance(view),
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
        // A plain view may become a scroll view by its class.
        if view is UIScrollView || source?.customClass?.hasSuffix("ScrollView") == true {
            here.isInScrollView = true
            here.scroller = own
            // Content beyond its edges can be scrolled to.
            (here.clip, here.reach) = (.infinite, .infinite)
        }
        if view is UINavigationBar || view is UIToolbar || view is UITabBar { here.isInBar = true }
        for subview in view.subviews { read(subview, parent: own, around: here) }
    }

    /// Cells need a class for their outlets alone.
    private func isColoredByCode(_ source: DocumentView) -> Bool {
        outletDestinations.contains(source.id) || !source.runtimeAttributes.isEmpty
            || source.customClass != nil && !source.isReusable
    }

    private static func textFollowsAppearance(_ view: UIView) -> Bool {
        let color: UIColor? =
            switch view {
            case let label as UILabel: label.textColor
            case let button as UIButton: button.currentTitleColor
            case let text as UITextView: text.textColor
            default: nil
            }
        guard let color else { return true }
        let forms = [UIUserInterfaceStyle.light, .dark].map { style in
            color.resolvedColor(
                with: UITraitCollection(traitsFrom: [
                    view.traitCollection, UITraitCollection(userInterfaceStyle: style),
                ]))
        }
        return forms[0] != forms[1]
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

    /// A clear button over other views is only a touch target.
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
        // The system's own symbols.
        case let button as UIButton: button.buttonType.rawValue > 1
        default: false
        }
    }
}

extension LayoutSnapshot.TextFit {
    /// Creates the fit of a label's text; `nil` for a label without text or without a size, which other rules cover.
    @MainActor init?(_ label: UILabel) {
        let size = label.bounds.size
        guard let text = label.text, !text.isEmpty, size.width > 0, size.height > 0 else { return nil }
        self.text = text
        self.size = size
        lines = label.numberOfLines
        let far = CGFloat.greatestFiniteMagnitude
        // Rounding to pixels is not a lack of space.
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
            // Text that shrinks to fit needs less space by that factor; a clip also cuts it.
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
        // Descenders and the space above capitals may extend a little before it is visible.
        isTooHigh = oneLine * least * 0.8 > size.height
    }
}
