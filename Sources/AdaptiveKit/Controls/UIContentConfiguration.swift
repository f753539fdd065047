public import Traits

/// What a cell's content looks like, as a value that makes the view that shows it.
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

/// What a cell is in: selected, edited, with its traits.
public protocol UIConfigurationState {
    var traitCollection: UITraitCollection { get set }
}
