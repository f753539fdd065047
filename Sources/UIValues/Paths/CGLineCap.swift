package import Drawing

public enum CGLineCap: Int32, Hashable, Sendable {
    case butt, round, square

    package var drawn: StrokeStyle.Cap {
        switch self {
        case .butt: .butt
        case .round: .round
        case .square: .square
        }
    }
}
