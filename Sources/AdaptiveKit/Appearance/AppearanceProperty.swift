/// A property or setter with arguments that an appearance proxy can record.
///
/// Properties of different classes with the same name share a case. Properties without arguments come first, because a
/// view stores one bit for each that was set on it.
package enum AppearanceProperty: UInt8 {
    // Views
    case tintColor, backgroundColor
    // Text
    case font, textColor, highlightedTextColor, shadowColor, shadowOffset, keyboardAppearance
    // Controls
    case onTintColor, thumbTintColor, onImage, offImage, minimumTrackTintColor, maximumTrackTintColor
    case minimumValueImage, maximumValueImage, progressTintColor, trackTintColor, progressImage, trackImage
    case color, selectedSegmentTintColor, pageIndicatorTintColor, currentPageIndicatorTintColor, contentEdgeInsets
    // Bars
    case barStyle, isTranslucent, barTintColor, shadowImage, titleTextAttributes, largeTitleTextAttributes
    case backIndicatorImage, backIndicatorTransitionMaskImage, standardAppearance, compactAppearance
    case scrollEdgeAppearance, compactScrollEdgeAppearance, unselectedItemTintColor, backgroundImage
    case selectionIndicatorImage, itemPositioning, itemWidth, itemSpacing, badgeColor
    case prefersLargeTitles
    // Tables
    case separatorInset, separatorColor, sectionIndexColor, sectionIndexBackgroundColor

    // Setters with further arguments
    case titleColor, titleShadowColor, image, backgroundImageFor, preferredSymbolConfiguration, titleTextAttributesFor
    case thumbImage, minimumTrackImage, maximumTrackImage, shadowImageFor, titleVerticalPositionAdjustment
    case dividerImage, incrementImage, decrementImage, titlePositionAdjustment
    case backButtonTitlePositionAdjustment, badgeTextAttributes
}

/// A property, with the arguments of a setter that has any.
struct AppearanceKey: Hashable {
    var property: AppearanceProperty
    /// Empty for a plain property.
    var arguments: [Int] = []
}

/// The appearance state of an object: whether it is a proxy, and which properties were set on it directly.
package struct AppearanceState {
    enum Role {
        case instance
        /// Current changes come from proxies, not from the program.
        case receiving
        case proxy(AppearanceProxy)
    }

    var role = Role.instance
    /// A bit for each property that the program set.
    private var ownProperties: UInt64 = 0
    private var ownSetters: [AppearanceKey] = []

    mutating func noteSet(_ key: AppearanceKey) {
        if let bit = Self.bit(of: key) {
            ownProperties |= bit
        } else if !ownSetters.contains(key) {
            ownSetters.append(key)
        }
    }

    func wasSet(_ key: AppearanceKey) -> Bool {
        guard let bit = Self.bit(of: key) else { return ownSetters.contains(key) }
        return ownProperties & bit != 0
    }

    private static func bit(of key: AppearanceKey) -> UInt64? {
        key.arguments.isEmpty && key.property.rawValue < 64 ? 1 << UInt64(key.property.rawValue) : nil
    }
}

/// Objects that proxies can style: views and bar items.
@MainActor package protocol AppearanceReceiver: AnyObject {
    var appearanceState: AppearanceState { get set }
}

extension AppearanceReceiver {
    /// Called by each property that appearance proxies record, after it has its new value.
    ///
    /// A proxy records the value. Any other object records that the program set it (AP-3).
    package func styled<Value>(
        _ property: AppearanceProperty, _ path: @autoclosure () -> ReferenceWritableKeyPath<Self, Value>
    ) {
        let key = AppearanceKey(property: property)
        switch appearanceState.role {
        case .receiving: break
        case .instance: appearanceState.noteSet(key)
        case .proxy:
            let path = path()
            let value = self[keyPath: path]
            styled(key) { $0[keyPath: path] = value }
        }
    }

    /// Called by each setter with further arguments that appearance proxies record.
    package func styled(_ property: AppearanceProperty, _ arguments: Int..., set: @escaping (Self) -> Void) {
        styled(AppearanceKey(property: property, arguments: arguments), set)
    }

    private func styled(_ key: AppearanceKey, _ set: @escaping (Self) -> Void) {
        switch appearanceState.role {
        case .receiving: break
        case .instance: appearanceState.noteSet(key)
        case .proxy(let proxy):
            proxy.record(key) { receiver in
                if let receiver = receiver as? Self { set(receiver) }
            }
        }
    }
}
