internal import LocatedText

/// The reason that a known name of the format is skipped.
enum IgnoredReason: String, Hashable, CaseIterable {
    /// Xcode's own notes, and names that only code uses.
    case bookkeeping
    /// Touch, pencil and keyboard interaction. A picture shows an app at rest.
    case interaction
    /// Settings that are spoken, not drawn.
    case accessibility
    /// Temporary states: a press, a scroll, an animation, a transition between screens.
    case momentary
    /// The settings of a view whose content another framework draws.
    case foreign
    /// Settings that iOS 7 and later ignore, or that the element repeats elsewhere.
    case outdated
    /// A detail of the appearance that is not drawn.
    case undrawn
}

/// The names that do not affect the picture on any element, by reason.
///
/// Names that have no effect on one particular element are listed where that element is read.
enum IgnoredSpelling {
    static func attribute(_ name: String) -> IgnoredReason? { attributes[name] }

    static func child(_ element: LocatedXML) -> IgnoredReason? {
        if let reason = children[element.name] { return reason }
        if element.isText, let reason = element.key.flatMap(attribute) {
            return reason
        }
        if element.name.hasSuffix("GestureRecognizer") || element.name.hasSuffix("Interaction") { return .interaction }
        return element.key.flatMap { keys[$0] }
    }

    private static func table(_ words: [IgnoredReason: [String]]) -> [String: IgnoredReason] {
        var table: [String: IgnoredReason] = [:]
        for reason in IgnoredReason.allCases {
            for word in words[reason] ?? [] { table[word] = reason }
        }
        return table
    }

    private static let attributes = table([
        .bookkeeping: [
            "key", "id", "sceneMemberID", "tableViewCell", "collectionViewCell", "customModule",
            "customModuleProvider", "userLabel", "colorLabel", "restorationIdentifier",
            "useStoryboardIdentifierAsRestorationIdentifier", "storyboardIdentifier", "ambiguous", "misplaced",
            "simulatedAppContext", "colorMatched", "tag", "focusGroupIdentifier", "enabledForState",
            "allowsCachesResponses",
        ],
        .interaction: [
            "multipleTouchEnabled", "exclusiveTouch", "userInteractionEnabled", "pointerInteraction", "springLoaded",
            "delaysContentTouches", "canCancelContentTouches", "bounces", "bouncesZoom", "alwaysBounceVertical",
            "alwaysBounceHorizontal", "directionalLockEnabled", "pagingEnabled", "keyboardDismissMode",
            "maximumZoomScale", "minimumZoomScale", "decelerationRate", "editable", "selectable",
            "clearsOnInsertion", "clearsOnBeginEditing", "dragInteractionEnabled", "prefetchingEnabled",
            "remembersLastFocusedIndexPath", "allowsSelection", "allowsMultipleSelection",
            "allowsSelectionDuringEditing", "allowsMultipleSelectionDuringEditing",
            "showsSelectionImmediatelyOnTouchBegin", "showsReorderControl", "defersCurrentPageDisplay", "continuous",
            "momentary", "wraps", "autorepeat", "springs", "toolTip", "horizontalFocusGuide",
            "clearsSelectionOnViewWillAppear", "allowsFocus", "allowsFocusDuringEditing", "selectionFollowsFocus",
            "scrollEnabled", "scrollsToTop", "findInteractionEnabled", "allowsKeyboardScrolling",
            "enablesReturnKeyAutomatically",
        ],
        .accessibility: [
            "accessibilityIdentifier", "accessibilityLabel", "largeContentTitle", "showsLargeContentViewer",
        ],
        .momentary: [
            "showsTouchWhenHighlighted", "zoomScale", "selectionStyle", "shouldIndentWhileEditing",
            "hidesAccessoryWhenEditing", "editingAccessoryType", "modalTransitionStyle",
            "providesPresentationContextTransitionStyle", "indicatorStyle", "automaticallyAdjustsScrollIndicatorInsets",
            "sectionIndexMinimumDisplayRowCount", "focusStyle", "adjustsImageWhenAncestorFocused",
        ],
        .outdated: [
            "clearsContextBeforeDrawing", "visibleAtLaunch", "resizesToFullScreen",
        ],
    ])

    private static let children = table([
        .bookkeeping: ["dependencies", "userGuides", "point", "mask"],
        .interaction: [
            "gestureRecognizers", "textInputTraits", "keyCommands", "dataDetectorType", "dataDetectorTypes",
        ],
        .accessibility: ["accessibility", "accessibilityConfiguration"],
        .momentary: ["animations", "refreshControl"],
        .foreign: ["wkWebViewConfiguration", "audiovisualMediaTypes"],
    ])

    private static let keys = table([
        .bookkeeping: ["canvasLocation", "userComments"],
        // The sheet size simulated on the canvas. The actual size comes from the presentation.
        .outdated: ["modalPageSheetSize", "contentStretch"],
    ])
}
