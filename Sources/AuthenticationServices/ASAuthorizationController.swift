public import Foundation
public import UIControls

/// The window over which a person signs in.
public typealias ASPresentationAnchor = UIWindow

/// Asks a person to sign in; a picture has nobody who answers.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
    public let authorizationRequests: [ASAuthorizationRequest]
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }

    open func performRequests() {}
    open func performAutoFillAssistedRequests() {}
    open func cancel() {}
}

/// Is told how a request ended; in a picture, none ends.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: DelegateObject {
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// Gives the window over which a person signs in.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: DelegateObject {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
