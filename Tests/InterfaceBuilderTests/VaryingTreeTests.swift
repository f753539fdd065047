import Devices
import Diagnostics
import Drawing
import Foundation
import InterfaceBuilder
import InterfaceDocuments
import TestTraits
import Testing
import UIKit

/// Live trees whose size classes change.
@Suite struct VaryingTreeTests {
    /// The content of a tree, to a thousandth of a point: its views in the order of the report, then its drawing.
    static func look(of tree: VariantTree) -> [String] {
        tree.layout()
        let shown = tree.report.scenes.flatMap(\.views).filter { tree.builder.views[$0.id]?.window != nil }
        let views = shown.map { view in
            let numbers = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
                .map { String(format: "%.3f", Double($0) + 0) }
            return "\(view.depth) \(view.className) \(view.id) \(view.isHidden) \(numbers) \(view.label ?? "")"
        }
        return views + tree.window.displayList().dump.split(separator: "\n").map(String.init)
    }

    /// The first line that differs.
    static func difference(_ a: [String], _ b: [String]) -> String? {
        guard a != b else { return nil }
        let index = zip(a, b).prefix { $0 == $1 }.count
        return "\(index < a.count ? a[index] : "nothing") instead of \(index < b.count ? b[index] : "nothing")"
    }

    /// The look of a document that is loaded on the first variant and then goes through the others.
    static func look(
        of document: InterfaceDocument, scene: String? = nil, through variants: [Variant]
    ) throws -> [String] {
        let job = JobEnvironment(variant: try #require(variants.first), textSetter: EstimatedTextSetter())
        return JobEnvironment.$running.withValue(job) {
            let tree = VariantTree(document, on: variants[0], scene: scene)
            tree.window.makeKeyAndVisible()
            tree.layout()
            for variant in variants.dropFirst() {
                tree.window.transition(to: SceneGeometry(variant))
                tree.layout()
            }
            return look(of: tree)
        }
    }

    /// Everything that can differ by size class in Interface Builder.
    static let document = Fixture.storyboard(
        """
        \(CanvasLayoutTests.scene("outer", view: """
            <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
            <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            <variation key="heightClass=regular-widthClass=regular">
            <fontDescription key="fontDescription" type="boldSystem" pointSize="34"/>
            <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/></variation>
            <variation key="heightClass=compact" hidden="YES"/>
            </label>
            <stackView axis="vertical" spacing="4" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
            <subviews>
            <label text="one" id="one"/><label text="two" id="two"/><button buttonType="system" id="three">
            <state key="normal" title="three"/>
            <variation key="widthClass=regular"><state key="normal" title="a longer three"/></variation></button>
            </subviews>
            <variation key="default"><mask key="subviews"><exclude reference="two"/></mask></variation>
            <variation key="widthClass=regular" axis="horizontal" spacing="20" distribution="equalSpacing">
            <mask key="subviews"><include reference="two"/></mask></variation>
            </stackView>
            <view id="wide"><rect key="frame" x="5" y="400" width="365" height="100"/>
            <autoresizingMask key="autoresizingMask" flexibleMinY="YES" widthSizable="YES"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
            <rect key="frame" x="0" y="0" width="10" height="10"/></view></subviews>
            <constraints>
            <constraint firstItem="inner" firstAttribute="centerX" secondItem="wide" secondAttribute="centerX" \
            id="i1"/>
            <constraint firstItem="inner" firstAttribute="top" secondItem="wide" secondAttribute="top" id="i2"/>
            <constraint firstItem="inner" firstAttribute="width" constant="30" id="i3">
            <variation key="widthClass=regular" constant="60"/></constraint>
            <constraint firstItem="inner" firstAttribute="height" secondItem="inner" secondAttribute="width" id="i4"/>
            </constraints></view>
            <containerView translatesAutoresizingMaskIntoConstraints="NO" id="hole">
            <connections><segue destination="inside" kind="embed" id="e"/></connections></containerView>
            </subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>
            <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" \
            id="c1"><variation key="widthClass=regular" constant="40"/></constraint>
            <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" \
            constant="16" id="c2"/>
            <constraint firstItem="stack" firstAttribute="top" secondItem="title" secondAttribute="bottom" \
            constant="8" id="c3"/>
            <constraint firstItem="stack" firstAttribute="leading" secondItem="title" secondAttribute="leading" \
            id="c4"/>
            <constraint firstItem="stack" firstAttribute="centerX" secondItem="safe" secondAttribute="centerX" \
            id="c5"/>
            <constraint firstItem="hole" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="c6"/>
            <constraint firstItem="hole" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="c7"/>
            <constraint firstItem="hole" firstAttribute="height" constant="80" id="c8"/>
            <constraint firstItem="hole" firstAttribute="width" secondItem="title" secondAttribute="width" \
            constant="50" id="c9"/>
            </constraints>
            <variation key="default"><mask key="subviews"><exclude reference="wide"/></mask>
            <mask key="constraints"><exclude reference="c5"/></mask></variation>
            <variation key="widthClass=regular"><mask key="subviews"><include reference="wide"/>\
            <exclude reference="hole"/></mask>
            <mask key="constraints"><include reference="c5"/><exclude reference="c4"/></mask></variation>
            </view>
            """))
        \(CanvasLayoutTests.scene("inside", view: """
            <view key="view" id="insideRoot"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
            <color key="backgroundColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/>
            <variation key="heightClass=compact"><color key="backgroundColor" red="0" green="0" blue="1" alpha="1" \
            colorSpace="custom" customColorSpace="sRGB"/></variation></view>
            """))
        """, initial: "outer")

    static let pad = [
        "ipad-pro-11", "ipad-pro-11/landscape", "ipad-pro-11/landscape/split-half", "ipad-pro-11/landscape/split-third",
        "ipad-pro-11/portrait/split-third", "ipad-pro-11/landscape/slide-over", "ipad-pro-11/portrait/split-two-thirds",
    ]
    static let phone = ["iphone-11-pro-max", "iphone-11-pro-max/landscape"]

    @Test(
        "AL-17, SB-2 a tree that went through any sizes looks as one that was loaded at the last", arguments: [18, 16])
    func anyHistory(version: Int) throws {
        let document = try Fixture.read(Self.document, path: "Test.storyboard").value
        var random = Steps(state: 7)
        for names in [Self.pad, Self.phone] {
            let variants = try names.map { try Variant(parsing: "\($0)@\(version)") }
            let fresh = try variants.map { try Self.look(of: document, through: [$0]) }
            #expect(Set(fresh).count > 1)
            for _ in 0..<25 {
                let path = (0..<(2 + random.next(4))).map { _ in random.next(variants.count) }
                let look = try Self.look(of: document, through: path.map { variants[$0] })
                #expect(Self.difference(look, fresh[path[path.count - 1]]) == nil, "\(path.map { names[$0] })")
            }
        }
    }

    @Test("AL-17 what a class adds comes and goes, with its constraints")
    func whatAClassAdds() throws {
        let document = try Fixture.read(Self.document, path: "Test.storyboard").value
        let wide = try Variant(parsing: "ipad-pro-11/landscape")
        let narrow = try Variant(parsing: "ipad-pro-11/landscape/split-third")
        try JobEnvironment.$running.withValue(JobEnvironment(variant: wide, textSetter: EstimatedTextSetter())) {
            let tree = VariantTree(document, on: wide)
            tree.window.makeKeyAndVisible()
            tree.layout()
            let title = try #require(tree.builder.views["title"] as? UILabel)
            let stack = try #require(tree.builder.views["stack"] as? UIStackView)
            let button = try #require(tree.builder.views["three"] as? UIButton)
            #expect(title.font.pointSize == 34)
            #expect(title.backgroundColor != nil)
            #expect(stack.arrangedSubviews.count == 3)
            #expect(tree.builder.views["wide"]?.frame.width == wide.windowSize.width - 10)
            #expect(tree.builder.views["hole"]?.superview == nil)

            tree.window.transition(to: SceneGeometry(narrow))
            #expect(title === tree.builder.views["title"])
            #expect(title.font.pointSize == 17)
            #expect(title.backgroundColor == nil)
            #expect(stack.arrangedSubviews.map { $0.origin?.id } == ["one", "three"])
            #expect(stack.axis == .vertical)
            #expect(button.currentTitle == "three")
            #expect(tree.builder.views["wide"]?.superview == nil)
            let hole = try #require(tree.builder.views["hole"])
            #expect(tree.builder.controllers["inside"]?.view.frame == hole.bounds)
            #expect(tree.builder.controllers["outer"]?.children.count == 1)

            tree.window.transition(to: SceneGeometry(wide))
            #expect(tree.builder.views["hole"] === hole && hole.superview == nil)
            #expect(tree.builder.controllers["inside"]?.view.window == nil)
            #expect(tree.builder.views["two"]?.superview === stack)
        }
    }

    @Test("SB-2 a column has the variations of its own class, not the window's")
    func columnOfAnotherClass() throws {
        let text = Fixture.storyboard(
            """
            \(CanvasLayoutTests.scene(
                "split", view: "", items: """
                    <connections><segue destination="left" kind="relationship" relationship="masterViewController" \
                    id="s1"/><segue destination="right" kind="relationship" relationship="detailViewController" \
                    id="s2"/></connections>
                    """, kind: "splitViewController"))
            \(CanvasLayoutTests.scene("left", view: Self.varyingRoot("left")))
            \(CanvasLayoutTests.scene("right", view: Self.varyingRoot("right")))
            """, initial: "split")
        let document = try Fixture.read(text, path: "Test.storyboard").value
        let variant = try Variant(parsing: "ipad-pro-11/landscape@12")
        JobEnvironment.$running.withValue(JobEnvironment(variant: variant, textSetter: EstimatedTextSetter())) {
            let tree = VariantTree(document, on: variant)
            tree.layout()
            #expect(tree.builder.views["box-left"]?.frame.width == 10)
            #expect(tree.builder.views["box-right"]?.frame.width == 99)
        }
    }

    private static func varyingRoot(_ name: String) -> String {
        """
        <view key="view" id="root-\(name)"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box-\(name)"/></subviews>
        <constraints>
        <constraint firstItem="box-\(name)" firstAttribute="width" constant="10" id="w-\(name)">
        <variation key="widthClass=regular" constant="99"/></constraint>
        </constraints></view>
        """
    }

    @Test("AL-17 what is out of sight follows too: cells below the fold, and nothing keeps a tree alive")
    func outOfSight() throws {
        let cells = (0..<60).map { row in
            """
            <tableViewCell rowHeight="50" id="cell\(row)"><tableViewCellContentView key="contentView" id="c\(row)">
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box\(row)"/></subviews>
            <constraints>
            <constraint firstItem="box\(row)" firstAttribute="top" secondItem="c\(row)" secondAttribute="top" \
            id="t\(row)"/>
            <constraint firstItem="box\(row)" firstAttribute="width" constant="10" id="w\(row)">
            <variation key="widthClass=regular" constant="99"/></constraint>
            </constraints></tableViewCellContentView></tableViewCell>
            """
        }.joined()
        let text = Fixture.storyboard(
            CanvasLayoutTests.scene(
                "list",
                view: """
                    <tableView key="view" dataMode="static" style="plain" id="table">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <sections><tableViewSection id="s"><cells>\(cells)</cells></tableViewSection></sections>
                    </tableView>
                    """, kind: "tableViewController"), initial: "list")
        let document = try Fixture.read(text, path: "Test.storyboard").value
        let wide = try Variant(parsing: "ipad-pro-11/landscape@18")
        let narrow = try Variant(parsing: "ipad-pro-11/landscape/split-third@18")
        weak var root: UIView?
        JobEnvironment.$running.withValue(JobEnvironment(variant: narrow, textSetter: EstimatedTextSetter())) {
            let tree = VariantTree(document, on: narrow)
            tree.window.makeKeyAndVisible()
            tree.layout()
            tree.window.transition(to: SceneGeometry(wide))
            let table = tree.builder.views["table"] as? UITableView
            table?.contentOffset.y = 2_000
            tree.layout()
            #expect(tree.builder.views["box0"]?.frame.width == 99)
            #expect(tree.builder.views["box55"]?.frame.width == 99)
            root = table
        }
        #expect(root == nil)
    }

    /// A pseudorandom sequence that is always the same.
    struct Steps {
        var state: UInt64

        mutating func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
    }

    /// Scenes with text whose width depends on its wrapping, which depends on its width: they have two solutions.
    private static let undecided: Set<String> = ["WUL-58-R6M"]

    @Test(
        "AL-17, SB-2 scenes of real documents look as loaded anew after any sizes",
        .long, .enabled(if: Corpus.isPresent, "the corpus is not beside the package"))
    func realDocuments() throws {
        var random = Steps(state: 3)
        var (varying, others) = (0, 0)
        for path in Corpus.documents(in: "dev") {
            guard let document = try? InterfaceDocument.read(contentsOfFile: path).value else { continue }
            let top = document.topViews.first.map { [(String?.none, $0)] } ?? []
            // A split view remembers its columns, which is correct.
            let scenes = document.scenes.compactMap { scene in
                scene.controller?.kind == .splitViewController ? nil : scene.controller?.view.map { (scene.id, $0) }
            }
            for (scene, view) in top + scenes where scene.map({ !Self.undecided.contains($0) }) ?? true {
                // Testing each of the others takes too long.
                if view.varies { varying += 1 } else { others += 1 }
                guard view.varies || others.isMultiple(of: 60) else { continue }
                for names in [Self.pad, Self.phone] {
                    let variants = try names.map { try Variant(parsing: "\($0)@18") }
                    let history = (0..<4).map { _ in variants[random.next(variants.count)] }
                    let look = try Self.look(of: document, scene: scene, through: history)
                    let fresh = try Self.look(of: document, scene: scene, through: [history[history.count - 1]])
                    #expect(Self.difference(look, fresh) == nil, "\(path) \(scene ?? "") \(history)")
                }
            }
        }
        #expect(varying > 20)
    }
}
