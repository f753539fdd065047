package import Foundation

/// Makes objects of classes that are known only at run time, with the initializers that UIKit calls.
///
/// ## Why it exists
///
/// UIKit makes objects of classes that it is given as values: `register(MyCell.self, forCellReuseIdentifier:)`, a layer
/// from `layerClass`, a segue or a cell from the name of a class in a document. It calls `init(frame:)`,
/// `init(style:reuseIdentifier:)` and their like through the Objective-C runtime, which finds the subclass's override.
///
/// Swift calls an initializer on a metatype only if the initializer is `required`. UIKit's initializers aren't: code
/// written against UIKit declares `override init(frame:)`, and with `required` every subclass would have to declare
/// `required init(frame:)`. Code that compiles against UIKit must compile here unchanged, so that isn't an option.
/// There is no other one: Linux has no Objective-C runtime, a protocol requirement would need `required` as well, and a
/// registry of closures would need a line of code for each class.
///
/// ## How it works
///
/// A convenience initializer of the base class calls `self.init(frame:)`, and that call reaches the override of the
/// object's class. Swift allows a convenience initializer to be called on a metatype if the class is final. So each
/// function below casts the metatype to that of a private final subclass, and calls a convenience initializer on it.
/// The metatype itself is passed through unchanged, and the object is of the requested class.
///
/// Swift doesn't define this cast. The functions are therefore excluded from optimization with `@_optimize(none)` and
/// `@inline(never)`, so that the compiler can't conclude that the object is of the private class. `RuntimeClassTests`
/// creates objects of subclasses with and without an override, and would fail with a compiler that breaks the cast;
/// `swift test -c release --filter RuntimeClassTests` runs the same tests on optimized code.
///
/// A subclass that has no such initializer stops with Swift's own message, as it does in UIKit.
///
/// `ClassLookup` finds a class by its name with `NSClassFromString`, which Foundation has on Linux too. It accepts only
/// names of Swift identifiers, in the modules of the code that opens the document.
@MainActor package enum RuntimeClass {
    @_optimize(none) @inline(never)
    package static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
        let passing = unsafeBitCast(type as UIView.Type, to: FinalView.Type.self)
        return unsafeDowncast(passing.init(runtimeFrame: frame) as AnyObject, to: View.self)
    }

    @_optimize(none) @inline(never)
    package static func make<Controller: UIViewController>(
        _ type: Controller.Type, nibName: String?, bundle: Bundle?
    ) -> Controller {
        let passing = unsafeBitCast(type as UIViewController.Type, to: FinalController.Type.self)
        return unsafeDowncast(passing.init(runtimeName: nibName, bundle: bundle) as AnyObject, to: Controller.self)
    }

    @_optimize(none) @inline(never)
    static func make<Item: UIBarItem>(_ type: Item.Type) -> Item {
        let passing = unsafeBitCast(type as UIBarItem.Type, to: FinalItem.Type.self)
        return unsafeDowncast(passing.init(runtime: ()) as AnyObject, to: Item.self)
    }

    @_optimize(none) @inline(never)
    package static func make(_ type: NSObject.Type) -> NSObject {
        let passing = unsafeBitCast(type, to: FinalObject.Type.self)
        return unsafeDowncast(passing.init(runtimeObject: ()) as AnyObject, to: NSObject.self)
    }

    @_optimize(none) @inline(never)
    package static func make(_ type: CALayer.Type) -> CALayer {
        let passing = unsafeBitCast(type, to: FinalLayer.Type.self)
        return unsafeDowncast(passing.init(runtime: ()) as AnyObject, to: CALayer.self)
    }

    @_optimize(none) @inline(never)
    package static func make(
        _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> UIStoryboardSegue {
        let passing = unsafeBitCast(type, to: FinalSegue.Type.self)
        return unsafeDowncast(
            passing.init(runtimeIdentifier: identifier, source: source, destination: destination) as AnyObject,
            to: UIStoryboardSegue.self)
    }
}

private final class FinalObject: NSObject {}
private final class FinalView: UIView {}
private final class FinalController: UIViewController {}
private final class FinalItem: UIBarItem {}
private final class FinalLayer: CALayer {}
private final class FinalSegue: UIStoryboardSegue {}

extension NSObject {
    fileprivate convenience init(runtimeObject: Void) { self.init() }
}

extension UIView {
    fileprivate convenience init(runtimeFrame frame: CGRect) { self.init(frame: frame) }
}

extension UIViewController {
    fileprivate convenience init(runtimeName: String?, bundle: Bundle?) {
        self.init(nibName: runtimeName, bundle: bundle)
    }
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
