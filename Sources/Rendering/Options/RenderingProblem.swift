public import Diagnostics
public import Foundation

/// A problem of drawing a picture.
public enum RenderingProblem: Error, Problem, Hashable {
    /// The picture is empty or too large.
    case impossibleSize(width: CGFloat, height: CGFloat, scale: CGFloat)
    /// No font file is known for a face.
    case missingFont(postScriptName: String)
    /// A font file cannot be opened.
    case unreadableFont(path: String)
    /// An SVG image cannot be drawn.
    case undrawableImage(digest: String, reason: String)
    /// The drawing library failed, for example for lack of memory.
    case drawingFailed(reason: String)

    public var code: String {
        switch self {
        case .impossibleSize: "impossible-picture-size"
        case .missingFont: "missing-font"
        case .unreadableFont: "unreadable-font"
        case .undrawableImage: "undrawable-image"
        case .drawingFailed: "drawing-failed"
        }
    }

    public var message: String {
        switch self {
        case .impossibleSize(let width, let height, let scale):
            "a picture of \(JSONText.number(width)) × \(JSONText.number(height)) points at "
                + "\(JSONText.number(scale)) pixels a point cannot be drawn"
        case .missingFont(let name): "the face \(name) is in none of the known fonts"
        case .unreadableFont(let path): "the font file \(path) cannot be opened"
        case .undrawableImage(let digest, let reason): "the SVG image \(digest.prefix(12)) cannot be drawn: \(reason)"
        case .drawingFailed(let reason): "the picture could not be drawn: \(reason)"
        }
    }

    public var remedy: String? {
        switch self {
        case .impossibleSize:
            "keep every side between 1 and \(RenderingOptions.maximumSide) pixels, and the whole within "
                + "\(RenderingOptions.maximumPixels) pixels"
        case .missingFont: "install the font's package, or name another face in the theme"
        case .unreadableFont: "install the font's package again"
        case .undrawableImage: "export the image again as plain SVG 1.1, without references to other files"
        case .drawingFailed: "draw fewer pictures at once (--jobs), or at a smaller scale"
        }
    }
}
