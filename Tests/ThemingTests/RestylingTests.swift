import Drawing
import Foundation
import Geometry
import Testing

@testable import Theming

@Suite struct RestylingTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let list: DisplayList

    init() {
        let box = CGRect(x: 10, y: 10, width: 40, height: 20)
        list = DisplayList(
            size: CGSize(width: 100, height: 100),
            items: [
                .rectangle(CGRect(x: 0, y: 0, width: 100, height: 100), .white),
                .element(
                    ElementMark(id: "a", kind: "UIView", frame: box),
                    [.rectangle(box, Color(red: 1, green: 0, blue: 0))]),
                .shadow(.rectangle(box), Shadow(color: .black, offset: .zero, radius: 4)),
                .rectangle(CGRect(x: 0, y: 50, width: 100, height: 0.5), .black),
            ])
    }

    private func colors(_ items: [DrawingItem]) -> [Color] {
        items.flatMap { item -> [Color] in
            switch item {
            case .fill(_, .color(let color)), .stroke(_, .color(let color), _): [color]
            case .group(_, let items), .element(_, let items): colors(items)
            default: []
            }
        }
    }

    @Test("A background of the whole screen hides the content below it, and a translucent one does not")
    func grounds() throws {
        let style = try Theme.named("wireframe").picture
        let whole = CGRect(x: 0, y: 0, width: 300, height: 300)
        let list = DisplayList(
            size: whole.size, items: [.rectangle(whole, .white), .rectangle(whole, Color(white: 0, alpha: 0.3))])
        let fills = colors(list.restyled(by: style).items)
        #expect(fills == [style.ground, style.ground, style.shade])
        #expect(style.shade.alpha < 0.2)
    }

    @Test func theThemeOfIOSLeavesThePictureAsItIs() throws {
        #expect(try list.restyled(by: Theme.named("ios").picture) == list)
    }

    @Test func paperHasNoColor() throws {
        let greys = try colors(list.restyled(by: Theme.named("print").picture).items)
        #expect(greys.count == 3)
        for color in greys { #expect(color.red == color.green && color.green == color.blue) }
        // Red is as light as this gray to the eye.
        #expect(greys.contains { abs($0.red - 0.498) < 0.01 })
    }

    @Test(arguments: ["wireframe", "blueprint"])
    func linesHaveOnlyTheThemesColors(name: String) throws {
        let style = try Theme.named(name).picture
        let drawn = list.restyled(by: style)
        #expect(Set(colors(drawn.items)).isSubset(of: [style.ground, style.fill, style.ink]))
        #expect(!drawn.items.contains { if case .shadow = $0 { true } else { false } })
        #expect(drawn.marks == list.marks)
    }

    @Test(arguments: Theme.embeddedNames)
    func everyThemeThatIsCarriedCanBeRead(name: String) throws {
        let theme = try Theme.named(name)
        #expect(theme.name == name)
        #expect(theme.palette.color(named: "label", appearance: ColorAppearance(), ios: 18) != nil)
    }
}
