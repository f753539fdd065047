import Devices
import Typography
import UIKit

@testable import AdaptivePhotos

/// The app in a window on a variant, in its own job.
struct AppOnVariant {
    let app: AdaptivePhotos
    let window: UIWindow

    /// Starts the app and passes it to a function.
    static func run(_ notation: String, _ body: (AppOnVariant) throws -> Void) throws {
        let variant = try Variant(parsing: notation)
        let job = JobEnvironment(variant: variant, textSetter: EstimatedTextSetter())
        try JobEnvironment.$running.withValue(job) {
            let window = UIWindow(frame: CGRect(origin: .zero, size: variant.windowSize))
            let app = AdaptivePhotos()
            window.rootViewController = app.root
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            try body(AppOnVariant(app: app, window: window))
        }
    }

    func turn(to notation: String) throws {
        window.transition(to: SceneGeometry(try Variant(parsing: notation)))
        window.layoutIfNeeded()
    }

    func choose(row: Int) {
        app.list.tableView(app.list.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
        window.layoutIfNeeded()
    }

    /// The accessories of the list's rows.
    var accessories: [UITableViewCell.AccessoryType] { app.list.tableView.visibleCells.map(\.accessoryType) }

    var stack: [UIViewController] { app.primary.viewControllers }
}
