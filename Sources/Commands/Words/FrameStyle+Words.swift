import DeviceFrames
import Diagnostics

extension FrameStyle {
    /// - Parameters:
    ///   - word: the user's name for the style.
    ///   - log: receives a problem if the word is unknown.
    init?(named word: String, into log: inout ProblemLog) {
        guard let style = FrameStyle(rawValue: word) else {
            log.error(
                ArgumentProblem.unknownFrame(
                    word, nearest: nearestWords(to: word, among: FrameStyle.allCases.map(\.rawValue)).first))
            return nil
        }
        self = style
    }
}
