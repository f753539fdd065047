public import Devices
public import Traits

/// The position of the search bar in a navigation stack.
public enum SearchPlacement: Hashable, Sendable {
    /// In a row of its own below title and buttons.
    case stacked
    /// At the trailing end of the row of title and buttons.
    case inline
    /// In the toolbar at the bottom.
    case toolbar

    /// The placement that an item prefers.
    public enum Preference: Hashable, Sendable { case automatic, inline, stacked }

    /// - Parameters:
    ///   - preference: the item's preferred placement.
    ///   - version: inline from iOS 16 on; from iOS 26 on at the bottom of a phone and inline elsewhere.
    ///   - width: only a regular width has space in the row.
    ///   - isBottomTaken: whether a tab bar or a toolbar's items are at the bottom.
    public init(
        _ preference: Preference, version: SystemVersion, width: UIUserInterfaceSizeClass, isBottomTaken: Bool
    ) {
        let isWide = width == .regular
        switch preference {
        case .stacked: self = .stacked
        case .inline where version >= .iOS16 && isWide: self = .inline
        case .inline, .automatic:
            guard version >= .iOS26 else {
                self = .stacked
                return
            }
            self = isWide ? .inline : isBottomTaken ? .stacked : .toolbar
        }
    }
}
