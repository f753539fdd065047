extension UIResponder {
    /// An action that a responder can perform.
    ///
    /// It replaces UIKit's selectors, which Swift doesn't have on its own.
    ///
    /// UIKit finds the target of an action by the class that implements the selector's method. Here the action itself
    /// knows who can perform it: any type that conforms to a protocol. For UIKit's own actions, a class declares it in
    /// ``UIResponder/canPerformAction(_:withSender:)``.
    ///
    ///     protocol ShowingPushes: UIViewController { func showingPushes(sender: Any?) -> Bool }
    ///     extension UIResponder.ResponderAction {
    ///         static let showingPushes = Self("showingPushes", performedBy: (any ShowingPushes).self)
    ///     }
    ///     let target = targetViewController(forAction: .showingPushes, sender: self) as? any ShowingPushes
    ///
    /// > Rule: VC-3.
    public struct ResponderAction: Hashable, Sendable, CustomStringConvertible {
        public let name: String
        private let isPerformed: @Sendable (UIResponder) -> Bool

        /// Creates an action of UIKit or of an app, which classes declare that they perform.
        public init(_ name: String) {
            self.name = name
            isPerformed = { _ in false }
        }

        /// Creates an action that every responder of a type performs, where the type is a class or a protocol written
        /// `(any P).self`.
        public init<Performer>(_ name: String, performedBy type: Performer.Type) {
            self.name = name
            isPerformed = { $0 is Performer }
        }

        /// Whether the responder's type alone implies that it performs the action.
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
