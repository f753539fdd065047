internal import Foundation
internal import Geometry
internal import InterfaceDocuments
internal import UIKit

extension TreeBuilder {
    func makeCollectionView(_ content: CollectionViewContent) -> UICollectionView {
        UICollectionView(frame: .zero, collectionViewLayout: makeFlowLayout(content))
    }

    func makeFlowLayout(_ content: CollectionViewContent) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        if let flow = content.flowLayout {
            layout.scrollDirection = flow.isHorizontal ? .horizontal : .vertical
            layout.minimumLineSpacing = flow.minimumLineSpacing
            layout.minimumInteritemSpacing = flow.minimumInteritemSpacing
            layout.itemSize = flow.itemSize
            layout.headerReferenceSize = flow.headerSize
            layout.footerReferenceSize = flow.footerSize
            layout.sectionInset = flow.sectionInset.sides
            switch flow.sectionInsetReference {
            case .contentInset: layout.sectionInsetReference = .fromContentInset
            case .safeArea: layout.sectionInsetReference = .fromSafeArea
            case .layoutMargins: layout.sectionInsetReference = .fromLayoutMargins
            }
            if let size = flow.estimatedItemSize { layout.estimatedItemSize = size }
            if flow.sizesItemsToFit { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
        }
        return layout
    }

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
            for view in [header, footer].compactMap({ $0 }) + source.prototypes {
                collection.addSubview(makeTree(view))
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
        for child in installedSubviews(of: source) { (cell?.contentView ?? view).addSubview(makeTree(child)) }
    }
}
