public import AdaptiveKit
public import Foundation

/// A preview of a controller or view: what `#Preview` declares.
///
/// Porting turns `#Preview` into this value, and `maquette preview` draws it.
public struct Preview {
    /// The kind of traits that a preview in UIKit takes.
    public struct ViewTraits: Sendable {}

    /// The name; `nil` if the code gives none.
    public let name: String?
    public let traits: [PreviewTrait<ViewTraits>]
    /// Creates the controller, in whose window the preview is shown.
    public let makeController: @MainActor () -> UIViewController

    /// A preview of a controller.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIViewController
    ) {
        (self.name, self.traits, makeController) = (name, traits, body)
    }

    /// A preview of a view, which is shown in the middle of a screen at the size that its constraints ask for, or that
    /// its frame has; a view that asks for none fills the screen.
    public init(_ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIView) {
        (self.name, self.traits) = (name, traits)
        makeController = { PreviewedViewController(showing: body(), traits) }
    }
}

/// A wish for how a preview is shown: the orientation of the device, or the size of the view.
public struct PreviewTrait<Kind>: Hashable, Sendable {
    enum Value: Hashable, Sendable {
        case orientation(UIInterfaceOrientation)
        case fixedLayout(width: CGFloat, height: CGFloat)
        case sizeThatFits
        case device
    }

    let value: Value

    public static var defaultLayout: Self { Self(value: .device) }
    public static var portrait: Self { Self(value: .orientation(.portrait)) }
    public static var landscapeLeft: Self { Self(value: .orientation(.landscapeLeft)) }
    public static var landscapeRight: Self { Self(value: .orientation(.landscapeRight)) }
    public static var portraitUpsideDown: Self { Self(value: .orientation(.portraitUpsideDown)) }
    public static var sizeThatFitsLayout: Self { Self(value: .sizeThatFits) }
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
        Self(value: .fixedLayout(width: width, height: height))
    }
}

extension Preview {
    /// Whether the preview asks for a device on its side.
    public var isLandscape: Bool {
        traits.contains { [.orientation(.landscapeLeft), .orientation(.landscapeRight)].contains($0.value) }
    }
}

/// Shows a view that is previewed by itself.
private final class PreviewedViewController: UIViewController {
    private let shown: UIView

    init(showing view: UIView, _ traits: [PreviewTrait<Preview.ViewTraits>]) {
        shown = view
        super.init(nibName: nil, bundle: nil)
        self.view.backgroundColor = .systemBackground
        self.view.addSubview(view)
        for case .fixedLayout(let width, let height) in traits.map(\.value) {
            view.translatesAutoresizingMaskIntoConstraints = true
            view.autoresizingMask = []
            view.frame.size = CGSize(width: width, height: height)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let available = view.bounds
        var size = shown.bounds.size
        if size == .zero {
            size = shown.systemLayoutSizeFitting(
                available.size, withHorizontalFittingPriority: .fittingSizeLevel,
                verticalFittingPriority: .fittingSizeLevel)
        }
        // A view that asks for no size fills the screen.
        if size.width <= 0 || size.height <= 0 { size = available.size }
        shown.translatesAutoresizingMaskIntoConstraints = true
        shown.frame = CGRect(
            x: ((available.width - size.width) / 2).rounded(), y: ((available.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
    }
}
