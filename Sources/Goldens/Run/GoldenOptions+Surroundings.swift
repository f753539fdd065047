import Diagnostics
import Foundation
import Previews

extension GoldenOptions {
    /// What a report of the inputs is headed: a folder that is called by where it lies goes by its own name.
    var title: String {
        inputs.map { input in
            [".", ".."].contains(SplitPath(input).name)
                ? URL(fileURLWithPath: input).standardizedFileURL.lastPathComponent : input
        }.joined(separator: ", ")
    }

    /// The frame and the overlays that goldens of these documents were recorded with, for a command that names none.
    ///
    /// Goldens are called after what is drawn around and over their documents. Where those of all documents say the
    /// same of that, and there are none without, they are meant; where they do not, the log says what there is.
    ///
    /// - Parameters:
    ///   - documents: what the documents' goldens are called without any frame or overlay.
    ///   - manifest: the goldens that there are.
    ///   - log: is told where goldens are there that the command does not reach.
    /// - Returns: the options that reach them; `nil` where these do, or no others can be told.
    func withRecordedSurroundings(
        of documents: [String], in manifest: GoldenManifest, into log: inout ProblemLog
    ) -> GoldenOptions? {
        guard !saysWhatIsShown else { return nil }
        let recorded = Set(manifest.goldens.keys.map { String($0.prefix { $0 != "/" }) })
        guard recorded.isDisjoint(with: documents) else { return nil }
        let others = documents.flatMap { name in
            recorded.filter { $0.hasPrefix(name + "-") }.map { (name: $0, words: $0.dropFirst(name.count + 1)) }
        }
        guard let words = others.first?.words else { return nil }
        if others.allSatisfy({ $0.words == words }), let (frame, annotations) = Self.surroundings(named: words) {
            var options = self
            options.frame = frame.rawValue
            options.annotations = annotations.joined(separator: ",")
            let flags = [
                frame == .none ? nil : "--frame \(frame.rawValue)",
                annotations.isEmpty ? nil : "--annotate \(options.annotations)",
            ].compactMap(\.self)
            log.note(GoldenProblem.checkedAsRecorded(flags.joined(separator: " ")))
            return options
        }
        log.warn(
            GoldenProblem.goldensOfOtherNames(names: Set(others.map(\.name)).sorted()),
            at: SourceLocation(file: goldens))
        return nil
    }

    /// The frame and the overlays in a golden's name, in the order in which they stand there; `nil` where other words
    /// do.
    private static func surroundings(named words: Substring) -> (frame: FrameStyle, annotations: [String])? {
        var rest = words
        func take(_ word: String) -> Bool {
            guard rest == word || rest.hasPrefix(word + "-") else { return false }
            rest = rest.dropFirst(min(rest.count, word.count + 1))
            return true
        }
        let frame = FrameStyle.allCases.first { $0 != .none && take($0.rawValue) } ?? .none
        var annotations: [String] = []
        while !rest.isEmpty {
            guard let word = PictureLook.annotationWords.first(where: take) else { return nil }
            annotations.append(word)
        }
        return (frame, annotations)
    }
}
