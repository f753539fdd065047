import Foundation
import Geometry
import Testing

@testable import AdaptiveKit
@testable import UILists

@Suite("Compositional layout")
struct CompositionalLayoutTests {
    private typealias Dimension = NSCollectionLayoutDimension

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutItem
    {
        NSCollectionLayoutItem(layoutSize: size(width, height))
    }

    private func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
        UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    }

    /// The frames of a collection's items after layout in 300 by 600.
    private func frames(
        _ layout: UICollectionViewCompositionalLayout, _ data: Items, in collection: UICollectionView? = nil
    ) -> [CGRect] {
        let view = collection ?? self.collection(layout)
        view.dataSource = data
        view.layoutIfNeeded()
        return data.counts.enumerated().flatMap { section, count in
            (0..<count).compactMap {
                layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
            }
        }
    }

    private func layout(_ group: NSCollectionLayoutGroup) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    @Test("Equal fractions of a whole fit next to each other despite rounding errors", arguments: 1...24)
    func parts(count: Int) {
        inJob {
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(40)),
                subitems: [item(.fractionalWidth(1 / CGFloat(count) + 1e-4 / CGFloat(count)), .fractionalHeight(1))])
            #expect(frames(layout(group), Items([count])).allSatisfy { $0.minY == 0 })
        }
    }

    @Test("A group repeats its items while they fit, and a section repeats its groups")
    func grid() {
        inJob {
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(40)),
                subitems: [item(.fractionalWidth(1 / 3), .fractionalHeight(1))])
            let layout = layout(group)
            #expect(
                frames(layout, Items([4])) == [
                    CGRect(x: 0, y: 0, width: 100, height: 40), CGRect(x: 100, y: 0, width: 100, height: 40),
                    CGRect(x: 200, y: 0, width: 100, height: 40), CGRect(x: 0, y: 40, width: 100, height: 40),
                ])
            #expect(layout.collectionViewContentSize == CGSize(width: 300, height: 80))
            // Two halves and the spacing between them exceed the whole.
            group.interItemSpacing = .fixed(10)
            #expect(frames(self.layout(group), Items([3])).map(\.minX) == [0, 110, 0])
        }
    }

    @Test("A count divides the group, or repeats the item at its own size; flexible space is shared")
    func counts() {
        inJob {
            let whole = size(.fractionalWidth(1), .absolute(40))
            let third = item(.fractionalWidth(0.1), .fractionalHeight(1))
            let divided = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitem: third, count: 3)
            divided.interItemSpacing = .fixed(15)
            #expect(frames(layout(divided), Items([3])).map(\.minX) == [0, 105, 210])
            #expect(frames(layout(divided), Items([1])).map(\.width) == [90])
            let half = item(.fractionalWidth(0.5), .fractionalHeight(1))
            let repeated = NSCollectionLayoutGroup.horizontal(layoutSize: whole, repeatingSubitem: half, count: 2)
            repeated.interItemSpacing = .fixed(20)
            #expect(frames(layout(repeated), Items([3])).map(\.minX) == [0, 160, 0])
            let fixed = item(.absolute(80), .absolute(40))
            let spread = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitems: [fixed])
            spread.interItemSpacing = .flexible(10)
            #expect(frames(layout(spread), Items([3])).map(\.minX) == [0, 110, 220])
        }
    }

    @Test("Groups can be nested, with insets around them")
    func nested() {
        inJob {
            let large = item(.fractionalWidth(0.7), .fractionalHeight(1))
            large.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
            let column = NSCollectionLayoutGroup.vertical(
                layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
                subitem: item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
            let outer = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), subitems: [large, column])
            let section = NSCollectionLayoutSection(group: outer)
            section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 50, bottom: 20, trailing: 50)
            section.interGroupSpacing = 8
            let layout = UICollectionViewCompositionalLayout(section: section)
            #expect(
                frames(layout, Items([4])) == [
                    CGRect(x: 55, y: 15, width: 130, height: 90), CGRect(x: 190, y: 10, width: 60, height: 50),
                    CGRect(x: 190, y: 60, width: 60, height: 50), CGRect(x: 55, y: 123, width: 130, height: 90),
                ])
            #expect(abs(layout.collectionViewContentSize.height - 238) < 0.001)
        }
    }

    @Test("An estimated height becomes that of the content, and items of a row can be as high as the highest")
    func estimates() {
        inJob {
            var heights: [CGFloat] = [30, 70, 50]
            let data = Items([3])
            data.fill = { $0.contentView.addFilling(height: heights.removeFirst()) }
            let rows = NSCollectionLayoutGroup.vertical(
                layoutSize: size(.fractionalWidth(1), .estimated(44)),
                subitems: [item(.fractionalWidth(1), .estimated(44))])
            let found = frames(layout(rows), data)
            #expect(found.map(\.height) == [30, 70, 50])
            #expect(found.map(\.minY) == [0, 30, 100])
            // The middle one is not queried; it is created when all items have their frames.
            heights = [70, 50, 20]
            let row = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .estimated(44)),
                subitems: [
                    item(.fractionalWidth(1 / 3), .estimated(44)), item(.fractionalWidth(1 / 3), .fractionalHeight(1)),
                ])
            #expect(frames(layout(row), data).map(\.height) == [70, 70, 50])
        }
    }

    @Test("Headers and footers are around a section, within its horizontal insets, with spacing between sections")
    func boundaries() {
        inJob {
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(40)),
                subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 6, trailing: 20)
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(.fractionalWidth(1), .estimated(20)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top),
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(.absolute(100), .absolute(10)),
                    elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom),
            ]
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.interSectionSpacing = 7
            let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
            let view = collection(layout)
            let data = Items([1, 1])
            #expect(
                frames(layout, data, in: view) == [
                    CGRect(x: 20, y: 37, width: 260, height: 40), CGRect(x: 20, y: 137, width: 260, height: 40),
                ])
            func place(_ kind: String, _ section: Int) -> CGRect? {
                layout.layoutAttributesForSupplementaryView(
                    ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
            }
            #expect(
                place(UICollectionView.elementKindSectionHeader, 0) == CGRect(x: 20, y: 0, width: 260, height: 33))
            #expect(
                place(UICollectionView.elementKindSectionFooter, 0) == CGRect(x: 100, y: 83, width: 100, height: 10))
            #expect(place(UICollectionView.elementKindSectionHeader, 1)?.minY == 100)
            #expect(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 2)
        }
    }

    @Test("A section with orthogonal scrolling is as high as its groups, and shows the first ones")
    func orthogonal() {
        inJob {
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.absolute(200), .absolute(50)),
                subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 10
            section.orthogonalScrollingBehavior = .continuous
            let layout = UICollectionViewCompositionalLayout(section: section)
            let view = collection(layout)
            let data = Items([3])
            #expect(frames(layout, data, in: view).map(\.minX) == [0, 210, 420])
            #expect(layout.collectionViewContentSize == CGSize(width: 300, height: 50))
            #expect(view.visibleCells.count == 2)
            section.orthogonalScrollingBehavior = .groupPagingCentered
            #expect(frames(UICollectionViewCompositionalLayout(section: section), data).map(\.minX) == [50, 260, 470])
        }
    }

    @Test("Groups that scroll across are fractions of the whole width, and begin at the section's inset")
    func orthogonalInsets() {
        inJob {
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(0.25), .absolute(50)),
                subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
            section.orthogonalScrollingBehavior = .continuous
            let placed = frames(UICollectionViewCompositionalLayout(section: section), Items([2]))
            #expect(
                placed == [
                    CGRect(x: 16, y: 16, width: 75, height: 50), CGRect(x: 91, y: 16, width: 75, height: 50),
                ])
            section.orthogonalScrollingBehavior = .none
            #expect(frames(UICollectionViewCompositionalLayout(section: section), Items([1]))[0].width == 67)
        }
    }

    @Test("A section without items takes no space and shows no background")
    func emptySection() {
        inJob {
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(50)),
                subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
            section.decorationItems = [.background(elementKind: "ground")]
            let layout = UICollectionViewCompositionalLayout(section: section)
            layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
            let view = collection(layout)
            #expect(frames(layout, Items([1, 0, 1]), in: view).map(\.minY) == [10, 80])
            #expect(view.visibleSupplementaryViews(ofKind: "ground").count == 2)
        }
    }

    @Test("The anchor of a header or footer is its alignment and offset")
    func anchors() {
        inJob {
            func item(_ anchor: NSCollectionLayoutAnchor) -> NSCollectionLayoutBoundarySupplementaryItem {
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(.fractionalWidth(1), .absolute(16)), elementKind: "kind", containerAnchor: anchor)
            }
            let alignments: [(NSDirectionalRectEdge, NSRectAlignment)] = [
                (.top, .top), ([.top, .leading], .topLeading), ([.bottom, .trailing], .bottomTrailing),
                (.bottom, .bottom), (.leading, .leading), (.trailing, .trailing), ([], .none),
            ]
            for (edges, alignment) in alignments {
                #expect(item(NSCollectionLayoutAnchor(edges: edges)).alignment == alignment)
            }
            let moved = item(NSCollectionLayoutAnchor(edges: .bottom, absoluteOffset: CGPoint(x: 0, y: 16)))
            #expect(moved.offset == CGPoint(x: 0, y: 16))
            let fraction = NSCollectionLayoutAnchor(edges: .bottom, fractionalOffset: CGPoint(x: 1, y: 1))
            #expect(item(fraction).offset == .zero)
        }
    }

    @Test("A pinned footer is at the bottom of the visible area, within its section or the layout")
    func pinnedFooters() {
        inJob {
            func footer() -> NSCollectionLayoutBoundarySupplementaryItem {
                let item = NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(.fractionalWidth(1), .absolute(40)),
                    elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
                item.pinToVisibleBounds = true
                return item
            }
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: size(.fractionalWidth(1), .absolute(500)),
                subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
            let section = NSCollectionLayoutSection(group: group)
            section.boundarySupplementaryItems = [footer()]
            let layout = UICollectionViewCompositionalLayout(section: section)
            let view = collection(layout)
            let data = Items([3])
            _ = frames(layout, data, in: view)
            let kind = UICollectionView.elementKindSectionFooter
            #expect(view.visibleSupplementaryViews(ofKind: kind).map(\.frame.maxY) == [600])
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.boundarySupplementaryItems = [footer()]
            let whole = UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(group: group), configuration: configuration)
            let other = collection(whole)
            _ = frames(whole, data, in: other)
            #expect(other.visibleSupplementaryViews(ofKind: kind).map(\.frame.maxY) == [600])
            // If all content is visible, it follows the content.
            let few = Items([1])
            _ = frames(whole, few, in: other)
            #expect(other.visibleSupplementaryViews(ofKind: kind).map(\.frame.maxY) == [540])
        }
    }

    @Test("A badge's anchor is at its item's anchor")
    func itemAnchor() {
        inJob {
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
                containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]),
                itemAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .leading]))
            let container = CGRect(x: 100, y: 100, width: 50, height: 50)
            let frame = badge.frame(of: CGSize(width: 20, height: 20), in: container)
            #expect(frame == CGRect(x: 150, y: 80, width: 20, height: 20))
        }
    }

    @Test("A handler changes the items that are seen")
    func visibleItemsHandler() {
        inJob {
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.absolute(100), .absolute(50)),
                subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .continuous
            section.visibleItemsInvalidationHandler = { items, offset, environment in
                #expect(offset == .zero)
                for item in items { item.alpha = item.frame.midX < environment.container.contentSize.width / 2 ? 1 : 0 }
            }
            let layout = UICollectionViewCompositionalLayout(section: section)
            let view = collection(layout)
            _ = frames(layout, Items([2]), in: view)
            #expect(view.visibleCells.map(\.alpha) == [1, 0])
        }
    }

    @Test("Content lower than the view begins below the status bar")
    func shortContent() throws {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let controller = UIViewController()
        let data = Items([1])
        try stage("iphone-15@17", root: controller) { window, _ in
            let holder = UIView(frame: controller.view.bounds)
            controller.view.addSubview(holder)
            let view = UICollectionView(frame: holder.bounds, collectionViewLayout: layout)
            holder.addSubview(view)
            view.dataSource = data
            window.layoutIfNeeded()
            let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
            #expect(cell?.convert(CGPoint.zero, to: nil).y == view.safeAreaInsets.top)
            #expect(view.safeAreaInsets.top > 0)
        }
    }

    @Test(
        "Sections are created for the current traits and size", arguments: ["iphone-15@17", "ipad-pro-11@17"])
    func adaptive(variant: String) throws {
        let isPhone = variant.hasPrefix("iphone")
        let layout = UICollectionViewCompositionalLayout { [self] _, environment in
            let columns = environment.traitCollection.horizontalSizeClass == .compact ? 2 : 4
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(50)),
                subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: columns)
            #expect(environment.container.effectiveContentSize.width > 300)
            return NSCollectionLayoutSection(group: group)
        }
        let controller = UIViewController()
        let data = Items([4])
        try stage(variant, root: controller) { window, _ in
            let view = UICollectionView(frame: controller.view.bounds, collectionViewLayout: layout)
            controller.view.addSubview(view)
            let found = frames(layout, data, in: view)
            #expect(Set(found.map(\.minY)).count == (isPhone ? 2 : 1))
            #expect(abs((found.first?.width ?? 0) - window.bounds.width / (isPhone ? 2 : 4)) < 0.5)
        }
    }

    @Test("On a phone in landscape, sections avoid the sensor housing by default")
    func safeArea() throws {
        let controller = UIViewController()
        try stage("iphone-15/landscape@17", root: controller) { window, _ in
            for reference in [UIContentInsetsReference.automatic, .none] {
                let section = NSCollectionLayoutSection(
                    group: .horizontal(
                        layoutSize: size(.fractionalWidth(1), .absolute(50)),
                        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
                section.contentInsetsReference = reference
                let layout = UICollectionViewCompositionalLayout(section: section)
                let view = UICollectionView(frame: controller.view.bounds, collectionViewLayout: layout)
                controller.view.addSubview(view)
                let side = reference == .none ? 0 : window.safeAreaInsets.left
                let data = Items([1])
                #expect(frames(layout, data, in: view).first?.minX == side)
                view.removeFromSuperview()
            }
        }
    }

    @Test("Right-to-left layouts are mirrored; horizontal layouts are transposed")
    func directions() {
        func grid() -> NSCollectionLayoutSection {
            NSCollectionLayoutSection(
                group: .horizontal(
                    layoutSize: size(.absolute(250), .fractionalHeight(1)),
                    subitems: [item(.absolute(100), .absolute(40))]))
        }
        inJob(isRightToLeft: true) {
            #expect(
                frames(UICollectionViewCompositionalLayout(section: grid()), Items([2])).map(\.minX) == [200, 100])
        }
        inJob {
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.scrollDirection = .horizontal
            let layout = UICollectionViewCompositionalLayout(section: grid(), configuration: configuration)
            #expect(frames(layout, Items([3])).map(\.minX) == [0, 100, 250])
            #expect(layout.collectionViewContentSize == CGSize(width: 500, height: 600))
        }
    }

    @Test("A decoration is behind its section")
    func decorations() throws {
        final class Ground: UICollectionReusableView {}
        try inJob {
            let section = NSCollectionLayoutSection(
                group: .horizontal(
                    layoutSize: size(.fractionalWidth(1), .absolute(50)),
                    subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
            let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
            ground.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 10, bottom: 2, trailing: 10)
            section.decorationItems = [ground]
            let layout = UICollectionViewCompositionalLayout(section: section)
            layout.register(Ground.self, forDecorationViewOfKind: "ground")
            let view = collection(layout)
            let data = Items([2])
            #expect(frames(layout, data, in: view).count == 2)
            let first = try #require(view.subviews.first)
            #expect(first is Ground)
            #expect(first.frame == CGRect(x: 10, y: 2, width: 280, height: 96))
        }
    }

    @Test("Custom groups, empty groups and invalid numbers cause no harm")
    func odd() {
        inJob {
            let custom = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) {
                let width = $0.container.contentSize.width
                return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width - 30, y: 10, width: 30, height: 30))]
            }
            #expect(
                frames(layout(custom), Items([2])).map(\.origin) == [CGPoint(x: 270, y: 10), CGPoint(x: 270, y: 110)])
            let empty = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [])
            #expect(frames(layout(empty), Items([2])).isEmpty)
            for number in oddNumbers {
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: size(.fractionalWidth(number), .absolute(number)),
                    subitems: [item(.absolute(number), .estimated(number))])
                group.interItemSpacing = .flexible(number)
                group.contentInsets = NSDirectionalEdgeInsets(top: number, leading: number, bottom: 0, trailing: 0)
                let section = NSCollectionLayoutSection(group: group)
                section.interGroupSpacing = number
                let layout = UICollectionViewCompositionalLayout(section: section)
                #expect(frames(layout, Items([5])).allSatisfy { $0.width >= 0 && $0.height >= 0 && $0.minX.isFinite })
                #expect(layout.collectionViewContentSize.height.isFinite)
            }
        }
    }
}
