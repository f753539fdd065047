import Devices
import Diagnostics
import Foundation
import TestTraits
import Testing
import Traits
import UIKit

@testable import InterfaceBuilder
@testable import InterfaceDocuments

/// The tables of properties: each row is read, applied, reset and set by runtime attributes.
@MainActor @Suite("Tables of properties") struct PropertyTableTests {
    /// A table with the values that its element stores.
    struct Table: Sendable, CustomTestStringConvertible {
        var element: String
        /// The stored properties that no row applies, each with the reason.
        var others: [String: String]
        /// The stored properties of the content, and the properties that the rows name.
        var stored: @MainActor (DocumentView) -> [String]
        var rows: [String]
        var keys: [String]

        var testDescription: String { element }

        @MainActor init<Owner, Content>(
            _ element: String, _ table: PropertyTable<Owner, Content>, others: [String: String] = [:]
        ) {
            self.element = element
            self.others = others
            stored = { view in
                table.content(view).map { Mirror(reflecting: $0).children.compactMap(\.label) } ?? []
            }
            rows = table.properties.flatMap { $0.fields.map(Self.name) }
            keys = table.properties.filter { !$0.fields.isEmpty }.map(\.key)
        }

        /// The last property of a key path.
        private static func name(_ path: any AnyKeyPath & Sendable) -> String {
            "\(path)".split(separator: ".").last.map { $0.trimmingCharacters(in: ["?", "!"]) } ?? ""
        }
    }

    private static let control = ["control": "the rows of controls apply it"]
    private static let scroll = ["scroll": "the rows of scroll views apply it"]
    private static let place = [
        "translatesAutoresizingMaskIntoConstraints": "no class changes it", "autoresizingMask": "no class changes it",
        "isFixedFrame": "no class changes it", "viewLayoutGuideAutoresizes": "nothing draws it",
    ]
    private static let otherBar = "another bar has it"

    static let tables: [Table] = [
        Table("view", PropertyTables.view, others: place),
        Table("label", PropertyTables.label),
        Table("imageView", PropertyTables.imageView),
        Table("button", PropertyTables.button, others: control),
        Table("textField", PropertyTables.textField, others: control),
        Table("textView", PropertyTables.textView, others: scroll),
        Table("scrollView", PropertyTables.scrollView),
        Table("switch", PropertyTables.switch, others: control),
        Table("slider", PropertyTables.slider, others: control),
        Table("stepper", PropertyTables.stepper, others: control),
        Table("progressView", PropertyTables.progressView),
        Table("activityIndicatorView", PropertyTables.activityIndicator),
        Table("pageControl", PropertyTables.pageControl, others: control),
        Table("segmentedControl", PropertyTables.segmentedControl, others: control),
        Table("colorWell", PropertyTables.colorWell, others: control),
        Table("datePicker", PropertyTables.datePicker, others: control),
        Table("searchBar", PropertyTables.searchBar),
        Table(
            "stackView", PropertyTables.stackView,
            others: ["isMarginsRelative": "it applies together with the margins of all views"]),
        Table("visualEffectView", PropertyTables.visualEffectView),
        Table(
            "tableView", PropertyTables.tableView,
            others: scroll.merging(
                ["style": "a table keeps the style it is made with", "hasStaticCells": "the cells show it"]
            ) { $1 }),
        Table(
            "tableViewCell", PropertyTables.tableViewCell,
            others: [
                "style": "a cell keeps the style it is made with", "textLabel": "a part of the contents",
                "detailTextLabel": "a part of the contents", "imageView": "a part of the contents",
            ]),
        Table("collectionView", PropertyTables.collectionView, others: scroll),
        Table("collectionViewCell", PropertyTables.collectionViewCell),
        Table(
            "navigationBar", PropertyTables.navigationBar,
            others: [
                "selectionIndicatorImage": otherBar, "selectedItemColor": otherBar, "unselectedItemColor": otherBar,
                "itemPositioning": otherBar, "itemWidth": otherBar, "itemSpacing": otherBar,
            ]),
        Table(
            "toolbar", PropertyTables.toolbar,
            others: [
                "prefersLargeTitles": otherBar, "title": otherBar, "largeTitle": otherBar,
                "backIndicatorImage": otherBar, "selectionIndicatorImage": otherBar, "selectedItemColor": otherBar,
                "unselectedItemColor": otherBar, "itemPositioning": otherBar, "itemWidth": otherBar,
                "itemSpacing": otherBar,
            ]),
        Table(
            "tabBar", PropertyTables.tabBar,
            others: [
                "prefersLargeTitles": otherBar, "title": otherBar, "largeTitle": otherBar,
                "backIndicatorImage": otherBar,
            ]),
    ]

    @Test("every value that the reader stores has a row in its class's table, or a reason", arguments: tables)
    func read(table: Table) throws {
        let view = try Self.view(#"<\#(table.element) id="it"/>"#)
        let stored = Set(table.stored(view))
        #expect(!stored.isEmpty || table.element == "collectionViewCell")
        // A control's and a scroll view's values are read as part of the class's own.
        let inherited = Set(
            Self.names(of: ControlProperties.self, in: view) + Self.names(of: ScrollViewContent.self, in: view))
        #expect(stored.subtracting(table.rows) == Set(table.others.keys), "stored, but in no row")
        #expect(Set(table.rows).subtracting(stored).subtracting(inherited) == [], "in a row, but not stored")
    }

    @Test("all tables are tested, and every row has its own name")
    func complete() {
        // Layers and controls have no element of their own, and a stack view has two tables.
        #expect(Self.tables.count == PropertyTables.all.count - 3)
        for table in Self.tables { #expect(Set(table.keys).count == table.keys.count, "\(table.element)") }
    }

    // MARK: Operations

    /// Values that no picture shows, or that Interface Builder doesn't let differ by class, in addition to those of
    /// ``VaryingValueTests``.
    private static let more: [VaryingValueTests.Change] = {
        func each(
            _ element: String, _ attributes: String = "", _ contents: String = "", _ changes: [String]
        ) -> [VaryingValueTests.Change] {
            changes.map { change in
                let isContent = change.hasPrefix("<")
                return VaryingValueTests.Change(
                    element: element, attributes: attributes, contents: contents, changed: isContent ? "" : change,
                    changedContents: isContent ? change : "")
            }
        }
        func color(_ key: String) -> String { #"<color key="\#(key)" systemColor="systemRedColor"/>"# }
        func look(_ element: String, _ key: String) -> String {
            #"<\#(element) key="\#(key)">"# + color("backgroundColor") + "</\(element)>"
        }
        let bars = ["standardAppearance", "compactAppearance", "scrollEdgeAppearance", "compactScrollEdgeAppearance"]
        var all = each(
            "view", "", "",
            [
                #"contentMode="top""#, #"autoresizesSubviews="NO""#, #"minimumContentSizeCategory="large""#,
                #"placeholderIntrinsicWidth="40""#,
            ])
        all += each("imageView", "", "", [#"adjustsImageSizeForAccessibilityContentSizeCategory="YES""#])
        for state in ["normal", "highlighted", "disabled", "selected", "focused"] {
            let start = "<state key=\"\(state)\""
            let rich = "><attributedString key=\"attributedTitle\"><fragment content=\"R\"/></attributedString></state>"
            let parts: [String] = [
                " title=\"T\"/>", rich, ">" + color("titleColor") + "</state>",
                ">" + color("titleShadowColor") + "</state>", " image=\"star\" catalog=\"system\"/>",
                " backgroundImage=\"star\" catalog=\"system\"/>",
            ]
            all += each("button", "", "", parts.map { start + $0 })
        }
        all += each("button", "", "", [#"adjustsImageWhenDisabled="NO""#])
        all += each(
            "textField", "", "",
            [
                #"<attributedString key="attributedText"><fragment content="R"/></attributedString>"#,
                #"background="star" catalog="system""#, #"disabledBackground="star" catalog="system""#,
                #"selected="YES""#, #"highlighted="YES""#, #"contentHorizontalAlignment="right""#,
                #"contentVerticalAlignment="top""#,
            ])
        all += each(
            "textView", "", "",
            [
                #"<attributedString key="attributedText"><fragment content="R"/></attributedString>"#,
                #"adjustsFontForContentSizeCategory="YES""#, #"contentInsetAdjustmentBehavior="never""#,
                #"showsVerticalScrollIndicator="NO""#, #"showsHorizontalScrollIndicator="NO""#,
            ])
        let controls = [
            "switch", "slider", "stepper", "pageControl", "segmentedControl", "colorWell", "datePicker",
        ]
        for element in controls {
            all += each(
                element, "", "",
                [
                    #"enabled="NO""#, #"selected="YES""#, #"highlighted="YES""#,
                    #"contentHorizontalAlignment="right""#, #"contentVerticalAlignment="top""#,
                ])
        }
        all += each("slider", "", "", [#"minValue="-1""#, #"maximumValueImage="star" catalog="system""#])
        all += each("stepper", "", "", [#"minimumValue="-5""#, #"maximumValue="10""#, #"stepValue="2""#])
        all += each(
            "progressView", "", "",
            [#"progressImage="star" catalog="system""#, #"trackImage="star" catalog="system""#])
        all += each(
            "datePicker", "", "",
            ["minimumDate", "maximumDate"].map { #"<date key="\#($0)" timeIntervalSinceReferenceDate="0"/>"# })
        all += each(
            "searchBar", "",
            #"<scopeButtonTitles key="scopeButtonTitles"><string>A</string><string>B</string></scopeButtonTitles>"#,
            [
                #"placeholder="P""#, #"selectedScopeButtonIndex="1""#, #"showsSearchResultsButton="YES""#,
                #"backgroundImage="star" catalog="system""#,
            ])
        for element in ["scrollView", "tableView", "collectionView"] {
            all += each(
                element, "", "",
                [
                    #"contentInsetAdjustmentBehavior="never""#, #"showsVerticalScrollIndicator="NO""#,
                    #"showsHorizontalScrollIndicator="NO""#,
                ])
        }
        all += each(
            "tableView", "", "",
            [
                #"<inset key="separatorInset" minX="5" minY="0" maxX="7" maxY="0"/>"#,
                #"separatorInsetReference="fromAutomaticInsets""#, #"contentViewInsetsToSafeArea="NO""#,
            ])
        all += each(
            "tableViewCell", "", "",
            [
                #"accessoryType="checkmark""#, #"indentationLevel="2""#, #"indentationWidth="20""#,
                #"rowHeight="90""#, #"<inset key="separatorInset" minX="5" minY="0" maxX="7" maxY="0"/>"#,
                #"<listContentConfiguration key="contentConfiguration" text="Row"/>"#,
            ])
        all += each(
            "collectionView", "", "",
            [#"<collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="3" id="flow"/>"#])
        all += each(
            "collectionViewCell", "", "",
            [
                #"<size key="customSize" width="9" height="8"/>"#,
                #"<listContentConfiguration key="contentConfiguration" text="Item"/>"#,
            ])
        all += each(
            "navigationBar", "", "",
            [
                #"<textAttributes key="titleTextAttributes">"# + color("textColor") + "</textAttributes>",
                #"<textAttributes key="largeTitleTextAttributes">"# + color("textColor") + "</textAttributes>",
                #"backgroundImage="star" catalog="system""#, #"shadowImage="star" catalog="system""#,
                #"backIndicatorImage="star" catalog="system""#,
            ] + bars.map { look("navigationBarAppearance", $0) })
        all += each(
            "toolbar", "", "",
            [#"backgroundImage="star" catalog="system""#, #"shadowImage="star" catalog="system""#]
                + bars.map { look("toolbarAppearance", $0) })
        all += each(
            "tabBar", "", "",
            [
                #"translucent="NO""#, #"itemSpacing="9""#, #"itemWidth="40""#, #"backgroundImage="star""#,
                #"shadowImage="star""#, #"selectionIndicatorImage="star""#,
            ] + ["standardAppearance", "scrollEdgeAppearance"].map { look("tabBarAppearance", $0) })
        return all
    }()

    @Test("each row is applied, reset when its size class ends, and changes nothing else")
    func applyAndTakeBack() throws {
        var exercised: [String: Set<String>] = [:]
        for change in VaryingValueTests.changes + Self.more {
            let source = try Self.view(change.varying)
            let narrow = source.resolved(for: DocumentTraits(width: .compact, height: .regular))
            let wide = source.resolved(for: DocumentTraits(width: .regular, height: .regular))
            inJob {
                let (live, fresh, blank) = (Self.built(narrow), Self.built(wide), Self.built(narrow))
                let keys = PropertyTables.update(
                    live.view, from: narrow, to: wide, standard: { Self.made(wide).view }, live.resolver)
                exercised[change.element, default: []].formUnion(keys)
                expectSame(live.view, fresh.view, change, "applied")
                _ = PropertyTables.update(
                    live.view, from: wide, to: narrow, standard: { Self.made(narrow).view }, live.resolver)
                expectSame(live.view, blank.view, change, "taken back")
            }
        }
        let ofAnyView = exercised.values.reduce(into: Set()) { $0.formUnion($1) }
        for table in Self.tables {
            let seen = table.element == "view" ? ofAnyView : exercised[table.element] ?? []
            let unseen = Set(table.keys).subtracting(seen).subtracting(["hidden"])
            #expect(unseen == [], "no change of a \(table.element) exercises these rows")
        }
    }

    @Test("values set by code stay when a size class changes other values")
    func codeKeepsItsValues() throws {
        let source = try Self.view(
            """
            <label text="Document" id="it"><fontDescription key="fontDescription" type="system" pointSize="17"/>
            <variation key="widthClass=regular"><fontDescription key="fontDescription" type="system" pointSize="30"/>
            </variation></label>
            """)
        let narrow = source.resolved(for: DocumentTraits(width: .compact))
        let wide = source.resolved(for: DocumentTraits(width: .regular))
        inJob {
            let (view, resolver) = Self.built(narrow)
            let label = view as? UILabel
            label?.text = "Code"
            label?.alpha = 0.5
            let standard = { Self.made(wide).view }
            #expect(PropertyTables.update(view, from: narrow, to: wide, standard: standard, resolver) == ["font"])
            #expect(label?.text == "Code" && label?.alpha == 0.5 && label?.font.pointSize == 30)
            _ = PropertyTables.update(view, from: wide, to: narrow, standard: standard, resolver)
            #expect(label?.text == "Code" && label?.alpha == 0.5 && label?.font.pointSize == 17)
        }
    }

    // MARK: Runtime attributes

    /// Runtime attributes of types that a document can contain, with the class that has them and a getter.
    struct Attribute: Sendable, CustomTestStringConvertible {
        var element: String
        var keyPath: String
        var value: String
        var type: String
        var read: @MainActor (UIView) -> String

        var testDescription: String { "\(element).\(keyPath)" }

        init<View: UIView>(
            _ element: String, _ keyPath: String, _ type: String, _ value: String,
            _ read: @escaping @MainActor (View) -> some CustomStringConvertible
        ) {
            (self.element, self.keyPath, self.type, self.value) = (element, keyPath, type, value)
            self.read = { view in (view as? View).map { read($0).description } ?? "another class" }
        }

        var text: String {
            let inside =
                switch type {
                case "boolean", "string": #" value="\#(value)"/>"#
                case "color": #"><color key="value" systemColor="\#(value)"/></userDefinedRuntimeAttribute>"#
                default: #"><real key="value" value="\#(value)"/></userDefinedRuntimeAttribute>"#
                }
            return #"<userDefinedRuntimeAttribute type="\#(type)" keyPath="\#(keyPath)""# + inside
        }
    }

    static let attributes: [Attribute] = [
        Attribute("slider", "value", "number", "0.25") { (view: UISlider) in view.value },
        Attribute("slider", "maximumValue", "number", "4") { (view: UISlider) in view.maximumValue },
        Attribute("stepper", "stepValue", "number", "5") { (view: UIStepper) in view.stepValue },
        Attribute("switch", "on", "boolean", "YES") { (view: UISwitch) in view.isOn },
        Attribute("switch", "on", "number", "1") { (view: UISwitch) in view.isOn },
        Attribute("progressView", "progress", "number", "0.5") { (view: UIProgressView) in view.progress },
        Attribute("pageControl", "numberOfPages", "number", "5") { (view: UIPageControl) in view.numberOfPages },
        Attribute("datePicker", "minuteInterval", "number", "15") { (view: UIDatePicker) in view.minuteInterval },
        Attribute("textField", "minimumFontSize", "number", "9") { (view: UITextField) in view.minimumFontSize },
        Attribute("textField", "textAlignment", "number", "1") { (view: UITextField) in view.textAlignment.rawValue },
        Attribute("textView", "showsVerticalScrollIndicator", "boolean", "NO") { (view: UITextView) in
            view.showsVerticalScrollIndicator
        },
        Attribute("searchBar", "text", "string", "words") { (view: UISearchBar) in view.text ?? "" },
        Attribute("searchBar", "searchTextField.placeholder", "string", "words") { (view: UISearchBar) in
            view.placeholder ?? ""
        },
        Attribute("view", "tag", "number", "7") { (view: UIView) in view.tag },
        Attribute("view", "layer.cornerRadius", "number", "7.5") { (view: UIView) in view.layer.cornerRadius },
        Attribute("view", "layer.opacity", "number", "0.3") { (view: UIView) in view.alpha },
        Attribute("view", "layer.masksToBounds", "boolean", "YES") { (view: UIView) in view.clipsToBounds },
        Attribute("view", "isHidden", "boolean", "YES") { (view: UIView) in view.isHidden },
        Attribute("button", "titleLabel.numberOfLines", "number", "2") { (view: UIButton) in
            view.titleLabel?.numberOfLines ?? 0
        },
        Attribute("button", "imageView.contentMode", "number", "1") { (view: UIButton) in
            view.imageView?.contentMode.rawValue ?? 0
        },
        Attribute("button", "enabled", "boolean", "NO") { (view: UIButton) in view.isEnabled },
        Attribute("stackView", "axis", "number", "1") { (view: UIStackView) in view.axis.rawValue },
        Attribute("tableView", "sectionHeaderHeight", "number", "30") { (view: UITableView) in
            view.sectionHeaderHeight
        },
        Attribute("tabBar", "translucent", "boolean", "NO") { (view: UITabBar) in view.isTranslucent },
        Attribute("navigationBar", "prefersLargeTitles", "boolean", "YES") { (view: UINavigationBar) in
            view.prefersLargeTitles
        },
        Attribute("slider", "thumbTintColor", "color", "systemRedColor") { (view: UISlider) in
            view.thumbTintColor == .systemRed ? "systemRedColor" : "another"
        },
    ]

    @Test("a runtime attribute sets any property of the view's class with a suitable type", arguments: attributes)
    func runtimeAttributes(attribute: Attribute) throws {
        let view = try Self.view(
            "<\(attribute.element) id=\"it\"><userDefinedRuntimeAttributes>\(attribute.text)"
                + "</userDefinedRuntimeAttributes></\(attribute.element)>")
        inJob {
            let document = try? Fixture.read(Fixture.xib("")).value
            guard let document else { return }
            let tree = TreeBuilder(document: document, purpose: .running, traits: DocumentTraits())
            let read = attribute.read(tree.view(view))
            let expected =
                switch attribute.value {
                case "YES": "true"
                case "NO": "false"
                default: attribute.type == "number" && attribute.keyPath == "on" ? "true" : attribute.value
                }
            #expect(Double(read) == nil ? read == expected : Double(read) == Double(expected))
        }
    }

    @Test("a runtime attribute with another type, or of a class without the property, changes nothing")
    func unsuitableAttributes() throws {
        let view = try Self.view(#"<label text="Words" id="it"/>"#)
        inJob {
            let (label, _) = Self.built(view)
            for (value, key): (Any, String) in [
                ("words", "numberOfLines"), (true, "textColor"), (CGFloat(3), "text"), (CGFloat(1), "on"),
                ("words", "layer.nothing"), ("words", ""), ("words", "."), (CGFloat(99), "textAlignment"),
                (CGSize.zero, "alpha"), ("words", "titleLabel.text"),
            ] {
                #expect(!PropertyTables.setRuntimeValue(value, key, of: label), "\(key)")
            }
            #expect((label as? UILabel)?.text == "Words")
        }
    }

    // MARK: Fixtures

    private func inJob(_ body: () -> Void) {
        JobEnvironment.$running.withValue(JobEnvironment(textSetter: EstimatedTextSetter()), operation: body)
    }

    private static func view(_ text: String) throws -> DocumentView {
        try #require(try Fixture.read(Fixture.xib(text)).value.topViews.first)
    }

    private static func names<Content>(of type: Content.Type, in view: DocumentView) -> [String] {
        guard case let content = Mirror(reflecting: view.content).children.first?.value,
            let own = content.map({ Mirror(reflecting: $0) })
        else { return [] }
        let parts = own.children.compactMap { $0.value as? Content }
        return parts.flatMap { Mirror(reflecting: $0).children.compactMap(\.label) }
    }

    /// A view without any values of the document.
    private static func made(_ source: DocumentView) -> (view: UIView, tree: TreeBuilder) {
        guard let document = try? Fixture.read(Fixture.xib("")).value else { preconditionFailure("no fixture") }
        let tree = TreeBuilder(document: document, purpose: .running, traits: DocumentTraits())
        return (tree.makeView(source), tree)
    }

    private static func built(_ source: DocumentView) -> (view: UIView, resolver: ValueResolver) {
        let (view, tree) = made(source)
        PropertyTables.apply(source, to: view, tree.resolver)
        return (view, tree.resolver)
    }

    /// Compares the values of all rows that apply to the views.
    private func expectSame(_ a: UIView, _ b: UIView, _ change: VaryingValueTests.Change, _ way: String) {
        let (left, right) = (PropertyTables.values(of: a), PropertyTables.values(of: b))
        for (key, value) in left {
            #expect(Self.isSame(value, right[key]), "\(change) is \(way), but \(key) differs")
        }
    }

    /// Whether two values are equal, or objects of one class whose stored properties are.
    private static func isSame(_ a: Any?, _ b: Any?, depth: Int = 0) -> Bool {
        let (a, b) = (unwrapped(a), unwrapped(b))
        guard let a, let b else { return a == nil && b == nil }
        if let a = a as? AnyHashable, let b = b as? AnyHashable, a == b { return true }
        guard depth < 6, type(of: a) == type(of: b) else { return false }
        // A layout refers to its view, whose rows are compared separately.
        if depth > 0, a is UIView { return true }
        let (left, right) = (parts(of: a), parts(of: b))
        guard !left.isEmpty, left.count == right.count else { return left.count == right.count && "\(a)" == "\(b)" }
        return left.allSatisfy { key, value in isSame(value, right[key] ?? nil, depth: depth + 1) }
    }

    private static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first.flatMap { unwrapped($0.value) } : value
    }

    /// The entries of a dictionary, or the stored properties of a value and its superclasses.
    private static func parts(of value: Any) -> [String: Any] {
        if let attributes = value as? [NSAttributedString.Key: Any] {
            return Dictionary(attributes.map { ($0.key.rawValue, $0.value) }) { first, _ in first }
        }
        var parts: [String: Any] = [:]
        for mirror in sequence(first: Mirror(reflecting: value), next: \.superclassMirror) {
            for (index, child) in mirror.children.enumerated() {
                parts["\(mirror.subjectType) \(child.label ?? "\(index)")"] = child.value
            }
        }
        return parts
    }
}

extension PropertyTables {
    /// The values of all properties of a view, by key.
    fileprivate static func values(of view: UIView) -> [String: Any] {
        all.reduce(into: [:]) { $0.merge($1.values(of: view)) { $1 } }
    }
}
