// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that neither users nor tests of Maquette build it. `make bench` in the folder above runs it.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "Maquette", path: "..")],
    targets: [
        .executableTarget(
            name: "maquette-bench", dependencies: [.product(name: "Maquette", package: "Maquette")])
    ],
    swiftLanguageModes: [.v6]
)
