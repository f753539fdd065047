internal import Foundation
internal import InterfaceDocuments

/// The properties of a UIKit class that a document can set, in the order in which they are applied.
@MainActor struct PropertyTable<Owner: AnyObject, Content> {
    /// The part of a view in the document that has the values; `nil` if the view is of another kind.
    let content: @MainActor (DocumentView) -> Content?
    let properties: [Property<Owner, Content>]

    init(_ content: @escaping @MainActor (DocumentView) -> Content?, _ properties: [Property<Owner, Content>]) {
        self.content = content
        self.properties = properties
    }

    /// The rows for a class whose content contains this one.
    func within<NewOwner: AnyObject, NewContent>(
        _ path: any KeyPath<NewContent, Content> & Sendable, as owner: @escaping @MainActor (NewOwner) -> Owner
    ) -> [Property<NewOwner, NewContent>] {
        properties.map { $0.within(path, of: NewOwner.self, as: owner) }
    }
}

/// The type-erased table of a class, with the four operations on its rows.
@MainActor protocol ClassProperties {
    /// Sets all values that the document has.
    func apply(_ source: DocumentView, to object: AnyObject, _ converter: ValueConverter)
    /// The keys of the properties whose values differ.
    func changedKeys(from old: DocumentView, to new: DocumentView, of object: AnyObject) -> [String]
    /// Resets the values that the document no longer has.
    func takeBack(
        from old: DocumentView, to new: DocumentView, of object: AnyObject, standard: () -> AnyObject,
        _ converter: ValueConverter)
    /// Sets the values of the properties with these keys, and of those that depend on them.
    func apply(_ keys: Set<String>, of source: DocumentView, to object: AnyObject, _ converter: ValueConverter)
    /// The values of the object's properties, by key.
    func values(of object: AnyObject) -> [String: Any]
    /// Sets the property with a key; returns `false` if there is none, or it cannot have such a value.
    func setRuntimeValue(_ value: Any, _ key: String, of object: AnyObject) -> Bool
}

extension PropertyTable: ClassProperties {
    func apply(_ source: DocumentView, to object: AnyObject, _ converter: ValueConverter) {
        guard let owner = object as? Owner, let content = content(source) else { return }
        for property in properties { property.apply(owner, content, converter) }
    }

    func changedKeys(from old: DocumentView, to new: DocumentView, of object: AnyObject) -> [String] {
        guard object is Owner, let old = content(old), let new = content(new) else { return [] }
        return properties.filter { !$0.isEqual(old, new) }.map(\.key)
    }

    func takeBack(
        from old: DocumentView, to new: DocumentView, of object: AnyObject, standard: () -> AnyObject,
        _ converter: ValueConverter
    ) {
        guard let owner = object as? Owner, let old = content(old), let new = content(new) else { return }
        for property in properties
        where !property.isEqual(old, new) && !property.hasValue(owner, new, converter) {
            guard let standard = standard() as? Owner else { return }
            property.takeBack(owner, standard)
        }
    }

    func apply(_ keys: Set<String>, of source: DocumentView, to object: AnyObject, _ converter: ValueConverter) {
        guard let owner = object as? Owner, let content = content(source) else { return }
        for property in properties
        where keys.contains(property.key) || property.following.contains(where: keys.contains) {
            property.apply(owner, content, converter)
        }
    }

    func values(of object: AnyObject) -> [String: Any] {
        guard let owner = object as? Owner else { return [:] }
        return Dictionary(properties.map { ($0.key, $0.value(owner)) }) { _, last in last }
    }

    func setRuntimeValue(_ value: Any, _ key: String, of object: AnyObject) -> Bool {
        guard let owner = object as? Owner else { return false }
        return properties.contains { $0.key == key && $0.setRuntimeValue(owner, value) }
    }
}
