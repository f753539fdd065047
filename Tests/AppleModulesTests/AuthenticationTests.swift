import AuthenticationServices
import Testing
import UIKit

@Suite("Signing in") @MainActor struct AuthenticationTests {
    @Test(
        "a button shows its title beside the logo, inside of its bounds, however small it is",
        arguments: [200.0, 100, 20, 0])
    func button(width: Double) throws {
        let button = ASAuthorizationAppleIDButton(type: .continue, style: .whiteOutline)
        button.frame = CGRect(x: 0, y: 0, width: width, height: 44)
        button.layoutIfNeeded()
        let label = try #require(button.subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.text == "Continue with Apple")
        #expect(label.textColor == .black && button.backgroundColor == .white)
        #expect(width < 30 || button.subviews.allSatisfy { button.bounds.insetBy(dx: 7, dy: 0).contains($0.frame) })
        #expect(button.layer.cornerRadius == 6)
    }

    @Test("the corners are round up to half of the height") func corners() {
        let button = ASAuthorizationAppleIDButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        button.cornerRadius = 100
        button.layoutIfNeeded()
        #expect(button.layer.cornerRadius == 20 && button.backgroundColor == .black)
    }

    @Test("nobody answers a request") func requests() async throws {
        let provider = ASAuthorizationAppleIDProvider()
        let request = provider.createRequest()
        request.requestedScopes = [.fullName, .email]
        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.performRequests()
        #expect(controller.authorizationRequests == [request])
        #expect(try await provider.credentialState(forUserID: "me") == .notFound)
        let url = try #require(URL(string: "https://example.com"))
        #expect(
            !ASWebAuthenticationSession(url: url, callbackURLScheme: "app") { _, _ in Issue.record("answered") }.start()
        )
        #expect((ASAuthorizationError(.canceled) as NSError).code == 1001)
    }
}
