import Arrangement
import Foundation
import Geometry

/// The frames of everything in a table, in content coordinates.
struct TableArrangement {
    var tableHeader = CGRect.zero
    var tableFooter = CGRect.zero
    var rows: [IndexPath: CGRect] = [:]
    var headers: [Int: CGRect] = [:]
    var footers: [Int: CGRect] = [:]
    var sectionRects: [Int: CGRect] = [:]
    /// The visible rows, in order.
    var cells: [(IndexPath, UITableViewCell)] = []
    var sectionViews: [SectionView] = []
    var height: CGFloat = 0

    /// The header or footer of a section.
    struct SectionView {
        var view: UIView
        var frame: CGRect
        var section: Int
        var isFooter: Bool
    }

    /// Places the header or footer of a section, if there is one.
    mutating func add(_ view: UIView?, at frame: CGRect, section: Int, isFooter: Bool) {
        guard let view else { return }
        sectionViews.append(SectionView(view: view, frame: frame, section: section, isFooter: isFooter))
        if isFooter { footers[section] = frame } else { headers[section] = frame }
    }

    /// The distance by which a pinned header or footer moves to stay visible: a header below the top, a footer above
    /// the bottom.
    func pinnedShift(of entry: SectionView, visible: CGRect) -> CGFloat {
        guard let whole = sectionRects[entry.section] else { return 0 }
        let edge = (entry.frame.minY, entry.frame.height)
        return entry.isFooter
            ? TableSectionMetrics.pinnedShift(
                footer: edge, start: whole.minY + (headers[entry.section]?.height ?? 0), visible: visible.maxY)
            : TableSectionMetrics.pinnedShift(
                header: edge, end: whole.maxY - (footers[entry.section]?.height ?? 0), visible: visible.minY)
    }
}

extension UITableView {
    /// Places the sections one below the other.
    ///
    /// Rows below the visible area use the estimate and aren't created, so that a table of a million rows costs no more
    /// than its visible part. A document's own rows are all placed.
    func arranged() -> TableArrangement {
        var arrangement = TableArrangement()
        let safe = safeAreaInsets
        let isInset = style == .insetGrouped
        let metrics = TableCellMetrics(of: self, in: self)
        let side = isInset ? metrics.horizontalMargin : 0
        let left = isInset ? side + safe.left : 0
        let width = max(0, bounds.width - left - (isInset ? side + safe.right : 0))
        var y: CGFloat = 0
        if let header = tableHeaderView {
            arrangement.tableHeader = CGRect(x: 0, y: y, width: bounds.width, height: header.frame.height)
            y += header.frame.height
        }
        let limit = staticSections == nil ? max(bounds.maxY, 0) + 1 : .greatestFiniteMagnitude
        let sections = min(numberOfSections, Self.mostSections)
        var footer = TableSectionMetrics.Content.none
        for section in 0..<sections {
            let top = y
            y = placeHeader(of: section, at: y, after: footer, into: &arrangement)
            y = placeRows(of: section, at: y, x: left, width: width, limit: limit, into: &arrangement)
            (y, footer) = placeFooter(of: section, at: y, into: &arrangement)
            arrangement.sectionRects[section] = CGRect(x: 0, y: top, width: bounds.width, height: y - top)
        }
        if let footer = tableFooterView {
            arrangement.tableFooter = CGRect(x: 0, y: y, width: bounds.width, height: footer.frame.height)
            y += footer.frame.height
        }
        arrangement.height = y.isFinite ? y : 0
        return arrangement
    }

    /// Sections beyond this count aren't placed.
    private static var mostSections: Int { 10_000 }

    /// Rows beyond this count are neither created nor kept in one layout: rows with almost no height would never end.
    private static var mostRows: Int { 2_000 }

    /// The maximum number of heights requested in one section.
    private static var mostQuestions: Int { 1_000_000 }

    /// The maximum height of a row, so that an invalid value from a delegate can't displace everything else.
    private static var mostHeight: CGFloat { 1e6 }

    private static func usable(_ height: CGFloat) -> CGFloat? {
        height.isFinite && height >= 0 ? min(height, mostHeight) : nil
    }

    // MARK: Rows

    private func placeRows(
        of section: Int, at start: CGFloat, x: CGFloat, width: CGFloat, limit: CGFloat,
        into arrangement: inout TableArrangement
    ) -> CGFloat {
        var y = start
        let count = numberOfRows(inSection: section)
        let seenFrom = staticSections == nil ? bounds.minY - 1 : -CGFloat.greatestFiniteMagnitude
        var row = rowsToSkip(of: count, from: y, to: seenFrom)
        y += CGFloat(row) * max(0, rowHeight)
        let isOpen = staticSections == nil
        var asked = 0
        while row < count {
            asked += 1
            guard y < limit, !isOpen || (arrangement.rows.count < Self.mostRows && asked < Self.mostQuestions) else {
                return y + estimatedHeight(at: IndexPath(row: row, section: section)) * CGFloat(count - row)
            }
            let path = IndexPath(row: row, section: section)
            row += 1
            let estimate = knownHeight(at: path)
            // A row above the visible area isn't created if its height is known without it.
            if let estimate, y + estimate < seenFrom {
                y += estimate
                continue
            }
            guard let cell = cell(at: path) else { continue }
            let height = height(of: cell, at: path, width: width)
            let frame = CGRect(x: x, y: y, width: width, height: height)
            arrangement.rows[path] = frame
            arrangement.cells.append((path, cell))
            y += height
        }
        return y
    }

    /// The number of rows above the visible area, if all have the table's own height.
    private func rowsToSkip(of count: Int, from y: CGFloat, to seenFrom: CGFloat) -> Int {
        guard staticSections == nil, delegate == nil, rowHeight > 0, rowHeight.isFinite, seenFrom > y else {
            return 0
        }
        let above = ((seenFrom - y) / rowHeight).rounded(.down)
        return above < CGFloat(count) ? Int(above) : count
    }

    /// The height of a row that the delegate or table provides without its cell.
    private func knownHeight(at path: IndexPath) -> CGFloat? {
        let asked = answeringDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        guard asked != Self.automaticDimension, asked > 0 else { return nil }
        return Self.usable(asked)
    }

    private func estimatedHeight(at path: IndexPath) -> CGFloat {
        if let known = knownHeight(at: path) { return known }
        let estimate = answeringDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        if estimate > 0, let usable = Self.usable(estimate) { return usable }
        return TableCellMetrics(of: self, in: self).standardRowHeight
    }

    private func height(of cell: UITableViewCell, at path: IndexPath, width: CGFloat) -> CGFloat {
        if let own = cell.documentRowHeight, own > 0, let usable = Self.usable(own) { return usable }
        if let known = knownHeight(at: path) { return known }
        // Traits and margins come from the table, so a cell is measured where it will be shown.
        if cell.superview == nil { addElement(cell) }
        return Self.usable(cell.fittingHeight(forWidth: width)) ?? 0
    }

    // MARK: Headers and footers

    private var sectionMetrics: TableSectionMetrics {
        let job = JobEnvironment.current
        return TableSectionMetrics(
            version: job.systemVersion, isPlain: style == .plain, isOnCanvas: job.showsCanvas,
            requestedTopPadding: sectionHeaderTopPadding, hasTableHeader: tableHeaderView != nil)
    }

    private func headerTitle(_ section: Int) -> String? {
        let title =
            staticSections.map { $0[section].headerTitle }
            ?? answeringDataSource?.tableView(self, titleForHeaderInSection: section)
        return title.flatMap { $0.isEmpty ? nil : $0 }
    }

    private func footerTitle(_ section: Int) -> String? {
        let title =
            staticSections.map { $0[section].footerTitle }
            ?? answeringDataSource?.tableView(self, titleForFooterInSection: section)
        return title.flatMap { $0.isEmpty ? nil : $0 }
    }

    private func headerView(_ section: Int) -> UIView? {
        if let staticSections { return staticSections[section].headerView }
        return answeringDelegate?.tableView(self, viewForHeaderInSection: section)
    }

    private func footerView(_ section: Int) -> UIView? {
        if let staticSections { return staticSections[section].footerView }
        return answeringDelegate?.tableView(self, viewForFooterInSection: section)
    }

    /// The header or footer of a section.
    ///
    /// - Parameters:
    ///   - custom: the program's or document's own view.
    ///   - title: the title, used if there is no such view.
    ///   - isFooter: whether it is the footer.
    ///   - height: the height from the delegate or table; a negative one leaves it to the view.
    /// - Returns: the view, its kind, and its height.
    private func edge(
        _ custom: UIView?, title: @autoclosure () -> String?, isFooter: Bool, height: @autoclosure () -> CGFloat
    ) -> (view: UIView?, content: TableSectionMetrics.Content, height: CGFloat?) {
        if let own = custom as? UITableViewHeaderFooterView {
            (own.role.tableStyle, own.role.isFooter) = (style, isFooter)
        }
        let title = custom == nil ? title() : nil
        let asked = height()
        let view = custom ?? title.map { titleView($0, isFooter: isFooter) }
        let content: TableSectionMetrics.Content = view == nil ? .none : title == nil ? .view : .title
        return (view, content, asked > 0 ? Self.usable(asked) : asked == 0 ? 0 : nil)
    }

    private func titleView(_ title: String, isFooter: Bool) -> UITableViewHeaderFooterView {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.show(
            title: title,
            role: .init(
                tableStyle: style, isFooter: isFooter, topPadding: isFooter ? 0 : sectionMetrics.topPadding),
            traits: traitCollection)
        return view
    }

    /// The fitting height of a section view.
    private func fittingHeight(of view: UIView) -> CGFloat {
        if view.superview == nil { addElement(view) }
        if let view = view as? UITableViewHeaderFooterView { return view.fittingHeight(forWidth: bounds.width) }
        guard view.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else {
            return view.frame.height
        }
        return view.systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    private func placeHeader(
        of section: Int, at y: CGFloat, after footer: TableSectionMetrics.Content,
        into arrangement: inout TableArrangement
    ) -> CGFloat {
        let asked = answeringDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        let edge = edge(headerView(section), title: headerTitle(section), isFooter: false, height: asked)
        // A delegate without the method answers with the table's own height.
        let height = sectionMetrics.headerHeight(
            edge.content, given: edge.height, isOfDelegate: asked != sectionHeaderHeight, isFirst: section == 0,
            followsTitle: footer == .title, fitting: edge.view.map(fittingHeight) ?? 0)
        return place(edge.view, height: height, of: section, isFooter: false, at: y, into: &arrangement)
    }

    private func placeFooter(
        of section: Int, at y: CGFloat, into arrangement: inout TableArrangement
    ) -> (end: CGFloat, content: TableSectionMetrics.Content) {
        let edge = edge(
            footerView(section), title: footerTitle(section), isFooter: true,
            height: answeringDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight)
        let height = sectionMetrics.footerHeight(
            edge.content, given: edge.height, fitting: edge.view.map(fittingHeight) ?? 0)
        let end = place(edge.view, height: height, of: section, isFooter: true, at: y, into: &arrangement)
        return (end, edge.content)
    }

    /// Places a header or footer, and returns where the next part begins.
    private func place(
        _ view: UIView?, height: CGFloat?, of section: Int, isFooter: Bool, at y: CGFloat,
        into arrangement: inout TableArrangement
    ) -> CGFloat {
        guard let height else { return y }
        // The space above a group is rounded to pixels, and that of anything else is rounded down, as in documents and
        // pictures with three pixels per point.
        let rounded = view == nil && !isFooter ? pixelGrid.round(height) : pixelGrid.floor(height)
        arrangement.add(
            view, at: CGRect(x: 0, y: y, width: bounds.width, height: rounded), section: section, isFooter: isFooter)
        return y + rounded
    }
}
