import ArgumentParser
import Devices
import Diagnostics

/// The option that defines devices of a project's own.
struct DeviceDefinitionOptions: ParsableArguments {
    @Option(
        name: .customLong("define-device"),
        help: ArgumentHelp(
            "A device of your own: kiosk='{like: ipad-10-9, screen: 900x1200}'. Repeat it for more.",
            discussion: "The manual lists the keys; `devices` in maquette.yaml has the same ones.",
            valueName: "name=facts"),
        transform: Self.definition)
    var definitions: [DeviceDefinition] = []

    private static func definition(_ words: String) throws -> DeviceDefinition {
        do {
            return try DeviceDefinition(parsing: words)
        } catch {
            throw ValidationError(error.diagnostics.map { sentence(of: $0.problem) }.joined(separator: "; "))
        }
    }

    private static func sentence(of problem: any Problem) -> String {
        problem.message + (problem.remedy.map { " (\($0))" } ?? "")
    }

    func validate() throws {
        do {
            _ = try catalog
        } catch {
            throw ValidationError(Self.sentence(of: error))
        }
    }
}

extension DeviceDefinitionOptions {
    /// Apple's devices and the defined ones.
    var catalog: DeviceCatalog {
        get throws(DeviceProblem) { try DeviceCatalog.standard.adding(definitions) }
    }
}
