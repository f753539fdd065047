// swift-tools-version: 6.1
import PackageDescription

// A separate package, so that neither users nor tests of Maquette build it.
//
// `make fuzz-long` in the folder above builds it with AddressSanitizer and the compiler's coverage counters, which
// guide libFuzzer.
let package = Package(
    name: "Fuzzing",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Maquette", path: "..")],
    targets: [
        // The interface of libFuzzer, which is part of the compiler.
        .target(name: "CFuzzer"),
        .executableTarget(
            name: "maquette-fuzz",
            // Mutator.swift, Reader.swift and Seeds.swift are links to Tests/FuzzTests.
            dependencies: ["CFuzzer", .product(name: "Maquette", package: "Maquette")],
            linkerSettings: [
                .unsafeFlags(["-sanitize=fuzzer"]),
                // Swift's default linker fails with the fuzzer's library.
                .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
