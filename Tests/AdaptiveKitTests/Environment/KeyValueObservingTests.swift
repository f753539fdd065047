import Foundation
import Testing
import UIKit

@Suite("Key-value observing") @MainActor struct KeyValueObservingTests {
    /// Notes what it is told.
    private final class Watcher: UIView {
        var changes: [(path: String?, new: Any?, old: Any?)] = []

        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            changes.append((keyPath, change?[.newKey], change?[.oldKey]))
        }
    }

    /// An object of no class of UIKit's, which reports its own changes.
    private final class Model: NSObject {
        var title = "a" { didSet { didChangeValue(forKey: "title") } }
        var isReady = false { didSet { didChangeValue(forKey: "ready") } }
    }

    private final class ModelWatcher: NSObject, KeyValueObserver {
        var paths: [String?] = []

        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            paths.append(keyPath)
        }
    }

    @Test("reports the initial value and each other value until it is invalidated") func values() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var heard: [CGFloat?] = []
        let observation = view.observe(\.alpha, options: [.initial, .new, .old]) { _, change in
            heard += [change.oldValue, change.newValue]
        }
        view.alpha = 0.5
        view.alpha = 0.5
        view.isHidden = true
        observation.invalidate()
        view.alpha = 0.2
        #expect(heard == [nil, 1, 1, 0.5])
    }

    @Test("ends with the observation's object") func lifetime() {
        let view = UIView()
        var count = 0
        _ = view.observe(\.alpha) { _, _ in count += 1 }
        view.alpha = 0.5
        #expect(count == 0)
    }

    @Test("reports the geometry that Auto Layout gives") func layout() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            view.topAnchor.constraint(equalTo: container.topAnchor),
            view.widthAnchor.constraint(equalTo: container.widthAnchor),
            view.heightAnchor.constraint(equalToConstant: 20),
        ])
        let watcher = Watcher()
        view.addObserver(watcher, forKeyPath: "bounds", options: [.new, .old], context: nil)
        container.layoutIfNeeded()
        container.setNeedsLayout()
        container.layoutIfNeeded()
        #expect(watcher.changes.count == 1)
        #expect(watcher.changes.first?.old as? CGRect == .zero)
        #expect(watcher.changes.first?.new as? CGRect == CGRect(x: 0, y: 0, width: 100, height: 20))
        view.removeObserver(watcher, forKeyPath: "bounds")
        container.frame.size.width = 80
        container.layoutIfNeeded()
        #expect(view.bounds.width == 80)
        #expect(watcher.changes.count == 1)
    }

    @Test("reports what scrolls, texts, states and titles") func ownProperties() {
        let watcher = Watcher()
        func observe(_ object: NSObject, _ key: String, change: () -> Void) -> Any? {
            watcher.changes = []
            object.addObserver(watcher, forKeyPath: key, options: .new, context: nil)
            change()
            object.removeObserver(watcher, forKeyPath: key)
            #expect(watcher.changes.map(\.path) == [key])
            return watcher.changes.first?.new
        }
        let scroll = UIScrollView()
        let size = CGSize(width: 5, height: 6)
        #expect(observe(scroll, "contentSize") { scroll.contentSize = size } as? CGSize == size)
        let offset = CGPoint(x: 0, y: 3)
        #expect(observe(scroll, "contentOffset") { scroll.contentOffset = offset } as? CGPoint == offset)
        let label = UILabel()
        #expect(observe(label, "text") { label.text = "a" } as? String == "a")
        let field = UITextField()
        #expect(observe(field, "text") { field.text = "b" } as? String == "b")
        let textView = UITextView()
        #expect(observe(textView, "text") { textView.text = "c" } as? String == "c")
        let button = UIButton()
        #expect(observe(button, "highlighted") { button.isHighlighted = true } as? Bool == true)
        let controller = UIViewController()
        #expect(observe(controller, "title") { controller.title = "d" } as? String == "d")
        #expect(observe(controller, "view.hidden") { controller.view.isHidden = true } as? Bool == true)
        #expect(observe(label, "text") { label.text = nil } is NSNull)
    }

    @Test("a table's height follows its content") func contentSize() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        let height = table.heightAnchor.constraint(equalToConstant: 100)
        let observation = table.observe(\.contentSize) { table, _ in height.constant = table.contentSize.height }
        table.rowHeight = 50
        let rows = Rows()
        table.dataSource = rows
        table.layoutIfNeeded()
        #expect(height.constant == 200)
        observation.invalidate()
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    @Test("reports what other objects report themselves") func ownObjects() {
        let model = Model()
        let watcher = ModelWatcher()
        model.addObserver(watcher, forKeyPath: "title", options: .initial, context: nil)
        model.addObserver(watcher, forKeyPath: "ready", context: nil)
        var titles: [String] = []
        let observation = model.observe(\.title) { model, _ in titles.append(model.title) }
        model.title = "b"
        model.isReady = true
        #expect(watcher.paths == ["title", "title", "ready"])
        #expect(titles == ["b"])
        observation.invalidate()
    }

    @Test("an observer may end observations and change the value again") func changesWhileReporting() {
        let view = UIView()
        var observations: [NSKeyValueObservation] = []
        var heard: [CGFloat] = []
        observations.append(
            view.observe(\.alpha) { view, _ in
                heard.append(view.alpha)
                observations.last?.invalidate()
                if view.alpha > 0.5 { view.alpha = 0.5 }
            })
        observations.append(view.observe(\.alpha) { _, _ in heard.append(-1) })
        view.alpha = 0.8
        #expect(heard.contains(0.5) && !heard.contains(-1))
        #expect(view.alpha == 0.5)
    }

    @Test("unknown paths and observers that are gone are told nothing") func unknownPaths() {
        let view = UIView()
        do {
            let watcher = Watcher()
            view.addObserver(watcher, forKeyPath: "alpha", context: nil)
            view.addObserver(watcher, forKeyPath: "", context: nil)
            view.addObserver(watcher, forKeyPath: "no.such.path", context: nil)
            view.addObserver(watcher, forKeyPath: "nothing", options: .new, context: nil)
            view.alpha = 0.5
            #expect(watcher.changes.map(\.path) == ["alpha"])
        }
        view.alpha = 0.2
        #expect(view.alpha == 0.2)
    }
}
