import Foundation
import RxCocoaRuntime
import Testing
import UIKit

@Suite("RxCocoa's Objective-C") @MainActor struct RxCocoaRuntimeTests {
    /// A delegate as RxCocoa's: it has few methods of its own.
    private final class Proxy: _RXDelegateProxy, UITableViewDelegate, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    private final class Rows: NSObject, UITableViewDelegate, UITableViewDataSource {
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }
    }

    @Test("leaves a table's questions to the delegate behind it") func forwarding() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
        let (proxy, rows) = (Proxy(), Rows())
        (table.dataSource, table.delegate) = (proxy, proxy)
        #expect(table.numberOfRows(inSection: 0) == 1 && table.numberOfSections == 1)
        proxy._setForwardToDelegate(rows, retainDelegate: false)
        (table.dataSource, table.delegate) = (proxy, proxy)
        #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 3)
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 70)
        #expect(table.delegate === proxy)
    }

    @Test("retains the delegate behind it where it is to") func lifetime() {
        for isRetained in [true, false] {
            let proxy = Proxy()
            proxy._setForwardToDelegate(Rows(), retainDelegate: isRetained)
            #expect((proxy._forwardToDelegate != nil) == isRetained)
            proxy._setForwardToDelegate(nil, retainDelegate: true)
            #expect(proxy.forwardedDelegate == nil)
        }
    }

    @Test("reports the values of a property until it is disposed") func observer() {
        let view = UIView()
        var heard: [CGFloat?] = []
        let observer = _RXKVOObserver(target: view, retainTarget: false, keyPath: "alpha", options: [.initial, .new]) {
            heard.append($0 as? CGFloat)
        }
        view.alpha = 0.5
        observer.dispose()
        view.alpha = 0.2
        #expect(heard == [1, 0.5])
        _RXKVOObserver(target: "text", retainTarget: true, keyPath: "", options: []) { _ in }.dispose()
    }
}
