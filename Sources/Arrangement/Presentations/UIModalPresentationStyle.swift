public import Devices
public import Traits

/// The presentation style of a modal controller.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
    case fullScreen = 0
    case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover, blurOverFullScreen
    case none = -1
    case automatic = -2
}

extension UIModalPresentationStyle {
    /// The style that ``automatic`` resolves to: a page sheet from iOS 13 on, and full screen before.
    ///
    /// > Rule: PRES-7.
    public func resolved(on version: SystemVersion) -> UIModalPresentationStyle {
        guard self == .automatic else { return self }
        return version >= .iOS13 ? .pageSheet : .fullScreen
    }

    /// Whether this is shown as a sheet, with its own size or as a card.
    public var isSheet: Bool { self == .pageSheet || self == .formSheet }

    /// Whether it covers the area of the context rather than the window.
    public var coversContext: Bool { self == .currentContext || self == .overCurrentContext }

    /// Whether the presenter's view is removed from the hierarchy once the presented one covers it.
    ///
    /// > Rules: PRES-3 and PRES-4.
    public var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

    /// The style to which the system adapts this style by default; the same style if it does not adapt.
    ///
    /// In compact width, a popover becomes full screen up to iOS 12 and a sheet from 13 on. Sheets become full screen
    /// up to iOS 12; from 13 on they are cards without a change of style, except in compact height, where they cover
    /// the screen.
    ///
    /// - Parameters:
    ///   - horizontal: the size class of the window, or of the context.
    ///   - version: the version of iOS.
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

    /// The style to show after a delegate was asked.
    ///
    /// - Parameters:
    ///   - answer: the delegate's style; `nil` if it was not asked or does not implement the method.
    ///   - horizontal: the size class of the window, or of the context.
    ///   - version: the version of iOS.
    /// - Returns: the delegate's style if the version supports it, the presentation's own style if the delegate
    ///   returned `.none`, and otherwise the system's adaptation.
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
