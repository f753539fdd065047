import Synchronization

/// The current traits of one closure or job, which code in it may replace.
package final class CurrentTraits: Sendable {
    @TaskLocal package static var innermost: CurrentTraits?

    private let stored: Mutex<UITraitCollection>

    package init(_ traits: UITraitCollection = UITraitCollection()) {
        stored = Mutex(traits)
    }

    package var traits: UITraitCollection {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }
}
