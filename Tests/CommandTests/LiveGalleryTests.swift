import BrowserDriver
import Devices
import Foundation
import TestTraits
import Testing

@testable import Commands

/// The page that `serve` shows, in a real browser, while its input changes.
@Suite(.long, .enabled(if: Browser.isInstalled, Comment(rawValue: Browser.absence)), .blocking)
struct LiveGalleryTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "live-\(UUID().uuidString)").path

    private func write(_ scene: String) throws {
        try Data(scene.utf8).write(to: URL(fileURLWithPath: root + "/Scene.yaml"))
    }

    @Test func thePageFollowsTheInput() async throws {
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: root) }
        try write("root: {placeholder: First, title: First, id: page}\n")
        let options = RenderOptions(
            inputs: [root + "/Scene.yaml"], axes: [.device: ["iphone-se-1"], .appearance: ["light", "dark"]],
            formats: "png", hasGrid: false, theme: "ios", frame: "none", output: root + "/out", jobs: 2)
        let (addresses, found) = AsyncStream.makeStream(of: String.self)
        let serving = Task(executorPreference: OwnThreadExecutor.shared) {
            try await LiveRun(options).serve(port: 0, ready: { found.yield($0) }, report: { _ in })
        }
        defer { serving.cancel() }
        let address = try #require(await addresses.first { _ in true })
        let browser = try Browser()
        let page = try browser.open(try #require(URL(string: address)))
        try page.wait(for: "document.querySelectorAll('.tile').length === 2")
        try page.wait(for: "[...document.images].some((image) => image.complete && image.naturalWidth === 640)")
        let before: String = try page.value("document.querySelector('.tile img').src")
        try page.click(".tile")
        #expect(try page.value("document.querySelector('#tree').textContent.includes('First')"))

        try write("root: {placeholder: Second, title: Second, id: page}\n")
        try page.wait(for: "document.querySelector('#tree').textContent.includes('Second')")
        #expect(try page.value("document.querySelector('.tile img').src") != before)
        try page.press("Escape")

        // A reading problem is shown over the pictures, which stay.
        try write("root: {detial: Third}\n")
        try page.wait(for: "!document.querySelector('#problems').hidden")
        #expect(try page.value("document.querySelector('#problems').textContent.includes('detial')"))
        #expect(try page.value("document.querySelectorAll('.tile').length") == 2)
        try write("root: {placeholder: Third}\n")
        try page.wait(for: "document.querySelector('#problems').hidden")
        #expect(page.complaints == [])
        #expect(page.requests.allSatisfy { $0.hasPrefix(address) })
    }
}
