import Testing

@testable import AppPreviews

@Suite("What the compiler says") struct CompilerOutputTests {
    @Test("is shown once, with its excerpts and without the progress") func errors() {
        let output = CompilerOutput(
            """
            [12/40] Compiling App Screen.swift
            /App/Screen.swift:3:5: error: cannot find 'x' in scope
             2 | func f() {
             3 |     x()
            [13/40] Compiling App Other.swift
            /App/Screen.swift:3:5: error: cannot find 'x' in scope
            /App/Other.swift:1:1: warning: unused
            error: fatalError
            """)
        #expect(
            output.errors == [
                "/App/Screen.swift:3:5: error: cannot find 'x' in scope", " 2 | func f() {", " 3 |     x()",
            ])
        #expect(output.problem == .buildFailed(errors: 1))
        #expect(output.located == ["/App/Screen.swift:3:5: error: cannot find 'x' in scope"])
    }

    @Test("names the modules that are missing") func modules() {
        let output = CompilerOutput(
            """
            /App/A.swift:1:8: error: no such module 'Alamofire'
            /App/B.swift:2:8: error: no such module 'Alamofire'
            /App/main.swift:3:8: error: missing required module 'SnapKit'
            """)
        #expect(output.problem == .missingModules(["Alamofire", "SnapKit"]))
        #expect(output.problem.message == "the code imports what is not there: Alamofire, SnapKit")
    }

    @Test("may be nothing") func nothing() {
        #expect(CompilerOutput("").errors.isEmpty)
        #expect(CompilerOutput("").problem == .buildFailed(errors: 0))
    }
}
