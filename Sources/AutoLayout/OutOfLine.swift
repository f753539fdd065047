/// A value behind a reference, so that its owner's memory layout does not depend on it.
///
/// So modules with a stored constraint system need not import the solver or be rebuilt with it.
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
