import Typography

/// The horizontal alignment of text in its box.
public enum NSTextAlignment: Int, Hashable, Sendable, CaseIterable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    /// The alignment of the layout direction: left if it is left-to-right.
    case natural = 4
}

/// The treatment of text that is wider than its box.
public enum NSLineBreakMode: Int, Hashable, Sendable, CaseIterable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5
}

extension TextOptions.Alignment {
    package init(_ alignment: NSTextAlignment) {
        switch alignment {
        case .left: self = .left
        case .center: self = .center
        case .right: self = .right
        case .justified: self = .justified
        case .natural: self = .natural
        }
    }
}

extension TextOptions.LineBreakMode {
    package init(_ mode: NSLineBreakMode) {
        switch mode {
        case .byWordWrapping: self = .wordWrapping
        case .byCharWrapping: self = .characterWrapping
        case .byClipping: self = .clipping
        case .byTruncatingHead: self = .truncatingHead
        case .byTruncatingTail: self = .truncatingTail
        case .byTruncatingMiddle: self = .truncatingMiddle
        }
    }
}
