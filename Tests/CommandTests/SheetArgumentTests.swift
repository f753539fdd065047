import Diagnostics
import Sheets
import Testing

@testable import Commands

@Suite struct SheetArgumentTests {
    @Test func wrongArgumentsAreReportedTogether() {
        var log = ProblemLog()
        _ = SheetArrangement(rows: "devices,apearances", columns: "devices", isToScale: false, paper: "a3", into: &log)
        #expect(log.diagnostics.map(\.problem.code).sorted() == ["axis-twice", "unknown-axis", "unknown-paper"])
        #expect(log.diagnostics.allSatisfy { $0.problem.remedy != nil })
        #expect(log.diagnostics.contains { $0.problem.remedy?.contains("did you mean 'appearances'?") == true })
    }
}
