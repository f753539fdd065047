import Testing
import UIKit

@Suite("Alerts")
struct AlertTests {
    private func alert(_ style: UIAlertController.Style = .alert, actions: [UIAlertAction.Style]) -> UIAlertController {
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
        for (index, style) in actions.enumerated() { alert.addAction(UIAlertAction(title: "A\(index)", style: style)) }
        return alert
    }

    private func buttons(_ view: UIView) -> [String] {
        var found: [(label: String, place: CGRect)] = []
        func visit(_ view: UIView) {
            if String(describing: type(of: view)) == "AlertButton" {
                found.append((view.elementLabel ?? "", view.placeInWindow))
            }
            view.subviews.forEach(visit)
        }
        visit(view)
        return found.sorted { ($0.place.minY, $0.place.minX) < ($1.place.minY, $1.place.minX) }.map(\.label)
    }

    @Test func anAlertIsCenteredOverADimmedPresenter() throws {
        try stage("iphone-15@17") { window, root in
            let alert = alert(actions: [.default, .cancel])
            root.present(alert, animated: false)
            let frame = alert.view.placeInWindow
            #expect(frame.width == 270)
            let room = window.bounds.inset(by: window.safeAreaInsets)
            #expect(abs(frame.midX - room.midX) <= 0.5 && abs(frame.midY - room.midY) <= 0.5)
            // Cancel is first of two buttons side by side, and last in a stack.
            #expect(buttons(alert.view) == ["A1", "A0"])
            #expect(root.view.tintAdjustmentMode == .dimmed)
            alert.addAction(UIAlertAction(title: "A2", style: .destructive))
            window.layoutIfNeeded()
            #expect(buttons(alert.view) == ["A0", "A2", "A1"])
            alert.dismiss(animated: false)
            #expect(root.view.tintAdjustmentMode != .dimmed)
        }
    }

    @Test func textFieldsAndLongMessagesStayWithinTheWindow() throws {
        try stage("iphone-se-1/landscape@15") { window, root in
            let alert = alert(actions: [.default, .cancel])
            alert.message = String(repeating: "A long message that goes on and on. ", count: 60)
            alert.addTextField { $0.placeholder = "Name" }
            root.present(alert, animated: false)
            #expect(window.bounds.contains(alert.view.placeInWindow))
            #expect(alert.textFields?.first?.isDescendant(of: alert.view) == true)
        }
    }

    @Test func aChosenActionDismissesAndIsCalled() throws {
        try stage("iphone-15@17") { _, root in
            var isCalled = false
            let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
            let action = UIAlertAction(title: "OK", style: .default) { _ in isCalled = true }
            alert.addAction(action)
            root.present(alert, animated: false)
            alert.choose(action)
            #expect(isCalled)
            #expect(root.presentedViewController == nil)
        }
    }

    @Test("POP-1 an action sheet of iOS 26 is a popover at its source on a phone too, and in the middle without one")
    func actionSheetsAtTheirSource() throws {
        try stage("iphone-16-pro@26") { window, root in
            let sheet = alert(.actionSheet, actions: [.default, .destructive, .cancel])
            root.present(sheet, animated: false)
            #expect(sheet.view.placeInWindow.midX == window.bounds.midX)
            #expect(sheet.view.placeInWindow.width == 300)
            #expect(buttons(sheet.view) == ["A0", "A1", "A2"])
        }
        try stage("iphone-16-pro@26") { _, root in
            let sheet = alert(.actionSheet, actions: [.default, .destructive, .cancel])
            sheet.popoverPresentationController?.sourceView = root.view
            sheet.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 40, height: 40)
            root.present(sheet, animated: false)
            #expect(sheet.view.placeInWindow.width == 304)
            #expect(sheet.view.placeInWindow.minY == 140)
            #expect(buttons(sheet.view) == ["A0", "A1"])
        }
    }

    @Test("POP-1 an action sheet is at the bottom of a phone, and on an iPad in a popover that must have a source")
    func actionSheets() throws {
        try stage("iphone-15@17") { window, root in
            let sheet = alert(.actionSheet, actions: [.default, .destructive, .cancel])
            root.present(sheet, animated: false)
            let frame = sheet.view.placeInWindow
            #expect(frame.minX == 8 && frame.width == window.bounds.width - 16)
            #expect(frame.maxY == window.bounds.maxY - 34)
            #expect(buttons(sheet.view) == ["A0", "A1", "A2"])
        }
        try stage("ipad-pro-11@17") { _, root in
            let sheet = alert(.actionSheet, actions: [.default, .destructive, .cancel])
            root.present(sheet, animated: false)
            #expect(metProblems.map(\.code) == ["popover-without-source"])
            sheet.popoverPresentationController?.sourceView = root.view
            sheet.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 40, height: 40)
            root.present(sheet, animated: false)
            #expect(sheet.view.placeInWindow.width == 304)
            // Its content begins below the arrow.
            #expect(sheet.view.subviews.first?.frame.minY == sheet.view.safeAreaInsets.top)
            #expect(buttons(sheet.view) == ["A0", "A1"])
            #expect(root.presentedViewController === sheet)
            let alert = alert(actions: [.default])
            #expect(alert.popoverPresentationController == nil)
        }
    }
}
