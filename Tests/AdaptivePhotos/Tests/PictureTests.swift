import DeviceFrames
import Devices
import Diagnostics
import Foundation
import OutputFiles
import Previews
import Sheets
import Testing
import Theming
import UIKit

@testable import AdaptivePhotos

/// The app's screens on all windows that the articles mention.
@Suite("Pictures of Adaptive Photos")
struct PictureTests {
    private static let windows = [
        "iphone-se-3", "iphone-se-3/landscape", "iphone-15", "iphone-15/landscape", "iphone-15-plus",
        "iphone-15-plus/landscape", "ipad-pro-11", "ipad-pro-11/landscape", "ipad-pro-11/landscape/split-third@17",
        "ipad-pro-11/landscape/split-half@17", "ipad-pro-11/landscape/split-two-thirds@17",
        "ipad-pro-11/portrait/split-third@17",
        "ipad-pro-11/portrait/split-two-thirds@17", "ipad-pro-11/landscape/slide-over@17",
    ]

    /// The app after its start, with a photo, and with the profile.
    private static let screens: [ControllerSource.Screen] = [
        screen("Conversations") { _ in },
        screen("Photo") { $0.list.tableView($0.list.tableView, didSelectRowAt: IndexPath(row: 0, section: 0)) },
        screen("Profile") { $0.list.showProfile() },
    ]

    /// A root controller that keeps the app alive, because its delegate does not own it.
    private final class Root: UIViewController {
        let app = AdaptivePhotos()
        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(app.root)
            app.root.view.frame = view.bounds
            app.root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(app.root.view)
            app.root.didMove(toParent: self)
        }
    }

    private static func screen(
        _ name: String, _ body: @escaping @MainActor (AdaptivePhotos) -> Void
    ) -> ControllerSource.Screen {
        ControllerSource.Screen(name) {
            Root()
        } afterAppearing: { root in
            if let root = root as? Root { body(root.app) }
        }
    }

    @Test func everyScreenIsDrawnOnEveryWindow() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "adaptive-photos-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let source = ControllerSource(Self.screens)
        let variants = try Self.windows.map { try Variant(parsing: $0) }
        let request = PreviewRequest(
            variants: variants, frame: .screen, sheet: SheetArrangement(), theme: try Theme.named("ios"), workers: 2)
        let report = try PreviewRun(
            source: source, request: request, folder: OutputFolder(path: folder), tools: { source.makeTools() }
        ).run()
        #expect(report.failures == 0)
        #expect(report.files.filter { $0.variant != nil }.count == variants.count * Self.screens.count)
        #expect(report.diagnostics.isEmpty, "\(report.diagnostics.map { $0.problem.message })")
    }
}
