import BrowserDriver
import Foundation
import Previews
import TestTraits
import Testing

@testable import Goldens

@Suite(
    "The report in a browser", .serialized, .long, .blocking,
    .enabled(if: Browser.isInstalled, Comment(rawValue: Browser.absence)))
struct ReportPageTests {
    private func open(_ report: String, dark: Bool = false, in browser: Browser) throws -> BrowserPage {
        let page = try browser.open(
            URL(fileURLWithPath: report + "/report.html"), width: 1200, height: 800, isDark: dark)
        try page.wait(for: "document.documentElement.dataset.ready === 'true'")
        return page
    }

    private static let loaded =
        "[...document.querySelectorAll('#stage img')].length > 0 && "
        + "[...document.querySelectorAll('#stage img')].every((image) => image.complete && image.naturalWidth > 0)"

    @Test("can be read, filtered and viewed by mouse and by keyboard, without errors and network access")
    func handled() throws {
        let boxes = try MovedBoxes()
        let browser = try Browser()
        let page = try open(boxes.report, in: browser)
        func text(_ selector: String) throws -> String {
            try page.value("document.querySelector('\(selector)').textContent")
        }
        func count(_ selector: String) throws -> Int {
            try page.value("document.querySelectorAll('\(selector)').length")
        }
        func current() throws -> Int {
            try page.value("[...document.querySelectorAll('#list li button')].findIndex((row) => row.ariaCurrent)")
        }
        #expect(try text("#verdict") == "4 of 4 pictures differ: 4 layout, 4 pixels")
        #expect(try count("#list details") == 1, "one cause")
        #expect(try text("#list .cause span") == "view ‘Box’ moved down 8 pt")
        #expect(try text("#list .cause .n").hasSuffix("Boxes on all 4 variants"))
        #expect(try count("#list li") == 4)
        // Three pictures side by side, each with outlines of the moved elements.
        try page.wait(for: Self.loaded)
        #expect(try count("#stage img") == 3 && count("#stage rect.was") == 2 && count("#stage rect.now") == 2)
        try page.hover("#changes li")
        #expect(try count("#stage rect.hot") == 4)
        // Filters.
        try page.run("const kind = document.getElementById('appearance'); kind.value = 'dark'; kind.onchange()")
        #expect(try count("#list li") == 1)
        #expect(try text("#list .cause .n").hasSuffix("× 1"))
        #expect(try text("#count") == "1 of 4 shown")
        try page.run("const kind = document.getElementById('appearance'); kind.value = ''; kind.onchange()")
        try page.press("/")
        try page.type("landscape")
        try page.wait(for: "document.querySelectorAll('#list li').length === 1")
        try page.press("Escape")
        try page.run("document.getElementById('search').value = ''; document.getElementById('search').oninput()")
        try page.wait(for: "document.querySelectorAll('#list li').length === 4")
        // Keys go from one picture to the next, and from one view to another.
        try page.run("document.querySelector('#list li button').click()")
        try page.press("j")
        try page.press("j")
        #expect(try current() == 2)
        try page.press("k")
        #expect(try current() == 1)
        for (key, mode) in [
            ("2", "slider"), ("3", "onion"), ("4", "blink"), ("5", "difference"), ("6", "actual"), ("1", "side"),
        ] {
            try page.press(key)
            #expect(try page.value("document.getElementById('stage').className") == "stage \(mode)")
            #expect(try page.value("document.querySelector('[aria-checked=true]').dataset.mode") == mode)
            try page.wait(for: Self.loaded)
        }
        try page.run("document.querySelector('[data-mode=side]').focus()")
        for (key, mode) in [("ArrowLeft", "actual"), ("ArrowRight", "side"), ("ArrowRight", "slider")] {
            try page.press(key)
            #expect(try page.value("document.activeElement.dataset.mode") == mode)
            #expect(try page.value("document.getElementById('stage').className") == "stage \(mode)")
        }
        try page.run("document.activeElement.blur()")
        try sliders(page)
        try zoom(page)
        try approval(page, boxes)
        #expect(page.complaints == [])
        #expect(page.requests.allSatisfy { $0.hasPrefix("file:") }, "\(page.requests)")
    }

    private func sliders(_ page: BrowserPage) throws {
        func split() throws -> String {
            try page.value("document.getElementById('stage').style.getPropertyValue('--split')")
        }
        try page.press("2")
        try page.run("const slider = document.getElementById('slider'); slider.value = 25; slider.oninput()")
        #expect(try split() == "25%")
        #expect(
            try page.value("getComputedStyle(document.querySelector('#stage .top')).clipPath")
                == "inset(0px 0px 0px 25%)")
        try page.press("ArrowRight")
        #expect(try split() == "27%")
        // The mouse drags the line over the picture itself.
        let width: Double = try page.value("document.querySelector('#stage .canvas').getBoundingClientRect().width")
        try page.drag("#stage .canvas", by: (x: width / 4, y: 0))
        #expect(abs((Double(try split().dropLast()) ?? 0) - 75) <= 1)
        try page.press("3")
        #expect(try page.value("getComputedStyle(document.querySelector('#stage .top')).opacity") == "0.75")
        try page.press("4")
        #expect(try page.value("getComputedStyle(document.querySelector('#stage .top')).animationName") == "blink")
    }

    private func zoom(_ page: BrowserPage) throws {
        func width() throws -> Double { try page.value("document.querySelector('#stage img').width") }
        try page.press("1")
        try page.click("[aria-label='One to one']")
        let natural: Double = try page.value("document.querySelector('#stage img').naturalWidth")
        #expect(try width() == natural)
        for _ in 0..<4 { try page.press("+") }
        #expect(try width() == natural * 16)
        #expect(try page.value("document.querySelectorAll('.pixelated .pixel-grid').length > 0", as: Bool.self))
        try page.press("z")
        #expect(try width() >= natural / 2)
        try page.press("0")
        #expect(try width() <= natural)
    }

    /// Checkboxes give the command that approves the selected pictures, and it works.
    private func approval(_ page: BrowserPage, _ boxes: MovedBoxes) throws {
        func command() throws -> String { try page.value("document.getElementById('command').textContent") }
        #expect(try command() == "")
        try page.click("#list li:nth-child(2) input")
        #expect(try page.value("document.activeElement.ariaLabel.startsWith('Tick ')", as: Bool.self))
        let words = try command().split(separator: " ").map(String.init)
        #expect(
            words.prefix(3) == ["maquette", "golden", "approve"] && words[3] == boxes.report && words[4] == "--matching"
        )
        #expect(try page.value("document.querySelector('summary input').indeterminate", as: Bool.self))
        try page.press("j")
        try page.press("x")
        #expect(try command().components(separatedBy: "--matching").count == 3)
        try page.click("summary input")
        #expect(try command() == "maquette golden approve \(boxes.report)")
        try page.click("summary input")
        #expect(try command() == "")
        #expect(GoldenApproval(run: boxes.report, matching: [words[5]]).approve().status == .good)
    }

    @Test("is served with a working approve button")
    func served() async throws {
        let boxes = try MovedBoxes()
        try await boxes.serving { try approve(at: $0) }
        #expect(
            try GoldenRunRecord(in: boxes.report).failures.allSatisfy { result in
                try GoldenStore(path: boxes.goldens).manifest.goldens[result.key] == result.proposal
            })
    }

    private func approve(at address: URL) throws {
        let browser = try Browser()
        let page = try browser.open(address, width: 1200, height: 800)
        try page.wait(for: Self.loaded)
        try page.click("#tick-all")
        try page.click("#approve")
        try page.wait(for: "document.getElementById('ticked').textContent === '4 approved.'")
        #expect(try page.value("document.querySelectorAll('#list .tag.good').length") == 4)
        #expect(page.complaints == [])
        #expect(page.requests.allSatisfy { $0.hasPrefix(address.absoluteString) })
    }

    @Test("is fast with two thousand pictures, and embeds them on request")
    func large() throws {
        let boxes = try MovedBoxes()
        var record = try GoldenRunRecord(in: boxes.report)
        let four = record.results
        record.results = (0..<2000).map { index in
            var result = four[index % 4]
            result.key =
                "Boxes/device-\(index / 4)/" + result.key.split(separator: "/").dropFirst(2).joined(separator: "/")
            result.facets.device = "device-\(index / 4)"
            result.cause = "cause \(index % 40)"
            return result
        }
        record.title = "Many boxes"
        let folder = try RunFolder(path: boxes.report, isFresh: false)
        try GoldenReport(record, in: folder).writePage(isInline: false)
        let browser = try Browser()
        let page = try open(boxes.report, in: browser)
        #expect(try page.value("document.querySelectorAll('#list li').length") == 2000)
        func milliseconds(_ statements: String) throws -> Double {
            try page.value(
                "(() => { const start = performance.now(); \(statements); document.body.offsetHeight; return performance.now() - start; })()"
            )
        }
        // An interval that people perceive as immediate, on a busy machine.
        #expect(try milliseconds("document.getElementById('tick-all').click()") < 500)
        #expect(
            try milliseconds("const d = document.getElementById('device'); d.value = 'device-7'; d.onchange()") < 500)
        #expect(try page.value("document.querySelectorAll('#list li').length") == 4)
        #expect(try milliseconds("const e = document.getElementById('device'); e.value = ''; e.onchange()") < 1500)
        let pictures: Int = try page.value("performance.getEntriesByType('resource').length")
        #expect(pictures < 100, "pictures are loaded as they come into sight")
        #expect(page.complaints == [])
        record.results = four
        try GoldenReport(record, in: folder).writePage(isInline: true)
        for part in ["expected", "actual", "difference"] {
            try FileManager.default.removeItem(atPath: "\(boxes.report)/\(part)")
        }
        let inline = try open(boxes.report, dark: true, in: browser)
        try inline.wait(for: Self.loaded)
        #expect(inline.complaints == [])
        #expect(try inline.value("getComputedStyle(document.body).backgroundColor") == "rgb(20, 22, 26)")
    }
}
