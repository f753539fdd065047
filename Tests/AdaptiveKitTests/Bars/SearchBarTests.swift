import Drawing
import Foundation
import Geometry
import Testing

@testable import AdaptiveKit
@testable import UIControls

@Suite("Search bars")
struct SearchBarTests {
    private func bar() -> UISearchBar {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 56))
        bar.searchBarStyle = .minimal
        bar.placeholder = "Search"
        return bar
    }

    private func words(of bar: UISearchBar) -> [(text: String, color: Color)] {
        bar.layoutIfNeeded()
        return bar.drawnItems.compactMap { item -> (text: String, color: Color)? in
            guard case .glyphs(let run) = item else { return nil }
            return (run.text, run.color)
        }
    }

    @Test("The placeholder has the magnifying glass's gray", arguments: [9, 12, 13, 17, 26])
    func placeholder(version: Int) throws {
        try inJob(ios: version) {
            let bar = bar()
            let word = try #require(words(of: bar).first)
            #expect(word.text == "Search")
            let grey: UIColor = version >= 13 ? .secondaryLabel : .systemGray
            #expect(word.color == bar.resolved(grey))
        }
    }

    @Test("Up to iOS 10, the placeholder of an empty field is centered, and typed text is at its start")
    func middle() throws {
        inJob(ios: 10) {
            let bar = bar()
            bar.layoutIfNeeded()
            let middle = bar.searchTextField.placeholderRect(forBounds: bar.searchTextField.bounds)
            #expect(middle.minX > 130)
            bar.text = "Anna"
            #expect(bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds).minX == 32)
            #expect(words(of: bar).map(\.text) == ["Anna"])
        }
    }

    @Test("A field with text has a clear button; an empty field has its custom buttons")
    func buttons() {
        inJob {
            let bar = bar()
            bar.layoutIfNeeded()
            let empty = bar.drawnItems.count
            bar.showsBookmarkButton = true
            #expect(bar.drawnItems.count == empty + 1)
            let narrow = bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds)
            bar.showsBookmarkButton = false
            #expect(bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds).width > narrow.width)
            bar.text = "Anna"
            #expect(bar.drawnItems.count == empty + 1)
            #expect(bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds) == narrow)
        }
    }

    @Test("A cancel button is a title, and from iOS 26 on a cross on glass")
    func cancel() {
        for (version, shown) in [(17, ["Search", "Cancel"]), (26, ["Search"])] {
            inJob(ios: version) {
                let bar = bar()
                bar.layoutIfNeeded()
                let whole = bar.searchTextField.frame.width
                bar.showsCancelButton = true
                #expect(Set(words(of: bar).map(\.text)) == Set(shown))
                #expect(bar.searchTextField.frame.width < whole - 50)
            }
        }
    }
}
