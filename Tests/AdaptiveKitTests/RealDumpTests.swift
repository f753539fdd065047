import Foundation
import Geometry
import Testing

@testable import AdaptiveKit
@testable import UIContainers
@testable import UIControls
@testable import UILists

/// Frames that apps on real iOS printed, from `Tests/RealDumps`.
struct RealDump: Decodable, CustomTestStringConvertible {
    enum View: String, Decodable {
        case tabBarButtons, `switch`, pictureItems, disclosureContent, cellContent
    }

    /// The place of the numbers in public source.
    let origin: String
    let ios: Int
    let scale: CGFloat
    /// The width of the screen, in points.
    let width: CGFloat
    let view: View
    /// The left edge, the top edge, the width and the height of each view.
    let frames: [[CGFloat]]

    var testDescription: String { "\(view.rawValue) on iOS \(ios), \(Int(width)) points wide" }

    static func all() throws -> [RealDump] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "RealDumps")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
        return try names.sorted().flatMap { name in
            try JSONDecoder().decode([RealDump].self, from: Data(contentsOf: folder.appending(path: name)))
        }
    }
}

@Suite("Numbers from running apps")
struct RealDumpTests {
    @Test("A view has the frame that real iOS printed for it", arguments: try RealDump.all())
    func frames(dump: RealDump) {
        let ours = inJob(ios: dump.ios, scale: dump.scale, width: dump.width) { Self.frames(of: dump) }
        #expect(ours.count == dump.frames.count)
        for (frame, real) in zip(ours, dump.frames) {
            #expect(zip(frame, real).allSatisfy { abs($0 - $1) < 0.01 }, "\(frame), not \(real): \(dump.origin)")
        }
    }

    private static func frames(of dump: RealDump) -> [[CGFloat]] {
        switch dump.view {
        case .tabBarButtons:
            let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: dump.width, height: 49))
            bar.items = dump.frames.map { _ in UITabBarItem(title: "Tab", image: nil, tag: 0) }
            bar.layoutIfNeeded()
            return bar.subviews.filter { String(describing: type(of: $0)) == "UITabBarButton" }.map(numbers)
        case .switch:
            let control = UISwitch(frame: CGRect(x: dump.frames[0][0], y: dump.frames[0][1], width: 0, height: 0))
            return [numbers(control)]
        case .pictureItems:
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: dump.width, height: 44))
            let picture = UIImage(content: .empty, size: CGSize(width: 24, height: 24))
            let items = dump.frames.map { _ in
                UIBarButtonItem(image: picture, style: .plain, target: nil, action: nil)
            }
            bar.items = [UINavigationItem(title: "Title")]
            bar.topItem?.rightBarButtonItems = items
            // The bar's item is as high as the bar; the picture is in its middle.
            return items.reversed().compactMap { bar.frame(ofItem: $0) }.map { [$0.minX, 10, $0.width, 24] }
        case .disclosureContent, .cellContent:
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            if dump.view == .disclosureContent { cell.accessoryType = .disclosureIndicator }
            cell.frame = CGRect(x: 0, y: 0, width: dump.width, height: dump.frames[0][3] + 0.5)
            cell.layoutIfNeeded()
            return [numbers(cell.contentView)]
        }
    }

    private static func numbers(_ view: UIView) -> [CGFloat] {
        [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
    }
}
