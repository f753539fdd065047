/// What documents hold for Xcode, for accessibility or for behaviour at run time, and what no picture shows.
enum IgnoredSpelling {
    static func attribute(_ name: String) -> Bool {
        attributes.contains(name)
    }

    static func child(_ element: DocumentElement) -> Bool {
        if children.contains(element.name) { return true }
        return element.key.map { keys.contains($0) } ?? false
    }

    private static let attributes: Set<String> = [
        "key", "id", "sceneMemberID", "visibleAtLaunch", "resizesToFullScreen", "tableViewCell", "customModule",
        "customModuleProvider", "userLabel",
        "colorLabel",
        "restorationIdentifier", "useStoryboardIdentifierAsRestorationIdentifier", "storyboardIdentifier",
        "ambiguous", "misplaced", "simulatedAppContext", "multipleTouchEnabled",
        "exclusiveTouch", "userInteractionEnabled", "clearsContextBeforeDrawing", "autoresizesSubviews",
        "showsTouchWhenHighlighted", "pointerInteraction", "springLoaded", "focusGroupIdentifier",
        "accessibilityIdentifier",
        "delaysContentTouches", "canCancelContentTouches", "bounces", "bouncesZoom", "alwaysBounceVertical",
        "alwaysBounceHorizontal", "directionalLockEnabled", "pagingEnabled", "keyboardDismissMode",
        "maximumZoomScale", "minimumZoomScale", "zoomScale", "decelerationRate", "scrollEnabled", "editable",
        "selectable", "clearsOnInsertion", "clearsOnBeginEditing", "dragInteractionEnabled",
        "prefetchingEnabled", "remembersLastFocusedIndexPath", "allowsSelection", "allowsMultipleSelection",
        "allowsSelectionDuringEditing", "allowsMultipleSelectionDuringEditing", "sectionIndexMinimumDisplayRowCount",
        "showsSelectionImmediatelyOnTouchBegin", "selectionStyle", "shouldIndentWhileEditing",
        "hidesAccessoryWhenEditing", "editingAccessoryType", "showsReorderControl", "defersCurrentPageDisplay",
        "continuous", "momentary", "wraps", "autorepeat", "springs", "tag",
        "modalTransitionStyle", "clearsSelectionOnViewWillAppear", "providesPresentationContextTransitionStyle",
        "allowsCachesResponses", "colorMatched", "enabledForState", "toolTip", "horizontalFocusGuide",
    ]

    private static let children: Set<String> = [
        "accessibility", "accessibilityConfiguration", "attributedString", "connections", "gestureRecognizers",
        "textInputTraits", "animations", "keyCommands", "dataDetectorType", "dataDetectorTypes",
        "wkWebViewConfiguration",
        "audiovisualMediaTypes", "point", "nil", "mask", "userGuides", "modalPageSheetSize", "dependencies",
    ]

    private static let keys: Set<String> = ["canvasLocation", "highlightedColor", "titleShadowColor"]
}
