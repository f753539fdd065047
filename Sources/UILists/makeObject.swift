@_spi(Subclassing) public import AdaptiveKit
public import Foundation
public import UIControls

// Objects of classes that are known only at run time, as Objective-C makes them: Porting writes `makeObject(of: Cell.self)`
// where code calls `Cell()` on a generic parameter or on a value that is a class.

/// Creates a view of a class that is known only at run time.
@preconcurrency @MainActor public func makeObject<View: UIView>(of type: View.Type, frame: CGRect = .zero) -> View {
    RuntimeClass.make(type, frame: frame)
}

/// Creates a cell of a class that is known only at run time.
@preconcurrency @MainActor public func makeObject<Cell: UITableViewCell>(
    of type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> Cell {
    unsafeDowncast(RuntimeClass.make(type, style: style, reuseIdentifier: reuseIdentifier), to: Cell.self)
}

/// Creates a header or footer of a class that is known only at run time.
@preconcurrency @MainActor public func makeObject<Header: UITableViewHeaderFooterView>(
    of type: Header.Type, reuseIdentifier: String?
) -> Header {
    unsafeDowncast(RuntimeClass.make(type, reuseIdentifier: reuseIdentifier), to: Header.self)
}

/// Creates a button of a class that is known only at run time.
@preconcurrency @MainActor
public func makeObject<Button: UIButton>(of type: Button.Type, type buttonType: UIButton.ButtonType) -> Button {
    let button: UIButton = RuntimeClass.make(type, frame: .zero)
    button.become(buttonType)
    return unsafeDowncast(button, to: Button.self)
}

/// Creates a controller of a class that is known only at run time.
@preconcurrency @MainActor public func makeObject<Controller: UIViewController>(
    of type: Controller.Type, nibName: String? = nil, bundle: Bundle? = nil
) -> Controller {
    RuntimeClass.make(type, nibName: nibName, bundle: bundle)
}

/// Creates a layer of a class that is known only at run time.
@preconcurrency @MainActor public func makeObject<Layer: CALayer>(of type: Layer.Type) -> Layer {
    unsafeDowncast(RuntimeClass.make(type as CALayer.Type), to: Layer.self)
}

/// Creates a layout of a class that is known only at run time.
@preconcurrency @MainActor
public func makeObject<Layout: UICollectionViewLayout>(of type: Layout.Type) -> Layout { RuntimeClass.make(type) }

/// Creates a segue of a class that is known only at run time.
@preconcurrency @MainActor public func makeObject<Segue: UIStoryboardSegue>(
    of type: Segue.Type, identifier: String?, source: UIViewController, destination: UIViewController
) -> Segue {
    unsafeDowncast(
        RuntimeClass.make(type, identifier: identifier, source: source, destination: destination), to: Segue.self)
}
