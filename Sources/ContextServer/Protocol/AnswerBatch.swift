import Synchronization

/// The answers to a list of messages, which are sent together when the last one is there.
final class AnswerBatch: Sendable {
    private struct State {
        var open: Int
        var answers: [String] = []
    }

    private let state: Mutex<State>
    private let write: @Sendable (String) -> Void

    /// - Parameters:
    ///   - count: the number of messages.
    ///   - write: receives one line of JSON.
    init(count: Int, write: @escaping @Sendable (String) -> Void) {
        state = Mutex(State(open: count))
        self.write = write
    }

    /// Adds the answer to one message; `nil` for one that has none.
    func add(_ answer: String?) {
        let all = state.withLock { state -> [String]? in
            if let answer { state.answers.append(answer) }
            state.open -= 1
            return state.open == 0 ? state.answers : nil
        }
        // A list of notifications is not answered.
        if let all, !all.isEmpty { write("[\(all.joined(separator: ","))]") }
    }
}
