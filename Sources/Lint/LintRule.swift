public import Diagnostics

/// The lint rules.
///
/// The raw value is the name of the rule in options, baselines and reports.
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
    case missingFont = "missing-font"
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
    /// The severity of the rule's findings, unless a finding lowers it.
    public var severity: Severity {
        switch self {
        case .conflictingConstraints, .brokenConstraint, .brokenDocument, .launchCustomClass, .launchConnection,
            .launchSegue, .launchWebView, .launchForeignView, .launchRuntimeAttribute, .launchSeveralRoots:
            .error
        case .ambiguousLayout, .zeroSize, .offScreen, .outsideSafeArea, .truncatedText, .clippedText,
            .overlappingText, .lowContrast, .overlappingControls, .smallTouchTarget, .unreachableControl, .missingImage,
            .missingColor, .missingImageScale, .missingFont, .badAsset, .unreachableScene, .missingReuseIdentifier,
            .launchScreenSetup, .missingAccessibilityLabel:
            .warning
        case .missingDarkAppearance, .unsupported, .fixedTextSize: .note
        }
    }

    /// A description of what the rule finds, in one clause without a full stop.
    public var summary: String {
        switch self {
        case .conflictingConstraints: "required constraints that cannot hold together"
        case .ambiguousLayout: "a view whose position or size the constraints do not determine"
        case .brokenConstraint: "a constraint that makes no sense or refers to nothing"
        case .zeroSize: "text, an image or a control that has no width or no height"
        case .offScreen: "text, an image or a control beyond the edge of the window, where nothing scrolls"
        case .outsideSafeArea: "text or a control below the status bar, a bar, a cutout or the home indicator"
        case .truncatedText: "text that ends in an ellipsis because its view is too narrow or has too few lines"
        case .clippedText: "text that is taller than its view"
        case .overlappingText: "text drawn over other text"
        case .lowContrast: "text with a contrast below 4.5 to 1, or 3 to 1 for large text"
        case .overlappingControls: "controls that partly cover each other"
        case .smallTouchTarget: "a control below 44 by 44 points; a warning below 28, else a note"
        case .unreachableControl: "a control that extends beyond an enclosing view, where it gets no touches"
        case .missingAccessibilityLabel:
            "a control that VoiceOver cannot describe, such as an image button or a field without a placeholder"
        case .fixedTextSize: "text that does not follow the reader's text size"
        case .missingImage: "an image that is in no asset catalog and no file"
        case .missingColor: "a colour that is in no asset catalog"
        case .missingImageScale: "an image with no file for the screen's scale, which is therefore enlarged"
        case .missingDarkAppearance: "a colour or image without a dark variant, in a catalog where others have one"
        case .missingFont: "a font that is not available, or a character that no font has"
        case .badAsset: "an asset catalog or image file that cannot be read completely"
        case .brokenDocument: "a document that cannot be read completely"
        case .unreachableScene: "a scene that no segue leads to and that code cannot instantiate"
        case .missingReuseIdentifier: "a prototype cell that code cannot dequeue"
        case .unsupported: "an element or attribute that Maquette does not draw as iOS does"
        case .launchCustomClass: "a custom class in a launch screen, where no code runs"
        case .launchConnection: "an outlet or action in a launch screen, where no code runs"
        case .launchSegue: "a segue in a launch screen, which shows one scene"
        case .launchWebView: "a web view in a launch screen"
        case .launchForeignView: "a view from a framework other than UIKit in a launch screen"
        case .launchRuntimeAttribute: "a user-defined runtime attribute in a launch screen"
        case .launchSeveralRoots: "more than one root view or scene in a launch screen"
        case .launchScreenSetup: "the launch screen settings in Info.plist do not match the files"
        }
    }

    /// The subject of a rule.
    public enum Subject: String, Sendable { case layout, text, touch, accessibility, resources, documents, launch }

    public var subject: Subject {
        switch self {
        case .conflictingConstraints, .ambiguousLayout, .brokenConstraint, .zeroSize, .offScreen, .outsideSafeArea:
            .layout
        case .truncatedText, .clippedText, .overlappingText: .text
        case .overlappingControls, .unreachableControl: .touch
        case .lowContrast, .smallTouchTarget, .missingAccessibilityLabel, .fixedTextSize: .accessibility
        case .missingImage, .missingColor, .missingImageScale, .missingDarkAppearance, .missingFont, .badAsset:
            .resources
        case .brokenDocument, .unreachableScene, .missingReuseIdentifier, .unsupported: .documents
        case .launchCustomClass, .launchConnection, .launchSegue, .launchWebView, .launchForeignView,
            .launchRuntimeAttribute, .launchSeveralRoots, .launchScreenSetup:
            .launch
        }
    }

    /// The fix, in one sentence.
    public var remedy: String {
        switch self {
        case .conflictingConstraints: "Delete one of the constraints, or give one a priority of 999 or less."
        case .ambiguousLayout: "Add a constraint, or raise the hugging or compression resistance of one view."
        case .brokenConstraint: "Delete the constraint, or attach it to views that share an ancestor."
        case .zeroSize: "Give the view a size, or hide it where it is not needed."
        case .offScreen: "Constrain the view to both edges, or put it in a scroll view."
        case .outsideSafeArea: "Constrain the view to the safe area instead of its superview."
        case .truncatedText: "Give the text more room or more lines, or let it shrink."
        case .clippedText: "Remove the fixed height, so that the view is as tall as its text."
        case .overlappingText, .overlappingControls: "Put a constraint between the two views, or hide one of them."
        case .lowContrast: "Increase the contrast; system colours follow the appearance."
        case .smallTouchTarget: "Make the control at least 44 by 44 points; its image may stay small."
        case .unreachableControl: "Make the enclosing view as large as its content."
        case .missingAccessibilityLabel: "Give the control an accessibility label, in Xcode's Identity inspector."
        case .fixedTextSize: "Use a text style, and let the font adjust automatically."
        case .missingImage, .missingColor: "Add it to an asset catalog of the app, or correct its name."
        case .missingImageScale: "Add a file for the scale, or one PDF or SVG for all scales."
        case .missingDarkAppearance: "Add a dark appearance to the set if it should look different."
        case .missingFont: "Put the font's file into the app's folder, or choose another font."
        case .badAsset: "Repair the file, or remove its name from Contents.json."
        case .brokenDocument: "Open the document in Xcode and save it again, or correct the line."
        case .unreachableScene: "Delete the scene, or give it a storyboard ID."
        case .missingReuseIdentifier: "Set the cell's identifier."
        case .unsupported: "No change is needed; check the result on a device."
        case .launchCustomClass: "Remove the custom class."
        case .launchConnection: "Delete the connection."
        case .launchSegue: "Delete the segue."
        case .launchWebView, .launchForeignView: "Replace it with an image view."
        case .launchRuntimeAttribute: "Delete the attribute, or draw its effect into an image."
        case .launchSeveralRoots: "Keep one scene with one root view."
        case .launchScreenSetup: "Name one of the app's documents in Info.plist."
        }
    }
}
