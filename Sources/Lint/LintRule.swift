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
    // Accessibility
    case missingAccessibilityLabel = "missing-accessibility-label"
    case fixedTextSize = "fixed-text-size"
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
            .launchScreenSetup, .missingAccessibilityLabel:
            .warning
        case .missingDarkAppearance, .unsupported, .fixedTextSize: .note
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
        case .missingAccessibilityLabel:
            "a control of which VoiceOver can say nothing: a button that is a picture, a field without a placeholder"
        case .fixedTextSize: "text that does not follow the reader's text size"
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

    /// What a rule is about.
    public enum Subject: String, Sendable { case layout, text, touch, accessibility, resources, documents, launch }

    public var subject: Subject {
        switch self {
        case .conflictingConstraints, .ambiguousLayout, .brokenConstraint, .zeroSize, .offScreen, .outsideSafeArea:
            .layout
        case .truncatedText, .clippedText, .overlappingText: .text
        case .overlappingControls, .unreachableControl: .touch
        case .lowContrast, .smallTouchTarget, .missingAccessibilityLabel, .fixedTextSize: .accessibility
        case .missingImage, .missingColor, .missingImageScale, .missingDarkAppearance, .badAsset: .resources
        case .brokenDocument, .unreachableScene, .missingReuseIdentifier, .unsupported: .documents
        case .launchCustomClass, .launchConnection, .launchSegue, .launchWebView, .launchForeignView,
            .launchRuntimeAttribute, .launchSeveralRoots, .launchScreenSetup:
            .launch
        }
    }

    /// What mends what the rule finds, in one sentence.
    public var remedy: String {
        switch self {
        case .conflictingConstraints: "Delete one of the constraints, or give one a priority of 999 or less."
        case .ambiguousLayout: "Add a constraint, or let one view hug or resist more than those beside it."
        case .brokenConstraint: "Delete the constraint, or hold it to views that share an ancestor."
        case .zeroSize: "Give the view room, or hide it where it is not wanted."
        case .offScreen: "Hold the view to both edges, or put it into a scroll view."
        case .outsideSafeArea: "Hold the view to the safe area rather than to its superview."
        case .truncatedText: "Give the text more room or more lines, or let it shrink."
        case .clippedText: "Let the view be as high as its text; take a fixed height away."
        case .overlappingText, .overlappingControls: "Put a constraint between the two views, or hide one of them."
        case .lowContrast: "Choose colours further apart; system colours follow the appearance."
        case .smallTouchTarget: "Make the control at least 44 by 44 points; its picture may stay small."
        case .unreachableControl: "Make the view around the control as large as what is in it."
        case .missingAccessibilityLabel: "Give the control an accessibility label, in Xcode's Identity inspector."
        case .fixedTextSize: "Choose a text style for the font, and let it adjust automatically."
        case .missingImage, .missingColor: "Add it to an asset catalog of the app, or mend its name."
        case .missingImageScale: "Add the picture at the scale, or one PDF or SVG for all scales."
        case .missingDarkAppearance: "Add a dark appearance to its set, if it should look different there."
        case .badAsset: "Mend the file, or take its name out of Contents.json."
        case .brokenDocument: "Open the document in Xcode and save it again, or mend the line."
        case .unreachableScene: "Delete the scene, or give it a storyboard ID."
        case .missingReuseIdentifier: "Set the cell's identifier."
        case .unsupported: "Nothing need be mended; look at it on a device."
        case .launchCustomClass: "Remove the custom class."
        case .launchConnection: "Delete the connection."
        case .launchSegue: "Delete the segue."
        case .launchWebView, .launchForeignView: "Put an image view in its place."
        case .launchRuntimeAttribute: "Delete the attribute, or draw its effect into an image."
        case .launchSeveralRoots: "Leave one scene with one root view in the document."
        case .launchScreenSetup: "Let the Info.plist name a document of the app."
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
