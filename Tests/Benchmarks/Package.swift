// swift-tools-version: 6.2
import PackageDescription

/// The benchmarks, each with the products that it measures. Each has a folder of the same name under `Sources`.
let benchmarks: [Target] = [
    benchmark("CompositionBenchmark", of: ["CurrycombComposition", "CurrycombCompositionOperators"]),
    benchmark("EffectsBenchmark", of: ["CurrycombEffects"]),
    benchmark("GrowthBenchmark", of: ["CurrycombEffects", "CurrycombSignals"]),
    benchmark("VerificationBenchmark", of: ["CurrycombVerification"]),
    benchmark(
        "SignalsBenchmark", of: ["CurrycombSignals"],
        beside: [
            .product(name: "OpenCombine", package: "OpenCombine"),
            .product(name: "AsyncAlgorithms", package: "swift-async-algorithms"),
        ]),
    benchmark(
        "StoresBenchmark", of: ["CurrycombSignals", "CurrycombStores"],
        beside: [.product(name: "OpenCombine", package: "OpenCombine")]),
]

/// A separate package, so that users and learners of Currycomb do not fetch the other libraries.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Currycomb", path: "../.."),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(url: "https://github.com/apple/swift-async-algorithms", from: "1.1.4"),
    ],
    targets: [.target(name: "Harness")] + benchmarks,
    swiftLanguageModes: [.v6]
)

func benchmark(_ name: String, of products: [String], beside peers: [Target.Dependency] = []) -> Target {
    .executableTarget(
        name: name,
        dependencies: ["Harness"] + products.map { .product(name: $0, package: "Currycomb") } + peers)
}
