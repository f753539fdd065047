internal import Arrangement
internal import Foundation
internal import InterfaceDocuments

extension InterfaceDocument {
    /// The pixels per point of the Mac's screen that the canvas was on; `nil` if the document does not reveal them.
    ///
    /// Up to Xcode 8, a table cell's content view ends above the separator, which is one pixel high. So a content view
    /// that is a whole point shorter than its cell was laid out on a screen with one pixel per point. Texts and frames
    /// on such a canvas are in whole points. Auto Layout does not place content views, so their frames are not results
    /// of it.
    ///
    /// In the documents of eight projects, all labels are in whole points in 36 of 39 with such content views, and in
    /// about half of the documents without.
    var canvasPixelsPerPoint: CGFloat? {
        guard tools >= .xcode7, tools < .xcode9 else { return nil }
        var separators: Set<CGFloat> = []
        func visit(_ view: DocumentView) {
            if view.elementName == "tableViewCell", let cell = view.frame,
                let content = view.keyedViews.first(where: { $0.key == "contentView" })?.frame
            {
                separators.insert(cell.height - content.height)
            }
            view.children.forEach(visit)
        }
        for scene in scenes {
            if let view = scene.controller?.view { visit(view) }
            scene.extraViews.forEach(visit)
        }
        for object in objects {
            switch object {
            case .controller(let controller): controller.view.map(visit)
            case .view(let view): visit(view)
            }
        }
        return separators.contains(1) && separators.isDisjoint(with: [0.5]) ? 1 : nil
    }
}
