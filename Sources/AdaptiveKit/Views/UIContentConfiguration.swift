public import Traits

/// The content of a cell, as a value that creates the view for it.
public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view that shows a configuration.
public protocol UIContentView: AnyObject {
    var configuration: any UIContentConfiguration { get set }
}

/// The state of a cell: whether it is selected or edited, and its traits.
public protocol UIConfigurationState {
    var traitCollection: UITraitCollection { get set }
}
