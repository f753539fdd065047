public import CoreGraphics
public import Foundation

/// A font: UIKit's, which Core Text's functions take here.
public typealias CTFont = UIFont

/// Creates a font of a name and size.
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    UIFont(name: String(describing: name), size: size) ?? .systemFont(ofSize: size > 0 ? size : 12)
}

/// The purpose of a system font.
public enum CTFontUIFontType: UInt32, Hashable, Sendable {
    case user = 0, userFixedPitch, system, emphasizedSystem, smallSystem, smallEmphasizedSystem, miniSystem
    case miniEmphasizedSystem, views, application, label
}

/// Creates a font of the system.
public func CTFontCreateUIFontForLanguage(
    _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
    let size = size > 0 ? size : UIFont.systemFontSize
    return switch uiType {
    case .userFixedPitch: .monospacedSystemFont(ofSize: size, weight: .regular)
    case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem: .boldSystemFont(ofSize: size)
    default: .systemFont(ofSize: size)
    }
}

/// The height of a font above the baseline, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// The depth of a font below the baseline, in points.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// The space between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// The size of a font, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

/// Where a font is registered; stored, but has no effect.
public enum CTFontManagerScope: UInt32, Hashable, Sendable { case none, process, persistent, session }

/// Does nothing: the fonts of the app's sources are there.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Does nothing: the fonts of the app's sources are there.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Sets text in lines.
public final class CTFramesetter {
    fileprivate let text: NSAttributedString

    fileprivate init(_ text: NSAttributedString) { self.text = text }
}

/// Creates a setter of a text.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(attrString)
}

/// The size of the text within a size.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    fitRange?.pointee = CFRange(location: 0, length: framesetter.text.length)
    return framesetter.text.boundingRect(with: constraints, options: .usesLineFragmentOrigin, context: nil).size
}

/// The key of the space that a text's attribute adds between its characters.
public var kCTTrackingAttributeName: CFString { "CTTracking" }

// The keys of a font's features. The fonts here name none.
public var kCTFontFeatureTypeIdentifierKey: CFString { "CTFeatureTypeIdentifier" }
public var kCTFontFeatureTypeNameKey: CFString { "CTFeatureTypeName" }
public var kCTFontFeatureTypeExclusiveKey: CFString { "CTFeatureTypeExclusive" }
public var kCTFontFeatureTypeSelectorsKey: CFString { "CTFeatureTypeSelectors" }
public var kCTFontFeatureSelectorIdentifierKey: CFString { "CTFeatureSelectorIdentifier" }
public var kCTFontFeatureSelectorNameKey: CFString { "CTFeatureSelectorName" }
public var kCTFontFeatureSelectorDefaultKey: CFString { "CTFeatureSelectorDefault" }
public var kCTFontFeatureSelectorSettingKey: CFString { "CTFeatureSelectorSetting" }

/// The features of a font: unknown.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? { nil }
