import AdaptiveKit
import Foundation

extension RuntimeClass {
    @_optimize(none) @inline(never)
    static func make(_ type: UITableViewCell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?)
        -> UITableViewCell
    {
        let passing = unsafeBitCast(type, to: FinalCell.Type.self)
        return unsafeDowncast(
            passing.init(runtimeStyle: style, reuseIdentifier: reuseIdentifier) as AnyObject, to: UITableViewCell.self)
    }

    @_optimize(none) @inline(never)
    static func make(_ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?)
        -> UITableViewHeaderFooterView
    {
        let passing = unsafeBitCast(type, to: FinalHeader.Type.self)
        return unsafeDowncast(
            passing.init(runtimeIdentifier: reuseIdentifier) as AnyObject, to: UITableViewHeaderFooterView.self)
    }
}

private final class FinalCell: UITableViewCell {}
private final class FinalHeader: UITableViewHeaderFooterView {}

extension UITableViewCell {
    fileprivate convenience init(runtimeStyle style: CellStyle, reuseIdentifier: String?) {
        self.init(style: style, reuseIdentifier: reuseIdentifier)
    }
}

extension UITableViewHeaderFooterView {
    fileprivate convenience init(runtimeIdentifier: String?) { self.init(reuseIdentifier: runtimeIdentifier) }
}
