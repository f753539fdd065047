import Arrangement
import Devices
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
    var sectionViews: [(view: UIView, frame: CGRect)] = []
    var height: CGFloat = 0

    /// Places the header or footer of a section; returns `nil` if there is none.
    mutating func add(_ view: UIView?, at frame: CGRect) -> CGRect? {
        guard let view else { return nil }
        sectionViews.append((view, frame))
        return frame
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
        for section in 0..<sections {
            let top = y
            y = placeHeader(of: section, at: y, isFirst: section == 0, into: &arrangement)
            y = placeRows(of: section, at: y, x: left, width: width, limit: limit, into: &arrangement)
            y = placeFooter(of: section, at: y, into: &arrangement)
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
        guard staticSections == nil, delegateForLayout == nil, rowHeight > 0, rowHeight.isFinite, seenFrom > y else {
            return 0
        }
        let above = ((seenFrom - y) / rowHeight).rounded(.down)
        return above < CGFloat(count) ? Int(above) : count
    }

    /// The height of a row that the delegate or table provides without its cell.
    private func knownHeight(at path: IndexPath) -> CGFloat? {
        let asked = delegateForLayout?.tableView(self, heightForRowAt: path) ?? rowHeight
        guard asked != Self.automaticDimension, asked > 0 else { return nil }
        return Self.usable(asked)
    }

    private func estimatedHeight(at path: IndexPath) -> CGFloat {
        if let known = knownHeight(at: path) { return known }
        let estimate = delegateForLayout?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        if estimate > 0, let usable = Self.usable(estimate) { return usable }
        return TableCellMetrics(of: self, in: self).standardRowHeight
    }

    private func height(of cell: UITableViewCell, at path: IndexPath, width: CGFloat) -> CGFloat {
        if let own = cell.documentRowHeight, own > 0, let usable = Self.usable(own) { return usable }
        if let known = knownHeight(at: path) { return known }
        // Traits and margins come from the table, so a cell is measured where it will be shown.
        if cell.superview == nil { addSubview(cell) }
        return Self.usable(cell.fittingHeight(forWidth: width)) ?? 0
    }

    // MARK: Headers and footers

    private var version: SystemVersion { JobEnvironment.current.systemVersion }

    /// Above and below the title of a group where it stands in the middle of its header.
    private var groupTitleMargin: CGFloat? {
        JobEnvironment.current.showsCanvas ? nil : TableMetrics.groupTitleMargin(version: version)
    }

    private var topPadding: CGFloat {
        guard style == .plain, TableMetrics.hasPlainHeaderTopPadding(version: version) else { return 0 }
        return sectionHeaderTopPadding >= 0 && sectionHeaderTopPadding.isFinite
            ? sectionHeaderTopPadding : TableMetrics.plainHeaderTopPadding(version: version)
    }

    private func headerTitle(_ section: Int) -> String? {
        let title =
            staticSections.map { $0[section].headerTitle }
            ?? dataSource?.tableView(self, titleForHeaderInSection: section)
        return title.flatMap { $0.isEmpty ? nil : $0 }
    }

    private func footerTitle(_ section: Int) -> String? {
        let title =
            staticSections.map { $0[section].footerTitle }
            ?? dataSource?.tableView(self, titleForFooterInSection: section)
        return title.flatMap { $0.isEmpty ? nil : $0 }
    }

    private func headerView(_ section: Int) -> UIView? {
        if let staticSections { return staticSections[section].headerView }
        return delegateForLayout?.tableView(self, viewForHeaderInSection: section)
    }

    private func footerView(_ section: Int) -> UIView? {
        if let staticSections { return staticSections[section].footerView }
        return delegateForLayout?.tableView(self, viewForFooterInSection: section)
    }

    /// The header or footer of a section.
    ///
    /// - Parameters:
    ///   - custom: the program's or document's own view.
    ///   - title: the title, used if there is no such view.
    ///   - isFooter: whether it is the footer.
    ///   - height: the height from the delegate or table; a negative one leaves it to the view.
    /// - Returns: the view, whether the table created it for a title, and its height.
    private func edge(
        _ custom: UIView?, title: @autoclosure () -> String?, isFooter: Bool, height: @autoclosure () -> CGFloat
    ) -> (view: UIView?, isTitle: Bool, height: CGFloat?) {
        if let own = custom as? UITableViewHeaderFooterView {
            (own.role.tableStyle, own.role.isFooter) = (style, isFooter)
        }
        let title = custom == nil ? title() : nil
        let asked = height()
        let view = custom ?? title.map { titleView($0, isFooter: isFooter) }
        return (view, title != nil, asked > 0 ? Self.usable(asked) : asked == 0 ? 0 : nil)
    }

    private func titleView(_ title: String, isFooter: Bool) -> UITableViewHeaderFooterView {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.show(
            title: title, role: .init(tableStyle: style, isFooter: isFooter, topPadding: isFooter ? 0 : topPadding),
            traits: traitCollection)
        return view
    }

    /// The fitting height of a section view.
    private func fittingHeight(of view: UIView) -> CGFloat {
        if view.superview == nil { addSubview(view) }
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
        of section: Int, at y: CGFloat, isFirst: Bool, into arrangement: inout TableArrangement
    ) -> CGFloat {
        let edge = edge(
            headerView(section), title: headerTitle(section), isFooter: false,
            height: delegateForLayout?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight)
        var height: CGFloat
        switch style {
        case .plain:
            guard let view = edge.view else { return y }
            height = (edge.height ?? max(edge.isTitle ? 28 : 0, fittingHeight(of: view))) + topPadding
        case .grouped, .insetGrouped:
            height = groupedHeaderHeight(
                view: edge.view, isTitle: edge.isTitle, given: edge.height, isFirst: isFirst)
        }
        height = pixelGrid.round(height)
        arrangement.headers[section] = arrangement.add(
            edge.view, at: CGRect(x: 0, y: y, width: bounds.width, height: height))
        return y + height
    }

    /// As documents store them: 55.5 above the rows of a first section with a title and 38 of a later one; 35 above a
    /// first section without, up to iOS 12, and what the table says later.
    private func groupedHeaderHeight(view: UIView?, isTitle: Bool, given: CGFloat?, isFirst: Bool) -> CGFloat {
        let firstExtra = isFirst ? TableMetrics.firstGroupSpacing(version: version) : 0
        guard let view else {
            let standard: CGFloat = 17.5
            if isFirst, tableHeaderView != nil { return 0 }
            if isFirst, let height = TableMetrics.firstGroupHeaderHeight(version: version) { return height }
            return given ?? standard
        }
        if isTitle, let margin = groupTitleMargin { return fittingHeight(of: view) + 2 * margin }
        if isTitle { return 38 + max(0, fittingHeight(of: view) - 20.5) + firstExtra }
        return given ?? fittingHeight(of: view)
    }

    // MARK: Pinned

    /// The distance by which a pinned header or footer of a plain table moves to stay visible: a header below the top,
    /// a footer above the bottom.
    ///
    /// A document's own rows stay where its canvas shows them.
    func pinnedShift(of frame: CGRect) -> CGFloat {
        guard style == .plain, staticSections == nil else { return 0 }
        let seen = bounds.inset(by: adjustedContentInset)
        if let section = arrangement.headers.first(where: { $0.value == frame })?.key,
            let whole = arrangement.sectionRects[section]
        {
            let end = whole.maxY - frame.height - (arrangement.footers[section]?.height ?? 0)
            return max(0, min(seen.minY, end) - frame.minY)
        }
        if let section = arrangement.footers.first(where: { $0.value == frame })?.key,
            let whole = arrangement.sectionRects[section]
        {
            let start = whole.minY + (arrangement.headers[section]?.height ?? 0)
            return min(0, max(seen.maxY - frame.height, start) - frame.minY)
        }
        return 0
    }

    private func placeFooter(
        of section: Int, at y: CGFloat, into arrangement: inout TableArrangement
    ) -> CGFloat {
        let edge = edge(
            footerView(section), title: footerTitle(section), isFooter: true,
            height: delegateForLayout?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight)
        var height: CGFloat
        switch (style, edge.view) {
        case (.plain, nil): return y
        case (.plain, .some(let view)): height = edge.height ?? max(edge.isTitle ? 28 : 0, fittingHeight(of: view))
        case (_, nil): height = edge.height ?? 17.5
        case (_, .some(let view)):
            height = edge.isTitle ? fittingHeight(of: view) + 14 : edge.height ?? fittingHeight(of: view)
        }
        height = pixelGrid.round(height)
        arrangement.footers[section] = arrangement.add(
            edge.view, at: CGRect(x: 0, y: y, width: bounds.width, height: height))
        return y + height
    }
}
