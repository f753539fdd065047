import Diagnostics

/// A problem with an argument, or with arguments that exclude each other.
package enum ArgumentProblem: Error, Problem, Hashable {
    case badWorkerCount(String)
    case badTimeLimit(String)
    case unknownFormat(String, nearest: String?)
    case unknownFrame(String, nearest: String?)
    /// An option that selects variants, together with the canvas, which has none.
    case axisOnCanvas(option: String)
    /// A scene or a flow, together with the canvas, which shows each scene by itself.
    case flowOnCanvas
    /// A scene file, together with the canvas, which shows what Interface Builder writes.
    case sceneOnCanvas
    /// A word that is no square of the size class grid.
    case unknownSquare(String, nearest: String?)
    /// A switch that shapes pictures of variants, together with the canvas.
    case optionOnCanvas(option: String)

    package var code: String {
        switch self {
        case .badWorkerCount: "bad-worker-count"
        case .badTimeLimit: "bad-time-limit"
        case .unknownFormat: "unknown-format"
        case .unknownFrame: "unknown-frame"
        case .axisOnCanvas: "axis-on-canvas"
        case .flowOnCanvas: "flow-on-canvas"
        case .sceneOnCanvas: "scene-on-canvas"
        case .unknownSquare: "unknown-square"
        case .optionOnCanvas: "option-on-canvas"
        }
    }

    package var message: String {
        switch self {
        case .badWorkerCount(let text): "'\(text)' is not a number of workers"
        case .badTimeLimit(let text): "'\(text)' is not a number of seconds"
        case .unknownFormat(let word, _): "'\(word)' is not an output format"
        case .unknownFrame(let word, _): "'\(word)' is not a frame"
        case .axisOnCanvas(let option): "\(option) selects variants, and --canvas shows none"
        case .flowOnCanvas: "--scene, --show and --present choose what an app shows, and --canvas shows every scene"
        case .sceneOnCanvas: "a scene file has no canvas, which is Interface Builder's"
        case .unknownSquare(let word, _): "'\(word)' is not a square of the size class grid"
        case .optionOnCanvas(let option): "\(option) shapes pictures of variants, and --canvas shows none"
        }
    }

    package var remedy: String? {
        switch self {
        case .badWorkerCount: "give --jobs a whole number, 1 or more"
        case .badTimeLimit: "give --time-limit a whole number, 1 or more"
        case .unknownFormat(_, let nearest): Self.guess(nearest) + "allowed: png, svg, pdf"
        case .unknownFrame(_, let nearest): Self.guess(nearest) + "allowed: none, screen, bezel"
        case .axisOnCanvas, .flowOnCanvas, .optionOnCanvas: "leave one of the two out"
        case .unknownSquare(_, let nearest):
            Self.guess(nearest) + "a square is w and h, each with Any, C or R, such as wC-hR; all draws the nine"
        case .sceneOnCanvas: "leave --canvas out, and name variants with --devices"
        }
    }

    private static func guess(_ nearest: String?) -> String {
        nearest.map { "did you mean '\($0)'? " } ?? ""
    }
}
