import Foundation
import UIKit

extension Walker {
    /// Types a text after the one that is there, and tells the delegate.
    func type(_ text: String, into name: String) throws(WalkProblem) {
        let element = try ScreenSearch(input).element(named: name)
        let view = element.view
        guard window.visibleCenter(of: view) != nil else { throw .offScreen(name) }
        if let field = view as? UITextField ?? (view as? UISearchBar)?.searchTextField {
            guard field.isEnabled else { throw .disabled(name) }
            guard view.becomeFirstResponder() else { throw .refused(name) }
            try type(text, into: field, name)
            if let bar = view as? UISearchBar { bar.delegate?.searchBar(bar, textDidChange: bar.text ?? "") }
        } else if let textView = view as? UITextView {
            try type(text, into: textView, name)
        } else {
            throw .notEditable(name)
        }
    }

    private func type(_ text: String, into field: UITextField, _ name: String) throws(WalkProblem) {
        let end = NSRange(location: (field.text ?? "").utf16.count, length: 0)
        guard field.delegate?.textField(field, shouldChangeCharactersIn: end, replacementString: text) ?? true else {
            throw .refused(name)
        }
        field.insertText(text)
        field.sendActions(for: .editingChanged)
    }

    private func type(_ text: String, into view: UITextView, _ name: String) throws(WalkProblem) {
        guard view.isEditable else { throw .notEditable(name) }
        let delegate = view.delegate
        guard view.becomeFirstResponder() else { throw .refused(name) }
        let end = NSRange(location: (view.text ?? "").utf16.count, length: 0)
        guard delegate?.textView(view, shouldChangeTextIn: end, replacementText: text) ?? true else {
            throw .refused(name)
        }
        view.insertText(text)
        delegate?.textViewDidChange(view)
    }
}
