public import Foundation

extension AttributeScopes {
    /// The attributes of `AttributedString` that UIKit reads.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KernAttribute
        public let tracking: TrackingAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let baselineOffset: BaselineOffsetAttribute

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = NSAttributedString.Key.font.rawValue
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.kern.rawValue
        }
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.tracking.rawValue
        }
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }
    }

    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T {
        self[T.self]
    }
}

extension AttributeContainer {
    package init(uiKit attributes: [NSAttributedString.Key: Any]) {
        self.init()
        typealias UIKit = AttributeScopes.UIKitAttributes
        self[UIKit.FontAttribute.self] = attributes[.font] as? UIFont
        self[UIKit.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
        self[UIKit.BackgroundColorAttribute.self] = attributes[.backgroundColor] as? UIColor
        self[UIKit.KernAttribute.self] = attributes[.kern] as? CGFloat
        self[UIKit.TrackingAttribute.self] = attributes[.tracking] as? CGFloat
        self[UIKit.UnderlineStyleAttribute.self] = (attributes[.underlineStyle] as? Int).map {
            NSUnderlineStyle(rawValue: $0)
        }
        self[UIKit.StrikethroughStyleAttribute.self] = (attributes[.strikethroughStyle] as? Int).map {
            NSUnderlineStyle(rawValue: $0)
        }
        self[UIKit.BaselineOffsetAttribute.self] = attributes[.baselineOffset] as? CGFloat
    }

    /// The attributes that UIKit reads, as `NSAttributedString` writes them.
    package var uiKitAttributes: [NSAttributedString.Key: Any] {
        typealias UIKit = AttributeScopes.UIKitAttributes
        var values: [NSAttributedString.Key: Any] = [:]
        values[.font] = self[UIKit.FontAttribute.self]
        values[.foregroundColor] = self[UIKit.ForegroundColorAttribute.self]
        values[.backgroundColor] = self[UIKit.BackgroundColorAttribute.self]
        values[.kern] = self[UIKit.KernAttribute.self]
        values[.tracking] = self[UIKit.TrackingAttribute.self]
        values[.underlineStyle] = self[UIKit.UnderlineStyleAttribute.self]?.rawValue
        values[.strikethroughStyle] = self[UIKit.StrikethroughStyleAttribute.self]?.rawValue
        values[.baselineOffset] = self[UIKit.BaselineOffsetAttribute.self]
        return values
    }
}

extension NSAttributedString {
    /// The same text with the attributes that UIKit reads.
    package static func uiKit(_ text: AttributedString) -> NSAttributedString {
        let copy = NSMutableAttributedString(string: "")
        for run in text.runs {
            copy.append(
                NSAttributedString(
                    string: String(text[run.range].characters), attributes: run.attributes.uiKitAttributes))
        }
        return copy
    }
}

extension NSAttributedString {
    /// The same text with the attributes that UIKit reads.
    public convenience init(_ text: AttributedString) { self.init(attributedString: .uiKit(text)) }
}

extension AttributedString {
    /// The same text with the attributes that UIKit reads.
    public init(_ text: NSAttributedString) { self.init(uiKit: text) }

    /// The same text with the attributes that UIKit reads.
    package init(uiKit text: NSAttributedString) {
        self.init()
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { values, range, _ in
            append(
                AttributedString(
                    text.attributedSubstring(from: range).string, attributes: AttributeContainer(uiKit: values)))
        }
    }
}
