import Arrangement
import Devices
import Foundation
import Looks
import Testing
import Theming

@Suite("Styles of the system")
struct SystemStyleTests {
    @Test("Each version belongs to one era, and eras are in order")
    func eras() {
        let eras = SystemVersion.allCases.map { SystemStyle($0).era }
        #expect(eras == eras.sorted())
        #expect(Set(eras) == Set(SystemStyle.Era.allCases))
        #expect(SystemStyle(.iOS12).era == .flat)
        #expect(SystemStyle(.iOS13).era == .raised)
        #expect(SystemStyle(.iOS18).era == .raised)
        #expect(SystemStyle(.iOS26).era == .glass)
    }

    @Test("A style has the metrics of its version")
    func metrics() {
        for version in SystemVersion.allCases {
            let style = SystemStyle(version)
            #expect(style.version == version)
            for kind in ControlMetrics.Kind.allCases {
                #expect(style.metrics(of: kind) == ControlMetrics(kind, version: version), "\(kind) \(version)")
            }
        }
    }

    @Test("The standard theme has every color that looks use")
    func colors() throws {
        let palette = try Theme.named("ios").palette
        for color in SystemColor.allCases {
            for version in SystemVersion.allCases {
                #expect(
                    palette.color(named: color.rawValue, appearance: ColorAppearance(), ios: version.major) != nil,
                    "\(color) on iOS \(version)")
            }
        }
    }
}
