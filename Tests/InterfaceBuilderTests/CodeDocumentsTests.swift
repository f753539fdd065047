import Diagnostics
import Foundation
import Testing
import Traits
import UIKit

@testable import InterfaceBuilder
@testable import InterfaceDocuments

/// Documents that code opens by name, with its own classes.
@Suite("Documents that code opens") struct CodeDocumentsTests {
    // MARK: Storyboards

    @Test("a storyboard's controllers have the classes that it names, with outlets set before viewDidLoad")
    func classesAndOutlets() throws {
        try inJob { job in
            let storyboard = UIStoryboard(name: "Main", bundle: nil)
            let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
            let list = try #require(navigation.topViewController as? CodeList)
            #expect(list.storyboard === storyboard && navigation.storyboard === storyboard)
            #expect(!list.isViewLoaded && list.heard == ["init(coder:)", "awakeFromNib"])
            list.loadViewIfNeeded()
            #expect(list.heard.suffix(1) == ["viewDidLoad with title, item, 2 lines and 12 points"])
            #expect(list.titleLabel.text == "Title" && list.titleLabel.restorationNote == "awake")
            #expect(job.diagnostics.isEmpty)
        }
    }

    @Test("each controller is new, and created by the creator if there is one")
    func instances() throws {
        try inJob { job in
            let storyboard = UIStoryboard(name: "Main", bundle: nil)
            let first: CodeDetail = storyboard.instantiateViewController(identifier: "Detail")
            let second: CodeDetail = storyboard.instantiateViewController(identifier: "Detail") { coder in
                let made = CodeDetail(coder: coder)
                made?.note = "made by hand"
                return made
            }
            #expect(first !== second && first.note.isEmpty && second.note == "made by hand")
            #expect(first.view !== second.view)
            #expect(job.diagnostics.allSatisfy { $0.severity == .warning })
        }
    }

    @Test(
        "a class is looked up in the modules of the document, the caller, the tested code and the app",
        arguments: [
            (ClassLookup(fileID: "InterfaceBuilderTests/A.swift"), "Nowhere", true),
            (ClassLookup(fileID: "InterfaceBuilderTestsTests/A.swift"), "Nowhere", true),
            (ClassLookup(fileID: "Other/A.swift"), "InterfaceBuilderTests", true),
            (ClassLookup(fileID: "Other/A.swift").adding(["InterfaceBuilderTests"]), "Nowhere", true),
            (ClassLookup(of: CodeList.self), "Nowhere", true),
            (ClassLookup(fileID: "Other/A.swift"), "Nowhere", false),
        ])
    func modules(_ lookup: ClassLookup, module: String, isFound: Bool) {
        #expect((lookup.type(named: "CodeList", in: module) == CodeList.self) == isFound)
        #expect(lookup.type(named: "Code.List", in: module) == nil)
        #expect(lookup.type(named: "", in: nil) == nil)
    }

    @Test("an error that stops UIKit is reported, and an empty object is used")
    func mistakes() throws {
        try inJob { job in
            let missing = UIStoryboard(name: "Mian", bundle: nil)
            #expect(missing.instantiateInitialViewController() == nil)
            _ = missing.instantiateViewController(withIdentifier: "Detail")
            let storyboard = UIStoryboard(name: "Main", bundle: nil)
            _ = storyboard.instantiateViewController(withIdentifier: "Detial")
            let other: CodeList = storyboard.instantiateViewController(identifier: "Detail")
            other.performSegue(withIdentifier: "detail", sender: nil)
            let detail = storyboard.instantiateViewController(withIdentifier: "Detail")
            detail.performSegue(withIdentifier: "nowhere", sender: nil)
            #expect(UINib(nibName: "None", bundle: nil).instantiate(withOwner: nil).isEmpty)
            let found = job.diagnostics.compactMap { $0.problem as? DocumentUseProblem }
            #expect(
                Set(found) == [
                    .missingStoryboard("Mian"),
                    .missingScene("Detial", storyboard: "Main", known: ["Detail", "Sheet"]),
                    .otherClass(scene: "Detail", found: "CodeDetail", expected: "CodeList"),
                    .noStoryboard(segue: "detail", controller: "CodeList"),
                    .missingSegue("nowhere", controller: "CodeDetail", known: ["custom", "plain", "embedded"]),
                    .missingNib("None"),
                ])
            #expect(job.diagnostics.allSatisfy { $0.severity == .error })
        }
    }

    @Test("a missing class or outlet is a warning with its location")
    func warnings() throws {
        try inJob { job in
            let sheet = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Sheet")
            sheet.loadViewIfNeeded()
            let found = job.diagnostics
            #expect(found.count == 2 && found.allSatisfy { $0.severity == .warning })
            #expect(
                found.contains {
                    $0.location?.file.hasSuffix("Main.storyboard") == true
                        && $0.problem as? DocumentUseProblem
                            == .missingClass("Absent", modules: ["App", "InterfaceBuilderTests", "InterfaceBuilder"])
                })
            #expect(
                found.contains {
                    $0.problem as? DocumentUseProblem == .outlet("label", type: "CodeSheet", value: "a UILabel")
                })
        }
    }

    @Test("recursive storyboards end, whether they nest at once or when views are loaded", arguments: [true, false])
    func circles(byEmbedding: Bool) throws {
        func text(_ other: String) -> String {
            let (root, link) =
                byEmbedding
                ? (
                    """
                    <viewController id="n" sceneMemberID="viewController"><view key="view" id="v">
                    <rect key="frame" x="0" y="0" width="390" height="844"/><subviews><containerView id="c">
                    <rect key="frame" x="0" y="0" width="200" height="200"/><connections>
                    """, "kind=\"embed\" id=\"g\"/></connections></containerView></subviews></view></viewController>"
                )
                : (
                    "<navigationController id=\"n\" sceneMemberID=\"viewController\"><connections>",
                    "kind=\"relationship\" relationship=\"rootViewController\" id=\"g\"/></connections>"
                        + "</navigationController>"
                )
            return """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
                    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" initialViewController="n"><scenes>
                <scene sceneID="s"><objects>\(root)<segue destination="p" \(link)</objects></scene>
                <scene sceneID="t"><objects>
                <viewControllerPlaceholder storyboardName="\(other)" id="p" sceneMemberID="viewController"/>
                </objects></scene></scenes></document>
                """
        }
        try inJob(documents: [("One.storyboard", text("Two")), ("Two.storyboard", text("One"))]) { job in
            let first = try #require(UIStoryboard(name: "One", bundle: nil).instantiateInitialViewController())
            first.loadViewIfNeeded()
            #expect(first.children.count == 1)
            #expect(
                job.diagnostics.compactMap { $0.problem as? DocumentUseProblem }
                    == [.endlessReference(storyboard: "One")])
        }
    }

    @Test("a storyboard and a xib can be used by several jobs, and no object outlives its job")
    func jobs() throws {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let nib = UINib(nibName: "Owned", bundle: nil)
        weak var last: UIViewController?
        for _ in 0..<2 {
            try inJob { _ in
                let navigation = try #require(
                    storyboard.instantiateInitialViewController() as? UINavigationController)
                navigation.topViewController?.loadViewIfNeeded()
                navigation.topViewController?.performSegue(withIdentifier: "detail", sender: nil)
                #expect(nib.instantiate(withOwner: nil).count == 1)
                last = navigation.topViewController
                #expect(last is CodeDetail)
            }
            #expect(last == nil)
        }
    }

    // MARK: Segues

    @Test("performSegue lets the source prepare the destination, whose view is not loaded yet, and shows it")
    func segues() throws {
        try inJob { job in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let navigation = try #require(
                UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? UINavigationController)
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            let list = try #require(navigation.topViewController as? CodeList)
            list.performSegue(withIdentifier: "detail", sender: "row 3")
            let detail = try #require(navigation.topViewController as? CodeDetail)
            #expect(detail.note == "row 3" && !detail.wasLoadedWhenPrepared && navigation.viewControllers.count == 2)
            #expect((detail.children.first as? CodeSheet)?.note == "embedded by detail")

            detail.performSegue(withIdentifier: "custom", sender: nil)
            #expect((detail.presentedViewController as? CodeSheet)?.note == "by CodeSegue")
            detail.dismiss(animated: false)
            detail.performSegue(withIdentifier: "plain", sender: nil)
            let sheet = try #require(detail.presentedViewController)
            #expect(sheet.modalPresentationStyle == .formSheet)
            #expect(job.diagnostics.allSatisfy { $0.severity == .warning })
        }
    }

    @Test("a table creates its cells from prototypes, each with its own outlets")
    func prototypes() throws {
        try inJob { _ in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let list = CodeTable(nibName: "Table", bundle: nil)
            window.rootViewController = list
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            let table = try #require(list.view as? UITableView)
            #expect(table.dataSource === list && table.style == .grouped)
            let cells = table.visibleCells.compactMap { $0 as? CodeCell }
            #expect(cells.map(\.name?.text) == ["row 0", "row 1"])
            #expect(cells.allSatisfy { $0.reuseIdentifier == "cell" && $0.rounding == 7 })
            #expect(cells.allSatisfy { $0.frame.height == 44 })
        }
    }

    @Test("each cell of a storyboard's tables and collections is created from its prototype, with its own class")
    func storyboardPrototypes() throws {
        try inJob { job in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let list = UIStoryboard(name: "Lists", bundle: nil).instantiateViewController(withIdentifier: "Table")
            window.rootViewController = list
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            let table = try #require(list.view as? UITableView)
            #expect(table.dataSource === list && table.visibleCells.count == 2)
            let cells = table.visibleCells.compactMap { $0 as? CodeCell }
            #expect(cells.map(\.name?.text) == ["row 0", "row 1"])
            #expect(cells.allSatisfy { $0.frame.height == 50 }, "of a prototype's height only its table knows")

            let grid = UIStoryboard(name: "Lists", bundle: nil).instantiateViewController(withIdentifier: "Grid")
            window.rootViewController = grid
            window.layoutIfNeeded()
            let collection = try #require(grid.view as? UICollectionView)
            let items = collection.indexPathsForVisibleItems.compactMap { collection.cellForItem(at: $0) as? CodeItem }
            #expect(items.count == 3 && items.allSatisfy { $0.label.text == "Item" && $0.frame.width == 100 })
            #expect(Set(items.map { ObjectIdentifier($0.label) }).count == 3)
            let header = collection.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
            #expect(header is CodeHeader)
            #expect(job.diagnostics.isEmpty)
        }
    }

    // MARK: Xibs

    @Test("a xib creates new objects each time, and sets its owner's outlets")
    func nibs() throws {
        try inJob { job in
            let owner = CodeOwner(frame: .zero)
            let objects = try #require(Bundle.main.loadNibNamed("Owned", owner: owner, options: nil))
            #expect(objects.count == 1 && objects.first as? UIView === owner.content)
            #expect(owner.content?.frame.size == CGSize(width: 200, height: 40))
            let again = UINib(nibName: "Owned", bundle: nil).instantiate(withOwner: nil)
            #expect(again.first as? UIView !== owner.content)
            #expect(Bundle.main.loadNibNamed("None", owner: nil) == nil)
            #expect(job.diagnostics.filter { $0.severity == .error }.count == 1)
        }
    }

    @Test("a controller without a nib name uses the xib of its class's name, with or without Controller")
    func ownNib() throws {
        try inJob { job in
            let named = CodeOwnViewController()
            #expect(named.view.tag == 7)
            let plain = CodeOwnViewController(nibName: "Owned", bundle: nil)
            #expect(plain.view.tag == 0 && job.diagnostics.allSatisfy { $0.severity == .warning })
            #expect(!CodeDetail().isViewLoaded)
            #expect(CodeDetail().view.subviews.isEmpty)
        }
    }

    @Test("a collection view reads the layout of its document, and keeps one that its class chooses")
    func ownLayouts() throws {
        try inJob { job in
            let objects = UINib(nibName: "Grid", bundle: nil).instantiate(withOwner: nil)
            let grid = try #require(objects.first as? CodeOwnGrid)
            #expect(grid.decodedDirection == .horizontal)
            #expect(grid.collectionViewLayout is CodeOwnLayout)
            #expect(job.diagnostics.isEmpty)
        }
    }

    @Test("cells of a xib are created for the identifier under which it is registered")
    func registeredNibs() throws {
        try inJob { _ in
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
            table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "any")
            let path = IndexPath(row: 0, section: 0)
            let cell = try #require(table.dequeueReusableCell(withIdentifier: "any", for: path) as? CodeCell)
            #expect(cell.reuseIdentifier == "any" && cell.name?.text == "Name")
            table.register(UINib(nibName: "PlainCell", bundle: nil), forCellReuseIdentifier: "plain")
            let plain = try #require(table.dequeueReusableCell(withIdentifier: "plain", for: path) as? CodeCell)
            #expect(plain.name?.superview === plain)
            #expect(plain.name?.text == "Plain")
            #expect(plain.reuseIdentifier == "plain")
            table.register(UINib(nibName: "Header", bundle: nil), forHeaderFooterViewReuseIdentifier: "header")
            #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header")?.tag == 9)
        }
    }

    // MARK: Documents

    /// Runs in a job whose resources are a folder with the documents below.
    private func inJob(
        documents: [(name: String, text: String)] = CodeDocuments.all, _ body: (JobEnvironment) throws -> Void
    ) throws {
        try DocumentJob.run(documents, body)
    }
}

// MARK: - Classes

final class CodeList: UIViewController {
    @Outlet var titleLabel: CodeLabel!
    @Outlet var item: UIBarButtonItem!
    @Outlet var lines: [UILabel]!
    @Outlet var distance: NSLayoutConstraint!
    var heard: [String] = []

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard.append("init(coder:)")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        heard.append("awakeFromNib")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let parts = [titleLabel == nil ? "" : "title", item == nil ? "" : "item", "\(lines.count) lines"]
        heard.append("viewDidLoad with \(parts.joined(separator: ", ")) and \(Int(distance.constant)) points")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let detail = segue.destination as? CodeDetail else { return }
        detail.note = sender as? String ?? ""
        detail.wasLoadedWhenPrepared = detail.isViewLoaded
    }
}

final class CodeLabel: UILabel {
    var restorationNote = ""
    override func awakeFromNib() { restorationNote = "awake" }
}

class CodeDetail: UIViewController {
    var note = ""
    var wasLoadedWhenPrepared = false

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let sheet = segue.destination as? CodeSheet else { return }
        sheet.note = segue.identifier == "embedded" ? "embedded by detail" : "by \(type(of: segue))"
    }
}

final class CodeSheet: UIViewController {
    var note = ""
}

final class CodeSegue: UIStoryboardSegue {
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }

    override func perform() { source.present(destination, animated: false) }
}

final class CodeTable: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? CodeCell)?.name?.text = "row \(indexPath.row)"
        return cell
    }
}

final class CodeStoryboardTable: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? CodeCell)?.name?.text = "row \(indexPath.row)"
        return cell
    }
}

final class CodeGrid: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
}

final class CodeItem: UICollectionViewCell {
    @Outlet var label: UILabel!
}

final class CodeHeader: UICollectionReusableView {}

final class CodeOwnLayout: UICollectionViewLayout {}

final class CodeOwnGrid: UICollectionView {
    private(set) var decodedDirection: UICollectionView.ScrollDirection?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodedDirection = (collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection
        collectionViewLayout = CodeOwnLayout()
    }
}

final class CodeCell: UITableViewCell {
    var name: UILabel?
    var rounding: CGFloat = 0

    override func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "name": name = value as? UILabel
        case "rounding": rounding = value as? CGFloat ?? 0
        default: super.setValue(value, forKey: key)
        }
    }
}

final class CodeOwner: UIView {
    @Outlet var content: UIView?
}

final class CodeOwnViewController: UIViewController {}

// MARK: - Documents

private enum CodeDocuments {
    static let all: [(name: String, text: String)] = [
        ("Main.storyboard", main), ("Table.xib", table), ("Cell.xib", cell), ("Owned.xib", owned),
        ("CodeOwnView.xib", ownView), ("Lists.storyboard", lists),
        (
            "Grid.xib",
            Fixture.xib(
                """
                <collectionView dataMode="none" id="g" customClass="CodeOwnGrid">
                    <rect key="frame" x="0" y="0" width="320" height="400"/>
                    <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" \
                minimumLineSpacing="10" minimumInteritemSpacing="10" id="f"><size key="itemSize" width="50" height="50"/>
                    </collectionViewFlowLayout></collectionView>
                """)
        ),
        (
            "PlainCell.xib",
            Fixture.xib(
                """
                <view id="p" customClass="CodeCell"><rect key="frame" x="0" y="0" width="320" height="44"/>
                    <subviews><label text="Plain" id="l"><rect key="frame" x="8" y="8" width="304" height="28"/></label>
                    </subviews><connections><outlet property="name" destination="l" id="o"/></connections>
                </view>
                """)
        ),
        ("Header.xib", Fixture.xib(#"<view tag="9" id="h" customClass="UITableViewHeaderFooterView"/>"#)),
    ]

    private static let lists = Fixture.storyboard(
        """
        <scene sceneID="s1"><objects><tableViewController storyboardIdentifier="Table" id="t" \
        customClass="CodeStoryboardTable" sceneMemberID="viewController">
            <tableView key="view" dataMode="prototypes" style="plain" rowHeight="50" sectionHeaderHeight="28" \
        sectionFooterHeight="28" id="tv"><rect key="frame" x="0" y="0" width="390" height="844"/>
            <prototypes><tableViewCell reuseIdentifier="cell" rowHeight="90" id="c" customClass="CodeCell">
                <rect key="frame" x="0" y="0" width="390" height="90"/>
                <tableViewCellContentView key="contentView" tableViewCell="c" id="cv">
                    <rect key="frame" x="0" y="0" width="390" height="90"/>
                    <subviews><label text="Name" id="n"><rect key="frame" x="16" y="10" width="200" height="20"/></label>
                    </subviews></tableViewCellContentView>
                <connections><outlet property="name" destination="n" id="o1"/></connections>
            </tableViewCell></prototypes></tableView>
        </tableViewController></objects></scene>
        <scene sceneID="s2"><objects><collectionViewController storyboardIdentifier="Grid" id="g" \
        customClass="CodeGrid" sceneMemberID="viewController">
            <collectionView key="view" dataMode="prototypes" id="gv">
            <rect key="frame" x="0" y="0" width="390" height="844"/>
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" \
        id="fl"><size key="itemSize" width="100" height="100"/><size key="headerReferenceSize" width="50" height="40"/>
                <size key="footerReferenceSize" width="0" height="0"/>
                <inset key="sectionInset" minX="0" minY="0" maxX="0" maxY="0"/></collectionViewFlowLayout>
            <cells><collectionViewCell reuseIdentifier="item" id="i" customClass="CodeItem">
                <rect key="frame" x="0" y="40" width="100" height="100"/>
                <view key="contentView" id="icv"><rect key="frame" x="0" y="0" width="100" height="100"/>
                <subviews><label text="Item" id="il"><rect key="frame" x="0" y="0" width="50" height="20"/></label>
                </subviews></view>
                <connections><outlet property="label" destination="il" id="o2"/></connections>
            </collectionViewCell></cells>
            <collectionReusableView key="sectionHeaderView" reuseIdentifier="header" id="h" customClass="CodeHeader">
                <rect key="frame" x="0" y="0" width="390" height="40"/></collectionReusableView>
            </collectionView>
        </collectionViewController></objects></scene>
        """, initial: "t")

    private static let main = Fixture.storyboard(
        """
        <scene sceneID="s1"><objects><navigationController id="nav" sceneMemberID="viewController">
            <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r"/>\
        </connections>
        </navigationController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="list" customClass="CodeList" customModule="App" \
        sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/>
            <subviews>
                <label text="Title" id="title" customClass="CodeLabel" customModule="App" \
        translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="12" width="50" height="20"/></label>
                <label text="One" id="one"><rect key="frame" x="0" y="50" width="50" height="20"/></label>
                <label text="Two" id="two"><rect key="frame" x="0" y="80" width="50" height="20"/></label>
            </subviews>
            <constraints>
                <constraint firstItem="title" firstAttribute="top" secondItem="v" secondAttribute="top" constant="12" \
        id="distance"/>
                <constraint firstItem="title" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="l"/>
            </constraints></view>
            <navigationItem key="navigationItem" title="List" id="ni">
                <barButtonItem key="rightBarButtonItem" title="Add" id="add"/></navigationItem>
            <connections>
                <outlet property="titleLabel" destination="title" id="o1"/>
                <outlet property="item" destination="add" id="o2"/>
                <outlet property="distance" destination="distance" id="o3"/>
                <outletCollection property="lines" destination="one" id="o4"/>
                <outletCollection property="lines" destination="two" id="o5"/>
                <segue destination="detail" kind="show" identifier="detail" id="sg1"/>
            </connections>
        </viewController></objects></scene>
        <scene sceneID="s3"><objects><viewController storyboardIdentifier="Detail" id="detail" \
        customClass="CodeDetail" customModule="App" sceneMemberID="viewController">
            <view key="view" id="dv"><rect key="frame" x="0" y="0" width="390" height="844"/>
            <subviews><containerView id="box"><rect key="frame" x="0" y="100" width="390" height="100"/>
                <connections><segue destination="sheet" kind="embed" identifier="embedded" id="sg2"/></connections>
            </containerView></subviews></view>
            <connections>
                <segue destination="sheet" kind="custom" identifier="custom" customClass="CodeSegue" id="sg3"/>
                <segue destination="sheet" kind="presentation" identifier="plain" modalPresentationStyle="formSheet" \
        id="sg4"/>
            </connections>
        </viewController></objects></scene>
        <scene sceneID="s4"><objects><viewController storyboardIdentifier="Sheet" id="sheet" customClass="CodeSheet" \
        customModule="App" sceneMemberID="viewController">
            <view key="view" id="sv"><rect key="frame" x="0" y="0" width="390" height="844"/>
            <subviews><label text="Label" id="sl" customClass="Absent" customModule="App">
                <rect key="frame" x="0" y="50" width="50" height="20"/></label></subviews></view>
            <connections><outlet property="label" destination="sl" id="o6"/></connections>
        </viewController></objects></scene>
        """, initial: "nav")

    private static let table = Fixture.xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CodeTable">
            <connections><outlet property="view" destination="t" id="o1"/></connections></placeholder>
        <tableView style="grouped" rowHeight="44" sectionHeaderHeight="18" sectionFooterHeight="18" id="t">
            <rect key="frame" x="0" y="0" width="390" height="844"/></tableView>
        """)

    private static let cell = Fixture.xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <tableViewCell id="c" customClass="CodeCell" customModule="App">
            <rect key="frame" x="0" y="0" width="320" height="60"/>
            <tableViewCellContentView key="contentView" tableViewCell="c" id="cv">
                <rect key="frame" x="0" y="0" width="320" height="60"/>
                <subviews><label text="Name" id="n"><rect key="frame" x="16" y="10" width="200" height="20"/></label>
                </subviews></tableViewCellContentView>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="rounding">
                <real key="value" value="7"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            <connections><outlet property="name" destination="n" id="o1"/></connections>
        </tableViewCell>
        """)

    private static let owned = Fixture.xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CodeOwner">
            <connections><outlet property="content" destination="v" id="o1"/>
            <outlet property="view" destination="v" id="o2"/></connections></placeholder>
        <view id="v"><rect key="frame" x="0" y="0" width="200" height="40"/></view>
        """)

    private static let ownView = Fixture.xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CodeOwnViewController">
            <connections><outlet property="view" destination="v" id="o1"/></connections></placeholder>
        <view tag="7" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/></view>
        """)
}
