// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that only those who port sources build swift-syntax.
let package = Package(
    name: "Porting",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "SourcePorting", targets: ["SourcePorting"]),
        .executable(name: "port-sources", targets: ["port-sources"]),
        .plugin(name: "PortSources", targets: ["PortSources"]),
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
    ],
    targets: [
        .target(
            name: "SourcePorting",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]),
        .executableTarget(name: "port-sources", dependencies: ["SourcePorting"]),
        .plugin(name: "PortSources", capability: .buildTool(), dependencies: ["port-sources"]),
        .testTarget(name: "SourcePortingTests", dependencies: ["SourcePorting"], exclude: ["Fixtures"]),
    ]
)
