public import AppleURLLoading
import Foundation

// Nothing is ever loaded, so no delegate hears of an action or a response.

extension WKNavigationAction {
    public var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
}

extension WKNavigationResponse {
    public var response: URLResponse {
        URLResponse(
            url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    }
}
