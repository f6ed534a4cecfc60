import CurrycombWorkbook
import CurrycombWorkshop
import Foundation

/// The archive with the pages of the toolkit's symbols and articles, merged from a DocC run for each module.
struct ApiArchive {
    enum Outcome: Equatable {
        case made(folder: String, warnings: String)
        case lacking(String)
    }

    let workspace: Workspace
    /// The path under which the site is served, such as `/currycomb`; empty for the root of a server.
    let base: String

    /// The public modules. Each module comes after the modules to which its pages link.
    static let modules = [
        "Composition", "CompositionOperators", "Differences", "Containers", "Effects", "Verification", "Signals",
        "Stores", "Bindings", "Marbles", "TestKit", "Currycomb", "Workbook", "Workshop",
    ]
    /// The modules that have no separate pages, by the name of the module that exports them. Their symbols are on the
    /// exporting module's pages.
    private static let parts = ["Signals": "CurrycombEvents", "Marbles": "CurrycombMarbleLines"]
    private static let targets = [
        "CurrycombTestKit", "CurrycombCompositionOperators", "Currycomb", "CurrycombWorkshop",
    ]

    private var folder: String { workspace.own + "/api" }

    static func target(_ module: String) -> String { module == "Currycomb" ? module : "Currycomb" + module }

    static func catalog(_ module: String) -> String {
        // The sources of the module Workshop are in the folder `workshop`, which is named after the command.
        "Sources/\(module == "Workshop" ? "workshop" : module)/\(module).docc"
    }

    func make(begin: () -> Void) -> Outcome {
        guard let toolchain = SwiftToolchain() else { return .lacking(Say.noPiece("swiftc")) }
        let names = ["docc", "swift-symbolgraph-extract"]
        let programs = names.compactMap { toolchain.program($0) }
        guard programs.count == names.count else {
            let missing = names.first { toolchain.program($0) == nil } ?? ""
            return .lacking(Say.noPiece(missing))
        }
        begin()
        for target in Self.targets {
            let built = run(
                ["swift", "build", "--package-path", workspace.root, "--target", target], removesTemporaryFiles: false)
            guard built.succeeded else { return .lacking(built.end) }
        }
        do {
            try? FileManager.default.removeItem(atPath: folder)
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            return try merged(docc: programs[0], extract: [programs[1]] + toolchain.systemFlags, toolchain.triple)
        } catch {
            return .lacking(error.localizedDescription)
        }
    }

    private func merged(docc: String, extract: [String], _ triple: String) throws -> Outcome {
        var archives: [String] = []
        var warnings = ""
        for module in Self.modules {
            let target = Self.target(module)
            let graphs = "\(folder)/\(module)-graphs"
            try FileManager.default.createDirectory(atPath: graphs, withIntermediateDirectories: true)
            let extracted = run(
                extract + [
                    "-module-name", target, "-I", workspace.path(".build/debug/Modules"), "-target", triple,
                    "-minimum-access-level", "public", "-skip-synthesized-members", "-skip-inherited-docs",
                    "-emit-extension-block-symbols", "-output-dir", graphs,
                ] + (Self.parts[module].map { ["-experimental-allowed-reexported-modules=\($0)"] } ?? []))
            guard extracted.succeeded else { return .lacking(extracted.end) }
            let catalog = "\(folder)/\(module).docc"
            try FileManager.default.copyItem(
                atPath: workspace.path(Self.catalog(module)), toPath: catalog)
            let header =
                "<p style=\"margin:0;padding:.5rem 1.3rem;font-size:.88rem\"><a style=\"color:inherit\" href=\"\(base)/index.html\">\(Say.apiHeader)</a></p>\n"
            try Files.write(header, to: catalog + "/header.html")
            if module == "Signals" { try ApiPictures(base: base).write(to: catalog) }
            let archive = "\(folder)/\(target).doccarchive"
            let converted = run(
                [
                    docc, "convert", catalog, "--additional-symbol-graph-dir", graphs, "--output-dir", archive,
                    "--fallback-display-name", target, "--fallback-bundle-identifier", target,
                    "--fallback-default-module-kind", Say.apiModule, "--experimental-enable-custom-templates",
                    "--hosting-base-path", String(base.drop { $0 == "/" }) + "/api",
                    // The overloads of a name share a page, because `pipe` has dozens of overloads.
                    "--enable-experimental-overloaded-symbol-presentation",
                    "--enable-experimental-external-link-support",
                ] + archives.flatMap { ["--dependency", $0] })
            guard converted.succeeded else { return .lacking(converted.end) }
            if converted.output.contains("warning:") { warnings += converted.output }
            archives.append(archive)
        }
        let all = folder + "/all"
        let merged = run(
            [docc, "merge"] + archives + [
                "--output-path", all, "--synthesized-landing-page-name", Say.name,
                "--synthesized-landing-page-topics-style", "list",
            ])
        guard merged.succeeded else { return .lacking(merged.end) }
        try Files.write(Self.theme, to: all + "/theme-settings.json")
        return .made(folder: all, warnings: warnings)
    }

    /// Returns true if a site's folder has no folder `api`, or if the folder `api` is an archive.
    static func mayReplace(in site: String) -> Bool {
        let place = site + "/api"
        // Only an archive contains both `metadata.json` and `documentation`.
        return !Files.exists(place)
            || Files.exists(place + "/metadata.json") && Files.exists(place + "/documentation")
    }

    /// Moves the archive into a site's folder, where it replaces an earlier archive.
    func move(_ archive: String, into site: String) throws {
        let place = site + "/api"
        // A folder of the same name that is not an archive is kept, so the move fails.
        if Files.exists(place), Self.mayReplace(in: site) { try FileManager.default.removeItem(atPath: place) }
        try FileManager.default.moveItem(atPath: archive, toPath: place)
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// A theme in which links have the same color as on the site's other pages. DocC's pages load this file.
    private static let theme = """
        {"meta":{},"theme":{"color":{"link":{"light":"#9a4a06","dark":"#f7b955"}}},"features":{}}

        """

    private struct Result {
        let output: String
        let succeeded: Bool
        /// The last lines of the output, which usually include the error.
        var end: String { output.split(separator: "\n").suffix(12).joined(separator: "\n") }
    }

    private func run(_ command: [String], removesTemporaryFiles: Bool = true) -> Result {
        let capture = Capture(seconds: 1200, bytes: 1 << 22, removesTemporaryFiles: removesTemporaryFiles)
        let (output, end) = capture.run(command)
        return Result(output: output, succeeded: end == .exit(0))
    }
}
