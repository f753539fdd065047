extension UIResponder {
    /// What a responder can be asked to do: it stands where UIKit has a selector, which Swift alone has not.
    ///
    /// UIKit finds the target of an action by who implements the selector's method. Here an action knows by itself who
    /// can perform it: whoever conforms to a protocol, or, for the actions of UIKit, whoever says so in
    /// ``UIResponder/canPerformAction(_:withSender:)``.
    ///
    ///     protocol ShowingPushes: UIViewController { func showingPushes(sender: Any?) -> Bool }
    ///     extension UIResponder.Action {
    ///         static let showingPushes = Self("showingPushes", performedBy: (any ShowingPushes).self)
    ///     }
    ///     let target = targetViewController(forAction: .showingPushes, sender: self) as? any ShowingPushes
    ///
    /// > Rule: VC-3.
    public struct Action: Hashable, Sendable, CustomStringConvertible {
        public let name: String
        private let isPerformed: @Sendable (UIResponder) -> Bool

        /// An action of UIKit's or of an app's own that classes perform by saying so.
        public init(_ name: String) {
            self.name = name
            isPerformed = { _ in false }
        }

        /// An action that every responder of a type performs: of a class, or of a protocol written `(any P).self`.
        public init<Performer>(_ name: String, performedBy type: Performer.Type) {
            self.name = name
            isPerformed = { $0 is Performer }
        }

        /// Whether the responder's type alone says that it performs the action.
        func isPerformed(by responder: UIResponder) -> Bool { isPerformed(responder) }

        public static func == (a: Self, b: Self) -> Bool { a.name == b.name }
        public func hash(into hasher: inout Hasher) { hasher.combine(name) }
        public var description: String { name }

        /// `UIViewController.show(_:sender:)`.
        public static let showViewController = Self("showViewController:sender:")
        /// `UIViewController.showDetailViewController(_:sender:)`.
        public static let showDetailViewController = Self("showDetailViewController:sender:")
    }
}
