import SwiftSyntax

/// Takes imports of Apple's modules from UIKit, which contains here what there is of them.
final class ImportRules: PortingRule {
    /// The modules whose imports have no condition, or one, which may be around the whole file.
    private var imported: Set<String> = []
    private var importsUIKit = false
    private var lastImport: ImportDeclSyntax?
    /// The last import in a condition that iOS meets; the place for others where the condition is around the file.
    private var lastConditionalImport: ImportDeclSyntax?
    private var importsOfFoundation: [ImportDeclSyntax] = []
    /// Whether the file itself imports UIKit, whatever the platform.
    private var hasOwnImport = false
    /// Whether a class inherits from a lock, which needs the module of the types that the lock stores.
    private var inheritsLock = false

    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        hasOwnImport = node.statements.contains { item in
            guard case .decl(let declaration) = item.item, let found = declaration.as(ImportDeclSyntax.self) else {
                return false
            }
            return found.path.map(\.name.text) == ["UIKit"]
        }
        inheritsLock = node.tokens(viewMode: .sourceAccurate).contains { token in
            Self.locks.contains(token.text) && token.parent?.parent?.is(InheritedTypeSyntax.self) == true
        }
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let path = node.path.map(\.name.text)
        guard let module = path.first, !node.isLeftOutOnIOS else { return .skipChildren }
        if node.numberOfConditions < 2 { imported.insert(module) }
        if node.isConditional, lastConditionalImport == nil || node.numberOfConditions == 1 { lastConditionalImport = node }
        if module == "Foundation", !node.isConditional { lastImport = lastImport ?? node }
        if path == ["Foundation"] { importsOfFoundation.append(node) }
        if inheritsLock, module == Self.moduleOfLocks { return .skipChildren }
        guard let replacement = AppleModules.replacement(of: module) else { return .skipChildren }
        importsUIKit = true
        if !node.isConditional { lastImport = node }
        let words = replacement == "UIKit" ? "import UIKit" : "import \(replacement); import UIKit"
        let isKept = path == [replacement] && (hasOwnImport || replacement == "UIKit")
        if !isKept { context.edits.replace(from: node.importKeyword, to: node.path, with: words) }
        if AppleModules.isWithoutContent(module) {
            context.note(
                node, "\(module) has nothing here: what uses it does not compile",
                remedy: "leave out what uses it with #if targetEnvironment or a file of its own")
        }
        return .skipChildren
    }

    /// `Foundation.URLSession`: Foundation itself does not have the class here.
    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.baseType.as(IdentifierTypeSyntax.self) { correct(base.name, of: node.name) }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base?.as(DeclReferenceExprSyntax.self) {
            correct(base.baseName, of: node.declName.baseName)
        }
        return .visitChildren
    }

    /// Replaces Foundation before a name by the module that has it, and Apple's C library by Foundation.
    private func correct(_ module: TokenSyntax, of name: TokenSyntax) {
        if Self.modulesOfC.contains(module.text), context.index.types[module.text] == nil {
            context.edits.replace(module, with: "Foundation")
        }
        guard module.text == "Foundation",
            let owner = Self.modulesByPrefix.first(where: { $0.names.contains { name.text.hasPrefix($0) } })
        else { return }
        context.edits.replace(module, with: owner.module)
    }

    override func visitPost(_ node: SourceFileSyntax) {
        var words: [String] = []
        let names = Set(node.identifiers)
        // Apple's Foundation re-exports Core Graphics; and a framework's own header imports it everywhere.
        if !importsUIKit,
            context.needsUIKit || names.contains(where: lastImport == nil ? Self.isOfKit : Self.isOfAppleFoundation)
                || names.contains(where: isKitType)
        {
            words.append("import UIKit")
            importsUIKit = true
        }
        // Foundation and UIKit both declare these classes. UIKit exports Foundation, and its own classes come first. An
        // exported import is for all files of the module.
        let areNamesReplaced = importsUIKit && !names.isDisjoint(with: Self.replaced)
        for node in importsOfFoundation where areNamesReplaced || node.attributes.names("_exported") {
            context.edits.replace(from: node.importKeyword, to: node.path, with: "import UIKit")
        }
        for (module, ownNames) in Self.reExported where !imported.contains(module) && !ownNames.isDisjoint(with: names)
        {
            if let replacement = AppleModules.replacement(of: module), !imported.contains(replacement),
                context.index.types[module] == nil
            {
                words.append("import \(replacement)")
            }
        }
        // Apple's Foundation is three modules here, and UIKit's headers import Core Text and Image I/O.
        for (module, ownNames) in Self.modulesByPrefix where !imported.contains(module) {
            let isUsed = names.contains { name in
                ownNames.contains { name.hasPrefix($0) } && context.index.types[name]?.isDeclared != true
            }
            if isUsed { words.append("import \(module)") }
        }
        if inheritsLock, !imported.contains(Self.moduleOfLocks) { words.append("import \(Self.moduleOfLocks)") }
        guard !words.isEmpty else { return }
        if let lastImport {
            context.edits.insert("; " + words.joined(separator: "; "), after: lastImport)
        } else if let first = node.statements.first, !first.item.is(IfConfigDeclSyntax.self) {
            context.edits.insert(words.joined(separator: "; ") + "; ", before: first)
        } else if let next = node.statements.first(where: { !$0.item.is(IfConfigDeclSyntax.self) }) {
            // All imports are in conditions, which need not hold.
            context.edits.insert(words.joined(separator: "; ") + "; ", before: next)
        } else if node.statements.count == 1, let lastConditionalImport {
            context.edits.insert("; " + words.joined(separator: "; "), after: lastConditionalImport)
        } else if let next = node.statements.dropFirst().first?.firstOnIOS {
            // The whole file is in conditions.
            context.edits.insert(words.joined(separator: "; ") + "; ", before: next)
        }
    }

    /// The modules that Foundation and UIKit contain, with how their names begin.
    private static let modulesByPrefix: [(module: String, names: [String])] = [
        (
            "AppleURLLoading",
            [
                "URLSession", "URLRequest", "URLResponse", "URLCache", "URLCredential", "URLProtectionSpace",
                "URLProtocol", "URLAuthentication", "HTTPURLResponse", "HTTPCookie", "CachedURLResponse",
                "NSURLRequest", "NSMutableURLRequest", "NSURLSession", "NSURLConnection", "NSURLAuthenticationMethod",
                "URLError",
            ]
        ),
        (
            "Security",
            [
                "SecTrust", "SecCertificate", "SecPolicy", "SecKey", "SecIdentity", "SecItem", "SecRandom",
                "SecAccessControl", "SecCopyErrorMessage", "kSec", "errSec",
            ]
        ),
        (
            "UserNotifications",
            ["UNUserNotification", "UNNotification", "UNMutableNotification", "UNAuthorization", "UNTimeInterval", "UNCalendar"]
        ),
        ("FoundationXML", ["XMLParser", "XMLDocument", "XMLElement", "XMLNode"]),
        ("ImageIO", ["CGImageSource", "kCGImageSource", "CGImageDestination", "kCGImageDestination", "kCGImageProperty"]),
        ("RxCocoaRuntime", ["_RXDelegateProxy", "_RXKVOObserver"]),
        ("CoreText", ["CoreText", "kCT", "CTFont", "CTFrame", "CTLine", "CTRun", "CTTypesetter"]),
    ]

    /// What UIKit and Foundation export of other modules: the names that say that they are used.
    private static let reExported: [(module: String, names: Set<String>)] = [
        ("CoreGraphics", ["CoreGraphics"]), ("QuartzCore", ["QuartzCore"]),
        (
            "os",
            [
                "os_unfair_lock", "os_unfair_lock_s", "os_unfair_lock_t", "os_unfair_lock_lock",
                "os_unfair_lock_unlock", "os_unfair_lock_trylock",
            ]
        ),
        (
            "Combine",
            [
                "ObservableObject", "Published", "AnyCancellable", "PassthroughSubject", "CurrentValueSubject",
                "AnyPublisher",
            ]
        ),
    ]

    /// The modules whose functions Foundation exports here.
    private static let modulesOfC: Set<String> = ["CoreFoundation", "Darwin"]

    private static let moduleOfLocks = "CoreFoundation"
    private static let locks: Set<String> = ["NSLock", "NSRecursiveLock", "NSConditionLock", "NSCondition"]

    /// The classes of Foundation that UIKit replaces: a screen has notifications and a clock of its own.
    private static let replaced: Set<String> = ["NotificationCenter", "Timer"]

    /// Whether the name is one of UIKit's types, and of no type in the files.
    private func isKitType(_ name: String) -> Bool {
        name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true && name.dropFirst(3).first?.isLowercase == true
            && context.index.types[name]?.isDeclared != true
    }

    /// Whether Apple's Foundation has what the name means, and here UIKit has it, or something that takes its place.
    private static func isOfAppleFoundation(_ name: String) -> Bool {
        ["CG", "CA", "CF", "kCF", "kCA", "objc_", "NSKeyValue"].contains { name.hasPrefix($0) }
            || replaced.contains(name) || ofUIKit.contains(name)
    }

    private static let ofUIKit: Set<String> = [
        "Selector", "NSValue", "autoreleasepool", "selector", "AutoreleasingUnsafeMutablePointer", "NSException",
        "willChangeValue", "didChangeValue", "DispatchQueue", "DispatchGroup", "OperationQueue", "Task",
        "NSPredicate", "NSSortDescriptor", "NSInteger", "NSUInteger", "mutableArrayValue", "NSParagraphStyle",
        "NSMutableParagraphStyle", "NSTextAlignment", "NSObjectProtocol", "DateComponentsFormatter",
        "RelativeDateTimeFormatter", "ListFormatter", "NSDataDetector", "NSItemProvider", "NSHashTable",
        "NSMapTable", "NSDiscardableContent", "NSPointerFunctions", "NSEC_PER_SEC", "NSEC_PER_MSEC",
        "NSEC_PER_USEC", "USEC_PER_SEC", "UndoManager", "NSUndoManagerCheckpoint",
        "OSStatus", "noErr", "FourCharCode", "OSType",
    ]

    /// A file without imports is compiled with the framework's own header.
    private static func isOfKit(_ name: String) -> Bool {
        isOfAppleFoundation(name)
            || ["NS", "UI"].contains { name.hasPrefix($0) } && name.dropFirst(2).first?.isUppercase == true
            || ["IndexPath", "Data", "Date", "URL", "Bundle", "TimeInterval", "RunLoop"].contains(name)
    }
}

extension CodeBlockItemSyntax {
    /// The statement itself, or the first in a condition that iOS meets.
    fileprivate var firstOnIOS: CodeBlockItemSyntax? {
        guard let condition = item.as(IfConfigDeclSyntax.self) else { return self }
        guard case .statements(let statements)? = condition.possibleClauses.first?.elements else { return nil }
        return statements.first?.firstOnIOS
    }
}
