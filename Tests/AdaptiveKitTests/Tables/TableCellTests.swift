import Devices
import Drawing
import Foundation
import Geometry
import Testing

@testable import AdaptiveKit
@testable import UIControls
@testable import UILists

@Suite("Table cells")
struct TableCellTests {
    /// Content views in documents: version, scale, screen and cell width, accessory, reduction of the content's width.
    @Test(
        "The content view leaves space for the accessory",
        arguments: [
            (17, 2.0, 375.0, 375.0, UITableViewCell.AccessoryType.none, 0.0),
            (14, 2, 414, 414, .disclosureIndicator, 31), (14, 2, 375, 375, .disclosureIndicator, 27),
            (14, 3, 375, 375, .disclosureIndicator, 27.333), (17, 2, 414, 414, .disclosureIndicator, 30.5),
            (17, 2, 375, 375, .disclosureIndicator, 26.5), (17, 3, 375, 375, .disclosureIndicator, 26.333),
            (12, 2, 375, 375, .disclosureIndicator, 34), (12, 2, 375, 375, .checkmark, 40),
            (17, 2, 414, 374, .detailButton, 44), (26, 2, 414, 414, .disclosureIndicator, 30.5),
        ] as [(Int, CGFloat, CGFloat, CGFloat, UITableViewCell.AccessoryType, CGFloat)])
    func accessory(
        ios: Int, scale: CGFloat, screen: CGFloat, width: CGFloat, type: UITableViewCell.AccessoryType, loss: CGFloat
    ) {
        inJob(ios: ios, scale: scale, width: screen) {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.accessoryType = type
            cell.frame = CGRect(x: 0, y: 0, width: width, height: 44)
            cell.layoutIfNeeded()
            #expect(abs(width - cell.contentView.frame.width - loss) < 0.01)
        }
    }

    @Test(
        "The separator is outside of the content: a pixel, and from iOS 26 on a point",
        arguments: [(12, 2.0, 43.5), (12, 3, 43.667), (13, 2, 43.5), (17, 3, 43.667), (26, 3, 43)]
            as [(Int, CGFloat, CGFloat)])
    func separatorRoom(ios: Int, scale: CGFloat, height: CGFloat) {
        inJob(ios: ios, scale: scale) {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
            cell.layoutIfNeeded()
            #expect(abs(cell.contentView.frame.height - height) < 0.01)
        }
    }

    @Test(
        "On Interface Builder's canvas, the separator is part of the content from iOS 13 on",
        arguments: [(12, 2.0, 43.5), (13, 2, 44), (17, 3, 44), (26, 3, 44)] as [(Int, CGFloat, CGFloat)])
    func separatorRoomOnCanvas(ios: Int, scale: CGFloat, height: CGFloat) {
        inJob(ios: ios, scale: scale) {
            JobEnvironment.current.showsCanvas = true
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
            cell.layoutIfNeeded()
            #expect(abs(cell.contentView.frame.height - height) < 0.01)
        }
    }

    @Test(
        "Top and bottom content margins depend on the version",
        arguments: [(10, 8.0), (11, 11), (18, 11), (26, 15)] as [(Int, CGFloat)])
    func verticalMargins(ios: Int, margin: CGFloat) {
        inJob(ios: ios) {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.layoutIfNeeded()
            #expect(cell.contentView.layoutMargins.top == margin)
            #expect(cell.contentView.layoutMargins.bottom == margin)
        }
    }

    /// Constraints to the leading margin of content views: screen and cell width, margin.
    @Test(
        "Content margins depend on screen and width",
        arguments: [
            (375.0, 375.0, 16.0), (375, 331, 16), (414, 414, 20), (414, 331, 20), (414, 320, 16), (320, 320, 16),
        ]
            as [(CGFloat, CGFloat, CGFloat)])
    func margins(screen: CGFloat, width: CGFloat, margin: CGFloat) {
        inJob(width: screen) {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: width, height: 44)
            cell.layoutIfNeeded()
            #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: margin, bottom: 11, right: margin))
            cell.contentView.layoutMargins = .zero
            #expect(cell.contentView.layoutMargins == .zero)
        }
    }

    @Test("The content's margin next to an accessory is that of any view", arguments: [9, 12, 13, 17])
    func marginBesideAccessory(ios: Int) {
        inJob(ios: ios) {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.accessoryType = .disclosureIndicator
            cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
            cell.layoutIfNeeded()
            #expect(cell.contentView.layoutMargins.right == 8)
        }
    }

    @Test("Standard parts have the frames stored in documents")
    func standardParts() {
        inJob(ios: 12) {
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            cell.accessoryType = .disclosureIndicator
            cell.textLabel?.text = "Title"
            cell.detailTextLabel?.text = "Detail"
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
            cell.layoutIfNeeded()
            #expect(cell.textLabel?.frame.origin == CGPoint(x: 16, y: 12))
            #expect(cell.detailTextLabel?.frame.maxX == 285)
            #expect(cell.detailTextLabel?.frame.minY == 12)
        }
        inJob(ios: 17, width: 414) {
            JobEnvironment.current.showsCanvas = true
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Title"
            cell.accessoryType = .disclosureIndicator
            cell.frame = CGRect(x: 0, y: 0, width: 414, height: 50)
            cell.layoutIfNeeded()
            #expect(cell.textLabel?.frame == CGRect(x: 20, y: 0, width: 355.5, height: 50))
            #expect(cell.detailTextLabel == nil)
        }
    }

    @Test("A right-to-left cell is mirrored")
    func mirrored() {
        func frames(_ isRightToLeft: Bool) -> [CGRect] {
            inJob(isRightToLeft: isRightToLeft) {
                let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
                cell.accessoryType = .disclosureIndicator
                cell.textLabel?.text = "Title"
                cell.detailTextLabel?.text = "Detail"
                cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
                cell.layoutIfNeeded()
                return [cell.textLabel, cell.detailTextLabel].map { label in
                    label.map { cell.convert($0.bounds, from: $0) } ?? .zero
                }
            }
        }
        let whole = CGRect(x: 0, y: 0, width: 320, height: 44)
        #expect(frames(true) == frames(false).map { $0.mirrored(in: whole, if: true) })
    }

    @Test("The height of a cell follows its constraints, its configuration or its standard parts")
    func selfSizing() {
        inJob {
            let constrained = UITableViewCell(style: .default, reuseIdentifier: nil)
            let label = UILabel()
            label.numberOfLines = 0
            label.text = "A text that wraps in the width that the cell gives it, so that it takes several lines"
            label.translatesAutoresizingMaskIntoConstraints = false
            constrained.contentView.addSubview(label)
            let guide = constrained.contentView.layoutMarginsGuide
            label.pin(to: guide)
            let wide = constrained.fittingHeight(forWidth: 375)
            let narrow = constrained.fittingHeight(forWidth: 200)
            #expect(abs(wide - (20.5 * 2 + 22.5)) < 0.01)
            #expect(narrow > wide)
            let subtitle = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            subtitle.textLabel?.text = "Title"
            subtitle.detailTextLabel?.text = "Subtitle"
            #expect(subtitle.fittingHeight(forWidth: 375) == 58)
            let configured = UITableViewCell(style: .default, reuseIdentifier: nil)
            var content = configured.defaultContentConfiguration()
            content.text = label.text
            configured.contentConfiguration = content
            #expect(configured.fittingHeight(forWidth: 375) > 60)
            #expect(UITableViewCell(style: .default, reuseIdentifier: nil).fittingHeight(forWidth: 375) == 44)
            JobEnvironment.current.showsCanvas = true
            #expect(subtitle.fittingHeight(forWidth: 375) == 57.5)
            #expect(UITableViewCell(style: .default, reuseIdentifier: nil).fittingHeight(forWidth: 375) == 43.5)
        }
    }
}
