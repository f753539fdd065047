import Devices
import Diagnostics
import Previews
import TestTraits
import Testing

@testable import Commands

/// The variants of `maquette trace`.
@Suite(.blocking) struct TraceWordsTests {
    private func run(_ change: (inout TraceOptions) -> Void) throws -> (status: Previews.ExitStatus, codes: [String]) {
        var options = TraceOptions(
            inputs: [CommandRun.sample], from: "iphone-15/portrait@18", to: ["iphone-15/landscape"],
            endsInBackground: false, scene: nil,
            showsViews: false, isJSON: false, theme: "ios")
        change(&options)
        var text = ""
        let result = options.run { text += $0 }
        #expect(result.status != .good || text.contains("viewWillTransition(to:with:)"))
        return (result.status, result.diagnostics.filter { $0.severity == .error }.map(\.problem.code))
    }

    @Test func aDocumentIsTraced() throws {
        #expect(try run { _ in }.status == .good)
    }

    @Test func impossibleChangesAreRefused() throws {
        let cases: [((inout TraceOptions) -> Void, String, Previews.ExitStatus)] = [
            ({ $0.to = ["iphone-se-3/landscape"] }, "other-device", .wrongUsage),
            ({ $0.to = ["iphone-15/landscape@17"] }, "other-version", .wrongUsage),
            ({ $0.to = [] }, "nothing-happens", .wrongUsage),
            ({ $0.scene = "no-such" }, "unknown-scene", .wrongUsage),
            ({ $0.from = "iphone-99" }, "", .wrongUsage),
            ({ $0.inputs = ["/no/such.storyboard"] }, "", .unreadableInput),
        ]
        for (change, code, status) in cases {
            let result = try run(change)
            #expect(result.status == status)
            #expect(code.isEmpty || result.codes.contains(code))
            #expect(!result.codes.isEmpty)
        }
    }
}
