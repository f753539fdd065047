/// A method of `UIViewController` that a class may override to become the target of an action.
///
/// UIKit asks the Objective-C runtime whether a class implements the action's method itself. Swift has no such question,
/// but the table of methods in a class's metadata answers it: an entry differs from that of `UIViewController` if the
/// class, or one between the two, overrides the method. The place of the entry is found by comparing two private
/// classes, of which one overrides only that method. Nothing is changed, and nothing is called.
///
/// If a compiler lays out metadata differently, the place is not found, and a class has to say what it performs in
/// `canPerformAction(_:withSender:)`. `OverriddenMethodTests` would fail.
struct OverriddenMethod {
    /// The index of the method's entry; `nil` if it wasn't found.
    private let index: Int?

    static let show = OverriddenMethod(in: ShowingController.self)
    static let showDetail = OverriddenMethod(in: DetailController.self)

    private init(in example: UIViewController.Type) {
        let base = MethodTable(of: UIViewController.self)
        let (plain, other) = (MethodTable(of: PlainController.self), MethodTable(of: example))
        let count = min(base.count, plain.count, other.count)
        let differing = (0..<count).filter { plain[$0] == base[$0] && other[$0] != base[$0] }
        index = differing.count == 1 ? differing[0] : nil
    }

    /// Whether a class overrides the method.
    func isOverridden(in type: UIViewController.Type) -> Bool {
        guard let index else { return false }
        let table = MethodTable(of: type)
        return index < table.count && table[index] != MethodTable(of: UIViewController.self)[index]
    }
}

/// The words of a class's metadata from its methods on, which subclasses continue.
private struct MethodTable {
    /// Of the words before: kind, superclass, flags, instance size, class size, description, destroyer.
    private static let headerCount = 7
    private let words: UnsafePointer<UInt>
    let count: Int

    init(of type: AnyClass) {
        words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
        // The fifth word has the class's size and, above it, the offset of the first word, both in bytes.
        let sizes = words[4]
        let (size, offset) = (Int(sizes & 0xFFFF_FFFF), Int(sizes >> 32))
        count = max(0, (size - offset) / MemoryLayout<UInt>.size - Self.headerCount)
    }

    subscript(index: Int) -> UInt { words[Self.headerCount + index] }
}

private final class PlainController: UIViewController {}

private final class ShowingController: UIViewController {
    override func show(_ vc: UIViewController, sender: Any?) {}
}

private final class DetailController: UIViewController {
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
}

extension UIResponder.ResponderAction {
    /// Whether the class implements the action's method itself.
    func isImplemented(by type: UIViewController.Type) -> Bool {
        switch self {
        case .showViewController: OverriddenMethod.show.isOverridden(in: type)
        case .showDetailViewController: OverriddenMethod.showDetail.isOverridden(in: type)
        default: false
        }
    }
}
