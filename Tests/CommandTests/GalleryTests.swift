import BrowserDriver
import Foundation
import TestTraits
import Testing

/// The gallery of a real run, opened in a browser.
@Suite(.long, .enabled(if: Browser.isInstalled, Comment(rawValue: Browser.absence)), .blocking)
struct GalleryTests {
    private static let scene = """
        title: Mail
        root:
            split:
                primary: {navigation: [{list: [Inbox, Drafts, Sent], title: Mailboxes, id: boxes}]}
                secondary: {navigation: [{detail: Lunch on Friday, title: Inbox, id: message}]}

        """

    private func draw(_ scratch: ScratchFolder, _ arguments: [String] = []) throws -> URL {
        let scene = try scratch.file("Mail.yaml", Self.scene)
        let run = try CommandRun(
            [
                "render", scene, "--devices", "iphone-se-1,ipad-mini-4", "--orientations", "all", "--appearances",
                "light,dark", "--ios", "14", "--gallery", "-o", scratch.path + "/out",
            ] + arguments)
        #expect(run.status == 0)
        #expect(run.output.contains("gallery: \(scratch.path)/out/gallery.html"))
        return URL(fileURLWithPath: scratch.path + "/out/gallery.html")
    }

    @Test func itIsFilteredSearchedAndLookedInto() throws {
        let scratch = try ScratchFolder()
        let browser = try Browser()
        let page = try browser.open(try draw(scratch))
        let count = "document.querySelectorAll('.tile').length"
        #expect(try page.value(count) == 8)
        #expect(
            try page.value("[...document.querySelectorAll('#grid h2')].map((node) => node.firstChild.data)")
                == ["iPhone SE (1st generation)", "iPad mini 4"])
        try page.wait(for: "[...document.images].every((image) => image.complete && image.naturalWidth > 0)")
        #expect(try page.value("document.images[0].src.includes('thumbnails/')"))

        // Filters: each axis that varies has one, and no other.
        #expect(
            try page.value("[...document.querySelectorAll('#axes select')].map((node) => node.name)")
                == ["Device", "Orientation", "Appearance", "Size class"])
        try page.run(
            "const field = document.querySelector('select[name=Appearance]'); field.value = 'Dark'; field.onchange()")
        #expect(try page.value(count) == 4)
        try page.press("/")
        try page.type("ipad mini friday")
        try page.wait(for: "\(count) === 2")
        #expect(try page.value("document.querySelector('#state').textContent") == "2 of 8 pictures")
        // The selection is in the URL, so that it can be shared.
        #expect(try page.value("new URLSearchParams(location.hash.slice(1)).get('Appearance')") == "Dark")
        try page.press("Escape")
        try page.click("#reset")
        #expect(try page.value(count) == 8)

        // Keys: from picture to picture, into one, to the next one, and back.
        try page.press("ArrowRight")
        try page.press("ArrowRight")
        try page.press("ArrowDown")
        try page.press("Enter")
        try page.wait(for: "document.querySelector('#viewer').open")
        let title: String = try page.value("document.querySelector('#viewer-title').textContent")
        #expect(title.hasPrefix("iPad mini 4 · "))
        try page.press("ArrowLeft")
        #expect(try page.value("document.querySelector('#viewer-title').textContent") != title)
        #expect(try page.value("document.querySelector('#facts').textContent.includes('Safe area')"))

        // Elements: hovering over the tree highlights an element in the picture, and vice versa.
        try page.hover("#tree li:nth-child(1) button")
        #expect(try page.value("document.querySelectorAll('#stage rect.hot').length") == 1)
        try page.hover("#stage .canvas")
        #expect(try page.value("document.querySelectorAll('#tree button.hot').length") == 1)
        let wide: Double = try page.value("document.querySelector('.canvas').getBoundingClientRect().width")
        try page.press("+")
        #expect(try page.value("document.querySelector('.canvas').getBoundingClientRect().width") > wide)
        try page.press("o")
        #expect(try page.value("document.querySelector('#stage svg').classList.contains('outlines')"))
        try page.press("Escape")
        #expect(try page.value("!document.querySelector('#viewer').open"))
        #expect(try page.value("document.activeElement.className") == "tile")
        #expect(page.complaints == [])
        #expect(page.requests.allSatisfy { $0.hasPrefix("file://\(scratch.path)/out/") }, "nothing from elsewhere")
    }

    @Test(arguments: [(1_280, false), (1_280, true), (400, false), (400, true)])
    func itFitsEveryWindowAndLight(width: Int, isDark: Bool) throws {
        let scratch = try ScratchFolder()
        let browser = try Browser()
        let page = try browser.open(try draw(scratch), width: width, height: 800, isDark: isDark)
        #expect(try page.value("document.documentElement.scrollWidth <= innerWidth"))
        let light: Double = try page.value(
            "getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number).reduce((a, b) => a + b) / 765")
        #expect(isDark ? light < 0.3 : light > 0.7)
        try page.click(".tile")
        #expect(try page.value("document.querySelector('aside').getBoundingClientRect().right <= innerWidth"))
        #expect(try page.value("document.querySelector('.canvas').getBoundingClientRect().width > 60"))
        #expect(page.complaints == [])
    }

    @Test func withPicturesWithinItIsOneFile() throws {
        let scratch = try ScratchFolder()
        let made = try draw(scratch, ["--inline"])
        let alone = URL(fileURLWithPath: try scratch.file("alone/page.html", ""))
        try Data(contentsOf: made).write(to: alone)
        let browser = try Browser()
        let page = try browser.open(alone)
        try page.wait(for: "[...document.images].every((image) => image.complete && image.naturalWidth > 0)")
        #expect(page.requests == [alone.absoluteString])
        #expect(page.complaints == [])
        #expect(try scratch.contents(of: "out/thumbnails").isEmpty)
    }

    @Test func anUnchangedRunWritesTheSamePage() throws {
        let scratch = try ScratchFolder()
        let scene = try scratch.file("Mail.yaml", Self.scene)
        func draw(_ more: [String]) throws -> [String: Data] {
            let run = try CommandRun(
                ["render", scene, "--devices", "iphone-se-1", "-o", scratch.path + "/out"] + more,
                environment: ["XDG_CACHE_HOME": scratch.path + "/cache"])
            #expect(run.status == 0)
            return try scratch.contents(of: "out")
        }
        _ = try draw([])
        let first = try draw(["--gallery"])
        #expect(first["gallery.html"] != nil)
        #expect(first.keys.contains { $0.hasPrefix("thumbnails/") })
        #expect(try draw(["--gallery"]) == first)
        #expect(try draw(["--gallery", "--no-cache"]) == first)
    }
}
