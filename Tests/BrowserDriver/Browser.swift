public import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A headless Chromium in which tests open pages.
///
/// It uses the browser's debugging protocol over two pipes, so that no port is open and nothing else is needed. Each
/// test owns one browser, which ends with the test.
public final class Browser {
    /// An error of a browser, which a test reports unchanged.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    /// The path of the program; `nil` if it is not installed.
    public static let executable: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let names = ["chromium", "chromium-browser", "google-chrome", "chrome-headless-shell"]
        return names.lazy.flatMap { name in folders.lazy.map { "\($0)/\(name)" } }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// Whether tests can open pages here.
    public static var isInstalled: Bool { executable != nil && !hasTooLittleRoom }
    /// The reason why a test is skipped.
    public static var absence: String {
        executable == nil
            ? "needs Chromium, which this machine does not have"
            : "the size of processes is limited (ulimit -v), and Chromium does not start within any limit"
    }

    /// It reserves more address space than any machine has memory.
    private static var hasTooLittleRoom: Bool {
        #if canImport(Glibc)
            var limit = rlimit()
            guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0 else { return false }
            return limit.rlim_cur < 1 << 42
        #else
            return false
        #endif
    }

    private let connection: BrowserConnection
    private let profile: String

    /// Starts the program with its own profile, which is removed with the browser.
    public init() throws {
        guard let program = Self.executable else { throw Failure(description: Self.absence) }
        profile = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: profile, withIntermediateDirectories: true)
        connection = try BrowserConnection(
            program: program,
            arguments: [
                "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
                "--disable-extensions", "--disable-background-networking", "--disable-component-update",
                "--hide-scrollbars", "--force-color-profile=srgb", "--remote-debugging-pipe",
                "--user-data-dir=\(profile)", "about:blank",
            ])
    }

    deinit {
        connection.close()
        do {
            try FileManager.default.removeItem(atPath: profile)
        } catch {
            // The system's own cleanup removes files that an ending browser still writes there.
            return
        }
    }

    /// Opens a page and waits until it is loaded.
    ///
    /// - Parameters:
    ///   - url: the URL of a file, or of a server on this machine.
    ///   - width: the width of the window's content, in CSS pixels.
    ///   - height: the height of the window's content, in CSS pixels.
    ///   - scale: the number of pixels per CSS pixel.
    ///   - isDark: whether dark mode is preferred.
    /// - Returns: the page.
    /// - Throws: ``Failure`` if it does not load.
    public func open(
        _ url: URL, width: Int = 1280, height: Int = 800, scale: Double = 1, isDark: Bool = false
    ) throws -> BrowserPage {
        let target = try connection.call("Target.createTarget", ["url": "about:blank"])
        let attached = try connection.call(
            "Target.attachToTarget", ["targetId": target["targetId"] as? String ?? "", "flatten": true])
        guard let session = attached["sessionId"] as? String else {
            throw Failure(description: "the browser opens no page")
        }
        let page = BrowserPage(connection: connection, session: session)
        for domain in ["Page", "Runtime", "Log", "Network"] { try page.call("\(domain).enable") }
        try page.resize(width: width, height: height, scale: scale)
        try page.prefer(dark: isDark)
        try page.call("Page.navigate", ["url": url.absoluteString])
        try page.wait(for: "document.readyState === 'complete' && location.href !== 'about:blank'")
        return page
    }
}
