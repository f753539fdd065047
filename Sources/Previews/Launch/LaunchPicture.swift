import Devices
import Diagnostics
import Foundation
import Geometry
import InterfaceBuilder
import InterfaceDocuments
import UIKit

/// A launch screen without a document: a description in the Info.plist, or an image file.
struct LaunchPicture {
    let screen: LaunchScreen
    let variant: Variant
    let resources: AssetLookup

    /// The window during launch, laid out.
    ///
    /// It must be created within the variant's job.
    @MainActor func window() -> UIWindow {
        let window = UIWindow(frame: CGRect(origin: .zero, size: variant.windowSize))
        switch screen {
        case .description(let description):
            window.backgroundColor = .systemBackground
            window.rootViewController = rootController(description)
        case .picture(let path, let size): letterbox(resources.image(atPath: path), size, in: window)
        case .black(let size): letterbox(nil, size, in: window)
        case .document: break
        }
        window.layoutIfNeeded()
        return window
    }

    // MARK: Described

    /// > Rule: LS-6: color, image, and bars without content.
    @MainActor private func rootController(_ description: LaunchScreenConfiguration) -> UIViewController {
        let content = UIViewController()
        let view = UIView(frame: CGRect(origin: .zero, size: variant.windowSize))
        view.backgroundColor = description.colorName.flatMap { named($0) } ?? .systemBackground
        content.view = view
        if let name = description.imageName, let image = image(named: name) {
            place(image, in: view, withinSafeArea: description.imageRespectsSafeArea)
        }
        content.navigationItem.titleView = titleView(description.navigationBar)
        var root: UIViewController = content
        if description.navigationBar != nil || description.toolbar != nil {
            let navigation = UINavigationController(nibName: nil, bundle: nil)
            navigation.viewControllers = [content]
            navigation.isNavigationBarHidden = description.navigationBar == nil
            navigation.isToolbarHidden = description.toolbar == nil
            root = navigation
        }
        if description.tabBar != nil {
            let tabs = UITabBarController(nibName: nil, bundle: nil)
            tabs.viewControllers = [root]
            root = tabs
        }
        return root
    }

    /// Places an image in the center, at its own size.
    @MainActor private func place(_ image: UIImage, in view: UIView, withinSafeArea: Bool) {
        let imageView = UIImageView(image: image)
        imageView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(imageView)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            imageView.centerXAnchor.constraint(equalTo: withinSafeArea ? area.centerXAnchor : view.centerXAnchor),
            imageView.centerYAnchor.constraint(equalTo: withinSafeArea ? area.centerYAnchor : view.centerYAnchor),
        ])
    }

    @MainActor private func titleView(_ bar: LaunchScreenConfiguration.Bar?) -> UIView? {
        bar?.imageName.flatMap { image(named: $0) }.map { UIImageView(image: $0) }
    }

    /// An image that is missing is reported, and omitted as in iOS.
    private func image(named name: String) -> UIImage? {
        let found = UIImage(named: name)
        if found == nil { JobEnvironment.current.warnOnce("image:\(name)", DocumentProblem.missingImage(name)) }
        return found
    }

    private func named(_ name: String) -> UIColor? {
        let found = UIColor(named: name)
        if found == nil { JobEnvironment.current.warnOnce("color:\(name)", DocumentProblem.missingColor(name)) }
        return found
    }

    // MARK: Pictures

    /// The image at the size that the app runs at, scaled to fit the screen between black bars.
    ///
    /// > Rule: LS-3.
    @MainActor private func letterbox(_ image: UIImage?, _ size: CGSize, in window: UIWindow) {
        let screen = window.bounds.size
        window.backgroundColor = .black
        let isOnItsSide = size.width < size.height && screen.width > screen.height
        let lying = isOnItsSide ? CGSize(width: size.height, height: size.width) : size
        let scale = min(screen.width / lying.width, screen.height / lying.height)
        let view = UIImageView(image: image)
        view.contentMode = .scaleToFill
        view.bounds.size = CGSize(width: size.width * scale, height: size.height * scale)
        view.center = CGPoint(x: screen.width / 2, y: screen.height / 2)
        if isOnItsSide { view.transform = CGAffineTransform(rotationAngle: -.pi / 2) }
        window.addSubview(view)
    }
}
