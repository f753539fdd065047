import Devices
import Diagnostics
import Foundation
import Geometry
import Previews
import Scenes
import Traits
import UIKit

/// A trait environment of a live tree, with its descendants.
private struct EnvironmentNode {
    var className: String
    var sizeClasses: SizeClasses
    var children: [EnvironmentNode] = []

    init(_ className: String, _ traits: UITraitCollection, _ children: [EnvironmentNode] = []) {
        self.className = className
        sizeClasses = SizeClasses(horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass)
        self.children = children
    }

    /// Creates a node for a controller with its children, and its own view if it has none.
    @MainActor init(_ controller: UIViewController, showsViews: Bool) {
        let children = controller.children.map { EnvironmentNode($0, showsViews: showsViews) }
        let view = showsViews && children.isEmpty ? [EnvironmentNode("UIView", controller.view.traitCollection)] : []
        self.init(FigureContext.className(of: controller), controller.traitCollection, children + view)
    }
}

extension FigureContext {
    /// The UIKit class name.
    ///
    /// The controllers that a scene creates for its pieces are plain controllers in UIKit.
    static func className(of controller: UIViewController) -> String {
        switch controller {
        case is UISplitViewController: "UISplitViewController"
        case is UINavigationController: "UINavigationController"
        default: "UIViewController"
        }
    }

    /// The tree as boxes with size classes, each parent above its children.
    ///
    /// - Parameters:
    ///   - node: the root.
    ///   - name: the name for arrows, with which the children's names begin.
    ///   - outer: the parent's size classes, from which differences are marked; `nil` for the root.
    ///   - arrows: receives the arrows between the boxes.
    /// - Returns: the boxes.
    fileprivate func tree(
        _ node: EnvironmentNode, name: String, in outer: SizeClasses?, arrows: inout [FigureArrow]
    ) -> FigureBlock {
        let isOverridden = outer.map { $0 != node.sizeClasses } ?? false
        let box = FigureBlock.named(
            name,
            .box(
                FigureBox(
                    style: isOverridden ? .accent : .plain, padding: CGSize(width: 14, height: 9),
                    content: .column(
                        3,
                        [
                            code(node.className),
                            text("\(node.sizeClasses)", isOverridden ? .accent : .detail),
                        ]))))
        guard !node.children.isEmpty else { return box }
        var children: [FigureBlock] = []
        for (index, child) in node.children.enumerated() {
            let own = "\(name).\(index)"
            children.append(tree(child, name: own, in: node.sizeClasses, arrows: &arrows))
            arrows.append(FigureArrow(from: name, to: own))
        }
        return .column(30, [box, .row(20, .leading, of: children)])
    }

    /// The controllers of a scene on a variant.
    fileprivate func root(of source: SceneSource, on variant: Variant, showsViews: Bool) -> EnvironmentNode {
        source.inJob(of: 0, on: variant, tools: tools) { tree, _ in
            tree.layout()
            let window = tree.window
            let inside = window.rootViewController.map { [EnvironmentNode($0, showsViews: showsViews)] } ?? []
            return EnvironmentNode("UIWindow", window.traitCollection, inside)
        }
    }
}

extension Figure {
    /// The objects that have traits, and those that they inherit them from.
    static let traitEnvironments = Figure(name: "trait-environments", takesDevices: false) { context in
        let variant = try context.variant("ipad-pro-11/landscape")
        let source = try context.source(SceneStarter.mail)
        let screen = EnvironmentNode("UIScreen", variant.traits)
        let window = context.root(of: source, on: variant, showsViews: true)
        let scene = EnvironmentNode("UIWindowScene", variant.traits, [window])
        var arrows: [FigureArrow] = []
        let boxes = context.tree(
            EnvironmentNode("UIScreen", variant.traits, [scene]), name: "screen", in: screen.sizeClasses,
            arrows: &arrows)
        return FigureDrawing(
            content: .column(
                24, [boxes, context.text(context.words("trait-environments.note"), .detail, width: 620)]),
            arrows: arrows)
    }

    /// The inheritance of traits through a split view, and the effect of an override.
    static let traitCascade = Figure(name: "trait-cascade", takesDevices: false) { context in
        let words = context.words
        let cases: [(key: String, variant: String, width: String?)] = [
            ("trait-cascade.pad", "ipad-pro-11/landscape", nil),
            ("trait-cascade.phone", "iphone-15/landscape", nil),
            ("trait-cascade.forced", "iphone-15/landscape", "regular"),
        ]
        var arrows: [FigureArrow] = []
        var pictures: [FigureBlock] = []
        var trees: [FigureBlock] = []
        for (index, example) in cases.enumerated() {
            let variant = try context.variant(example.variant)
            let source = try context.source(FigureScenes.split(width: example.width))
            let root = context.root(of: source, on: variant, showsViews: false)
            pictures.append(
                context.captioned(
                    try context.preview(source, on: variant, side: 300), words(example.key),
                    ["\(context.deviceName(variant)) · \(context.place(variant))"], width: 300))
            trees.append(context.tree(root, name: "tree\(index)", in: root.sizeClasses, arrows: &arrows))
        }
        // Pictures are aligned at the bottom, trees at the top.
        let grid = FigureGrid(
            rows: [pictures, trees], columnGap: 44, rowGap: 22, firstRow: .trailing, vertical: .leading)
        return FigureDrawing(
            content: .column(
                28, [.grid(grid), context.text(words("trait-cascade.note"), .detail, width: 700)]), arrows: arrows)
    }

    /// The traits of devices, as a table.
    static let traitTable = Figure(name: "trait-table", takesDevices: true) { context in
        let words = context.words
        let devices = try context.devices(orNamed: ["iphone-15-plus", "ipad-pro-11"])
        let variants = try devices.flatMap { device in
            try Orientation.allCases.map { try context.variant(of: device, $0) }
        }
        func row(_ name: String, _ value: (UITraitCollection) -> String) -> [FigureContext.TableCell] {
            [.code(name)] + variants.map { .words(value($0.traits)) }
        }
        let head: [FigureContext.TableCell] =
            [.words(words("trait"))]
            + variants.map { .words("\(context.deviceName($0)) · \(context.place($0))") }
        let idiom: (UITraitCollection) -> String = { $0.userInterfaceIdiom == .pad ? "pad" : "phone" }
        return FigureDrawing(
            content: context.table([
                head,
                row("horizontalSizeClass") { context.word($0.horizontalSizeClass) },
                row("verticalSizeClass") { context.word($0.verticalSizeClass) },
                row("userInterfaceIdiom", idiom),
                row("displayScale") { JSONText.number(Double($0.displayScale)) },
                row("userInterfaceStyle") { words($0.userInterfaceStyle == .dark ? "dark" : "light") },
                row("displayGamut") { $0.displayGamut == .P3 ? "P3" : "sRGB" },
                row("layoutDirection") { $0.layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight" },
                row("preferredContentSizeCategory") { $0.preferredContentSizeCategory.axisWord },
                [.words(words("window.size"))] + variants.map { .words(context.points($0.windowSize)) },
            ]))
    }
}
