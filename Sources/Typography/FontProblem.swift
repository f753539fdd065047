public import Diagnostics

/// A problem with a font.
public enum FontProblem: Problem, Hashable {
    /// A pinned font is in none of the folders.
    case missingFont(postScriptName: String, package: String)
    /// The input names a font that is neither included nor known by its metrics.
    case unknownFont(name: String)
    /// The input names a font that apps bundle, whose metrics are known, but its file is not included.
    case fontFileNotFound(name: String)
    /// No pinned font has glyphs for some characters.
    case noGlyphs(characters: String)
    /// A font file of the input cannot be read.
    case unreadableFontFile(path: String)
    /// A font file of the input is a pointer of Git LFS to one that was not fetched.
    case fontFileNotFetched(path: String)
    /// No hyphenation dictionary is installed for a language.
    case noHyphenation(language: String)

    /// The problem of a file that contains no font.
    static func noFont(atPath path: String) -> FontProblem {
        LargeFilePointer.isPointer(atPath: path) ? .fontFileNotFetched(path: path) : .unreadableFontFile(path: path)
    }

    public var code: String {
        switch self {
        case .missingFont: "missing-font"
        case .unknownFont: "unknown-font"
        case .fontFileNotFound: "font-file-not-found"
        case .noGlyphs: "no-glyphs"
        case .unreadableFontFile: "unreadable-font-file"
        case .fontFileNotFetched: "font-file-not-fetched"
        case .noHyphenation: "no-hyphenation"
        }
    }

    public var message: String {
        switch self {
        case .missingFont(let name, _): "the font \(name) is not installed"
        case .unknownFont(let name):
            "the font \(name) is unknown; text in it is measured as Helvetica Neue, as on a device"
        case .fontFileNotFound(let name):
            "no file of the font \(name) is in the input; its text has the right width, but is drawn in another font"
        case .noGlyphs(let characters): "no font has glyphs for \(characters)"
        case .unreadableFontFile(let path): "\(path) is not a readable font file"
        case .fontFileNotFetched: LargeFilePointer.message
        case .noHyphenation(let language):
            "no hyphenation dictionary for \(language) is installed; words are not hyphenated"
        }
    }

    public var remedy: String? {
        switch self {
        case .missingFont(_, let package): "install \(package)"
        case .unknownFont, .fontFileNotFound: "put its .ttf or .otf file into the input's folder"
        case .noGlyphs: nil
        case .unreadableFontFile: "replace it with a TrueType or OpenType font"
        case .fontFileNotFetched: LargeFilePointer.remedy
        case .noHyphenation(let language):
            "install \(language.lowercased().hasPrefix("en") ? "hyphen-en-us" : "hyphen-\(language.lowercased())")"
        }
    }
}
