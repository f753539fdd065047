import Foundation

/// The information in the name of a picture file.
struct PictureFile: Hashable, Sendable {
    enum Idiom: String, Hashable, Sendable {
        case iphone, ipad
    }

    /// The name under which the file is found: `Logo` for `Logo@2x~ipad.png`.
    var name: String
    /// The number of pixels per point, 1 if the name gives none.
    var scale: CGFloat
    var idiom: Idiom?
    /// The extension in lower case, without the dot.
    var fileExtension: String

    private static let pixelExtensions: Set = [
        "png", "jpg", "jpeg", "gif", "heic", "heif", "tif", "tiff", "webp", "bmp",
    ]
    private static let vectorExtensions: Set = ["pdf", "svg"]

    /// Reads `Name[@2x|@3x][~iphone|~ipad].extension`.
    ///
    /// Returns `nil` for files of other kinds.
    ///
    /// > Rule: IM-1 and IM-2.
    init?(fileName: String) {
        guard let dot = fileName.lastIndex(of: "."), dot > fileName.startIndex else { return nil }
        fileExtension = fileName[fileName.index(after: dot)...].lowercased()
        guard Self.pixelExtensions.contains(fileExtension) || Self.vectorExtensions.contains(fileExtension) else {
            return nil
        }
        var stem = fileName[..<dot]
        for idiom in [Idiom.iphone, .ipad] where stem.hasSuffix("~\(idiom.rawValue)") {
            self.idiom = idiom
            stem = stem.dropLast(idiom.rawValue.count + 1)
            break
        }
        scale = 1
        for factor in 1...3 where stem.hasSuffix("@\(factor)x") {
            scale = CGFloat(factor)
            stem = stem.dropLast(3)
            break
        }
        guard !stem.isEmpty else { return nil }
        name = String(stem)
    }

    static func isVector(_ path: String) -> Bool {
        vectorExtensions.contains((path as NSString).pathExtension.lowercased())
    }
}
