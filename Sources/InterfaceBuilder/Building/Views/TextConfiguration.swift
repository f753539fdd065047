internal import Diagnostics
internal import Foundation
internal import InterfaceDocuments
internal import UIKit

extension TreeBuilder {
    func configure(_ view: UILabel, _ content: LabelContent, _ place: SourceLocation) {
        if let font = content.font { view.font = uiFont(font) }
        if let color = content.textColor.flatMap({ uiColor($0, at: place) }) { view.textColor = color }
        view.textAlignment = content.textAlignment?.uiKit ?? .left
        if let mode = content.lineBreakMode { view.lineBreakMode = mode.uiKit }
        view.numberOfLines = content.numberOfLines
        view.text = content.text
        if let rich = content.attributedText {
            view.attributedText = attributedString(rich, font: view.font, at: place)
        }
        view.highlightedTextColor = content.highlightedColor.flatMap { uiColor($0, at: place) }
        view.shadowColor = content.shadowColor.flatMap { uiColor($0, at: place) }
        if let offset = content.shadowOffset { view.shadowOffset = offset }
        view.adjustsFontSizeToFitWidth = content.adjustsFontSizeToFit
        if let factor = content.minimumScaleFactor {
            view.minimumScaleFactor = factor
        } else if let size = content.minimumFontSize, let full = view.font?.pointSize, full > 0 {
            view.minimumScaleFactor = min(1, size / full)
        }
        switch content.baselineAdjustment {
        case .alignBaselines: view.baselineAdjustment = .alignBaselines
        case .alignCenters: view.baselineAdjustment = .alignCenters
        case .none?: view.baselineAdjustment = .none
        case nil: break
        }
        view.adjustsFontForContentSizeCategory = content.adjustsFontForContentSizeCategory
        if let width = content.preferredMaxLayoutWidth { view.preferredMaxLayoutWidth = width }
        view.isEnabled = content.isEnabled
        view.isHighlighted = content.isHighlighted
        view.allowsDefaultTighteningForTruncation = content.tightensToFit
    }

    func configure(_ view: UITextField, _ content: TextFieldContent, _ place: SourceLocation) {
        configure(view, content.control)
        view.font = content.font.map { uiFont($0) } ?? .systemFont(ofSize: 14)
        if let color = content.textColor.flatMap({ uiColor($0, at: place) }) { view.textColor = color }
        view.textAlignment = content.textAlignment?.uiKit ?? .left
        view.text = content.text
        view.placeholder = content.placeholder
        if let rich = content.attributedText {
            view.attributedText = attributedString(rich, font: view.font, at: place)
        }
        if let rich = content.attributedPlaceholder {
            view.attributedPlaceholder = attributedString(rich, font: view.font, at: place)
        }
        switch content.borderStyle {
        case .line: view.borderStyle = .line
        case .bezel: view.borderStyle = .bezel
        case .roundedRect: view.borderStyle = .roundedRect
        case TextFieldContent.BorderStyle.none?, nil: view.borderStyle = .none
        }
        switch content.clearButtonMode {
        case .whileEditing: view.clearButtonMode = .whileEditing
        case .unlessEditing: view.clearButtonMode = .unlessEditing
        case .always: view.clearButtonMode = .always
        case .never, nil: view.clearButtonMode = .never
        }
        view.adjustsFontSizeToFitWidth = content.adjustsFontSizeToFit
        if let size = content.minimumFontSize { view.minimumFontSize = size }
        view.adjustsFontForContentSizeCategory = content.adjustsFontForContentSizeCategory
        view.isSecureTextEntry = content.isSecure
        view.background = content.background.map { uiImage($0, at: place) }
        view.disabledBackground = content.disabledBackground.map { uiImage($0, at: place) }
    }

    func configure(_ view: UITextView, _ content: TextViewContent, _ place: SourceLocation) {
        configure(view, content.scroll)
        view.font = content.font.map { uiFont($0) } ?? .systemFont(ofSize: 14)
        if let color = content.textColor.flatMap({ uiColor($0, at: place) }) { view.textColor = color }
        view.textAlignment = content.textAlignment?.uiKit ?? .left
        view.isScrollEnabled = content.isScrollEnabled
        view.text = content.text ?? ""
        if let rich = content.attributedText {
            view.attributedText = attributedString(rich, font: view.font, at: place)
        }
        view.adjustsFontForContentSizeCategory = content.adjustsFontForContentSizeCategory
    }

    /// The attributed string of a document's rich text.
    ///
    /// Fragments without a font use the view's.
    func attributedString(_ rich: DocumentText, font: UIFont?, at place: SourceLocation) -> NSAttributedString {
        let whole = NSMutableAttributedString(string: "")
        for fragment in rich.fragments {
            var attributes: [NSAttributedString.Key: Any] = [:]
            if let font = fragment.font.map({ uiFont($0) }) ?? font { attributes[.font] = font }
            if let color = fragment.color.flatMap({ uiColor($0, at: place) }) { attributes[.foregroundColor] = color }
            if let kerning = fragment.kerning { attributes[.kern] = kerning }
            if let color = fragment.background.flatMap({ uiColor($0, at: place) }) {
                attributes[.backgroundColor] = color
            }
            if let offset = fragment.baselineOffset { attributes[.baselineOffset] = offset }
            if fragment.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
            if fragment.isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
            if let link = fragment.link { attributes[.link] = link }
            if let paragraph = fragment.paragraph { attributes[.paragraphStyle] = paragraph.uiKit }
            whole.append(NSAttributedString(string: fragment.text, attributes: attributes))
        }
        return whole
    }
}

extension DocumentText.Paragraph {
    var uiKit: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let alignment { style.alignment = alignment.uiKit }
        switch lineBreakMode {
        case .wordWrapping: style.lineBreakMode = .byWordWrapping
        case .charWrapping: style.lineBreakMode = .byCharWrapping
        case .clipping: style.lineBreakMode = .byClipping
        case .truncatingHead: style.lineBreakMode = .byTruncatingHead
        case .truncatingTail: style.lineBreakMode = .byTruncatingTail
        case .truncatingMiddle: style.lineBreakMode = .byTruncatingMiddle
        case nil: break
        }
        if let spacing = lineSpacing { style.lineSpacing = spacing }
        if let spacing = paragraphSpacing { style.paragraphSpacing = spacing }
        if let spacing = paragraphSpacingBefore { style.paragraphSpacingBefore = spacing }
        if let indent = firstLineHeadIndent { style.firstLineHeadIndent = indent }
        if let indent = headIndent { style.headIndent = indent }
        if let indent = tailIndent { style.tailIndent = indent }
        if let multiple = lineHeightMultiple { style.lineHeightMultiple = multiple }
        if let height = minimumLineHeight { style.minimumLineHeight = height }
        if let height = maximumLineHeight { style.maximumLineHeight = height }
        if let factor = hyphenationFactor { style.hyphenationFactor = Float(factor) }
        return style
    }
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
