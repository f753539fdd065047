public import Foundation
internal import LocatedText

/// The line break mode, as spelled in the format.
public enum DocumentLineBreakMode: String, Hashable, Sendable {
    case wordWrap, characterWrap, clip, headTruncation, middleTruncation, tailTruncation
}

/// The text alignment, as spelled in the format.
public enum DocumentTextAlignment: String, Hashable, Sendable { case left, center, right, justified, natural }

/// The content of a label.
public struct LabelContent: Hashable, Sendable {
    public enum BaselineAdjustment: String, Hashable, Sendable { case alignBaselines, alignCenters, none }

    public var text: String?
    public var attributedText: DocumentText?
    public var font: DocumentFont?
    public var textColor: DocumentColor?
    public var highlightedColor: DocumentColor?
    public var shadowColor: DocumentColor?
    public var shadowOffset: CGSize?
    public var textAlignment: DocumentTextAlignment?
    public var lineBreakMode: DocumentLineBreakMode?
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines: Int
    public var baselineAdjustment: BaselineAdjustment?
    public var adjustsFontSizeToFit: Bool
    public var minimumScaleFactor: CGFloat?
    public var minimumFontSize: CGFloat?
    public var adjustsFontForContentSizeCategory: Bool
    /// The maximum width in points; `nil` if the layout determines it.
    public var preferredMaxLayoutWidth: CGFloat?
    public var isEnabled: Bool
    public var isHighlighted: Bool
    /// Whether the letters may move closer together before the text is truncated.
    public var tightensToFit: Bool

    init(_ reader: inout ElementReader) {
        text = reader.text("text")
        let usesAttributedText = reader.bool("usesAttributedText") ?? false
        let reading = reader.reading
        let attributed = reader.take(key: "attributedText").map { DocumentText($0, reading) }
        attributedText = usesAttributedText ? attributed : nil
        font = reader.font(key: "fontDescription")
        textColor = reader.color(key: "textColor")
        highlightedColor = reader.color(key: "highlightedColor")
        shadowColor = reader.color(key: "shadowColor") ?? reader.color(key: "textShadowColor")
        shadowOffset = reader.size(key: "shadowOffset")
        textAlignment = reader.spelled("textAlignment")
        lineBreakMode = reader.spelled("lineBreakMode")
        numberOfLines = max(0, reader.integer("numberOfLines") ?? 1)
        baselineAdjustment = reader.spelled("baselineAdjustment")
        adjustsFontSizeToFit = reader.bool("adjustsFontSizeToFit") ?? true
        minimumScaleFactor = reader.number("minimumScaleFactor")
        minimumFontSize = reader.number("minimumFontSize")
        adjustsFontForContentSizeCategory = reader.bool("adjustsFontForContentSizeCategory") ?? false
        // Documents contain 0 if the width was never set.
        preferredMaxLayoutWidth = reader.number("preferredMaxLayoutWidth").flatMap { $0 > 0 ? $0 : nil }
        isEnabled = reader.bool("enabled") ?? true
        isHighlighted = reader.bool("highlighted") ?? false
        tightensToFit = reader.bool("adjustsLetterSpacingToFitWidth") ?? false
        reader.ignore(["showsExpansionTextWhenTruncated", "sizingRule", "preferredVibrancy"], .bookkeeping)
    }
}

/// The content of a text field.
public struct TextFieldContent: Hashable, Sendable {
    public enum BorderStyle: String, Hashable, Sendable { case none, line, bezel, roundedRect }
    public enum ViewMode: String, Hashable, Sendable { case never, whileEditing, unlessEditing, always }

    public var control: ControlProperties
    public var text: String?
    public var placeholder: String?
    public var attributedText: DocumentText?
    public var attributedPlaceholder: DocumentText?
    public var font: DocumentFont?
    public var textColor: DocumentColor?
    public var textAlignment: DocumentTextAlignment?
    public var borderStyle: BorderStyle?
    public var clearButtonMode: ViewMode?
    public var adjustsFontSizeToFit: Bool
    public var minimumFontSize: CGFloat?
    public var adjustsFontForContentSizeCategory: Bool
    public var isSecure: Bool
    public var background: DocumentImage?
    public var disabledBackground: DocumentImage?

    init(_ reader: inout ElementReader) {
        control = ControlProperties(&reader)
        text = reader.text("text")
        placeholder = reader.text("placeholder")
        let reading = reader.reading
        attributedText = reader.take(key: "attributedText").map { DocumentText($0, reading) }
        attributedPlaceholder = reader.take(key: "attributedPlaceholder").map { DocumentText($0, reading) }
        font = reader.font(key: "fontDescription")
        textColor = reader.color(key: "textColor")
        textAlignment = reader.spelled("textAlignment")
        borderStyle = reader.spelled("borderStyle")
        clearButtonMode = reader.spelled("clearButtonMode")
        adjustsFontSizeToFit = reader.bool("adjustsFontSizeToFit") ?? true
        minimumFontSize = reader.number("minimumFontSize")
        adjustsFontForContentSizeCategory = reader.bool("adjustsFontForContentSizeCategory") ?? false
        background = DocumentImage("background", &reader)
        if var traits = reader.reader(key: "textInputTraits") {
            isSecure = traits.bool("secureTextEntry") ?? false
            traits.ignore(Array(traits.element.attributes.keys), .interaction)
            traits.finish()
        } else {
            isSecure = false
        }
        disabledBackground = DocumentImage("disabledBackground", &reader)
        reader.ignore(["allowsEditingTextAttributes"], .interaction)
        reader.ignore(["usesAttributedText", "catalog"], .bookkeeping)
    }
}

/// The content of a text view.
public struct TextViewContent: Hashable, Sendable {
    public var scroll: ScrollViewContent
    public var text: String?
    public var attributedText: DocumentText?
    public var font: DocumentFont?
    public var textColor: DocumentColor?
    public var textAlignment: DocumentTextAlignment?
    public var isScrollEnabled: Bool
    public var adjustsFontForContentSizeCategory: Bool

    init(_ reader: inout ElementReader) {
        scroll = ScrollViewContent(&reader)
        text = reader.text("text")
        let reading = reader.reading
        attributedText = reader.take(key: "attributedText").map { DocumentText($0, reading) }
        if reader.bool("usesAttributedText") == false { attributedText = nil }
        font = reader.font(key: "fontDescription")
        textColor = reader.color(key: "textColor")
        textAlignment = reader.spelled("textAlignment")
        isScrollEnabled = reader.bool("scrollEnabled") ?? true
        adjustsFontForContentSizeCategory = reader.bool("adjustsFontForContentSizeCategory") ?? false
        reader.ignore(["allowsEditingTextAttributes"], .interaction)
    }
}

/// The content of a search bar.
public struct SearchBarContent: Hashable, Sendable {
    public enum Style: String, Hashable, Sendable { case `default`, prominent, minimal }

    public var style: Style?
    public var text: String?
    public var placeholder: String?
    public var prompt: String?
    public var showsCancelButton: Bool
    public var showsScopeBar: Bool
    public var scopeButtonTitles: [String]
    public var selectedScopeIndex: Int
    public var showsBookmarkButton: Bool
    public var showsSearchResultsButton: Bool
    public var barStyle: DocumentBarStyle?
    public var isTranslucent: Bool
    public var backgroundImage: DocumentImage?
    public var barTintColor: DocumentColor?

    init(_ reader: inout ElementReader) {
        style = reader.spelled("searchBarStyle")
        text = reader.text("text")
        placeholder = reader.text("placeholder")
        prompt = reader.string("prompt")
        showsCancelButton = reader.bool("showsCancelButton") ?? false
        showsScopeBar = reader.bool("showsScopeBar") ?? false
        scopeButtonTitles = reader.takeList("scopeButtonTitles").map { element in
            reader.reading.audit?.note(element)
            return element.text
        }
        selectedScopeIndex = reader.integer("selectedScopeButtonIndex") ?? 0
        showsBookmarkButton = reader.bool("showsBookmarkButton") ?? false
        showsSearchResultsButton = reader.bool("showsSearchResultsButton") ?? false
        barStyle = reader.spelled("barStyle")
        isTranslucent = reader.bool("translucent") ?? true
        backgroundImage = DocumentImage("backgroundImage", &reader)
        barTintColor = reader.color(key: "barTintColor")
        reader.ignore(["searchResultsButtonSelected"], .momentary)
        reader.ignore(["scopeBarBackgroundImage"], .undrawn)
        reader.ignoreChildren(["offsetWrapper"], .undrawn)
    }
}
