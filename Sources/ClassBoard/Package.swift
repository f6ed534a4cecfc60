// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors where the project is checked, as in the package around this one.
let strict: [SwiftSetting] =
    Context.environment["CURRYCOMB_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// The board is a package of its own, so that nobody who learns builds a server. It needs nothing but the clone: it
/// builds without the internet.
let package = Package(
    name: "ClassBoard",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Currycomb", path: "../..")],
    targets: [
        .target(
            name: "ClassBoard",
            dependencies: [
                .product(name: "CurrycombWorkbook", package: "Currycomb"),
                .product(name: "CurrycombStores", package: "Currycomb"),
            ],
            resources: [.copy("Assets")], swiftSettings: strict),
        .executableTarget(name: "class-board", dependencies: ["ClassBoard"], swiftSettings: strict),
        .testTarget(name: "ClassBoardTests", dependencies: ["ClassBoard"], swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
