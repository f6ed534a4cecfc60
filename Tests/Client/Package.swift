// swift-tools-version: 6.2
import PackageDescription

/// An app that depends on the toolkit as a team's app would: `Tests/Scripts/client` builds it in release and runs it.
let package = Package(
    name: "Client",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Currycomb", path: "../..")],
    targets: [
        .executableTarget(
            name: "Client",
            dependencies: [
                .product(name: "Currycomb", package: "Currycomb"),
                .product(name: "CurrycombMarbles", package: "Currycomb"),
            ], path: "Sources")
    ],
    swiftLanguageModes: [.v6]
)
