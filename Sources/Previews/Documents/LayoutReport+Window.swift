import Devices
import Diagnostics
import InterfaceBuilder
import UIKit

extension LayoutReport {
    /// The frames of all views in a window that the input or the code gives an ID.
    ///
    /// - Parameters:
    ///   - path: the path of the input, or the name of a class.
    ///   - variant: the variant that the window is on.
    ///   - window: the window, laid out.
    ///   - issues: the problems found.
    @MainActor init(path: String, on variant: Variant, window: UIWindow, issues: [Diagnostic] = []) {
        var views: [LayoutReport.View] = []
        func add(_ view: UIView) {
            if let id = view.origin?.id {
                views.append(LayoutReport.View(view, id: id, className: String(describing: type(of: view))))
            }
            for subview in view.subviews { add(subview) }
        }
        add(window)
        self.init(
            path: path, variant: variant.reportPairs,
            scenes: [
                LayoutReport.Scene(
                    sceneID: "", controllerID: window.rootViewController?.origin?.id ?? "", size: window.bounds.size,
                    views: views, issues: issues)
            ])
    }
}
