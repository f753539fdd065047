public import DeviceFrames
public import Diagnostics

extension FrameStyle {
    /// - Parameters:
    ///   - word: the user's name for the style.
    ///   - log: receives a problem if the word is unknown.
    public init?(named word: String, into log: inout ProblemLog) {
        guard let style = FrameStyle(rawValue: word) else {
            log.error(
                RunProblem.unknownFrame(
                    word, nearest: nearestWords(to: word, among: FrameStyle.allCases.map(\.rawValue)).first))
            return nil
        }
        self = style
    }
}
