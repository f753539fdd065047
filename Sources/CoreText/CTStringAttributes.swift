public import CoreGraphics
public import Foundation

// The keys of attributes under Core Text's names; most are UIKit's own.
public var kCTFontAttributeName: CFString { "NSFont" }
/// A `CGColor`.
public var kCTForegroundColorAttributeName: CFString { "CTForegroundColor" }
/// Whether text has the context's fill color; stored, but has no effect.
public var kCTForegroundColorFromContextAttributeName: CFString { "CTForegroundColorFromContext" }
/// A `CGColor`.
public var kCTBackgroundColorAttributeName: CFString { "CTBackgroundColor" }
public var kCTKernAttributeName: CFString { "NSKern" }
/// The key of the space that a text's attribute adds between its characters.
public var kCTTrackingAttributeName: CFString { "CTTracking" }
public var kCTLigatureAttributeName: CFString { "NSLigature" }
public var kCTParagraphStyleAttributeName: CFString { "NSParagraphStyle" }
public var kCTUnderlineStyleAttributeName: CFString { "NSUnderline" }
public var kCTUnderlineColorAttributeName: CFString { "NSUnderlineColor" }
public var kCTStrokeWidthAttributeName: CFString { "NSStrokeWidth" }
public var kCTStrokeColorAttributeName: CFString { "NSStrokeColor" }
public var kCTSuperscriptAttributeName: CFString { "NSSuperScript" }
public var kCTBaselineOffsetAttributeName: CFString { "NSBaselineOffset" }
public var kCTLanguageAttributeName: CFString { "NSLanguage" }

extension NSAttributedString {
    /// The text with UIKit's colors for those under Core Text's keys.
    var withColorsOfUIKit: NSAttributedString {
        let changed = NSMutableAttributedString(attributedString: self)
        let whole = NSRange(location: 0, length: length)
        let keys: [(core: CFString, key: NSAttributedString.Key)] = [
            (kCTForegroundColorAttributeName, .foregroundColor), (kCTBackgroundColorAttributeName, .backgroundColor),
        ]
        for (core, key) in keys {
            enumerateAttribute(NSAttributedString.Key(String(describing: core)), in: whole, options: []) {
                value, range, _ in
                if let color = value as? CGColor {
                    changed.addAttribute(key, value: UIColor(cgColor: color), range: range)
                }
            }
        }
        return changed
    }
}
