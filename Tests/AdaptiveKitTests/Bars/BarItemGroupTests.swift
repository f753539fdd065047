import Testing
import UIKit

@testable import AdaptiveKit

/// Groups of bar items, and the glass that items share.
@Suite("Groups of bar items")
struct BarItemGroupTests {
    private func item(_ name: String) -> UIBarButtonItem { UIBarButtonItem(image: UIImage(systemName: name)) }

    @Test("Leading and trailing groups are the items of the bar, from its edges on")
    func groups() {
        let (a, b, c) = (item("star"), item("heart"), item("trash"))
        let item = UINavigationItem(title: "Groups")
        item.leadingItemGroups = [.fixedGroup(items: [a])]
        item.trailingItemGroups = [b.creatingFixedGroup(), c.creatingMovableGroup(customizationIdentifier: "c")]
        #expect(item.leftBarButtonItems == [a] && item.rightBarButtonItems == [c, b])
        #expect(a.buttonGroup === item.leadingItemGroups[0] && item.trailingItemGroups[1].isCustomizable)
        let optional = c.creatingOptionalGroup(customizationIdentifier: "c", isInDefaultCustomization: false)
        #expect(optional.isHidden && c.isHidden)
        optional.isHidden = false
        #expect(!c.isHidden)
    }

    @Test("Adjacent glyphs share glass, unless one refuses to share it or hides it")
    @MainActor func glass() throws {
        try stage("iphone-15@26") { _, root in
            let bar = UINavigationBar()
            root.view.addSubview(bar)
            @MainActor func button(_ change: (UIBarButtonItem) -> Void = { _ in }) -> BarButton {
                let item = item("star")
                change(item)
                return BarButton(item, in: bar, nil)
            }
            #expect(button().sharesGlass(with: button()))
            let single = button { $0.sharesBackground = false }
            #expect(single.hasGlass && !single.sharesGlass(with: button()) && !button().sharesGlass(with: single))
            let bare = button { $0.hidesSharedBackground = true }
            #expect(!bare.hasGlass && !bare.sharesGlass(with: button()))
            #expect(button { $0.style = .prominent }.isProminent)
        }
    }
}
