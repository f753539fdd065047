import Devices
import Diagnostics
import Foundation
import InterfaceDocuments
import Testing
import UIKit

/// The views and constraints of a size class, in all places where a document can specify them.
@Suite("Changes of a size class in a live tree")
struct VaryingStructureTests {
    /// A screen with the content of its root view.
    struct Screen: Sendable, CustomTestStringConvertible {
        var name: String
        var root: String
        var attributes = ""
        var other = ""

        var testDescription: String { name }

        func document() throws -> InterfaceDocument {
            let view = """
                <view key="view" \(attributes) id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                \(root)</view>
                """
            let scenes = CanvasLayoutTests.scene("vc", view: view) + other
            return try Fixture.read(Fixture.storyboard(scenes, initial: "vc"), path: "Test.storyboard").value
        }
    }

    private static func view(_ id: String, _ inside: String = "", element: String = "view") -> String {
        #"<\#(element) translatesAutoresizingMaskIntoConstraints="NO" id="\#(id)">\#(inside)</\#(element)>"#
    }

    private static func label(_ id: String) -> String {
        #"<label text="\#(id)" translatesAutoresizingMaskIntoConstraints="NO" id="\#(id)"/>"#
    }

    /// `a.top = b.bottom + 8 @750 #id`; the multiplier is always 1.
    private static func constraints(_ lines: String...) -> String {
        let made = lines.enumerated().map { index, line -> String in
            let parts = line.split(separator: " ")
            let named = parts.first { $0.hasPrefix("#") }.map { String($0.dropFirst()) } ?? "\(parts[0])\(index)"
            let priority = parts.first { $0.hasPrefix("@") }.map { #" priority="\#($0.dropFirst())""# } ?? ""
            func side(_ text: Substring, _ item: String, _ attribute: String) -> String {
                let names = text.split(separator: ".")
                return #"\#(item)="\#(names[0])" \#(attribute)="\#(names[1])" "#
            }
            let relation = ["<=": "lessThanOrEqual", ">=": "greaterThanOrEqual"][String(parts[1])] ?? "equal"
            let second = parts[2].contains(".") ? side(parts[2], "secondItem", "secondAttribute") : ""
            let constant = second.isEmpty ? parts[2] : parts.count > 4 && parts[3] == "+" ? parts[4] : "0"
            return #"<constraint \#(side(parts[0], "firstItem", "firstAttribute"))relation="\#(relation)" \#(second)"#
                + #"constant="\#(constant)"\#(priority) id="\#(named)"/>"#
        }
        return "<constraints>" + made.joined() + "</constraints>"
    }

    /// The mask of a size class.
    private static func mask(_ key: String, _ list: String, exclude: String = "", include: String = "") -> String {
        func references(_ ids: String, _ element: String) -> String {
            ids.split(separator: " ").map { #"<\#(element) reference="\#($0)"/>"# }.joined()
        }
        return #"<variation key="\#(key)"><mask key="\#(list)">"# + references(exclude, "exclude")
            + references(include, "include") + "</mask></variation>"
    }

    private static let wide = "widthClass=regular"
    private static let pinned = ["a.top = root.top + 90", "a.leading = root.leading + 9"]

    static let screens: [Screen] = [
        Screen(
            name: "a view that holds others, with constraints across its border",
            root: "<subviews>"
                + view(
                    "a",
                    "<subviews>"
                        + view(
                            "b",
                            "<subviews>" + label("c") + "</subviews>"
                                + constraints("c.top = b.top + 3", "c.leading = b.leading", "b.bottom = c.bottom"))
                        + "</subviews>"
                        + constraints("b.top = a.top + 5", "b.leading = a.leading", "a.bottom = b.bottom"))
                + label("d") + "</subviews>"
                + constraints(
                    "a.top = root.top + 90", "a.leading = root.leading", "d.top = c.bottom + 20",
                    "d.leading = b.trailing + 4", "a.width = 99", "d.top = root.top + 30 @500",
                    "b.width = 40", "d.leading = root.leading + 7 @400")
                + mask("default", "subviews", exclude: "a") + mask(wide, "subviews", include: "a")),
        Screen(
            name: "a view within one, each of another class",
            root: "<subviews>"
                + view(
                    "a",
                    "<subviews>" + label("b") + "</subviews>"
                        + constraints("b.top = a.top", "b.leading = a.leading + 6")
                        + mask("default", "subviews", exclude: "b")
                        + mask("heightClass=compact", "subviews", include: "b"))
                + "</subviews>" + constraints("a.top = root.top + 9", "a.leading = root.leading", "a.width = 50")
                + mask("default", "subviews", exclude: "a")
                + mask("heightClass=compact-widthClass=regular", "subviews", include: "a")
                + mask(wide, "subviews", include: "a")),
        Screen(
            name: "views in the middle of others",
            root: "<subviews>"
                + ["a", "b", "c", "d", "e"].map { name in
                    #"<view id="\#(name)"><rect key="frame" x="10" y="20" width="30" height="40"/></view>"#
                }.joined() + "</subviews>" + mask("default", "subviews", exclude: "b d")
                + mask(wide, "subviews", exclude: "a c", include: "b d")
                + mask("heightClass=compact", "subviews", exclude: "e")),
        Screen(
            name: "arranged views in the middle of others, one of them hidden",
            root: "<subviews>"
                + #"<stackView axis="vertical" spacing="3" translatesAutoresizingMaskIntoConstraints="NO" id="a"><subviews>"#
                + label("p") + #"<label text="q" hidden="YES" id="q"><variation key="\#(wide)" hidden="NO"/></label>"#
                + label("r") + label("s") + "</subviews>"
                + mask("default", "subviews", exclude: "r") + mask(wide, "subviews", exclude: "p", include: "r")
                + #"<variation key="heightClass=compact" axis="horizontal" alignment="lastBaseline"/></stackView>"#
                + "</subviews>" + constraints(pinned[0], pinned[1])),
        Screen(
            name: "constraints that take turns, and one that is required in one class alone",
            root: "<subviews>" + label("a") + label("b") + "</subviews>"
                + constraints(
                    pinned[0], pinned[1], "b.leading = a.leading #under", "b.top = a.bottom + 8 #below",
                    "b.leading = a.trailing + 30 #beside", "b.firstBaseline = a.firstBaseline #level")
                + mask("default", "constraints", exclude: "beside level")
                + mask(wide, "constraints", exclude: "under below", include: "beside level")),
        Screen(
            name: "constants and priorities of each class",
            root: "<subviews>" + view("a") + "</subviews><constraints>"
                + #"<constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" "#
                + #"constant="16" id="k1"><variation key="\#(wide)" constant="100"/>"#
                + #"<variation key="heightClass=compact" constant="33"/>"#
                + #"<variation key="heightClass=compact-widthClass=regular" constant="-7.5"/></constraint>"#
                + #"<constraint firstItem="a" firstAttribute="width" constant="50" priority="999" id="k2">"#
                + #"<variation key="\#(wide)" priority="200"/></constraint>"#
                + #"<constraint firstItem="a" firstAttribute="width" constant="80" priority="500" id="k3"/>"#
                + #"<constraint firstItem="a" firstAttribute="height" constant="0.0" id="k4">"#
                + #"<variation key="heightClass=regular" constant="44"/></constraint>"#
                + #"<constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="k5"/>"#
                + "</constraints>"),
        Screen(
            name: "a constraint whose view is there in one class, and which is installed in another",
            root: "<subviews>" + label("a") + label("b") + "</subviews>"
                + constraints(
                    pinned[0], pinned[1], "b.top = a.bottom + 40 #tie", "b.top = root.top + 11 @400",
                    "b.leading = root.leading + 70")
                + #"<variation key="default"><mask key="subviews"><exclude reference="b"/></mask>"#
                + #"<mask key="constraints"><exclude reference="tie"/></mask></variation>"#
                + mask("heightClass=regular", "subviews", include: "b")
                + mask(wide, "constraints", include: "tie")),
        Screen(
            name: "the root's own margins, color and guide",
            root: "<subviews>" + view("a", "<viewLayoutGuide key=\"safeArea\" id=\"inner\"/>") + label("b")
                + "</subviews>"
                + #"<viewLayoutGuide key="safeArea" id="safe"/>"#
                + constraints(
                    "a.top = safe.top + 4", "a.leading = root.leadingMargin", "a.width = 60", "a.height = 200",
                    "b.top = inner.top + 2", "b.leading = root.centerXWithinMargins", "b.leading = inner.leading @500")
                + #"<variation key="\#(wide)"><edgeInsets key="layoutMargins" top="8" left="80" bottom="8" "#
                + #"right="20"/><color key="backgroundColor" systemColor="systemRedColor"/></variation>"#
                + mask("heightClass=compact", "subviews", exclude: "a")),
        Screen(
            name: "the content of a scroll view",
            root: "<subviews>"
                + view(
                    "a",
                    "<subviews>" + label("b") + label("c") + "</subviews>"
                        + #"<viewLayoutGuide key="contentLayoutGuide" id="content"/>"#
                        + #"<viewLayoutGuide key="frameLayoutGuide" id="frame"/>"#
                        + constraints(
                            "b.top = content.top + 5", "b.leading = content.leading", "c.top = b.bottom + 300",
                            "c.leading = content.leading", "content.bottom = c.bottom @900",
                            "content.bottom = b.bottom + 700 @500", "content.trailing = b.trailing",
                            "b.width = frame.width + -20 #fill", "b.width = 600 #broad")
                        + #"<variation key="default"><mask key="subviews"><exclude reference="c"/></mask>"#
                        + #"<mask key="constraints"><exclude reference="broad"/></mask></variation>"#
                        + mask(wide, "subviews", include: "c")
                        + mask("heightClass=compact", "constraints", exclude: "fill", include: "broad"),
                    element: "scrollView")
                + "</subviews>"
                + constraints(
                    "a.top = root.top", "a.leading = root.leading", "root.bottom = a.bottom",
                    "root.trailing = a.trailing")),
        Screen(
            name: "cells, headers and what is in them",
            root: "<subviews>"
                + view(
                    "a",
                    #"<view key="tableHeaderView" id="head"><rect key="frame" x="0" y="0" width="375" height="60"/>"#
                        + "<subviews>" + label("h") + "</subviews>"
                        + constraints("h.top = head.top + 4", "h.leading = head.leadingMargin")
                        + mask("default", "subviews", exclude: "h") + mask(wide, "subviews", include: "h") + "</view>"
                        + #"<prototypes><tableViewCell reuseIdentifier="r" rowHeight="70" id="cell">"#
                        + #"<tableViewCellContentView key="contentView" id="in"><subviews>"# + label("t") + label("u")
                        + "</subviews>"
                        + constraints(
                            "t.top = in.topMargin", "t.leading = in.leadingMargin", "u.leading = t.trailing + 9",
                            "u.top = t.top")
                        + mask("heightClass=compact", "subviews", exclude: "t") + mask(wide, "subviews", exclude: "u")
                        + "</tableViewCellContentView></tableViewCell></prototypes>", element: "tableView")
                + "</subviews>"
                + constraints(
                    "a.top = root.top", "a.leading = root.leading", "root.bottom = a.bottom",
                    "root.trailing = a.trailing")),
        Screen(
            name: "container views, one for each class, and the child's own classes",
            root: "<subviews>"
                + view(
                    "a", #"<connections><segue destination="one" kind="embed" id="e1"/></connections>"#,
                    element: "containerView")
                + view(
                    "b", #"<connections><segue destination="two" kind="embed" id="e2"/></connections>"#,
                    element: "containerView") + "</subviews>"
                + constraints(
                    "a.top = root.top", "a.leading = root.leading", "a.width = root.width", "a.height = 300",
                    "b.top = root.top + 50", "b.leading = root.leading", "b.width = root.width", "b.height = 200")
                + mask("default", "subviews", exclude: "b") + mask(wide, "subviews", exclude: "a", include: "b"),
            other: ["one", "two"].map { name in
                CanvasLayoutTests.scene(
                    name,
                    view: #"<view key="view" id="v\#(name)"><subviews>"# + label("l\(name)") + label("m\(name)")
                        + "</subviews>"
                        + constraints(
                            "l\(name).top = v\(name).top + 5", "l\(name).leading = v\(name).leadingMargin",
                            "m\(name).centerX = v\(name).centerX", "m\(name).centerY = v\(name).centerY")
                        + mask("heightClass=compact", "subviews", exclude: "l\(name)")
                        + mask(wide, "subviews", exclude: "m\(name)") + "</view>")
            }.joined()),
        Screen(
            name: "what masks place, where the sizes change while it is away",
            root: "<subviews>"
                + ["a", "b"].map { name in
                    #"<view id="\#(name)"><rect key="frame" x="20" y="500" width="335" height="100"/><autoresizingMask "#
                        + #"key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/><subviews>"#
                        + #"<view id="\#(name)in"><rect key="frame" x="300" y="40" width="30" height="60"/>"#
                        + #"<autoresizingMask key="autoresizingMask" flexibleMinX="YES" heightSizable="YES"/></view>"#
                        + "</subviews></view>"
                }.joined() + "</subviews>" + mask("default", "subviews", exclude: "a")
                + mask(wide, "subviews", exclude: "b", include: "a")),
        Screen(
            name: "a mask that says what another said before",
            root: "<subviews>" + label("a") + label("b") + "</subviews>"
                + constraints(pinned[0], pinned[1], "b.top = a.bottom", "b.leading = a.leading")
                + mask("default", "subviews", exclude: "b") + mask("widthClass=compact", "subviews", exclude: "b")
                + mask("heightClass=regular", "subviews", include: "b")
                + mask("heightClass=regular-widthClass=compact", "subviews", exclude: "b")
                + mask("heightClass=compact-widthClass=compact", "subviews", include: "b")),
    ]

    @Test(
        "AL-17, SB-2 a tree that went through any sizes has what one has that was loaded at the last",
        arguments: screens)
    func anyHistory(screen: Screen) throws {
        let document = try screen.document()
        var random = VaryingTreeTests.Steps(state: 11)
        var looks: Set<[String]> = []
        for names in [VaryingTreeTests.pad, VaryingTreeTests.phone] {
            let variants = try names.map { try Variant(parsing: "\($0)@18") }
            let fresh = try variants.map { try VaryingTreeTests.look(of: document, through: [$0]) }
            looks.formUnion(fresh)
            for _ in 0..<8 {
                let path = (0..<(2 + random.next(3))).map { _ in random.next(variants.count) }
                let look = try VaryingTreeTests.look(of: document, through: path.map { variants[$0] })
                let difference = VaryingTreeTests.difference(look, fresh[path[path.count - 1]])
                #expect(difference == nil, "\(path.map { names[$0] })")
            }
        }
        #expect(looks.count > 2)
    }
}
