internal import Arrangement
internal import Diagnostics
internal import Foundation
internal import Geometry
internal import InterfaceDocuments
internal import UIKit

/// A cell on the canvas, whose parts have their frames from the document.
final class CanvasTableViewCell: UITableViewCell {
    /// Whether the document gives no frame for the content view, or an outdated one.
    var placesContentView = false
    private var hasContentAboveSeparator = false

    override func layoutSubviews() {
        if placesContentView {
            super.layoutSubviews()
        } else if hasContentAboveSeparator, let table = superview as? UITableView, table.separatorStyle != .none {
            contentView.frame.size.height = max(0, bounds.height - 1)
        }
    }

    /// Records the document's frames of the cell and its content view.
    ///
    /// Xcode 6 and 7 did not update a content view when the height of its cell was changed. Some of their documents
    /// have neither frame.
    func note(frame: CGRect?, ofContentView contentFrame: CGRect?, tools: InterfaceBuilderTools) {
        hasContentAboveSeparator = tools.hasContentAboveSeparators
        guard let frame else {
            placesContentView = contentFrame == nil
            return
        }
        placesContentView = contentFrame.map { $0.height < frame.height - 1 } ?? true
    }
}

extension TableViewCellContent {
    var uiKitStyle: UITableViewCell.CellStyle {
        switch style {
        case .value1: .value1
        case .value2: .value2
        case .subtitle: .subtitle
        case .default, nil: .default
        }
    }
}

extension TreeBuilder {
    func makeCell(_ content: TableViewCellContent, reuseIdentifier: String?) -> UITableViewCell {
        purpose == .canvas
            ? CanvasTableViewCell(style: content.uiKitStyle, reuseIdentifier: nil)
            : UITableViewCell(style: content.uiKitStyle, reuseIdentifier: code?.reuseIdentifier ?? reuseIdentifier)
    }

    // MARK: Tables

    /// Fills a cell's content view, and identifies which of its views are the standard parts.
    func addContents(of source: DocumentView, to cell: UITableViewCell) {
        for child in source.keyedViews {
            switch child.key {
            case "contentView":
                fill(cell.contentView, with: child)
                (cell as? CanvasTableViewCell)?.note(
                    frame: source.frame, ofContentView: child.frame, tools: document.tools)
            case "accessoryView": cell.accessoryView = makeTree(child)
            case "backgroundView": cell.backgroundView = makeTree(child)
            case "selectedBackgroundView": cell.selectedBackgroundView = makeTree(child)
            case "editingAccessoryView": cell.editingAccessoryView = makeTree(child)
            default: cell.addSubview(makeTree(child))
            }
        }
        guard purpose == .running, case .tableViewCell(let content) = source.content, content.style != nil else {
            return
        }
        if let label = content.textLabel.flatMap({ views[$0] }) as? UILabel { cell.adopt(textLabel: label) }
        if let label = content.detailTextLabel.flatMap({ views[$0] }) as? UILabel {
            cell.adopt(detailTextLabel: label)
        }
        if let view = content.imageView.flatMap({ views[$0] }) as? UIImageView { cell.adopt(imageView: view) }
    }

    /// Adds rows to a table.
    ///
    /// On the canvas, each cell has its frame from the document. In a running app, the table places them; prototypes
    /// are shown as rows too, unless code creates rows from them.
    func addContents(of source: DocumentView, to table: UITableView) {
        for child in source.keyedViews {
            switch child.key {
            case "tableHeaderView": table.tableHeaderView = makeTree(child)
            case "tableFooterView": table.tableFooterView = makeTree(child)
            case "backgroundView": table.backgroundView = makeTree(child)
            default: table.addSubview(makeTree(child))
            }
        }
        guard purpose == .running else {
            for cell in source.prototypes + source.sections.flatMap(\.cells) {
                let view = makeTree(cell)
                if cell.frame == nil { place(view, of: cell, in: table) }
                table.addSubview(view)
            }
            return
        }
        var sections = source.sections.map { section in
            UITableView.StaticSection(
                headerTitle: section.headerTitle, footerTitle: section.footerTitle,
                cells: section.cells.compactMap { makeTree($0) as? UITableViewCell })
        }
        if code != nil {
            registerPrototypes(of: source, in: table)
            table.staticSections = sections.isEmpty ? nil : sections
            return
        }
        let prototypes = source.prototypes.compactMap { makeTree($0) as? UITableViewCell }
        if !prototypes.isEmpty { sections.append(UITableView.StaticSection(cells: prototypes)) }
        table.staticSections = sections
    }

    /// Gives a cell whose frame the document leaves out the table's width and its row's height.
    private func place(_ cell: UIView, of source: DocumentView, in table: UITableView) {
        var height = table.rowHeight > 0 ? table.rowHeight : 44
        if case .tableViewCell(let content) = source.content, let own = content.rowHeight, own > 0 { height = own }
        cell.frame = CGRect(x: 0, y: 0, width: table.bounds.width, height: height)
        cell.autoresizingMask = .flexibleWidth
    }

    // MARK: Collections

    /// Adds items to a collection view.
    ///
    /// On the canvas, each has its frame from the document. In a running app, the layout places the prototypes,
    /// unless code creates items from them.
    func addContents(of source: DocumentView, to collection: UICollectionView) {
        if let background = source.keyedViews.first(where: { $0.key == "backgroundView" }) {
            collection.backgroundView = makeTree(background)
        }
        let header = source.keyedViews.first { $0.key == "sectionHeaderView" }
        let footer = source.keyedViews.first { $0.key == "sectionFooterView" }
        guard purpose == .running else {
            for source in [header, footer].compactMap({ $0 }) + source.prototypes {
                let view = makeTree(source)
                // The canvas gives its items neither the margins nor the safe area of a scene.
                view.preservesSuperviewLayoutMargins = false
                view.setRootSafeAreaInsets(.zero)
                collection.addSubview(view)
            }
            return
        }
        if code != nil {
            registerPrototypes(of: source, in: collection)
            return
        }
        let section = UICollectionView.StaticSection(
            header: header.flatMap { makeTree($0) as? UICollectionReusableView },
            footer: footer.flatMap { makeTree($0) as? UICollectionReusableView },
            cells: source.prototypes.compactMap { makeTree($0) as? UICollectionViewCell })
        collection.staticSections = [section]
    }

    /// Fills an item's content view.
    func addContents(of source: DocumentView, to view: UICollectionReusableView) {
        let cell = view as? UICollectionViewCell
        for child in source.keyedViews {
            switch (child.key, cell) {
            case ("contentView", let cell?): fill(cell.contentView, with: child)
            case ("backgroundView", let cell?): cell.backgroundView = makeTree(child)
            case ("selectedBackgroundView", let cell?): cell.selectedBackgroundView = makeTree(child)
            default: view.addSubview(makeTree(child))
            }
        }
        let container = cell?.contentView ?? view
        makeSubviews(of: source, in: container) { container.addSubview($1) }
    }
}
