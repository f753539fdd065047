import Testing
import UIKit

@Suite("When views are laid out, and which callbacks they receive")
struct LayoutCycleTests {
    @Test func layoutSubviewsIsCalledFromTheTopDownAndOnlyWhereDue() {
        final class Log { var names: [String] = [] }
        final class Counting: UIView {
            var name = ""
            var log = Log()
            override func layoutSubviews() {
                super.layoutSubviews()
                log.names.append(name)
            }
        }
        let log = Log()
        let views = ["a", "b", "c"].map { name in
            let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.name = name
            view.log = log
            return view
        }
        views[0].addSubview(views[1])
        views[1].addSubview(views[2])
        views[0].layoutIfNeeded()
        #expect(log.names == ["a", "b", "c"])
        views[0].layoutIfNeeded()
        #expect(log.names.count == 3)
        views[1].setNeedsLayout()
        views[0].layoutIfNeeded()
        #expect(log.names == ["a", "b", "c", "b"])
        views[2].frame.size.width = 20
        views[0].layoutIfNeeded()
        #expect(log.names == ["a", "b", "c", "b", "c"])
    }

    @Test("updateConstraints is called once, from the inside out, if any view uses constraints")
    func updateConstraints() {
        final class Recorder: UIView {
            var name = ""
            var record: ((String) -> Void)?
            override func updateConstraints() {
                record?("update \(name)")
                super.updateConstraints()
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                record?("layout \(name)")
            }
        }
        var calls: [String] = []
        let root = makeRoot(100, 100)
        let views = ["a", "b", "c"].map { name in
            let view = Recorder()
            view.name = name
            view.record = { calls.append($0) }
            return view
        }
        for (view, parent) in zip(views, [root] + views) { parent.addSubview(view) }
        root.layoutIfNeeded()
        #expect(calls == ["layout a", "layout b", "layout c"], "frames alone ask for no constraints")
        calls = []
        views[0].widthAnchor.constraint(equalToConstant: 40).isActive = true
        root.layoutIfNeeded()
        #expect(calls.prefix(3) == ["update c", "update b", "update a"])
        calls = []
        views[1].setNeedsUpdateConstraints()
        #expect(views[1].needsUpdateConstraints())
        root.layoutIfNeeded()
        #expect(calls.filter { $0.hasPrefix("update") } == ["update b"])
        #expect(!views[1].needsUpdateConstraints())
    }

    @Test func changesInLayoutSubviewsAreLaidOut() {
        final class Adjusting: UIView {
            let inner = UIView()
            lazy var width = inner.widthAnchor.constraint(equalToConstant: 1)
            override func layoutSubviews() {
                super.layoutSubviews()
                width.constant = bounds.width / 2
            }
        }
        let root = makeRoot(200, 100)
        let view = Adjusting()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.inner.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.addSubview(view.inner)
        view.pin(to: root)
        NSLayoutConstraint.activate([
            view.inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            view.inner.topAnchor.constraint(equalTo: view.topAnchor),
            view.inner.heightAnchor.constraint(equalToConstant: 3), view.width,
        ])
        root.layoutIfNeeded()
        #expect(view.inner.frame == CGRect(x: 0, y: 0, width: 100, height: 3))
    }

    @Test func aBoundaryLaysOutItsSubviewsByItself() {
        final class Row: UIView {
            let content = UIView()
            override var isLayoutBoundary: Bool { true }
            override func layoutSubviews() {
                super.layoutSubviews()
                content.frame = bounds.insetBy(dx: 10, dy: 0)
            }
        }
        let root = makeRoot(200, 100)
        let row = Row()
        row.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(row)
        row.addSubview(row.content)
        let text = SquareText(letters: 3)
        row.content.addSubview(text)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            row.topAnchor.constraint(equalTo: root.topAnchor), row.heightAnchor.constraint(equalToConstant: 40),
            text.trailingAnchor.constraint(equalTo: row.content.trailingAnchor),
            text.centerYAnchor.constraint(equalTo: row.content.centerYAnchor),
        ])
        root.layoutIfNeeded()
        #expect(row.content.frame == CGRect(x: 10, y: 0, width: 180, height: 40))
        #expect(text.frame == CGRect(x: 150, y: 15, width: 30, height: 10))
        root.frame.size.width = 100
        root.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 50, y: 15, width: 30, height: 10))
        text.letters = 5
        root.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 30, y: 15, width: 50, height: 10))
    }

    @Test("VC-5 a controller is called before and after its view's layout")
    func controllerLayout() {
        final class Listening: UIViewController {
            var heard: [String] = []
            final class View: UIView {
                weak var owner: Listening?
                override func layoutSubviews() { owner?.heard.append("layoutSubviews") }
            }
            override func loadView() {
                let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                view.owner = self
                self.view = view
                heard.append("loadView")
            }
            override func viewDidLoad() { heard.append("viewDidLoad") }
            override func viewWillAppear(_ animated: Bool) { heard.append("viewWillAppear") }
            override func viewIsAppearing(_ animated: Bool) { heard.append("viewIsAppearing") }
            override func viewWillLayoutSubviews() { heard.append("viewWillLayoutSubviews") }
            override func viewDidLayoutSubviews() { heard.append("viewDidLayoutSubviews") }
            override func viewDidAppear(_ animated: Bool) { heard.append("viewDidAppear") }
            override func viewWillDisappear(_ animated: Bool) { heard.append("viewWillDisappear") }
            override func viewDidDisappear(_ animated: Bool) { heard.append("viewDidDisappear") }
        }
        let window = UIWindow()
        let controller = Listening()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(
            controller.heard == [
                "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
                "layoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
            ])
        controller.heard = []
        window.rootViewController = UIViewController()
        #expect(controller.heard == ["viewWillDisappear", "viewDidDisappear"])
    }
}
