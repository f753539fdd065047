// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that neither users nor tests of Maquette build it. `make fuzz-long` in the folder above
// builds it with AddressSanitizer and the compiler's coverage counters, which libFuzzer steers by.
let package = Package(
    name: "Fuzzing",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Maquette", path: "..")],
    targets: [
        // The face of libFuzzer, which the compiler brings along.
        .target(name: "CFuzzer"),
        .executableTarget(
            name: "maquette-fuzz",
            // Mutator.swift, Reader.swift and Seeds.swift are links, to Tests/FuzzTests.
            dependencies: ["CFuzzer", .product(name: "Maquette", package: "Maquette")],
            linkerSettings: [
                .unsafeFlags(["-sanitize=fuzzer"]),
                // The linker that Swift takes by itself fails at the fuzzer's library.
                .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
