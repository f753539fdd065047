public import Foundation

/// A region that text is laid out in.
open class NSTextContainer: NSObject {
    /// In points; a length of 0 doesn't limit the text.
    open var size: CGSize { didSet { didChange() } }
    /// The padding at the start and end of every line, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
    open var maximumNumberOfLines = 0 { didSet { didChange() } }
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }
    /// Areas without text; stored, but text is set there too.
    open var exclusionPaths: [UIBezierPath] = []
    open var widthTracksTextView = false
    open var heightTracksTextView = false
    open internal(set) weak var layoutManager: NSLayoutManager?
    /// Called after a change.
    package var changed: (() -> Void)?

    private func didChange() {
        layoutManager?.containerDidChange()
        changed?()
    }

    public init(size: CGSize = .zero) {
        self.size = size
        super.init()
    }

    public required init?(coder: NSCoder) {
        size = .zero
        super.init()
    }
}
