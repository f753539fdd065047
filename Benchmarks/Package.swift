// swift-tools-version: 6.1
import PackageDescription

// A separate package, so that neither users nor tests of Maquette build it. `make bench` in the folder above runs it.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Maquette", path: "..")],
    targets: [
        .executableTarget(
            name: "maquette-bench",
            // The folder AdaptivePhotos is a link to the app of the tests, which imports only UIKit.
            dependencies: [
                .product(name: "Maquette", package: "Maquette"), .product(name: "UIKit", package: "Maquette"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
