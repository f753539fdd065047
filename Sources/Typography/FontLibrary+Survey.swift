import Diagnostics

extension FontLibrary {
    /// A pinned font that most texts need, and its file.
    package struct SurveyedFont: Hashable, Sendable {
        package let postScriptName: String
        /// The path of its file; `nil` if it is not installed.
        package let path: String?
        /// The packages that have it.
        package let package: String
    }

    /// One face of each family that is drawn with by default: Latin text, its display cut, Arabic, Chinese, and emoji.
    package var survey: [SurveyedFont] {
        ["Inter-Regular", "InterDisplay-Regular", "NotoSansArabic-Regular", "NotoSansCJKsc-Regular", "NotoColorEmoji"]
            .compactMap(PinnedFont.named).map {
                SurveyedFont(postScriptName: $0.postScriptName, path: find($0)?.path, package: $0.package)
            }
    }
}
