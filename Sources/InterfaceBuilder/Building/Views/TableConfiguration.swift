internal import Diagnostics
internal import Foundation
internal import Geometry
internal import InterfaceDocuments
internal import UIKit

/// A cell on the canvas, whose parts have their frames from the document.
final class CanvasTableViewCell: UITableViewCell {
    /// Whether the document gives no frame for the content view, or an outdated one.
    var placesContentView = false

    override func layoutSubviews() {
        if placesContentView { super.layoutSubviews() }
    }

    /// Records the document's frames of the cell and its content view.
    ///
    /// Xcode 6 and 7 did not update a content view when the height of its cell was changed.
    func note(frame: CGRect?, ofContentView contentFrame: CGRect?) {
        guard let frame else { return }
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

    func configure(_ view: UITableView, _ content: TableViewContent, _ place: SourceLocation) {
        configure(view, content.scroll)
        view.rowHeight = content.rowHeight
        view.sectionHeaderHeight = content.sectionHeaderHeight
        view.sectionFooterHeight = content.sectionFooterHeight
        switch content.separatorStyle {
        case TableViewContent.SeparatorStyle.none: view.separatorStyle = .none
        case .singleLineEtched: view.separatorStyle = .singleLineEtched
        case .default, .singleLine: view.separatorStyle = .singleLine
        }
        view.separatorColor = content.separatorColor.flatMap { uiColor($0, at: place) }
        if let inset = content.separatorInset { view.separatorInset = inset.sides }
        if content.separatorInsetReference == .fromAutomaticInsets {
            view.separatorInsetReference = .fromAutomaticInsets
        }
        view.insetsContentViewsToSafeArea = content.insetsContentViewsToSafeArea
        if let padding = content.sectionHeaderTopPadding { view.sectionHeaderTopPadding = padding }
    }

    func configure(_ view: UITableViewCell, _ content: TableViewCellContent) {
        switch content.accessory {
        case .none: view.accessoryType = .none
        case .disclosureIndicator: view.accessoryType = .disclosureIndicator
        case .detailDisclosureButton: view.accessoryType = .detailDisclosureButton
        case .checkmark: view.accessoryType = .checkmark
        case .detailButton: view.accessoryType = .detailButton
        }
        view.indentationLevel = content.indentationLevel
        view.indentationWidth = content.indentationWidth
        view.documentRowHeight = content.rowHeight
        if let inset = content.separatorInset { view.separatorInset = inset.sides }
    }

    /// Fills a cell's content view, and identifies which of its views are the standard parts.
    func addContents(of source: DocumentView, to cell: UITableViewCell) {
        for child in source.keyedViews {
            switch child.key {
            case "contentView":
                fill(cell.contentView, with: child)
                (cell as? CanvasTableViewCell)?.note(frame: source.frame, ofContentView: child.frame)
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
            for cell in source.prototypes + source.sections.flatMap(\.cells) { table.addSubview(makeTree(cell)) }
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
}
