import Diagnostics
import Foundation

/// What a controller has of the document that it was made from.
struct DocumentOrigin {
    /// What it was made from.
    var storyboard: UIStoryboard?
    /// Its scene there.
    var scene: (any StoryboardScene)?
    /// Makes its view, once.
    var makeView: ((UIViewController) -> Void)?
}

extension UIViewController {
    /// Says what the controller was made from; its view is made when somebody asks for it.
    ///
    /// - Parameters:
    ///   - storyboard: what code opened.
    ///   - scene: the controller's in it.
    ///   - makeView: gives the controller its view; `nil` where the scene has none.
    public func setOrigin(
        in storyboard: UIStoryboard?, scene: (any StoryboardScene)?, makeView: ((UIViewController) -> Void)?
    ) {
        documentOrigin = DocumentOrigin(storyboard: storyboard, scene: scene, makeView: makeView)
    }

    /// Gives the controller the view that its scene holds, else that of the xib of its name, else of its class's name.
    ///
    /// - Returns: whether it has one now.
    func loadViewFromDocument() -> Bool {
        if let makeView = documentOrigin.makeView {
            documentOrigin.makeView = nil
            makeView(self)
        } else if let nib = ownNib {
            _ = nib.objects(owner: self)
        }
        return isViewLoaded
    }

    /// The xib that `loadView` takes the view from.
    ///
    /// A class called `MapViewController` has `MapView.xib` or `MapViewController.xib`, in this order.
    private var ownNib: UINib? {
        let type = type(of: self)
        let classes = ClassLookup(of: type)
        if let nibName { return UINib(nibName, classes: classes) }
        guard !classes.modules.contains("AdaptiveKit"), JobEnvironment.current.isOfJob else { return nil }
        let name = "\(type)"
        let suffix = "Controller"
        let names = (name.hasSuffix("View" + suffix) ? [String(name.dropLast(suffix.count))] : []) + [name]
        return names.lazy.map { UINib($0, classes: classes) }.first(where: \.exists)
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
