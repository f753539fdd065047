package import Drawing

public enum CGLineJoin: Int32, Hashable, Sendable {
    case miter, round, bevel

    package var drawn: StrokeStyle.Join {
        switch self {
        case .miter: .miter
        case .round: .round
        case .bevel: .bevel
        }
    }
}
