import Foundation
import Testing
import UIKit

@Suite("Following the readable width")
struct ReadableWidthTests {
    @Test(
        "AL-9 (partly) margins that follow the readable width leave no more than it",
        arguments: [
            (1024.0, 176.0), (688.0, 8.0), (320.0, 8.0),
        ])
    func margins(width: CGFloat, margin: CGFloat) {
        let root = makeRoot(width, 400)
        let view = UIView(frame: root.bounds)
        root.addSubview(view)
        view.layoutMarginsFollowReadableWidth = true
        #expect(view.layoutMargins.left == margin)
        #expect(view.layoutMargins.right == margin)
        #expect(view.layoutMargins.top == 8)
    }

    @Test("AL-9 (partly) a table's cells keep their text as narrow where the table says so")
    func cells() {
        func margin(follows: Bool) -> CGFloat {
            let root = makeRoot(1024, 400)
            let table = UITableView(frame: root.bounds)
            table.cellLayoutMarginsFollowReadableWidth = follows
            root.addSubview(table)
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: 1024, height: 44)
            table.addSubview(cell)
            return cell.contentView.layoutMargins.left
        }
        #expect(margin(follows: true) == 176)
        #expect(margin(follows: false) < 24)
    }
}
