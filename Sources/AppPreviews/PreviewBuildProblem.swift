public import Diagnostics

/// A reason why an app's previews cannot be built.
public enum PreviewBuildProblem: Error, Problem, Hashable {
    case noToolchain(reason: String)
    case noSources
    /// An Xcode project has no iOS app with Swift code.
    case noApp
    case unreadablePackage(reason: String)
    /// A product that an Xcode project uses and that none of its packages has.
    case unknownProduct(String)
    /// The folder with Maquette's own package is not where the command was built.
    case noPackage(path: String)
    case unwritable(path: String, reason: String)
    /// The previewing tools do not build.
    case toolFailed(output: String)
    /// The app's code does not compile.
    case buildFailed(errors: Int)
    /// The app's code imports modules that are not there, such as pods.
    case missingModules([String])
    case portingFailed(errors: Int)

    public var code: String {
        switch self {
        case .noToolchain: "no-toolchain"
        case .noSources: "no-sources"
        case .noApp: "no-app"
        case .unreadablePackage: "unreadable-package"
        case .unknownProduct: "unknown-product"
        case .noPackage: "no-package"
        case .unwritable: "unwritable-build"
        case .toolFailed: "tool-failed"
        case .buildFailed: "build-failed"
        case .missingModules: "missing-modules"
        case .portingFailed: "porting-failed"
        }
    }

    public var message: String {
        switch self {
        case .noToolchain(let reason): "the Swift toolchain cannot be started: \(reason)"
        case .noSources: "there are no Swift files here"
        case .noApp: "this Xcode project has no iOS app with Swift code"
        case .unreadablePackage(let reason): "this package cannot be read: \(reason)"
        case .unknownProduct(let name): "none of the project's packages has the product \(name)"
        case .noPackage(let path): "Maquette's package is not at \(path)"
        case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
        case .toolFailed(let output): "the tool that rewrites sources does not build: \(output)"
        case .buildFailed(let errors): "the code does not compile: \(errors == 1 ? "1 error" : "\(errors) errors")"
        case .missingModules(let names): "the code imports what is not there: \(names.joined(separator: ", "))"
        case .portingFailed(let errors):
            "the code uses what exists only on Apple's platforms: \(errors == 1 ? "1 place" : "\(errors) places")"
        }
    }

    public var remedy: String? {
        switch self {
        case .noToolchain: "install Swift from swift.org, so that `swift build` works in this shell"
        case .noSources: "name the folder of a Swift package or of an app's sources"
        case .noApp: "name another project, or the folder of the app's sources"
        case .unreadablePackage: "see that `swift package describe` works in its folder"
        case .unknownProduct: "see that the project's packages are beside it, as in Xcode"
        case .noPackage: "previews are built with it: clone Maquette, and name the clone's folder with --maquette"
        case .unwritable: "free space there, or name another folder with --build-folder"
        case .toolFailed: "see that `swift build` works in Maquette's folder Porting"
        case .buildFailed:
            "see the errors above and Documentation/Porting.md, or draw what compiles with --keep-going"
        case .missingModules:
            "put the sources into a Swift package that depends on what they import, and name its folder; see Documentation/Previews.md"
        case .portingFailed: "see the errors above"
        }
    }
}
