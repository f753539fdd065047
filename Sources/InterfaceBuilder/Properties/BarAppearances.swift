internal import Foundation
internal import InterfaceDocuments
internal import UIKit

/// The appearances of bars, from iOS 13 on.
extension ValueConverter {
    func navigationBarAppearance(_ content: BarContent.Appearance) -> UINavigationBarAppearance {
        let look = UINavigationBarAppearance()
        configure(look, content)
        if let title = content.title { look.titleTextAttributes = attributes(title) }
        if let title = content.largeTitle { look.largeTitleTextAttributes = attributes(title) }
        if let image = content.backIndicatorImage.map({ self.image($0) }) {
            look.setBackIndicatorImage(image, transitionMaskImage: image)
        }
        configure(look.buttonAppearance, content.items["buttonAppearance"])
        configure(look.doneButtonAppearance, content.items["doneButtonAppearance"])
        configure(look.backButtonAppearance, content.items["backButtonAppearance"])
        return look
    }

    func toolbarAppearance(_ content: BarContent.Appearance) -> UIToolbarAppearance {
        let look = UIToolbarAppearance()
        configure(look, content)
        configure(look.buttonAppearance, content.items["buttonAppearance"])
        configure(look.doneButtonAppearance, content.items["doneButtonAppearance"])
        return look
    }

    func tabBarAppearance(_ content: BarContent.Appearance) -> UITabBarAppearance {
        let look = UITabBarAppearance()
        configure(look, content)
        look.selectionIndicatorTintColor = content.selectionIndicatorColor.flatMap { color($0) }
        configure(look.stackedLayoutAppearance, content.items["stackedLayoutAppearance"])
        configure(look.inlineLayoutAppearance, content.items["inlineLayoutAppearance"])
        configure(look.compactInlineLayoutAppearance, content.items["compactInlineLayoutAppearance"])
        return look
    }

    private func configure(_ look: UITabBarItemAppearance, _ content: BarContent.ItemAppearance?) {
        let states: KeyValuePairs = [
            "normal": look.normal, "selected": look.selected, "disabled": look.disabled, "focused": look.focused,
        ]
        for (name, state) in states {
            guard let said = content?[name] else { continue }
            if let title = said.title { state.titleTextAttributes = attributes(title) }
            state.iconColor = said.iconColor.flatMap { color($0) }
            state.badgeBackgroundColor = said.badgeColor.flatMap { color($0) }
        }
    }

    private func configure(_ look: UIBarButtonItemAppearance, _ content: BarContent.ItemAppearance?) {
        let states: KeyValuePairs = [
            "normal": look.normal, "highlighted": look.highlighted, "disabled": look.disabled,
            "focused": look.focused,
        ]
        for (name, state) in states {
            guard let said = content?[name] else { continue }
            if let title = said.title { state.titleTextAttributes = attributes(title) }
            state.backgroundImage = said.backgroundImage.map { image($0) }
        }
    }

    /// The attributes of a bar's titles.
    func attributes(_ content: BarContent.TextAttributes) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let color = content.color.flatMap({ self.color($0) }) { attributes[.foregroundColor] = color }
        if let font = content.font { attributes[.font] = self.font(font) }
        return attributes
    }

    private func configure(_ look: UIBarAppearance, _ content: BarContent.Appearance) {
        if let color = content.backgroundColor { look.backgroundColor = self.color(color) }
        if let color = content.shadowColor { look.shadowColor = self.color(color) }
        look.backgroundImage = content.backgroundImage.map { image($0) }
        look.shadowImage = content.shadowImage.map { image($0) }
        switch content.background {
        case .clear: look.backgroundEffect = nil
        case .blurred(let style): look.backgroundEffect = UIBlurEffect(style: style.uiKit)
        case nil: break
        }
    }
}
