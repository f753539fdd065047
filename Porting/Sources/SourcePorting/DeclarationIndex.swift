import SwiftParser
import SwiftSyntax

/// The declarations of some modules that the rewriting of a file in them depends on.
struct DeclarationIndex {
    /// A method of a type.
    struct Method: Equatable {
        var base: String
        var labels: [String]
        /// The name with what tells overloads apart.
        var dispatchKey: String
        /// The result as it is written; `Void` if none is.
        var result: String
        /// The types of the parameters as they are written.
        var parameters: [String]
        var isStatic = false
        var isAsync = false
        var isGeneric = false
        var isPrivate = false
        var isOverride = false
        var isObjectiveC = false
        var isOpen = false
        var isInExtension = false
        var file: String

        func hasName(_ base: String, _ labels: [String]?) -> Bool {
            self.base == base && (labels == nil || labels == self.labels)
        }
    }

    /// A type, with what all its extensions add.
    struct TypeRecord {
        /// The name with the types around it.
        var name: String
        /// Whether its own declaration is in the files, and not only extensions.
        var isDeclared = false
        var isClass = false
        var isProtocol = false
        var isPrivate = false
        /// Whether the app starts with it: `@main`.
        var isEntryPoint = false
        /// Whether it is declared outside of all other types.
        var isTopLevel = false
        /// Whether other files can always name it.
        var isEverywhere = false
        /// The file of its own declaration.
        var file = ""
        var initializers: [Initializer] = []
        /// The last words of what it inherits from.
        var inherited: [String] = []
        /// The classes that its generic parameters and associated types inherit from, by their names.
        var constraints: [String: String] = [:]
        var methods: [Method] = []
        /// The names of properties, with whether each is in an extension.
        var properties: [(name: String, isOverride: Bool, isInExtension: Bool)] = []
        /// The names in the types of the stored properties that only an initializer gives a value.
        var namesOfRequiredValues: Set<String> = []

        /// Whether the type overrides the member that a key with types names.
        func overrides(_ dispatchKey: String) -> Bool {
            methods.contains { $0.isOverride && $0.dispatchKey == dispatchKey }
                || properties.contains { $0.isOverride && $0.name == dispatchKey }
        }
    }

    /// An initializer of a type.
    struct Initializer {
        var isConvenience: Bool
        /// Whether other files can call it without arguments.
        var isWithoutArguments: Bool
        /// Whether it is `init(nibName:bundle:)`.
        var isOfDocument: Bool
        var labels: [String]
    }

    /// A requirement that need not be met.
    struct OptionalRequirement {
        var base: String
        var labels: [String]
        /// `false` for a property.
        var isMethod: Bool
    }

    /// The types by the last word of their names.
    private(set) var types: [String: TypeRecord] = [:]
    /// The optional requirements by protocol.
    private(set) var optionalRequirements: [String: [OptionalRequirement]] = [:]
    /// The members that classes must declare for their extensions, by the last word of the class's name.
    private(set) var forwarders: [String: [String]] = [:]
    /// The types that are left out because they are made for SwiftUI.
    private(set) var swiftUITypes: Set<String> = []
    /// The names that SwiftUI has, as far as the files declare no type of the name outside of other types.
    private(set) var swiftUINames = AppleModules.swiftUINames
    /// Those of them that types inside of other types have.
    private(set) var swiftUINamesOfNestedTypes: Set<String> = []
    /// The names of the properties whose values are closures.
    private(set) var closureNames: Set<String> = []
    /// The names of the properties of classes and structures.
    private var propertyNames: Set<String> = []
    /// The names of members that may be missing, and are read and not called.
    private var valueNames: Set<String> = []
    /// The types that other names stand for, by the last word of the alias.
    private var aliases: [String: String] = [:]
    /// The types that files declare which import SwiftUI.
    private var typesBesideSwiftUI: Set<String> = []
    /// The members of extensions that a class overrides or that override, as `Class.base(labels)`.
    private(set) var hoisted: Set<String> = []
    /// The members of extensions of UIKit's classes that classes override, as `Class.key`.
    private var dispatches: [String: Dispatch] = [:]
    /// The members that override those, as `Class.key`.
    private var overrides: [String: Override] = [:]
    /// The members of the classes' extensions that are written as `override`.
    private var extensionMembers: [ExtensionMember] = []

    /// A member of an extension of a class, which Objective-C can override and Swift cannot.
    struct ExtensionMember {
        var type: String
        /// The name with labels, as a key.
        var key: String
        var isOverride: Bool
        var isOpen: Bool
        /// The declaration that the class's own body needs.
        var forwarder: String
        /// The same for what overrides a member of an extension of UIKit's class.
        var overridingForwarder: String
        /// The name with what tells overloads apart.
        var dispatchKey: String
        /// The code that lets classes override the member, if it extends a UIKit class.
        var dispatch: Dispatch?
    }

    /// The code that lets classes override a member of an extension of a UIKit class.
    struct Dispatch {
        var protocolName: String
        /// The member that asks the object.
        var declaration: String
        /// The protocol of the classes that override it.
        var requirement: String

        static func protocolName(_ type: String, _ key: String) -> String {
            let words = key.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter { $0 != "_" }
            return (["Overriding", type] + words.map(String.init)).joined(separator: "_")
        }
    }

    /// A member that overrides one of an extension of a UIKit class.
    struct Override {
        /// UIKit's class.
        var base: String
        var protocolName: String
        /// The name with labels.
        var memberKey: String
        /// Whether a class above overrides it too.
        var isBelowAnother: Bool
    }

    init() {}

    /// Takes in a parsed file.
    mutating func add(_ tree: SourceFileSyntax, file: String) {
        let scanner = DeclarationScanner(file: file)
        scanner.walk(tree)
        for (key, record) in scanner.types {
            guard var known = types[key] else {
                types[key] = record
                continue
            }
            if record.isDeclared {
                (known.name, known.isClass, known.isProtocol) = (record.name, record.isClass, record.isProtocol)
            }
            known.isDeclared = known.isDeclared || record.isDeclared
            known.isTopLevel = known.isTopLevel || record.isTopLevel
            known.isPrivate = known.isPrivate || record.isPrivate
            known.isEntryPoint = known.isEntryPoint || record.isEntryPoint
            // The superclass is in the type's own declaration.
            known.inherited =
                record.isDeclared ? record.inherited + known.inherited : known.inherited + record.inherited
            if record.isDeclared { (known.file, known.isEverywhere) = (record.file, record.isEverywhere) }
            known.initializers += record.initializers
            known.constraints.merge(record.constraints) { own, _ in own }
            known.methods += record.methods
            known.properties += record.properties
            known.namesOfRequiredValues.formUnion(record.namesOfRequiredValues)
            types[key] = known
        }
        for (key, requirements) in scanner.optionalRequirements {
            optionalRequirements[key, default: []] += requirements
        }
        extensionMembers += scanner.extensionMembers
        closureNames.formUnion(scanner.closureNames)
        propertyNames.formUnion(scanner.propertyNames)
        let values = OptionalValueFinder(viewMode: .sourceAccurate)
        values.walk(tree)
        valueNames.formUnion(values.found)
        aliases.merge(scanner.aliases) { own, _ in own }
        if tree.importsSwiftUI { swiftUITypes.formUnion(scanner.swiftUITypes) }
        guard tree.importsSwiftUI else { return }
        typesBesideSwiftUI.formUnion(scanner.types.filter { $0.value.isDeclared }.keys)
    }

    /// Finds what depends on all files; called once after the last one.
    mutating func finish() {
        // The app's own types are not SwiftUI's, whatever their names.
        swiftUINames = AppleModules.swiftUINames.filter { types[$0]?.isTopLevel != true }
        swiftUINamesOfNestedTypes = swiftUINames.filter { types[$0]?.isDeclared == true }
        // What inherits from a type that is left out is left out too.
        var count = -1
        while count != swiftUITypes.count {
            count = swiftUITypes.count
            for name in typesBesideSwiftUI where !(types[name]?.isClass ?? false) {
                if types[name]?.inherited.contains(where: swiftUITypes.contains) == true { swiftUITypes.insert(name) }
            }
            swiftUITypes.formUnion(types.keys.filter(needsValueOfSwiftUI))
        }
        for member in extensionMembers where !member.isOverride && types[member.type]?.isDeclared != true {
            findOverrides(of: member)
        }
        for member in extensionMembers {
            guard let type = types[member.type], type.isDeclared, type.isClass else { continue }
            let isOverridden = member.isOpen || isOverriddenBelow(member)
            guard member.isOverride || isOverridden else { continue }
            guard hoisted.insert("\(member.type).\(member.key)").inserted else { continue }
            let overriding = override(of: member.type, member.dispatchKey)
                .map { ($0.isBelowAnother ? "override " : "") + member.overridingForwarder }
            var forwarder = overriding ?? member.forwarder
            // NSObject declares few methods without Objective-C.
            if OverrideRules.ofObjectiveC.contains(member.key), !isOfKit(member.type) {
                forwarder = forwarder.replacing("override ", with: "", maxReplacements: 1)
            }
            forwarders[member.type, default: []].append(forwarder)
        }
    }

    /// Whether a type of the app's own cannot be created, because it needs a value of a type that is left out.
    ///
    /// UIKit's views and controllers stay, without the members that show SwiftUI.
    private func needsValueOfSwiftUI(_ name: String) -> Bool {
        guard let type = types[name], type.isDeclared, !type.namesOfRequiredValues.isEmpty, !isOfKit(name) else {
            return false
        }
        // A class may do more than hold one of SwiftUI's own values.
        return !type.namesOfRequiredValues.isDisjoint(with: swiftUITypes)
            || !type.isClass && typesBesideSwiftUI.contains(name)
                && !type.namesOfRequiredValues.isDisjoint(with: swiftUINames)
    }

    /// Finds the classes that override a member which an extension of UIKit's class declares.
    private mutating func findOverrides(of member: ExtensionMember) {
        guard let dispatch = member.dispatch else { return }
        let names = types.keys.filter { name in
            name != member.type && Self.mayInherit(([name] + superclasses(of: name)).last ?? name, from: member.type)
                && types[name].map { $0.overrides(member.dispatchKey) } == true
        }
        guard !names.isEmpty else { return }
        dispatches["\(member.type).\(member.dispatchKey)"] = dispatch
        for name in names {
            overrides["\(name).\(member.dispatchKey)"] = Override(
                base: member.type, protocolName: dispatch.protocolName, memberKey: member.key,
                isBelowAnother: superclasses(of: name).contains(where: names.contains))
        }
    }

    /// Whether UIKit's class may inherit from another, by its name.
    private static func mayInherit(_ name: String, from base: String) -> Bool {
        let isController = name.hasSuffix("Controller")
        return switch base {
        case "NSObject": true
        case "UIResponder": name.hasPrefix("UI")
        case "UIView": name.hasPrefix("UI") && !isController && name != "UIResponder"
        case "UIViewController": isController
        default: name == base || name.hasSuffix(base.dropFirst(2))
        }
    }

    /// The code for a member of an extension of a UIKit class; `nil` if no class overrides it.
    func dispatch(of type: String, _ key: String) -> Dispatch? { dispatches["\(type).\(key)"] }

    /// How the member of a class overrides one of an extension of UIKit's class.
    func override(of type: String, _ key: String) -> Override? { overrides["\(type).\(key)"] }

    /// How a class's member with a name overrides one of an extension of UIKit's class.
    func override(named name: String, of type: String) -> Override? {
        overrides["\(type).\(name)"]
            ?? overrides.filter { $0.key.hasPrefix("\(type).\(name)(") }.min { $0.key < $1.key }?.value
    }

    private func isOverriddenBelow(_ member: ExtensionMember) -> Bool {
        types.contains { name, record in
            name != member.type && record.isClass
                && (record.methods.contains { $0.isOverride && Self.key($0.base, $0.labels) == member.key }
                    || record.properties.contains { $0.isOverride && $0.name == member.key })
                && superclasses(of: name).contains(member.type)
        }
    }

    static func key(_ base: String, _ labels: [String]) -> String {
        labels.isEmpty ? "\(base)()" : "\(base)(\(labels.map { $0 + ":" }.joined()))"
    }

    /// Whether a member of an extension is renamed, because the class's body has its name.
    func isHoisted(_ type: String, _ key: String) -> Bool { hoisted.contains("\(type).\(key)") }

    /// The classes above a class, nearest first, as far as the files say; the last may be UIKit's.
    func superclasses(of name: String) -> [String] {
        var found: [String] = []
        var current = name
        while let record = types[current], record.isDeclared, record.isClass, let next = record.inherited.first,
            !found.contains(next), next != name
        {
            if types[next]?.isProtocol == true { break }
            found.append(next)
            current = next
        }
        return found
    }

    /// The type that a name stands for.
    func alias(of name: String) -> String { aliases[name] ?? name }

    /// Whether the class is one of UIKit's controllers for screens, or of its subclasses.
    func isScreen(_ name: String) -> Bool {
        [
            "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController",
            "UITabBarController", "UISplitViewController",
        ].contains(([name] + superclasses(of: name)).last)
    }

    /// Whether the class is one of UIKit's, or inherits from one.
    func isOfKit(_ name: String) -> Bool {
        let root = alias(of: ([name] + superclasses(of: name)).last ?? name)
        return root.hasPrefix("UI") && root.dropFirst(2).first?.isUppercase == true || root == "NSLayoutConstraint"
    }

    /// Whether the class inherits from one of Objective-C, of which NSObject is the root.
    func isOfObjectiveC(_ name: String) -> Bool {
        let root = alias(of: ([name] + superclasses(of: name)).last ?? name)
        return types[root]?.isDeclared != true && root.prefix(3).allSatisfy(\.isUppercase)
    }

    /// Whether the files declare the member in the type's body or in an extension.
    func declares(_ key: String, in type: String) -> Bool {
        guard let type = types[type] else { return false }
        return type.methods.contains { Self.key($0.base, $0.labels) == key }
            || type.properties.contains { $0.name == key }
    }

    /// Whether the class is one of views, controllers or other responders of UIKit.
    func isResponder(_ name: String) -> Bool {
        isOfKit(
            name,
            endings: [
                "View", "Controller", "Cell", "Button", "Label", "Control", "Field", "Bar", "Window", "Switch",
                "Slider", "Responder", "Picker", "Stepper",
            ])
    }

    /// Whether documents create objects of the class and give them values by name.
    func isMadeByDocuments(_ name: String) -> Bool {
        isResponder(name) || isOfKit(name, endings: ["Item", "GestureRecognizer", "Layout"])
    }

    /// Whether the class inherits from one of UIKit's whose name has one of the endings.
    private func isOfKit(_ name: String, endings: [String]) -> Bool {
        let root = alias(of: ([name] + superclasses(of: name)).last ?? name)
        return root.hasPrefix("UI") && endings.contains { root.hasSuffix($0) }
    }

    /// The expression that creates a controller; `nil` if its class needs arguments.
    func creation(of name: String) -> String? {
        for type in [name] + superclasses(of: name) {
            let initializers = types[type]?.initializers ?? []
            if initializers.contains(where: \.isWithoutArguments) { return "\(name)()" }
            if initializers.contains(where: \.isOfDocument) { return "\(name)(nibName: nil, bundle: nil)" }
            // A class with another designated initializer does not inherit those above.
            if initializers.contains(where: { !$0.isConvenience }) { return nil }
        }
        return "\(name)()"
    }

    /// A method of a class or of the classes above it.
    ///
    /// - Parameters:
    ///   - base: the name before the parentheses.
    ///   - labels: `nil` for a name without parentheses, which the first method that Objective-C sees has.
    ///   - type: the last word of the class's name.
    /// - Returns: the method; `nil` if the files declare none.
    func method(_ base: String, labels: [String]?, of type: String) -> Method? {
        for name in [type] + superclasses(of: type) {
            let candidates = (types[name]?.methods ?? []).filter { $0.hasName(base, labels) }
            if let found = candidates.first(where: \.isObjectiveC) ?? candidates.first { return found }
        }
        return nil
    }

    /// The protocols that a type meets, as far as the files say.
    func protocols(of name: String) -> Set<String> {
        var found: Set<String> = []
        var open = [name] + superclasses(of: name)
        while let next = open.popLast() {
            for word in types[next]?.inherited ?? [] where found.insert(word).inserted { open.append(word) }
        }
        return found
    }

    /// Whether a class or a structure of the files has a property with the name.
    func isProperty(_ name: String) -> Bool { propertyNames.contains(name) }

    /// Whether code takes an optional requirement with the name as a value: `if let f = delegate?.f`.
    func isTakenAsValue(_ name: String) -> Bool { valueNames.contains(name) }

    /// Whether a type's method meets a requirement of its protocols that need not be met.
    func isOptionalRequirement(_ base: String, _ labels: [String], metBy type: String) -> Bool {
        protocols(of: type).contains { name in
            optionalRequirements[name]?.contains { $0.isMethod && $0.base == base && $0.labels == labels } == true
        }
    }

    /// Whether a type's property meets a requirement of its protocols that need not be met.
    func isOptionalRequirement(_ property: String, metBy type: String) -> Bool {
        protocols(of: type).contains { name in
            optionalRequirements[name]?.contains { !$0.isMethod && $0.base == property } == true
        }
    }

    /// The optional requirement that a name without a call may be of; `labels` is `nil` where it has none.
    func optionalRequirement(_ base: String, writtenLabels labels: [String]?) -> OptionalRequirement? {
        let all = optionalRequirements.values.joined().filter { $0.base == base && $0.isMethod }
        guard let labels else { return all.count == 1 ? all.first : nil }
        return all.first { $0.labels == labels }
    }

    /// The optional requirement that a call may be of.
    func optionalRequirement(_ base: String, labels: [String]) -> OptionalRequirement? {
        let all = optionalRequirements.values.joined().filter { $0.base == base && $0.isMethod }
        // A trailing closure has no label.
        return all.first { $0.labels == labels } ?? all.first { $0.labels.prefix(labels.count) == labels[...] }
    }

    /// The protocol that has an optional requirement; of several, the first by name.
    func protocolName(of requirement: OptionalRequirement) -> String? {
        optionalRequirements.filter {
            $0.value.contains { $0.base == requirement.base && $0.labels == requirement.labels }
        }.keys.min()
    }
}
