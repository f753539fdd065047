public import Drawing
public import Foundation
internal import Geometry
public import InterfaceDocuments
internal import Traits
internal import UIKit

/// A scene as Interface Builder's canvas shows it.
public struct CanvasPicture: Sendable {
    /// The name of the scene, for people.
    public var name: String
    /// In points, with the bars that the canvas simulates.
    public var list: DisplayList
    /// The pixels per point of the canvas.
    public var scale: CGFloat
    /// The views that the size classes of the canvas exclude, by label, text or class, in document order.
    public var excludedViews: [String]
    /// The number of constraints that they exclude, without those of excluded views.
    public var excludedConstraints: Int
}

extension CanvasLayout {
    /// The pictures of all scenes, on the document's own canvas or on a square of the size class grid.
    ///
    /// A dashed outline marks the place of a view that the size classes exclude.
    ///
    /// - Parameters:
    ///   - document: the document to draw.
    ///   - square: the square; `nil` for the document's own canvas.
    /// - Returns: a picture for each scene and each view of its own.
    public func pictures(of document: InterfaceDocument, on square: CanvasSquare? = nil) -> [CanvasPicture] {
        var pictures: [CanvasPicture] = []
        var layout = self
        layout.square = square
        _ = layout.lay(out: document) { pictures.append(CanvasPainter(scene: $0).picture) }
        return pictures
    }
}

/// Draws a scene of the canvas: the root view, and the bars around it.
@MainActor private struct CanvasPainter {
    let scene: CanvasScene

    private var canvas: CGSize { scene.environment.canvas.size }

    /// Whether the root has the place that the canvas gives to it.
    private var isOnScreen: Bool {
        let place = scene.environment.canvas.rootFrame.size
        let size = scene.root.bounds.size
        return scene.controller != nil && abs(place.width - size.width) < 0.6 && abs(place.height - size.height) < 0.6
    }

    var picture: CanvasPicture {
        let size = isOnScreen ? canvas : scene.root.bounds.size
        let origin = isOnScreen ? scene.environment.canvas.rootFrame.origin : .zero
        let exclusions = Exclusions(scene)
        var items: [DrawingItem] = [
            .fill(.rectangle(CGRect(origin: .zero, size: size)), .color(ground)),
            group(of: scene.root.displayList().items + exclusions.marks, in: scene.root.bounds.size, at: origin),
        ]
        if isOnScreen { items += bars }
        let name = scene.name
        return CanvasPicture(
            name: name, list: DisplayList(size: size, items: items, title: name), scale: scene.environment.canvas.scale,
            excludedViews: exclusions.views, excludedConstraints: exclusions.constraints)
    }

    /// The color of the canvas around a root that does not fill it.
    private var ground: Color { scene.environment.traits.userInterfaceStyle == .dark ? .black : .white }

    private func group(of items: [DrawingItem], in size: CGSize, at origin: CGPoint) -> DrawingItem {
        .group(
            GroupStyle(
                transform: CGAffineTransform(translationX: origin.x, y: origin.y),
                clip: .rectangle(CGRect(origin: .zero, size: size))), items)
    }

    // MARK: Bars

    private var bars: [DrawingItem] {
        let place = scene.environment.canvas
        var items: [DrawingItem] = []
        if let frame = place.navigationBar {
            let bar = UINavigationBar(frame: CGRect(origin: .zero, size: frame.size))
            let item = UINavigationItem(title: "")
            if let source = scene.controller?.navigationItem { scene.builder.apply(source, to: item) }
            if item.title?.isEmpty ?? true { item.title = scene.controller?.title }
            bar.items = [item]
            bar.prefersLargeTitles = scene.environment.request.prefersLargeTitle
            bar.backgroundOutset = UIEdgeInsets(top: frame.minY)
            items.append(drawing(of: bar, at: frame, above: frame.minY))
        }
        if let frame = place.toolbar {
            let bar = UIToolbar(frame: CGRect(origin: .zero, size: frame.size))
            bar.items = scene.controller?.toolbarItems.map { scene.builder.uiBarButtonItem($0) } ?? []
            items.append(drawing(of: bar, at: frame))
        }
        if let frame = place.tabBar {
            let bar = UITabBar(frame: CGRect(origin: .zero, size: frame.size))
            bar.items = scene.controller?.tabBarItem.map { [scene.builder.uiTabBarItem($0)] } ?? []
            items.append(drawing(of: bar, at: frame))
        }
        return items
    }

    private func drawing(of bar: UIView, at frame: CGRect, above: CGFloat = 0) -> DrawingItem {
        bar.becomeRoot(withTraits: scene.environment.traits)
        bar.layoutIfNeeded()
        return .group(
            GroupStyle(transform: CGAffineTransform(translationX: frame.minX, y: frame.minY)), bar.displayList().items)
    }
}

/// The views and constraints that the size classes of a canvas exclude from a scene.
@MainActor private struct Exclusions {
    private(set) var views: [String] = []
    private(set) var constraints = 0
    /// Dashed outlines at the places of excluded views, in the coordinates of the root.
    private(set) var marks: [DrawingItem] = []

    init(_ scene: CanvasScene) {
        guard let source = scene.source else { return }
        visit(source, scene)
    }

    private mutating func visit(_ source: DocumentView, _ scene: CanvasScene) {
        let traits = scene.environment.documentTraits
        constraints += source.constraints.count {
            !source.variations.installs($0.id, in: "constraints", for: traits)
        }
        for child in source.children {
            if source.variations.installs(child.id, in: "subviews", for: traits) {
                visit(child, scene)
            } else {
                views.append(child.spokenName)
                mark(child, of: source, in: scene)
            }
        }
    }

    /// Marks the place that the document stores for a view, stretched as its parent is.
    private mutating func mark(_ child: DocumentView, of parent: DocumentView, in scene: CanvasScene) {
        guard let view = scene.builder.views[parent.id], let stored = child.frame else { return }
        let (old, new) = (parent.frame?.size ?? view.bounds.size, view.bounds.size)
        guard old.width > 0, old.height > 0 else { return }
        let place = CGRect(
            x: stored.minX * new.width / old.width, y: stored.minY * new.height / old.height,
            width: stored.width * new.width / old.width, height: stored.height * new.height / old.height)
        let outline = view.convert(place, to: scene.root).insetBy(dx: 0.5, dy: 0.5)
        guard outline.width > 0, outline.height > 0 else { return }
        var cross = Path()
        cross.move(to: CGPoint(x: outline.minX, y: outline.minY))
        cross.line(to: CGPoint(x: outline.maxX, y: outline.maxY))
        cross.move(to: CGPoint(x: outline.maxX, y: outline.minY))
        cross.line(to: CGPoint(x: outline.minX, y: outline.maxY))
        let color = Color(red: 0.85, green: 0.1, blue: 0.1, alpha: 1)
        marks += [
            .stroke(.rectangle(outline), .color(color), StrokeStyle(width: 1, dashes: [4, 3])),
            .stroke(cross, .color(color), StrokeStyle(width: 0.5)),
        ]
    }
}

extension DocumentView {
    /// The name for people: the label in Xcode, the text, or the class.
    fileprivate var spokenName: String {
        if let userLabel { return userLabel }
        let name = customClass ?? className
        return text.map { "\(name) “\($0)”" } ?? name
    }

    private var text: String? {
        switch content {
        case .label(let label): label.text
        case .button(let button): button.states.first { $0.key == .normal }?.title
        default: nil
        }
    }
}
