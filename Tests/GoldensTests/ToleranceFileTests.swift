import Bitmaps
import Devices
import Diagnostics
import Foundation
import Testing

@testable import Goldens

@Suite("The tolerance file") struct ToleranceFileTests {
    private func rules(_ text: String) throws -> [ToleranceRule] {
        let scratch = try ScratchFolder()
        try Data(text.utf8).write(to: URL(fileURLWithPath: scratch.path + "/tolerances.yaml"))
        return try ToleranceFile.rules(in: scratch.path)
    }

    @Test("gives the rules for each variant, later ones last, with their locations")
    func rules() throws {
        let found = try rules(
            """
            - variants: "*"
              channel: 1
            - variants: "Launch/ipad-*"
              perceptual-precision: 0.98
              precision: 0.999
              density: [16, 4]
              masks: [[0, 10, 20, 30]]
              channel: 0
              reason: the clock
            - variants: "Launch/iphone-*"
              precision: 0.9
            """)
        let key = GoldenKey(document: "Launch", variant: try variants("ipad-pro-11")[0])
        let ipad = ToleranceRules(found).effective(for: key)
        #expect(
            ipad.tolerance
                == PictureTolerance(
                    perceptualPrecision: 0.98, precision: 0.999, density: DensityLimit(side: 16, pixels: 4)))
        #expect(ipad.masks == [[0, 10, 20, 30]] && ipad.words.count == 2)
        #expect(found.map(\.origin.line) == [1, 3, 10])
        let phone = GoldenKey(document: "Launch", variant: try variants("iphone-se")[0])
        #expect(
            ToleranceRules(found).effective(for: phone).tolerance == PictureTolerance(channel: 1, precision: 0.9),
            "what a later rule does not mention holds on")
    }

    @Test("has all of its problems reported at once, each with its line")
    func problems() throws {
        do {
            _ = try rules("- channel: 300\n- presicion: 0.9\n- masks: [[1, 2]]\n- ignore-antialiasing: maybe\n")
            Issue.record("it is read")
        } catch let error as DiagnosedError {
            #expect(error.diagnostics.map(\.location?.line) == [1, 2, 3, 4])
            #expect(error.diagnostics[1].problem.remedy == "did you mean 'precision'?")
        }
        for text in ["a: b: c", "- 7", "- density: [8]", "- masks: [[0, 0, 0, 5]]", "- channel: 1.5"] {
            #expect(throws: DiagnosedError.self, "\(text)") { try rules(text) }
        }
        #expect(try rules("") == [])
    }

    @Test("selects variants by wildcards, or by prefix")
    func wildcards() {
        let name = "Launch/ipad-pro-11/portrait/full/dark/large/ltr@26"
        for pattern in ["*", "Launch", "Launch/ipad*", "*dark*", "*/ipad-pro-1?/*", name] {
            #expect(Glob(names: pattern).matches(name), "\(pattern)")
        }
        for pattern in ["Main", "*light*", "ipad", "Launch/ipad-pro-1?"] {
            #expect(!Glob(names: pattern).matches(name), "\(pattern)")
        }
    }
}
