public import Diagnostics

/// What is looked for, each under the name that options, baselines and reports call it by.
public enum LintRule: String, Hashable, Sendable, CaseIterable {
    // Layout
    case conflictingConstraints = "conflicting-constraints"
    case ambiguousLayout = "ambiguous-layout"
    case brokenConstraint = "broken-constraint"
    case zeroSize = "zero-size"
    case offScreen = "off-screen"
    case outsideSafeArea = "outside-safe-area"
    // Text
    case truncatedText = "truncated-text"
    case clippedText = "clipped-text"
    case overlappingText = "overlapping-text"
    case lowContrast = "low-contrast"
    // Touch
    case overlappingControls = "overlapping-controls"
    case smallTouchTarget = "small-touch-target"
    case unreachableControl = "unreachable-control"
    // Resources
    case missingImage = "missing-image"
    case missingColor = "missing-color"
    case missingImageScale = "missing-image-scale"
    case missingDarkAppearance = "missing-dark-appearance"
    case badAsset = "bad-asset"
    // Documents
    case brokenDocument = "broken-document"
    case unreachableScene = "unreachable-scene"
    case missingReuseIdentifier = "missing-reuse-identifier"
    case unsupported = "unsupported"
    // Launch screens
    case launchCustomClass = "launch-custom-class"
    case launchConnection = "launch-connection"
    case launchSegue = "launch-segue"
    case launchWebView = "launch-web-view"
    case launchForeignView = "launch-foreign-view"
    case launchRuntimeAttribute = "launch-runtime-attribute"
    case launchSeveralRoots = "launch-several-roots"
    case launchScreenSetup = "launch-screen-setup"
}

extension LintRule {
    /// How much a finding of the rule matters, unless the finding itself matters less.
    public var severity: Severity {
        switch self {
        case .conflictingConstraints, .brokenConstraint, .brokenDocument, .launchCustomClass, .launchConnection,
            .launchSegue, .launchWebView, .launchForeignView, .launchRuntimeAttribute, .launchSeveralRoots:
            .error
        case .ambiguousLayout, .zeroSize, .offScreen, .outsideSafeArea, .truncatedText, .clippedText,
            .overlappingText, .lowContrast, .overlappingControls, .smallTouchTarget, .unreachableControl, .missingImage,
            .missingColor, .missingImageScale, .badAsset, .unreachableScene, .missingReuseIdentifier,
            .launchScreenSetup:
            .warning
        case .missingDarkAppearance, .unsupported: .note
        }
    }

    /// What the rule finds, in one sentence without a full stop.
    public var summary: String {
        switch self {
        case .conflictingConstraints: "required constraints that cannot hold together"
        case .ambiguousLayout: "a view whose place or size its constraints leave open"
        case .brokenConstraint: "a constraint that cannot be meant, or that names nothing"
        case .zeroSize: "text, an image or a control that has no width or no height"
        case .offScreen: "text, an image or a control beyond the edge of the window, where nothing scrolls"
        case .outsideSafeArea: "text or a control below the status bar, a bar, a cutout or the home indicator"
        case .truncatedText: "text that ends in an ellipsis because its view is too narrow or has too few lines"
        case .clippedText: "text that is higher than its view"
        case .overlappingText: "text drawn over other text"
        case .lowContrast:
            "text that stands out from its background by less than 4.5 to 1, large text by less than 3 to 1"
        case .overlappingControls: "controls that cover a part of each other"
        case .smallTouchTarget: "a control below 44 by 44 points; a warning below 28, else a note"
        case .unreachableControl: "a control that reaches out of a view around it, where touches do not arrive"
        case .missingImage: "an image that is in no asset catalog and no file"
        case .missingColor: "a colour that is in no asset catalog"
        case .missingImageScale: "an image without a picture for the screen's scale, which is blown up"
        case .missingDarkAppearance: "a colour or image without a dark form, among others that have one"
        case .badAsset: "an asset catalog or picture file that cannot be read as it stands"
        case .brokenDocument: "a document that cannot be read as it stands"
        case .unreachableScene: "a scene that no segue leads to and no code can ask for"
        case .missingReuseIdentifier: "a prototype cell that no code can ask for"
        case .unsupported: "an element or attribute that is not drawn as the system draws it"
        case .launchCustomClass: "a class of the app's own in a launch screen, where no code runs"
        case .launchConnection: "an outlet or action in a launch screen, where no code runs"
        case .launchSegue: "a segue in a launch screen, which shows one scene"
        case .launchWebView: "a web view in a launch screen"
        case .launchForeignView: "a view of another framework than UIKit in a launch screen"
        case .launchRuntimeAttribute: "a user-defined runtime attribute in a launch screen"
        case .launchSeveralRoots: "more than one root view or scene in a launch screen"
        case .launchScreenSetup: "what the Info.plist says of the launch screen does not fit what is there"
        }
    }

    /// The rule that a diagnostic of reading, building or laying out belongs to; `nil` for what is no finding.
    init?(code: String) {
        switch code {
        case "conflicting-constraints": self = .conflictingConstraints
        case "unrelated-constraint-items", "missing-constraint-item", "incomparable-attributes",
            "unusable-constraint-number", "no-layout-item", "self-constraint", "unrelated-constraint":
            self = .brokenConstraint
        case "missing-image": self = .missingImage
        case "missing-color": self = .missingColor
        case "unknown-element", "unknown-attribute", "unknown-value", "undrawable-picture", "no-pdf-converter",
            "pdf-conversion-failed", "unknown-device", "missing-glyph", "font-not-available":
            self = .unsupported
        case "malformed-contents", "wrong-type-in-contents", "missing-asset-file", "asset-outside-folder",
            "asset-too-large", "unreadable-asset", "bad-color-component", "unknown-color-space", "empty-color",
            "damaged-picture":
            self = .badAsset
        case "bad-number", "number-out-of-range", "bad-boolean", "missing-attribute", "duplicate-id",
            "dangling-reference", "cyclic-reference":
            self = .brokenDocument
        case "missing-launch-document", "malformed-plist", "wrong-type-in-plist", "unknown-orientation":
            self = .launchScreenSetup
        default: return nil
        }
    }
}
