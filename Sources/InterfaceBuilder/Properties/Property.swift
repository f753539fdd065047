internal import Foundation
internal import InterfaceDocuments
internal import UIKit

/// A property of a UIKit class that a document can set: one row of the class's table.
///
/// A row names the value that the reader of documents stores and the property of the object. Everything else follows
/// from these two: how the value is applied, how it is taken back when the size class that it belongs to ends, and how
/// a runtime attribute with the row's key sets it.
///
/// | Way | Uses |
/// |---|---|
/// | read | ``fields``, which the readers in `InterfaceDocuments` fill |
/// | apply | ``hasValue`` and ``apply`` |
/// | take back | ``takeBack``, with a new object of the same class |
/// | runtime attributes | ``key`` and ``setRuntimeValue`` |
@MainActor struct Property<Owner: AnyObject, Content> {
    /// A stored property of the content.
    typealias Field<Stored> = any KeyPath<Content, Stored> & Sendable
    /// A property of the object.
    typealias Target<Value> = ReferenceWritableKeyPath<Owner, Value>
    /// The function that turns a stored value into the object's; `nil` if the document has none.
    typealias Conversion<Stored, Value> = @MainActor (Stored, ValueConverter) -> Value?

    /// The name for key-value coding, such as `hidden`.
    ///
    /// Properties without such a name, for example the title of a state, have a name that is not a key path.
    let key: String
    /// The stored properties of the content that determine the value.
    let fields: [any AnyKeyPath & Sendable]
    /// The keys of the properties that the value depends on: it is applied again after one of them.
    let following: [String]
    /// Whether two contents have the same value.
    let isEqual: @MainActor (Content, Content) -> Bool
    let hasValue: @MainActor (Owner, Content, ValueConverter) -> Bool
    /// Sets the document's value, if it has one.
    let apply: @MainActor (Owner, Content, ValueConverter) -> Void
    /// Sets the value of a new object of the same class, the second argument.
    let takeBack: @MainActor (Owner, Owner) -> Void
    /// Sets the value of a runtime attribute; `false` if the property can't have a value of that type.
    let setRuntimeValue: @MainActor (Owner, Any) -> Bool
    /// The current value.
    let value: @MainActor (Owner) -> Any

    /// Creates a row from its parts.
    ///
    /// - Parameters:
    ///   - key: the name for key-value coding.
    ///   - field: the stored property of the content.
    ///   - others: further stored properties that the value depends on.
    ///   - following: the keys of the properties after which the value is applied again.
    ///   - get: returns the object's value.
    ///   - set: sets the object's value.
    ///   - takeBack: sets the value that an object has if the document has none; `nil` for that of the new object.
    ///   - convert: returns the value that the content has, or `nil`.
    init<Stored: Equatable & Sendable, Value>(
        _ key: String, _ field: Field<Stored>, and others: [Dependency] = [], following: [String] = [],
        get: @escaping @MainActor (Owner) -> Value, set: @escaping @MainActor (Owner, Value) -> Void,
        takeBack: (@MainActor (Owner, Owner) -> Void)? = nil,
        convert: @escaping @MainActor (Content, Owner, ValueConverter) -> Value?
    ) {
        self.key = key
        fields = [field] + others.map(\.field)
        self.following = following
        isEqual = { a, b in
            a[keyPath: field] == b[keyPath: field] && others.allSatisfy { $0.isEqual(a, b) }
        }
        hasValue = { convert($1, $0, $2) != nil }
        apply = { owner, content, converter in
            if let value = convert(content, owner, converter) { set(owner, value) }
        }
        self.takeBack = takeBack ?? { set($0, get($1)) }
        setRuntimeValue = { owner, value in
            guard let value = RuntimeValue.cast(value, to: Value.self) else { return false }
            set(owner, value)
            return true
        }
        value = { get($0) }
    }

    /// Creates a row for a part of a stored property, such as the title of one state.
    init<Whole, Part: Equatable & Sendable, Value>(
        _ key: String, _ field: Field<Whole>, part: @escaping @MainActor (Whole) -> Part?, following: [String] = [],
        get: @escaping @MainActor (Owner) -> Value, set: @escaping @MainActor (Owner, Value) -> Void,
        convert: @escaping @MainActor (Part, Owner, ValueConverter) -> Value?
    ) {
        self.key = key
        fields = [field]
        self.following = following
        isEqual = { part($0[keyPath: field]) == part($1[keyPath: field]) }
        hasValue = { owner, content, converter in
            part(content[keyPath: field]).flatMap { convert($0, owner, converter) } != nil
        }
        apply = { owner, content, converter in
            if let value = part(content[keyPath: field]).flatMap({ convert($0, owner, converter) }) {
                set(owner, value)
            }
        }
        takeBack = { set($0, get($1)) }
        setRuntimeValue = { _, _ in false }
        value = { get($0) }
    }

    /// Creates the row of a property that only runtime attributes set.
    init<Value>(runtime key: String, _ target: Target<Value>) {
        self.init(runtime: key, get: { $0[keyPath: target] }, set: { $0[keyPath: target] = $1 })
    }

    /// Creates the row of a property that only runtime attributes set.
    init<Value>(
        runtime key: String, get: @escaping @MainActor (Owner) -> Value,
        set: @escaping @MainActor (Owner, Value) -> Void
    ) {
        self.key = key
        fields = []
        following = []
        isEqual = { _, _ in true }
        hasValue = { _, _, _ in false }
        apply = { _, _, _ in }
        takeBack = { set($0, get($1)) }
        setRuntimeValue = { owner, value in
            guard let value = RuntimeValue.cast(value, to: Value.self) else { return false }
            set(owner, value)
            return true
        }
        value = { get($0) }
    }

    /// A further stored property of the content that a value depends on.
    struct Dependency {
        let field: any AnyKeyPath & Sendable
        let isEqual: @MainActor (Content, Content) -> Bool

        init<Stored: Equatable & Sendable>(_ field: Field<Stored>) {
            self.field = field
            isEqual = { $0[keyPath: field] == $1[keyPath: field] }
        }
    }
}

// MARK: Rows of common kinds

extension Property {
    /// A value that is stored in UIKit's form.
    init<Value: Equatable & Sendable>(
        _ key: String, _ field: Field<Value>, _ target: Target<Value>, following: [String] = []
    ) {
        self.init(
            key, field, following: following, get: { $0[keyPath: target] }, set: { $0[keyPath: target] = $1 }
        ) { content, _, _ in content[keyPath: field] }
    }

    /// A value that is stored in UIKit's form; without one, the class determines it.
    init<Value: Equatable & Sendable>(_ key: String, _ field: Field<Value?>, _ target: Target<Value>) {
        self.init(key, field, get: { $0[keyPath: target] }, set: { $0[keyPath: target] = $1 }) { content, _, _ in
            content[keyPath: field]
        }
    }

    /// A value that is stored in another form; without one, the class determines it.
    init<Stored: Equatable & Sendable, Value>(
        _ key: String, _ field: Field<Stored?>, _ target: Target<Value>, following: [String] = [],
        convert: @escaping Conversion<Stored, Value>
    ) {
        self.init(
            key, field, following: following, get: { $0[keyPath: target] }, set: { $0[keyPath: target] = $1 }
        ) { content, _, converter in
            content[keyPath: field].flatMap { convert($0, converter) }
        }
    }

    /// A value that is stored in another form.
    init<Stored: Equatable & Sendable, Value>(
        _ key: String, always field: Field<Stored>, _ target: Target<Value>, following: [String] = [],
        convert: @escaping Conversion<Stored, Value>
    ) {
        self.init(
            key, field, following: following, get: { $0[keyPath: target] }, set: { $0[keyPath: target] = $1 }
        ) { content, _, converter in
            convert(content[keyPath: field], converter)
        }
    }

    /// A color; without one, the class determines it.
    init(_ key: String, _ field: Field<DocumentColor?>, _ target: Target<UIColor?>) {
        self.init(key, field, get: { $0[keyPath: target] }, set: { $0[keyPath: target] = $1 }) {
            content, _, converter in
            content[keyPath: field].flatMap { converter.color($0) }.map { .some($0) }
        }
    }

    /// An image; without one, the class determines it.
    init(_ key: String, _ field: Field<DocumentImage?>, _ target: Target<UIImage?>) {
        self.init(key, field, get: { $0[keyPath: target] }, set: { $0[keyPath: target] = $1 }) {
            content, _, converter in
            content[keyPath: field].map { .some(converter.image($0)) }
        }
    }

    /// The row for a class whose content contains this one, such as a switch, whose content contains a control's.
    func within<NewOwner: AnyObject, NewContent>(
        _ path: any KeyPath<NewContent, Content> & Sendable, of type: NewOwner.Type,
        as owner: @escaping @MainActor (NewOwner) -> Owner
    ) -> Property<NewOwner, NewContent> {
        Property<NewOwner, NewContent>(lifting: self, path, owner)
    }

    private init<InnerOwner: AnyObject, InnerContent>(
        lifting inner: Property<InnerOwner, InnerContent>, _ path: any KeyPath<Content, InnerContent> & Sendable,
        _ owner: @escaping @MainActor (Owner) -> InnerOwner
    ) {
        key = inner.key
        fields = inner.fields
        following = inner.following
        isEqual = { inner.isEqual($0[keyPath: path], $1[keyPath: path]) }
        hasValue = { inner.hasValue(owner($0), $1[keyPath: path], $2) }
        apply = { inner.apply(owner($0), $1[keyPath: path], $2) }
        takeBack = { inner.takeBack(owner($0), owner($1)) }
        setRuntimeValue = { inner.setRuntimeValue(owner($0), $1) }
        value = { inner.value(owner($0)) }
    }
}
