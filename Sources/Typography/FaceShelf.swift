import Diagnostics

/// The faces that one worker has opened, and what was missing when it looked for others.
final class FaceShelf {
    let library: FontLibrary
    private var pinned: [PinnedFont: FontFace?] = [:]
    private(set) var problems: [FontProblem] = []
    private var reported: Set<FontProblem> = []

    init(library: FontLibrary) {
        self.library = library
    }

    func report(_ problem: FontProblem) {
        if reported.insert(problem).inserted { problems.append(problem) }
    }

    /// Hands over what was reported so far.
    func takeProblems() -> [FontProblem] {
        defer { problems = [] }
        return problems
    }

    /// The pinned face, or `nil` where it is not installed.
    func face(_ font: PinnedFont) -> FontFace? {
        if let known = pinned[font] { return known }
        let face = library.find(font).flatMap { FontFace(file: $0, postScriptName: font.postScriptName) }
        pinned[font] = .some(face)
        return face
    }

    /// The pinned face that text cannot be drawn without.
    func requiredFace(_ font: PinnedFont) -> FontFace? {
        let face = face(font)
        if face == nil {
            report(.missingFont(postScriptName: font.postScriptName, package: font.package))
        }
        return face
    }

    /// The first face that has a glyph for a character; where none is installed that could, that is reported.
    func face(for scalar: Unicode.Scalar, among fonts: [PinnedFont]) -> FontFace? {
        var missing: PinnedFont?
        for font in fonts {
            if let face = face(font) {
                if face.glyph(for: scalar) != nil { return face }
            } else if missing == nil {
                missing = font
            }
        }
        if let missing {
            report(.missingFont(postScriptName: missing.postScriptName, package: missing.package))
        } else {
            report(.noGlyphs(characters: String(Character(scalar))))
        }
        return nil
    }
}
