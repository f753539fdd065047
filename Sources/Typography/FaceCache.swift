import Diagnostics

/// A worker's cache of open faces, with the problems of missing ones.
final class FaceCache {
    let library: FontLibrary
    private var pinned: [PinnedFont: FontFace?] = [:]
    private(set) var problems: [FontProblem] = []
    private var reported: Set<FontProblem> = []
    /// Those of the text that is being set, whether or not they were met before.
    private var ofText: [FontProblem] = []

    init(library: FontLibrary) {
        self.library = library
    }

    func report(_ problem: FontProblem) {
        if reported.insert(problem).inserted { problems.append(problem) }
        if !ofText.contains(problem) { ofText.append(problem) }
    }

    /// Returns the problems reported since the last call, including repetitions of earlier ones.
    func takeProblemsOfText() -> [FontProblem] {
        defer { ofText = [] }
        return ofText
    }

    /// Returns and clears the reported problems.
    func takeProblems() -> [FontProblem] {
        defer { problems = [] }
        return problems
    }

    /// The pinned face, or `nil` if it is not installed.
    func face(_ font: PinnedFont) -> FontFace? {
        if let known = pinned[font] { return known }
        let face = library.find(font).flatMap { FontFace(file: $0, postScriptName: font.postScriptName) }
        pinned[font] = .some(face)
        return face
    }

    /// A pinned face that is required for drawing.
    func requiredFace(_ font: PinnedFont) -> FontFace? {
        let face = face(font)
        if face == nil {
            report(.missingFont(postScriptName: font.postScriptName, package: font.package))
        }
        return face
    }

    /// The first face with a glyph for a character.
    ///
    /// A missing font is reported.
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
