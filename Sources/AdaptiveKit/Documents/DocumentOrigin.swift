import Diagnostics
import Foundation

/// A controller's references to the document that created it.
package struct DocumentOrigin {
    /// The storyboard, whose type a higher-level target defines.
    package var storyboard: AnyObject?
    /// The controller's scene in the storyboard.
    package var scene: (any StoryboardScene)?
    /// Creates the controller's view, once.
    package var makeView: ((UIViewController) -> Void)?

    package init(
        storyboard: AnyObject? = nil, scene: (any StoryboardScene)? = nil,
        makeView: ((UIViewController) -> Void)? = nil
    ) {
        self.storyboard = storyboard
        self.scene = scene
        self.makeView = makeView
    }
}

extension UIViewController {
    /// Loads the controller's view from its scene, from the xib with its name, or from the xib of its class.
    ///
    /// - Returns: whether the view is now loaded.
    package func loadViewFromDocument() -> Bool {
        if let makeView = documentOrigin.makeView {
            documentOrigin.makeView = nil
            makeView(self)
        } else {
            loadViewFromNib()
        }
        return isViewLoaded
    }

    /// Loads the view from the xib with the controller's name or its class's name.
    ///
    /// The class `MapViewController` uses `MapView.xib` or `MapViewController.xib`, in this order.
    private func loadViewFromNib() {
        let job = JobEnvironment.current
        let type = type(of: self)
        let classes = ClassLookup(of: type)
        let nib: any NibContents
        if let nibName {
            guard let named = job.nibs?.nib(named: nibName) else {
                return job.report(.error, DocumentUseProblem.missingNib(nibName))
            }
            nib = named
        } else {
            guard !classes.isUIKit, job.isOfJob else { return }
            let name = "\(type)"
            let suffix = "Controller"
            let names = (name.hasSuffix("View" + suffix) ? [String(name.dropLast(suffix.count))] : []) + [name]
            guard let found = names.lazy.compactMap({ job.nibs?.nib(named: $0) }).first else { return }
            nib = found
        }
        _ = nib.makeObjects(owner: self, classes: classes.adding(job.resources.modules), reuseIdentifier: nil)
    }

    func followSegue(_ identifier: String, sender: Any?) {
        let name = "\(type(of: self))"
        guard let scene = documentOrigin.scene else {
            JobEnvironment.current.report(
                .error, DocumentUseProblem.noStoryboard(segue: identifier, controller: name))
            return
        }
        guard !scene.performSegue(identifier, from: self, sender: sender) else { return }
        JobEnvironment.current.report(
            .error,
            DocumentUseProblem.missingSegue(identifier, controller: name, known: scene.segueIdentifiers))
    }
}
