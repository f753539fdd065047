internal import Foundation
internal import InterfaceDocuments
internal import UIKit

extension PropertyTables {
    static let label = PropertyTable<UILabel, LabelContent>(
        { if case .label(let content) = $0.content { content } else { nil } },
        [
            .init("font", \.font, \.font) { font, converter in converter.font(font) },
            .init("textColor", \.textColor, \.textColor),
            .init("textAlignment", always: \.textAlignment, \.textAlignment) { alignment, _ in
                alignment?.uiKit ?? .left
            },
            .init("lineBreakMode", \.lineBreakMode, \.lineBreakMode) { mode, _ in mode.uiKit },
            .init("numberOfLines", \.numberOfLines, \.numberOfLines),
            // Plain text replaces rich text, so it is set first.
            .init(
                "text", \.text, and: [.init(\.attributedText)], get: { $0.text }, set: { $0.text = $1 }
            ) { content, _, _ in .some(content.text) },
            .init(
                "attributedText", \.attributedText,
                following: ["text", "font", "textColor", "textAlignment", "lineBreakMode"],
                get: { $0.attributedText }, set: { $0.attributedText = $1 }, takeBack: { _, _ in }
            ) { content, label, converter in
                content.attributedText.map { .some(converter.text($0, font: label.font)) }
            },
            .init("highlightedTextColor", \.highlightedColor, \.highlightedTextColor),
            .init("shadowColor", \.shadowColor, \.shadowColor),
            .init("shadowOffset", \.shadowOffset, \.shadowOffset),
            .init("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFit, \.adjustsFontSizeToFitWidth),
            .init("minimumScaleFactor", \.minimumScaleFactor, \.minimumScaleFactor),
            minimumFontSize,
            .init("baselineAdjustment", \.baselineAdjustment, \.baselineAdjustment) { adjustment, _ in
                switch adjustment {
                case .alignBaselines: .alignBaselines
                case .alignCenters: .alignCenters
                case .none: UIBaselineAdjustment.none
                }
            },
            .init(
                "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory,
                \.adjustsFontForContentSizeCategory),
            .init("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth, \.preferredMaxLayoutWidth),
            .init("enabled", \.isEnabled, \.isEnabled),
            .init("highlighted", \.isHighlighted, \.isHighlighted),
            .init("allowsDefaultTighteningForTruncation", \.tightensToFit, \.allowsDefaultTighteningForTruncation),
        ])

    /// The older form of the minimum scale: the size of the shrunk font.
    private static var minimumFontSize: Property<UILabel, LabelContent> {
        .init(
            "minimumFontSize", \.minimumFontSize, and: [.init(\.minimumScaleFactor)], following: ["font"],
            get: { label in label.minimumScaleFactor * (label.font?.pointSize ?? 0) },
            set: { label, size in
                guard let full = label.font?.pointSize, full > 0 else { return }
                label.minimumScaleFactor = min(1, size / full)
            },
            takeBack: { label, standard in label.minimumScaleFactor = standard.minimumScaleFactor }
        ) { content, _, _ in
            content.minimumScaleFactor == nil ? content.minimumFontSize : nil
        }
    }

    static let textField = PropertyTable<UITextField, TextFieldContent>(
        { if case .textField(let content) = $0.content { content } else { nil } },
        control.within(\.control) { $0 } + [
            .init("font", always: \.font, \.font) { font, converter in
                font.map { converter.font($0) } ?? .systemFont(ofSize: 14)
            },
            .init("textColor", \.textColor, \.textColor),
            .init("textAlignment", always: \.textAlignment, \.textAlignment) { alignment, _ in
                alignment?.uiKit ?? .left
            },
            .init(
                "text", \.text, and: [.init(\.attributedText)], get: { $0.text }, set: { $0.text = $1 }
            ) { content, _, _ in .some(content.text) },
            .init(
                "placeholder", \.placeholder, and: [.init(\.attributedPlaceholder)], get: { $0.placeholder },
                set: { $0.placeholder = $1 }
            ) { content, _, _ in .some(content.placeholder) },
            .init(
                "attributedText", \.attributedText, following: ["text", "font", "textColor", "textAlignment"],
                get: { $0.attributedText }, set: { $0.attributedText = $1 }, takeBack: { _, _ in }
            ) { content, field, converter in
                content.attributedText.map { .some(converter.text($0, font: field.font)) }
            },
            .init(
                "attributedPlaceholder", \.attributedPlaceholder, following: ["placeholder", "font"],
                get: { $0.attributedPlaceholder }, set: { $0.attributedPlaceholder = $1 }, takeBack: { _, _ in }
            ) { content, field, converter in
                content.attributedPlaceholder.map { .some(converter.text($0, font: field.font)) }
            },
            .init("borderStyle", always: \.borderStyle, \.borderStyle) { style, _ in
                switch style {
                case .line: .line
                case .bezel: .bezel
                case .roundedRect: .roundedRect
                case TextFieldContent.BorderStyle.none?, nil: UITextField.BorderStyle.none
                }
            },
            .init("clearButtonMode", always: \.clearButtonMode, \.clearButtonMode) { mode, _ in
                switch mode {
                case .whileEditing: .whileEditing
                case .unlessEditing: .unlessEditing
                case .always: .always
                case .never, nil: .never
                }
            },
            .init("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFit, \.adjustsFontSizeToFitWidth),
            .init("minimumFontSize", \.minimumFontSize, \.minimumFontSize),
            .init(
                "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory,
                \.adjustsFontForContentSizeCategory),
            .init("secureTextEntry", \.isSecure, \.isSecureTextEntry),
            .init("background", \.background, \.background),
            .init("disabledBackground", \.disabledBackground, \.disabledBackground),
        ])

    static let textView = PropertyTable<UITextView, TextViewContent>(
        { if case .textView(let content) = $0.content { content } else { nil } },
        scrollView.within(\.scroll) { $0 } + [
            .init("font", always: \.font, \.font) { font, converter in
                font.map { converter.font($0) } ?? .systemFont(ofSize: 14)
            },
            .init("textColor", \.textColor, \.textColor),
            .init("textAlignment", always: \.textAlignment, \.textAlignment) { alignment, _ in
                alignment?.uiKit ?? .left
            },
            .init("scrollEnabled", \.isScrollEnabled, \.isScrollEnabled),
            .init(
                "text", \.text, and: [.init(\.attributedText)], get: { $0.text }, set: { $0.text = $1 }
            ) { content, _, _ in .some(content.text ?? "") },
            .init(
                "attributedText", \.attributedText, following: ["text", "font", "textColor", "textAlignment"],
                get: { $0.attributedText }, set: { $0.attributedText = $1 }, takeBack: { _, _ in }
            ) { content, view, converter in
                content.attributedText.map { .some(converter.text($0, font: view.font)) }
            },
            .init(
                "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory,
                \.adjustsFontForContentSizeCategory),
        ])

    static let searchBar = PropertyTable<UISearchBar, SearchBarContent>(
        { if case .searchBar(let content) = $0.content { content } else { nil } },
        [
            .init("searchBarStyle", \.style, \.searchBarStyle) { style, _ in
                switch style {
                case .prominent: .prominent
                case .minimal: .minimal
                case .default: nil
                }
            },
            .init("text", \.text, \.text),
            .init("placeholder", \.placeholder, \.placeholder),
            .init("prompt", \.prompt, \.prompt),
            .init("showsCancelButton", \.showsCancelButton, \.showsCancelButton),
            .init("scopeButtonTitles", always: \.scopeButtonTitles, \.scopeButtonTitles) { titles, _ in
                titles.isEmpty ? nil : titles
            },
            .init(
                "selectedScopeButtonIndex", \.selectedScopeIndex, \.selectedScopeButtonIndex,
                following: ["scopeButtonTitles"]),
            .init("showsScopeBar", \.showsScopeBar, \.showsScopeBar),
            .init("showsBookmarkButton", \.showsBookmarkButton, \.showsBookmarkButton),
            .init("showsSearchResultsButton", \.showsSearchResultsButton, \.showsSearchResultsButton),
            .init("barStyle", always: \.barStyle, \.barStyle) { style, _ in style?.uiKit ?? .default },
            .init("translucent", \.isTranslucent, \.isTranslucent),
            .init("barTintColor", \.barTintColor, \.barTintColor),
            .init("backgroundImage", \.backgroundImage, \.backgroundImage),
        ])
}

extension DocumentTextAlignment {
    var uiKit: NSTextAlignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}

extension DocumentLineBreakMode {
    var uiKit: NSLineBreakMode {
        switch self {
        case .wordWrap: .byWordWrapping
        case .characterWrap: .byCharWrapping
        case .clip: .byClipping
        case .headTruncation: .byTruncatingHead
        case .middleTruncation: .byTruncatingMiddle
        case .tailTruncation: .byTruncatingTail
        }
    }
}
