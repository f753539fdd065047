import Testing
import UIKit

@Suite("Registrations with a xib")
struct NibRegistrationTests {
    @Test("a cell and a header come from their xibs, and are configured")
    func nibs() throws {
        let documents = [
            ("Item.xib", xib("collectionViewCell", "NibItem")),
            ("Head.xib", xib("collectionReusableView", "NibHeader")),
        ]
        try DocumentJob.run(documents) { job in
            let collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
            let cells = UICollectionView.CellRegistration<NibItem, String>(cellNib: UINib(nibName: "Item", bundle: nil))
            {
                cell, _, text in
                cell.text = text
            }
            let headers = UICollectionView.SupplementaryRegistration<NibHeader>(
                supplementaryNib: UINib(nibName: "Head", bundle: nil), elementKind: "head"
            ) { header, kind, path in header.text = "\(kind) \(path.section)" }
            let first = IndexPath(item: 0, section: 0)
            let cell = collection.dequeueConfiguredReusableCell(using: cells, for: first, item: "one")
            let header = collection.dequeueConfiguredReusableSupplementary(using: headers, for: first)
            #expect(cell.text == "one" && cell.isOfDocument)
            #expect(header.text == "head 0" && header.isOfDocument)
            #expect(job.diagnostics.isEmpty)
        }
    }

    @Test("without the xib, the view is created by its class, and the xib is reported")
    func missingNib() throws {
        try DocumentJob.run([]) { job in
            let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            let cells = UICollectionView.CellRegistration<NibItem, String>(cellNib: UINib(nibName: "None", bundle: nil))
            {
                cell, _, text in
                cell.text = text
            }
            let cell = collection.dequeueConfiguredReusableCell(
                using: cells, for: IndexPath(item: 0, section: 0), item: "one")
            #expect(cell.text == "one" && !cell.isOfDocument)
            #expect(!job.diagnostics.isEmpty)
        }
    }

    private func xib(_ element: String, _ className: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <\(element) id="v" customClass="\(className)"><rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
        </\(element)></objects></document>
        """
    }
}

final class NibItem: UICollectionViewCell {
    var text = ""
    private(set) var isOfDocument = false

    override func awakeFromNib() { isOfDocument = true }
}

final class NibHeader: UICollectionReusableView {
    var text = ""
    private(set) var isOfDocument = false

    override func awakeFromNib() { isOfDocument = true }
}
