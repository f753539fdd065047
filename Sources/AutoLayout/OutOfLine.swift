/// A value kept behind a reference, so that the size of whoever holds it does not follow from the value's own layout.
///
/// Modules that hold a constraint system inline need not know the solver then, nor be built again with it.
struct OutOfLine<Value: Sendable>: Sendable {
    private var storage: ContiguousArray<Value>

    init(_ value: Value) {
        storage = [value]
    }

    var value: Value {
        get { storage[0] }
        _modify { yield &storage[0] }
    }
}
