import Diagnostics
import Foundation
import Geometry
import UIKit

/// The search for an element in a window by the name that a step gives it.
@MainActor struct ScreenSearch {
    private let window: UIWindow
    private let input: any WalkedInput
    private let elements: [ScreenElement]

    init(_ input: any WalkedInput) {
        window = input.window
        self.input = input
        elements = ScreenElement.all(in: window)
    }

    /// The element with a name: an id first, then a label, then a text that it shows.
    ///
    /// - Throws: ``WalkProblem`` if there is none, or more than one.
    func element(named name: String) throws(WalkProblem) -> ScreenElement {
        var hidden: ScreenElement?
        for rank in 0..<3 {
            let found = elements.filter { $0.names[rank].contains(name) }
            let shown = found.filter { !$0.view.isHiddenInTree }
            if hidden == nil { hidden = found.first }
            if let element = try choice(of: shown, name) { return element }
        }
        if hidden != nil { throw .hidden(name) }
        if let place = input.place(ofUnseen: name) { throw .elsewhere(name, place: place) }
        throw .unknownElement(name, nearest: nearestWords(to: name, among: names), known: names)
    }

    /// The one element among several, if there is only one that can be meant.
    private func choice(of found: [ScreenElement], _ name: String) throws(WalkProblem) -> ScreenElement? {
        guard found.count > 1 else { return found.first }
        let onScreen = found.filter { window.visibleCenter(of: $0.view) != nil }
        let interactive = onScreen.filter(\.isInteractive)
        let best = interactive.isEmpty ? onScreen : interactive
        if best.count < 2 { return best.first ?? found[0] }
        // A text and the control that shows it are one element.
        let outermost = best.filter { element in
            !best.contains { $0.view !== element.view && element.view.isDescendant(of: $0.view) }
        }
        guard outermost.count > 1 else { return outermost.first }
        throw .ambiguous(name, ids: outermost.map { $0.id.isEmpty ? String(describing: type(of: $0.view)) : $0.id })
    }

    /// The best name of each element on screen, each once.
    var names: [String] {
        var seen: Set<String> = []
        return elements.filter { !$0.view.isHiddenInTree && window.visibleCenter(of: $0.view) != nil }
            .compactMap { element in element.names.joined().first { !$0.isEmpty } }
            .filter { seen.insert($0).inserted }
    }
}

extension UIView {
    /// Whether the view or one around it is hidden.
    var isHiddenInTree: Bool { sequence(first: self, next: \.superview).contains { $0.isHidden || $0.alpha < 0.01 } }
}

extension UIWindow {
    /// The middle of the part of a view that is visible in the window; `nil` if none is.
    func visibleCenter(of view: UIView) -> CGPoint? {
        var visible = view.convert(view.bounds, to: self).intersection(bounds)
        var around = view.superview
        while let clip = around, clip !== self {
            if clip.clipsToBounds { visible = visible.intersection(clip.convert(clip.bounds, to: self)) }
            around = clip.superview
        }
        guard !visible.isNull, visible.width >= 1, visible.height >= 1 else { return nil }
        return CGPoint(x: visible.midX, y: visible.midY)
    }

    /// The controller that is presented above all others, or the root.
    var topmostController: UIViewController? {
        var controller = rootViewController
        while let presented = controller?.presentedViewController, presented !== controller { controller = presented }
        return controller
    }
}
