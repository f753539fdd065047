public import Devices
public import Traits

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
    case fullScreen = 0
    case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover, blurOverFullScreen
    case none = -1
    case automatic = -2
}

extension UIModalPresentationStyle {
    /// The style that ``automatic`` stands for: a page sheet from iOS 13 on, before that the full screen.
    ///
    /// > Rule: PRES-7.
    public func resolved(on version: SystemVersion) -> UIModalPresentationStyle {
        guard self == .automatic else { return self }
        return version >= .iOS13 ? .pageSheet : .fullScreen
    }

    /// Whether this is shown as a sheet of its own size or as a card.
    public var isSheet: Bool { self == .pageSheet || self == .formSheet }

    /// Whether the area of the context is covered rather than the window.
    public var coversContext: Bool { self == .currentContext || self == .overCurrentContext }

    /// Whether the presenter's view leaves the tree once the presented one covers it.
    ///
    /// > Rules: PRES-3 and PRES-4.
    public var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

    /// The style that the system itself adapts to; the same where it does not.
    ///
    /// In compact width a popover becomes the full screen to iOS 12 and a sheet from 13; sheets become the full screen
    /// to iOS 12, and from 13 are cards without a change of style, save in compact height, where they cover the screen.
    ///
    /// - Parameters:
    ///   - horizontal: of the window, or of the context.
    ///   - version: the system's.
    /// - Returns: the style to show.
    /// > Rules: PRES-6 and PRES-8.
    public func adapted(
        horizontal: UIUserInterfaceSizeClass, on version: SystemVersion
    ) -> UIModalPresentationStyle {
        let style = resolved(on: version)
        guard horizontal == .compact else { return style }
        switch style {
        case .popover: return version >= .iOS13 ? .pageSheet : .fullScreen
        case .pageSheet, .formSheet: return version >= .iOS13 ? style : .fullScreen
        default: return style
        }
    }

    /// The style to show where a delegate answered.
    ///
    /// - Parameters:
    ///   - answer: the delegate's; `nil` if it was not asked or does not say.
    ///   - horizontal: of the window, or of the context.
    ///   - version: the system's.
    /// - Returns: the delegate's style where the version heeds it, the presentation's own where that is none, else what
    ///   the system adapts to.
    /// > Rule: PRES-9.
    public func adapted(
        by answer: UIModalPresentationStyle?, horizontal: UIUserInterfaceSizeClass, on version: SystemVersion
    ) -> UIModalPresentationStyle {
        let own = adapted(horizontal: horizontal, on: version)
        switch answer {
        case nil, .automatic: return own
        case .some(.none): return resolved(on: version)
        case .fullScreen, .overFullScreen: return answer ?? own
        case .some(let other): return version >= .iOS9 ? other : own
        }
    }
}
