public import Foundation

/// A page in a browser: its content, its errors, and input by keyboard and mouse.
public final class BrowserPage {
    private let connection: BrowserConnection
    private let session: String

    init(connection: BrowserConnection, session: String) {
        self.connection = connection
        self.session = session
    }

    @discardableResult
    func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        try connection.call(method, parameters, session: session)
    }

    // MARK: Content

    /// Errors and warnings in its console, uncaught exceptions, and resources that failed to load.
    public var complaints: [String] {
        connection.events(of: session).compactMap { event in
            let details = event.parameters
            switch event.method {
            case "Runtime.consoleAPICalled":
                let kind = details["type"] as? String ?? ""
                return ["error", "warning", "assert"].contains(kind) ? "console \(kind): \(details["args"] ?? "")" : nil
            case "Runtime.exceptionThrown": return "exception: \(details["exceptionDetails"] ?? "")"
            case "Log.entryAdded":
                guard let entry = details["entry"] as? [String: Any] else { return nil }
                let level = entry["level"] as? String ?? ""
                return ["error", "warning"].contains(level) ? "\(level): \(entry["text"] ?? "")" : nil
            case "Network.loadingFailed":
                // Requests that the page itself canceled are not errors, such as an image that was scrolled away.
                return details["canceled"] as? Bool == true ? nil : "not loaded: \(details["errorText"] ?? "")"
            default: return nil
            }
        }
    }

    /// The URLs of all requests, without data URLs.
    public var requests: [String] {
        connection.events(of: session).filter { $0.method == "Network.requestWillBeSent" }
            .compactMap { ($0.parameters["request"] as? [String: Any])?["url"] as? String }
            .filter { !$0.hasPrefix("data:") && !$0.hasPrefix("blob:") }
    }

    /// The value of an expression in the page.
    public func value<Value: Decodable>(_ expression: String, as type: Value.Type = Value.self) throws -> Value {
        let answer = try call(
            "Runtime.evaluate",
            [
                "expression": "(async () => JSON.stringify((await (\(expression))) ?? null))()",
                "awaitPromise": true, "returnByValue": true, "userGesture": true,
            ])
        if let details = answer["exceptionDetails"] {
            throw Browser.Failure(description: "\(expression): \(details)")
        }
        let text = (answer["result"] as? [String: Any])?["value"] as? String ?? "null"
        return try JSONDecoder().decode([Value].self, from: Data("[\(text)]".utf8))[0]
    }

    /// Runs statements in the page.
    public func run(_ statements: String) throws {
        _ = try value("(() => { \(statements) })() ?? true", as: Bool.self)
    }

    /// Waits until an expression is true, with a long time limit, because a server in this process shares its threads
    /// with other tests.
    ///
    /// - Throws: ``Browser/Failure`` if it is not true within the time limit.
    public func wait(for expression: String, seconds: Double = 150) throws {
        let end = Date(timeIntervalSinceNow: seconds)
        while try !value("Boolean(\(expression))", as: Bool.self) {
            guard Date() < end else { throw Browser.Failure(description: "never true: \(expression)") }
            Thread.sleep(forTimeInterval: 0.02)
        }
    }

    // MARK: Screen

    public func resize(width: Int, height: Int, scale: Double = 1) throws {
        try call(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": scale, "mobile": false])
    }

    public func prefer(dark: Bool) throws {
        try call(
            "Emulation.setEmulatedMedia",
            [
                "features": [
                    ["name": "prefers-color-scheme", "value": dark ? "dark" : "light"],
                    ["name": "prefers-reduced-motion", "value": "reduce"],
                ]
            ])
    }

    /// A screenshot of the window's content as PNG.
    public func screenshot() throws -> Data {
        let answer = try call("Page.captureScreenshot", ["format": "png"])
        guard let text = answer["data"] as? String, let data = Data(base64Encoded: text) else {
            throw Browser.Failure(description: "the browser gives no picture")
        }
        return data
    }

    // MARK: Input

    /// Presses a key, by its name on a keyboard: `a`, `/`, `Enter`, `ArrowDown`, `Escape`, `Tab`.
    public func press(_ key: String) throws {
        let codes = [
            "Enter": 13, "Escape": 27, "Tab": 9, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
        ]
        var parameters: [String: Any] = ["key": key]
        if let code = codes[key] { parameters["windowsVirtualKeyCode"] = code }
        let text = key.count == 1 ? key : key == "Enter" ? "\r" : nil
        if let text { parameters["text"] = text }
        try call("Input.dispatchKeyEvent", parameters.merging(["type": text == nil ? "rawKeyDown" : "keyDown"]) { $1 })
        try call("Input.dispatchKeyEvent", ["type": "keyUp", "key": key])
    }

    /// Types text where the cursor is.
    public func type(_ text: String) throws {
        for character in text { try press(String(character)) }
    }

    /// Scrolls to the first element that matches a selector, and clicks in its middle.
    public func click(_ selector: String) throws {
        let place = try place(of: selector)
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"] { try mouse(kind, place) }
    }

    /// Moves the mouse to the middle of the first element that matches a selector.
    public func hover(_ selector: String) throws {
        try mouse("mouseMoved", place(of: selector))
    }

    /// Presses the mouse in the middle of an element, and releases it at a distance.
    public func drag(_ selector: String, by distance: (x: Double, y: Double)) throws {
        let start = try place(of: selector)
        let end = [start[0] + distance.x, start[1] + distance.y]
        try mouse("mouseMoved", start)
        try mouse("mousePressed", start)
        try mouse("mouseMoved", end, isPressed: true)
        try mouse("mouseReleased", end)
    }

    private func place(of selector: String) throws -> [Double] {
        let quoted = String(decoding: try JSONEncoder().encode(selector), as: UTF8.self)
        let place: [Double]? = try value(
            """
            (() => { const found = document.querySelector(\(quoted)); if (!found) return null;
            found.scrollIntoView({block: "nearest", inline: "nearest"}); const box = found.getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2]; })()
            """)
        guard let place else { throw Browser.Failure(description: "nothing is found by \(selector)") }
        return place
    }

    private func mouse(_ kind: String, _ place: [Double], isPressed: Bool = false) throws {
        var parameters: [String: Any] = ["type": kind, "x": place[0], "y": place[1]]
        if isPressed { parameters.merge(["button": "left", "buttons": 1]) { $1 } }
        if kind != "mouseMoved" { parameters.merge(["button": "left", "clickCount": 1]) { $1 } }
        try call("Input.dispatchMouseEvent", parameters)
    }
}
