public import Foundation

extension UIViewController {
    /// The animation of a controller's presentation or push, from iOS 18 on.
    ///
    /// It is stored: a picture shows where a transition leads.
    @preconcurrency @MainActor
    open class Transition: NSObject {
        /// The view that a zoom starts from.
        ///
        /// A test can call it.
        public let sourceView: ((ZoomOptions.Context) -> UIView?)?

        fileprivate init(sourceView: ((ZoomOptions.Context) -> UIView?)? = nil) {
            self.sourceView = sourceView
            super.init()
        }

        /// The settings of a zoom.
        @preconcurrency @MainActor
        open class ZoomOptions: NSObject {
            /// The controllers of a zoom.
            public struct Context {
                public let sourceViewController: UIViewController
                public let zoomedViewController: UIViewController

                public init(sourceViewController: UIViewController, zoomedViewController: UIViewController) {
                    self.sourceViewController = sourceViewController
                    self.zoomedViewController = zoomedViewController
                }
            }

            open var dimmingColor: UIColor?
            open var dimmingVisualEffect: UIBlurEffect?

            public override init() { super.init() }
        }

        open class var crossDissolve: Transition { Transition() }
        open class var coverVertical: Transition { Transition() }
        open class var flipHorizontal: Transition { Transition() }
        open class var partialCurl: Transition { Transition() }

        open class func zoom(
            options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomOptions.Context) -> UIView?
        ) -> Transition { Transition(sourceView: sourceViewProvider) }
    }
}
