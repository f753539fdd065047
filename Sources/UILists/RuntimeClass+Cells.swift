import AdaptiveKit
import Foundation

extension RuntimeClass {
    @_optimize(none) @inline(never)
    @MainActor
    static func make(_ type: UITableViewCell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?)
        -> UITableViewCell
    {
        let passing = unsafeBitCast(type, to: FinalCell.Type.self)
        return unsafeDowncast(
            passing.init(runtimeStyle: style, reuseIdentifier: reuseIdentifier) as AnyObject, to: UITableViewCell.self)
    }

    @_optimize(none) @inline(never)
    @MainActor static func make(_ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?)
        -> UITableViewHeaderFooterView
    {
        let passing = unsafeBitCast(type, to: FinalHeader.Type.self)
        return unsafeDowncast(
            passing.init(runtimeIdentifier: reuseIdentifier) as AnyObject, to: UITableViewHeaderFooterView.self)
    }

    @_optimize(none) @inline(never)
    static func make<Layout: UICollectionViewLayout>(_ type: Layout.Type) -> Layout {
        let passing = unsafeBitCast(type as UICollectionViewLayout.Type, to: FinalLayout.Type.self)
        return unsafeDowncast(passing.init(runtime: ()) as AnyObject, to: Layout.self)
    }
}

private final class FinalLayout: UICollectionViewLayout {}
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

extension UICollectionViewLayout {
    fileprivate convenience init(runtime: Void) { self.init() }
}
