internal import LocatedText

/// Why a word of the format is known and yet read for nothing.
enum PassedOver: String, Hashable, CaseIterable {
    /// Notes that Xcode keeps for itself, and names that only code looks for.
    case bookkeeping
    /// What a finger, a pencil or a key does; a picture is of an app at rest.
    case interaction
    /// What is spoken, not drawn.
    case accessibility
    /// What is seen for as long as something happens: a press, a scroll, an animation, a passage between screens.
    case momentary
    /// The settings of a view whose content another framework draws.
    case foreign
    /// What iOS 7 and later pay no heed to, and what the element says elsewhere once more.
    case outdated
    /// A detail of the look that is not drawn.
    case undrawn
}

/// The words that mean nothing for a picture on whatever element they stand, by the reason.
///
/// Those that mean nothing on one element alone are named where that element is read.
enum IgnoredSpelling {
    static func attribute(_ name: String) -> PassedOver? { attributes[name] }

    static func child(_ element: LocatedXML) -> PassedOver? {
        if let reason = children[element.name] { return reason }
        if element.name.hasSuffix("GestureRecognizer") || element.name.hasSuffix("Interaction") { return .interaction }
        return element.key.flatMap { keys[$0] }
    }

    private static func table(_ words: [PassedOver: [String]]) -> [String: PassedOver] {
        var table: [String: PassedOver] = [:]
        for reason in PassedOver.allCases {
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
        // What the canvas pretends of a sheet; its size comes from the presentation.
        .outdated: ["modalPageSheetSize", "contentStretch"],
    ])
}
