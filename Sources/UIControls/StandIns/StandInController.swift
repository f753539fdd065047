public import AdaptiveKit
public import Foundation

/// A controller of another framework, drawn as a frame with its name.
open class StandInController: UIViewController {
    private let standsFor: String

    public init(for className: String) {
        standsFor = className
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        standsFor = String(describing: Self.self)
        super.init(coder: coder)
    }

    open override func loadView() { view = StandInView(for: standsFor) }
}
