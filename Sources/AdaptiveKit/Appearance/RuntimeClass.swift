import Foundation

/// Makes objects of classes that are known at run time only, by the initializers that UIKit itself calls: a registered
/// cell by `init(style:reuseIdentifier:)`, a proxy by `init(frame:)`.
///
/// Swift lets a metatype be asked for `required` initializers alone, and these cannot be `required`: code written
/// against UIKit says `override init(frame:)`. What does reach a subclass's override is a convenience initializer of
/// the base class, for it calls the designated one of whatever class it was itself called on. A metatype may be asked
/// for a convenience initializer where its class is final; hence a final class that the metatype passes as. It is
/// passed through as it is while nothing is optimized here, which debug and release tests show. A subclass that
/// has no such initializer stops with Swift's own message, as it does in UIKit.
enum RuntimeClass {
    @_optimize(none) @inline(never)
    static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
        let passing = unsafeBitCast(type as UIView.Type, to: FinalView.Type.self)
        return unsafeDowncast(passing.init(runtimeFrame: frame) as AnyObject, to: View.self)
    }

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

    @_optimize(none) @inline(never)
    static func make<Item: UIBarItem>(_ type: Item.Type) -> Item {
        let passing = unsafeBitCast(type as UIBarItem.Type, to: FinalItem.Type.self)
        return unsafeDowncast(passing.init(runtime: ()) as AnyObject, to: Item.self)
    }

    @_optimize(none) @inline(never)
    static func make(_ type: CALayer.Type) -> CALayer {
        let passing = unsafeBitCast(type, to: FinalLayer.Type.self)
        return unsafeDowncast(passing.init(runtime: ()) as AnyObject, to: CALayer.self)
    }

    @_optimize(none) @inline(never)
    static func make(
        _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> UIStoryboardSegue {
        let passing = unsafeBitCast(type, to: FinalSegue.Type.self)
        return unsafeDowncast(
            passing.init(runtimeIdentifier: identifier, source: source, destination: destination) as AnyObject,
            to: UIStoryboardSegue.self)
    }
}

private final class FinalView: UIView {}
private final class FinalCell: UITableViewCell {}
private final class FinalHeader: UITableViewHeaderFooterView {}
private final class FinalItem: UIBarItem {}
private final class FinalLayer: CALayer {}
private final class FinalSegue: UIStoryboardSegue {}

extension UIView {
    fileprivate convenience init(runtimeFrame frame: CGRect) { self.init(frame: frame) }
}

extension UITableViewCell {
    fileprivate convenience init(runtimeStyle style: CellStyle, reuseIdentifier: String?) {
        self.init(style: style, reuseIdentifier: reuseIdentifier)
    }
}

extension UITableViewHeaderFooterView {
    fileprivate convenience init(runtimeIdentifier: String?) { self.init(reuseIdentifier: runtimeIdentifier) }
}

extension UIBarItem {
    fileprivate convenience init(runtime: Void) { self.init() }
}

extension CALayer {
    fileprivate convenience init(runtime: Void) { self.init() }
}

extension UIStoryboardSegue {
    fileprivate convenience init(
        runtimeIdentifier: String?, source: UIViewController, destination: UIViewController
    ) {
        self.init(identifier: runtimeIdentifier, source: source, destination: destination)
    }
}
