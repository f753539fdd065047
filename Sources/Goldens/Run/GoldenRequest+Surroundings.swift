import DeviceFrames
import Diagnostics
import Foundation
import Previews

extension GoldenRequest {
    /// The title of a report on the inputs.
    ///
    /// A folder given by a relative position such as `.` is shown by its own name.
    var title: String {
        inputs.paths.map { input in
            [".", ".."].contains(SplitPath(input).name)
                ? URL(fileURLWithPath: input).standardizedFileURL.lastPathComponent : input
        }.joined(separator: ", ")
    }

    /// The request with the frame and overlays that goldens of these documents were recorded with, if this one names
    /// none.
    ///
    /// The names of goldens include the frame and overlays of their documents. If the goldens of all documents agree,
    /// and none lacks them, these are used. Otherwise the log lists what exists.
    ///
    /// - Parameters:
    ///   - documents: the names of the documents' goldens without frame and overlays.
    ///   - manifest: the manifest of existing goldens.
    ///   - log: receives a problem if goldens exist that the request does not select.
    /// - Returns: the request that selects them; `nil` if this one does, or if no others can be determined.
    func withRecordedSurroundings(
        of documents: [String], in manifest: GoldenManifest, into log: inout ProblemLog
    ) -> GoldenRequest? {
        guard !saysWhatIsShown else { return nil }
        let recorded = Set(manifest.goldens.keys.map { String($0.prefix { $0 != "/" }) })
        guard recorded.isDisjoint(with: documents) else { return nil }
        let others = recorded.sorted().compactMap { name -> (name: String, words: Substring)? in
            // A document's name may begin with that of another.
            let document = documents.filter { name.hasPrefix($0 + "-") }.max { $0.count < $1.count }
            return document.map { (name, name.dropFirst($0.count + 1)) }
        }
        guard let words = others.first?.words else { return nil }
        if others.allSatisfy({ $0.words == words }), let (frame, annotations) = Self.surroundings(named: words) {
            var request = self
            request.frame = frame
            request.annotations = annotations
            request.look = PictureLook(look.theme, annotations: annotations, into: &log)
            let flags = [
                frame == .none ? nil : "--frame \(frame.rawValue)",
                annotations.isEmpty ? nil : "--annotate \(annotations.map(\.word).joined(separator: ","))",
            ].compactMap(\.self)
            log.note(GoldenProblem.checkedAsRecorded(flags.joined(separator: " ")))
            return request
        }
        log.warn(
            GoldenProblem.goldensOfOtherNames(names: Set(others.map(\.name)).sorted()),
            at: SourceLocation(file: goldens))
        return nil
    }

    /// The frame and the overlays in a golden's name, in their order there; `nil` if there are other words.
    private static func surroundings(named words: Substring) -> (frame: FrameStyle, annotations: [NamedAnnotation])? {
        var rest = words
        func take(_ word: String) -> Bool {
            guard rest == word || rest.hasPrefix(word + "-") else { return false }
            rest = rest.dropFirst(min(rest.count, word.count + 1))
            return true
        }
        let frame = FrameStyle.allCases.first { $0 != .none && take($0.rawValue) } ?? .none
        var annotations: [NamedAnnotation] = []
        while !rest.isEmpty {
            guard let word = PictureLook.annotationWords.first(where: take), let annotation = NamedAnnotation(word)
            else { return nil }
            annotations.append(annotation)
        }
        return (frame, annotations)
    }
}
