import SwiftSyntax

/// Collects the declarations of one file for the index.
final class DeclarationScanner: SyntaxVisitor {
    private(set) var types: [String: DeclarationIndex.TypeRecord] = [:]
    private(set) var optionalRequirements: [String: [DeclarationIndex.OptionalRequirement]] = [:]
    private(set) var extensionMembers: [DeclarationIndex.ExtensionMember] = []
    /// The types whose own declarations name SwiftUI's, so that nothing is left of them.
    private(set) var swiftUITypes: Set<String> = []
    /// The types that top-level names stand for.
    private(set) var aliases: [String: String] = [:]
    /// The names of the properties whose values are closures.
    private(set) var closureNames: Set<String> = []
    private(set) var propertyNames: Set<String> = []
    private let file: String
    private var scope = TypeScope()

    init(file: String) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.possibleClauses { if let elements = clause.elements { walk(elements) } }
        return .skipChildren
    }

    /// A name for one of SwiftUI's types is as good as the type.
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        let value = node.initializer.value
        // `UIView & Themed`: the class is the first.
        let word = (value.as(CompositionTypeSyntax.self)?.elements.first?.type ?? value).lastWord
        if scope.levels.isEmpty { aliases[node.name.text] = word }
        if AppleModules.swiftUINames.contains(word), word != node.name.text { swiftUITypes.insert(node.name.text) }
        return .skipChildren
    }

    /// Whether the name is that of one of Apple's protocols for delegates and data sources.
    static func isProtocolOfKit(_ name: String) -> Bool {
        ["UI", "WK", "AV", "MK", "CL", "PH", "SF", "MF", "CA", "NS"].contains { name.hasPrefix($0) }
            && ["Delegate", "DataSource", "Updating", "Prefetching", "DelegateFlowLayout"].contains {
                name.hasSuffix($0)
            }
    }

    private func enter(
        _ name: String, _ modifiers: DeclModifierListSyntax, _ inherited: InheritanceClauseSyntax?,
        isClass: Bool = false,
        isProtocol: Bool = false, isExtension: Bool = false, isGeneric: Bool = false, members: MemberBlockSyntax,
        attributes: AttributeListSyntax
    ) -> SyntaxVisitorContinueKind {
        scope.enter(
            TypeScope.Level(
                name: name, isExtension: isExtension, isClass: isClass, isObjectiveC: attributes.names("objc"),
                conformsToKit: inherited?.inheritedTypes.contains { Self.isProtocolOfKit($0.type.lastWord) } == true,
                access: modifiers.access))
        let key = scope.key
        var record = types[key] ?? DeclarationIndex.TypeRecord(name: scope.name)
        if !isExtension {
            record.isDeclared = true
            record.isClass = isClass
            record.isProtocol = isProtocol
            record.isPrivate = ["private", "fileprivate"].contains(modifiers.access ?? "")
            record.isEntryPoint = attributes.names("main") || attributes.names("UIApplicationMain")
            record.file = file
            record.isTopLevel = record.isTopLevel || scope.levels.count == 1
            record.isEverywhere = scope.levels.count == 1 && !isGeneric && !members.isConditional
        }
        let words = inherited?.inheritedTypes.map { $0.type.lastWord } ?? []
        record.inherited = isExtension ? record.inherited + words : words + record.inherited
        types[key] = record
        return .visitChildren
    }

    private func note(_ declaration: DeclSyntax, _ name: String) {
        if declaration.headUsesSwiftUI() { swiftUITypes.insert(name) }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        note(DeclSyntax(node), node.name.text)
        return enter(
            node.name.text, node.modifiers, node.inheritanceClause, isClass: true,
            isGeneric: node.genericParameterClause != nil, members: node.memberBlock, attributes: node.attributes)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        note(DeclSyntax(node), node.name.text)
        return enter(
            node.name.text, node.modifiers, node.inheritanceClause, members: node.memberBlock,
            attributes: node.attributes)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        note(DeclSyntax(node), node.name.text)
        return enter(
            node.name.text, node.modifiers, node.inheritanceClause, members: node.memberBlock,
            attributes: node.attributes)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            node.name.text, node.modifiers, node.inheritanceClause, members: node.memberBlock,
            attributes: node.attributes)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        note(DeclSyntax(node), node.name.text)
        return enter(
            node.name.text, node.modifiers, node.inheritanceClause, isProtocol: true, members: node.memberBlock,
            attributes: node.attributes)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(
            node.extendedType.flat, node.modifiers, node.inheritanceClause, isExtension: true,
            members: node.memberBlock,
            attributes: node.attributes)
    }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        if let first = node.inheritanceClause?.inheritedTypes.first {
            types[scope.key]?.constraints[node.name.text] = first.type.lastWord
        }
        return .skipChildren
    }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.inheritedType, scope.current != nil {
            types[scope.key]?.constraints[node.name.text] = type.lastWord
        }
        return .skipChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { scope.leave() }
    override func visitPost(_ node: StructDeclSyntax) { scope.leave() }
    override func visitPost(_ node: EnumDeclSyntax) { scope.leave() }
    override func visitPost(_ node: ActorDeclSyntax) { scope.leave() }
    override func visitPost(_ node: ProtocolDeclSyntax) { scope.leave() }
    override func visitPost(_ node: ExtensionDeclSyntax) { scope.leave() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        // What a body declares is of no matter to other files.
        guard let level = scope.current else { return .skipChildren }
        let key = scope.key
        if node.isOptionalRequirement {
            optionalRequirements[key, default: []].append(
                DeclarationIndex.OptionalRequirement(base: node.name.text, labels: node.labels, isMethod: true))
            return .skipChildren
        }
        let isObjectiveC =
            level.isObjectiveC || node.attributes.names("objc") || node.attributes.names("IBAction")
        types[key]?.methods.append(
            DeclarationIndex.Method(
                base: node.name.text, labels: node.labels, dispatchKey: node.dispatchKey,
                result: node.signature.returnClause?.type.flat ?? "Void",
                parameters: node.signature.parameterClause.parameters.map(\.type.flat),
                isStatic: node.modifiers.has("static") || node.modifiers.has("class"),
                isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil,
                isGeneric: node.genericParameterClause != nil,
                isPrivate: ["private", "fileprivate"].contains(node.modifiers.access ?? ""),
                isOverride: node.modifiers.has("override"), isObjectiveC: isObjectiveC,
                isOpen: node.modifiers.has("open"), isInExtension: level.isExtension, file: file))
        if level.isExtension,
            isObjectiveC || level.conformsToKit || node.modifiers.has("override") || node.modifiers.has("open")
        {
            extensionMembers.append(
                DeclarationIndex.ExtensionMember(
                    type: key, key: DeclarationIndex.key(node.name.text, node.labels),
                    isOverride: node.modifiers.has("override"), isOpen: node.modifiers.has("open"),
                    forwarder: node.forwarder(access: level.access, in: key),
                    overridingForwarder: node.forwarder(access: level.access, in: key, isDispatched: true),
                    dispatchKey: node.dispatchKey, dispatch: node.dispatch(access: level.access, in: key)))
        }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let level = scope.current else { return .skipChildren }
        let key = scope.key
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            let isOverride = node.modifiers.has("override")
            types[key]?.properties.append((name, isOverride, level.isExtension))
            if binding.typeAnnotation?.type.flat.contains("->") == true { closureNames.insert(name) }
            if !level.isExtension, !node.isInProtocol, !node.modifiers.has("static") {
                types[key]?.namesOfRequiredValues.formUnion(binding.namesOfRequiredValue)
            }
            if !node.isInProtocol { propertyNames.insert(name) }
            if node.isOptionalRequirement {
                optionalRequirements[key, default: []].append(
                    DeclarationIndex.OptionalRequirement(base: name, labels: [], isMethod: false))
            }
            let isObjectiveC = level.isObjectiveC || node.attributes.names("objc")
            if level.isExtension, isOverride || isObjectiveC || node.modifiers.has("open"),
                let forwarder = node.forwarder(access: level.access, in: key)
            {
                extensionMembers.append(
                    DeclarationIndex.ExtensionMember(
                        type: key, key: name, isOverride: isOverride, isOpen: node.modifiers.has("open"),
                        forwarder: forwarder,
                        overridingForwarder: node.forwarder(access: level.access, in: key, isDispatched: true) ?? "",
                        dispatchKey: name, dispatch: node.dispatch(access: level.access, in: key)))
            }
        }
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard scope.current != nil else { return .skipChildren }
        let parameters = node.signature.parameterClause.parameters
        let isReachable =
            node.optionalMark == nil && !["private", "fileprivate"].contains(node.modifiers.access ?? "")
            && node.signature.effectSpecifiers == nil && node.genericParameterClause == nil
        types[scope.key]?.initializers.append(
            DeclarationIndex.Initializer(
                isConvenience: node.modifiers.has("convenience"),
                isWithoutArguments: isReachable && parameters.allSatisfy { $0.defaultValue != nil },
                isOfDocument: isReachable && parameters.map(\.firstName.text) == ["nibName", "bundle"],
                labels: parameters.map(\.firstName.text)))
        return .skipChildren
    }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// The types around a place in a file.
struct TypeScope {
    struct Level {
        let name: String
        let isExtension: Bool
        let isClass: Bool
        let isObjectiveC: Bool
        /// Whether an extension conforms to a protocol of UIKit, whose methods are Objective-C's without saying so.
        let conformsToKit: Bool
        let access: String?
    }

    private(set) var levels: [Level] = []

    mutating func enter(_ level: Level) { levels.append(level) }
    mutating func leave() { levels.removeLast() }

    var current: Level? { levels.last }
    /// The name of the innermost type, with those around it.
    var name: String { levels.map(\.name).joined(separator: ".") }
    /// The name's last word.
    var key: String { (levels.last?.name ?? "").lastWord }
}

extension String {
    /// The last word of a type's name: `Inner` of `Outer.Inner<Int>`.
    var lastWord: String {
        let plain = prefix { $0 != "<" }
        return plain.split(separator: ".").last.map { $0.trimmingSpaces } ?? self
    }
}

extension Substring {
    fileprivate var trimmingSpaces: String { String(self).trimmed }
}

extension TypeSyntax {
    /// The last word of the type's name.
    var lastWord: String {
        if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.lastWord }
        return flat.lastWord
    }
}

extension SyntaxProtocol {
    /// Whether a condition of compilation is around the node.
    var isConditional: Bool { numberOfConditions > 0 }

    /// The number of `#if` around the node.
    var numberOfConditions: Int {
        sequence(first: Syntax(self)) { $0.parent }.count { $0.is(IfConfigClauseSyntax.self) }
    }
}

extension SourceFileSyntax {
    /// Whether the file imports SwiftUI.
    var importsSwiftUI: Bool {
        tokens(viewMode: .sourceAccurate).contains { token in
            token.text == AppleModules.swiftUI && token.parent?.is(ImportPathComponentSyntax.self) == true
        }
    }
}

extension AttributeListSyntax {
    func names(_ name: String) -> Bool {
        contains { element in
            if case .attribute(let attribute) = element { return attribute.attributeName.flat == name }
            return false
        }
    }
}

extension DeclModifierListSyntax {
    func has(_ name: String) -> Bool { contains { $0.name.text == name && $0.detail == nil } }

    var access: String? {
        first {
            ["private", "fileprivate", "internal", "package", "public", "open"].contains($0.name.text)
                && $0.detail == nil
        }?
        .name.text
    }
}

extension FunctionDeclSyntax {
    /// The labels, `_` for none.
    var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }
    var isOptionalRequirement: Bool { modifiers.has("optional") }

    /// The names of the parameters in the body.
    var arguments: String {
        signature.parameterClause.parameters.enumerated().map { index, parameter in
            let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
            let word = (parameter.secondName ?? parameter.firstName).text
            let name = word == "_" ? FunctionParameterClauseSyntax.nameOfUnnamed(at: index) : word
            let isInout =
                parameter.type.as(AttributedTypeSyntax.self).map { $0.specifiers.flat.contains("inout") } ?? false
            let value = name.hasPrefix("`") ? name : "`\(name)`"
            return label + (isInout ? "&" : "") + value
        }.joined(separator: ", ")
    }

    /// The words before a call of the function.
    var attempt: String {
        (signature.effectSpecifiers?.throwsClause != nil ? "try " : "")
            + (signature.effectSpecifiers?.asyncSpecifier != nil ? "await " : "")
    }

    /// The same function for the class's own body, which calls the extension's.
    ///
    /// - Parameter isDispatched: whether a member of an extension of UIKit's class calls it, by another name.
    func forwarder(access: String?, in type: String, isDispatched: Bool = false) -> String {
        let effects = (signature.effectSpecifiers?.flat).map { " \($0)" } ?? ""
        let result = signature.returnClause.map { " \($0.flat)" } ?? ""
        let generics = genericParameterClause?.flat ?? ""
        let requirements = genericWhereClause.map { " \($0.flat)" } ?? ""
        let ownName = isDispatched ? DispatchRules.overriding(name.text) : name.text
        return
            "\(modifiers.forForwarder(access, isDispatched: isDispatched))func \(ownName)\(generics)\(signature.parameterClause.portedFlat)\(effects)\(result)\(requirements) { \(attempt)\(OverrideRules.renamed(name.text, in: type))(\(arguments)) }"
    }
}

extension FunctionParameterClauseSyntax {
    /// The parameters on one line, without isolation, each with a name.
    var portedFlat: String {
        var text = ""
        let unnamed = Dictionary(
            uniqueKeysWithValues: parameters.enumerated().compactMap { index, parameter in
                let name = parameter.secondName ?? parameter.firstName
                return name.text == "_" ? (name.id, Self.nameOfUnnamed(at: index)) : nil
            })
        for token in tokens(viewMode: .sourceAccurate) {
            if !text.isEmpty, !token.leadingTrivia.isEmpty, text.last != " " { text += " " }
            text += token.text
            if let name = unnamed[token.id] {
                // The label `_` stays, and the name goes after it or in its place.
                if token.parent?.as(FunctionParameterSyntax.self)?.secondName == nil {
                    text += " \(name)"
                } else {
                    text.removeLast()
                    text += name
                }
            }
            if !token.trailingTrivia.isEmpty { text += " " }
        }
        return text.trimmed.withoutIsolation
    }

    /// The name of a parameter that the source does not name.
    static func nameOfUnnamed(at index: Int) -> String { "argument\(index)" }
}

extension String {
    var withoutIsolation: String {
        var text = self
        for word in ["@MainActor ", "@MainActor(unsafe) "] { text = text.replacing(word, with: "") }
        return text
    }
}

extension VariableDeclSyntax {
    /// Whether the property is a requirement of a protocol.
    var isInProtocol: Bool { parent?.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) == true }

    var isOptionalRequirement: Bool { modifiers.has("optional") }

    /// The same property for the class's own body, which asks the extension's.
    ///
    /// - Parameter isDispatched: whether a member of an extension of UIKit's class asks it, by another name.
    func forwarder(access: String?, in type: String, isDispatched: Bool = false) -> String? {
        guard bindings.count == 1, let binding = bindings.first, let value = binding.typeAnnotation?.type,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return nil }
        let inner = OverrideRules.renamed(name, in: type)
        if let observer = binding.onlyObserver {
            let word = observer.accessorSpecifier.text
            return
                "\(modifiers.forForwarder(access))var \(name): \(value.flat.withoutIsolation) { \(word) { \(inner)(\(word == "didSet" ? "oldValue" : "newValue")) } }"
        }
        let setter = binding.hasSetter ? " set { \(inner) = newValue }" : ""
        let ownName = isDispatched ? DispatchRules.overriding(name) : name
        return
            "\(modifiers.forForwarder(access, isDispatched: isDispatched))var \(ownName): \(value.flat.withoutIsolation) { get { \(inner) }\(setter) }"
    }
}

extension DeclModifierListSyntax {
    /// The modifiers that a forwarder repeats.
    fileprivate func forForwarder(_ access: String?, isDispatched: Bool = false) -> String {
        let dropped = ["dynamic", "nonisolated", "private", "fileprivate"] + (isDispatched ? ["override"] : [])
        var words = filter { !dropped.contains($0.name.text) }.map(\.flat)
        if self.access == nil, let access, ["public", "package"].contains(access) { words.insert(access, at: 0) }
        return words.map { $0 + " " }.joined()
    }
}

extension PatternBindingSyntax {
    var hasSetter: Bool { accessor("set") != nil || accessor("_modify") != nil }
    var hasObservers: Bool { accessor("didSet") != nil || accessor("willSet") != nil }
    /// Whether a value is stored.
    var isStored: Bool {
        guard let block = accessorBlock else { return true }
        if case .getter = block.accessors { return false }
        return hasObservers
    }

    /// The names in the type of a stored property that only an initializer gives a value; none for others.
    var namesOfRequiredValue: [String] {
        guard isStored, initializer == nil, let type = typeAnnotation?.type,
            !type.is(OptionalTypeSyntax.self), !type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        else { return [] }
        return type.identifiers
    }

    /// The `didSet` or `willSet` of a property that has nothing else.
    var onlyObserver: AccessorDeclSyntax? {
        guard case .accessors(let list)? = accessorBlock?.accessors, list.count == 1, let only = list.first,
            ["didSet", "willSet"].contains(only.accessorSpecifier.text), only.body != nil
        else { return nil }
        return only
    }

    func accessor(_ name: String) -> AccessorDeclSyntax? {
        guard case .accessors(let list)? = accessorBlock?.accessors else { return nil }
        return list.first { $0.accessorSpecifier.text == name }
    }
}
