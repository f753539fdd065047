public import Traits

/// The state of a controller for its content-unavailable configuration.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    public var searchText: String?

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
