import Diagnostics
import Foundation

/// What a controller has of the document that it was made from.
package struct DocumentOrigin {
    /// The storyboard, which a target above this one defines.
    package var storyboard: AnyObject?
    /// The controller's scene in the storyboard.
    package var scene: (any StoryboardScene)?
    /// Makes the controller's view, once.
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
    /// Gives the controller the view that its scene holds, else that of the xib of its name, else of its class's name.
    ///
    /// - Returns: whether it has one now.
    package func loadViewFromDocument() -> Bool {
        if let makeView = documentOrigin.makeView {
            documentOrigin.makeView = nil
            makeView(self)
        } else {
            loadViewFromNib()
        }
        return isViewLoaded
    }

    /// Takes the view from the xib of the controller's name, else of its class's.
    ///
    /// A class called `MapViewController` has `MapView.xib` or `MapViewController.xib`, in this order.
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
