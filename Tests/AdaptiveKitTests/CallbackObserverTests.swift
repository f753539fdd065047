import Foundation
import Testing
import UIKit

@Suite("Observers of a controller's callbacks") @MainActor struct CallbackObserverTests {
    private final class Screen: UIViewController {
        var calls: [String] = []
        override func viewDidLoad() { calls.append("load") }
        override func viewWillAppear(_ animated: Bool) { calls.append("appear") }
    }

    @Test("are called before and after each callback of the name, until they end") func order() {
        let screen = Screen()
        let end = screen.observeCallback(Selector("viewDidLoad"), isBefore: true) { _ in screen.calls.append("before") }
        _ = screen.observeCallback(Selector("viewDidLoad"), isBefore: false) { _ in screen.calls.append("after") }
        let endOfAppearing = screen.observeCallback(Selector("viewWillAppear:"), isBefore: false) { arguments in
            screen.calls.append("\(arguments)")
            end()
        }
        _ = screen.observeCallback(Selector("noSuchCallback"), isBefore: false) { _ in Issue.record("called") }
        screen.beginAppearanceTransition(true, animated: true)
        #expect(screen.calls == ["before", "load", "after", "appear", "[true]"])
        endOfAppearing()
        screen.endAppearanceTransition()
        screen.beginAppearanceTransition(false, animated: false)
        screen.endAppearanceTransition()
        screen.beginAppearanceTransition(true, animated: false)
        #expect(screen.calls.suffix(2) == ["[true]", "appear"])
    }
}
