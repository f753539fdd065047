public import Foundation
public import UIControls

/// A person's signing in on a web page; a picture has no browser, so it never starts.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    open var prefersEphemeralWebBrowserSession = false
    open var additionalHeaderFields: [String: String]?
    open var canStart: Bool { false }

    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {}

    @discardableResult open func start() -> Bool { false }
    open func cancel() {}
}

/// Gives the window over which the web page is shown.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: DelegateObject {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// The reason why a session ended without an answer.
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
    public enum Code: Int, Hashable, Sendable {
        case canceledLogin = 1
        case presentationContextNotProvided, presentationContextInvalid
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static let canceledLogin = Code.canceledLogin
    public static let presentationContextNotProvided = Code.presentationContextNotProvided
    public static let presentationContextInvalid = Code.presentationContextInvalid
}

extension ASWebAuthenticationSessionError: CustomNSError {
    public static var errorDomain: String { "com.apple.AuthenticationServices.WebAuthenticationSession" }
    public var errorCode: Int { code.rawValue }
}
