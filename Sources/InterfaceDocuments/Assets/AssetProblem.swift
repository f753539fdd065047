public import Diagnostics

/// A problem with an asset catalog or one of its files.
public enum AssetProblem: Problem, Error, Hashable {
    case malformedContents(reason: String)
    case wrongType(key: String, expected: String)
    case missingFile(String)
    /// A file name that refers to a file outside of its set.
    case leavesFolder(String)
    case tooLarge(bytes: Int, limit: Int)
    case unreadable(reason: String)
    case badComponent(String, of: String)
    case unknownColorSpace(String)
    case emptyColor(String)
    /// A picture in a format that is not drawn. A placeholder takes its place.
    case undrawable(format: String)
    case damagedPicture(String)
    /// The filters of an SVG picture would take minutes.
    case tooManyFilters
    /// The references of an SVG picture repeat its elements too often.
    case tooManyElements
    case noConverter(String)
    case conversionFailed(String)

    public var code: String {
        switch self {
        case .malformedContents: "malformed-contents"
        case .wrongType: "wrong-type-in-contents"
        case .missingFile: "missing-asset-file"
        case .leavesFolder: "asset-outside-folder"
        case .tooLarge: "asset-too-large"
        case .unreadable: "unreadable-asset"
        case .badComponent: "bad-color-component"
        case .unknownColorSpace: "unknown-color-space"
        case .emptyColor: "empty-color"
        case .undrawable: "undrawable-picture"
        case .damagedPicture: "damaged-picture"
        case .tooManyFilters: "too-many-filters"
        case .tooManyElements: "too-many-elements"
        case .noConverter: "no-pdf-converter"
        case .conversionFailed: "pdf-conversion-failed"
        }
    }

    public var message: String {
        switch self {
        case .malformedContents(let reason): "this is not JSON: \(reason)"
        case .wrongType(let key, let expected): "\(key) is not \(expected)"
        case .missingFile(let name): "the file \(name) does not exist"
        case .leavesFolder(let name) where name.isEmpty || name == ".": "'\(name)' names no file"
        case .leavesFolder(let name): "the file \(name) is outside the input's folder, so it is not read"
        case .tooLarge(let bytes, let limit): "the file has \(bytes) bytes, more than the \(limit) that are read"
        case .unreadable(let reason): "the file cannot be read: \(reason)"
        case .badComponent(let text, let name): "\(text) is not a valid \(name) component of a color"
        case .unknownColorSpace(let name): "the color space \(name) is unknown; sRGB is used"
        case .emptyColor(let name): "the color \(name) has no value"
        case .undrawable(let format): "\(format) pictures are not drawn; a placeholder is used in its place"
        case .damagedPicture(let reason): "\(reason); a placeholder is used in its place"
        case .tooManyFilters:
            "the SVG picture's filters go over too large an area too often; a placeholder is used in its place"
        case .tooManyElements:
            "the SVG picture draws more than \(Int(SVGEffort.mostElements)) elements; a placeholder is used in its place"
        case .noConverter(let program): "PDF pictures need the program \(program); a placeholder is used in its place"
        case .conversionFailed(let reason):
            "the PDF picture cannot be drawn: \(reason); a placeholder is used in its place"
        }
    }

    public var mayPass: Bool {
        switch self {
        case .unreadable, .noConverter, .conversionFailed: true
        default: false
        }
    }

    public var remedy: String? {
        switch self {
        case .malformedContents: "save the set in Xcode again"
        case .wrongType, .unknownColorSpace, .emptyColor: nil
        case .missingFile: "add the file, or take its name out of Contents.json"
        case .leavesFolder(let name) where name.isEmpty || name == ".": "name a file that lies in the set"
        case .leavesFolder: "put the file itself beside what names it, and not a link or a path to it"
        case .tooLarge: "make the file smaller"
        case .unreadable: "check that it is a regular file and that you may read it"
        case .badComponent: "write 0.5, 128 or 0x80"
        case .undrawable: "save it as PNG, JPEG, SVG or PDF"
        case .damagedPicture, .conversionFailed: "export the picture again"
        case .tooManyFilters: "export the picture with fewer filters, or as PNG"
        case .tooManyElements: "export the picture with fewer references, or as PNG"
        case .noConverter: "install the package poppler-utils"
        }
    }
}
