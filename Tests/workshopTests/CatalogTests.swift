import CurrycombDiagrams
import CurrycombMarbles
import Foundation
import TestSupport
import Testing

@testable import CurrycombSite
@testable import CurrycombWorkshop

/// The DocC catalogs, whose pictures are drawn from real runs. `Tests/Scripts/pictures` updates the pictures.
@Suite struct CatalogTests {
    private static let root = Places.root
    private static let workspace = Workspace(root: Places.root.path)

    private static func catalog(_ module: String) -> URL { root.appending(path: ApiArchive.catalog(module)) }

    private static func pages(_ module: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: catalog(module).path).filter { $0.hasSuffix(".md") }
            .map { try String(contentsOf: catalog(module).appending(path: $0), encoding: .utf8) }
    }

    private static func pictures(_ module: String) throws -> [String: String] {
        var files: [String: String] = [:]
        for page in try pages(module) {
            for match in page.matches(of: /!\[[^\]]+\]\(([^)]+)\)/) {
                let name = String(match.1)
                for file in ApiPictures.files(name, try svg(name)) { files[file.name] = file.text }
            }
        }
        return files
    }

    private static func svg(_ name: String) throws -> String {
        if name == "verdict" { return VerdictPicture.svg(workspace) }
        let found = MarbleCatalogue.names.flatMap { operatorName in
            Site.scenarios(operatorName).filter { ApiPictures.name(operatorName, $0.place) == name }
        }
        return try #require(found.first?.scenario, "\(name) is in no catalogue").run().svg
    }

    @Test func everyShippedModuleHasACatalog() throws {
        let package = try String(contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8)
        let lines = package.matches(of: /(?m)^    Module\((?:\n\s*)?"(\w+)"(?:[^()]*)\)/)
        let ships = lines.filter { !$0.0.contains("ships: false") }.map { String($0.1) }
        // The workshop's target is not in the manifest's list of modules.
        #expect(Set(ships).union(["Workshop"]) == Set(ApiArchive.modules))
        for module in ApiArchive.modules {
            let page = try String(contentsOf: Self.catalog(module).appending(path: module + ".md"), encoding: .utf8)
            #expect(page.hasPrefix("# ``\(ApiArchive.target(module))``"))
            #expect(page.contains("```swift\n"), "\(module) begins without an example")
        }
    }

    @Test(arguments: ApiArchive.modules)
    func picturesInCatalogsAreUpToDate(_ module: String) throws {
        let resources = Self.catalog(module).appending(path: "Resources").path
        let wanted = try Self.pictures(module)
        let writes = ProcessInfo.processInfo.environment["CURRYCOMB_PICTURES"] == "write"
        if writes {
            try? FileManager.default.removeItem(atPath: resources)
            for (name, text) in wanted { try Files.write(text, to: "\(resources)/\(name)") }
        }
        let there = (try? FileManager.default.contentsOfDirectory(atPath: resources)) ?? []
        #expect(Set(there) == Set(wanted.keys), "run Tests/Scripts/pictures")
        for (name, text) in wanted {
            #expect(Files.text("\(resources)/\(name)") == text, "\(name) is out of date: run Tests/Scripts/pictures")
        }
    }

    @Test func eachPictureHasALightAndADarkFile() throws {
        let svg = try Self.svg("marbles-merge-0")
        #expect(svg.contains("prefers-color-scheme"))
        for file in ApiPictures.files("merge", svg) {
            #expect(!file.text.contains("prefers-color-scheme"))
            #expect(file.text.contains(".page{fill:#0d1117}") == file.name.contains("~dark"))
            #expect(file.text.contains("\n</style>\n"))
        }
    }

    @Test func piecesOfALineKeepTheirColumns() {
        let pieces = TerminalPicture.pieces("✗ g runs first       main.swift:14")
        #expect(pieces.map(\.text) == ["✗", "g runs first", "main.swift:14"])
        #expect(pieces.map(\.column) == [0, 2, 21])
    }

    @Test func aFunctionsPageIsFound() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for page in ["signal/flatmap(_:_:).json", "signals/just(_:failure:).json"] {
            try Files.write("{}", to: folder.path + "/data/documentation/currycombsignals/" + page)
        }
        let links = ApiLinks(archive: folder.path)
        #expect(
            links.place(of: "flatMap(_:_:)") == "api/documentation/currycombsignals/signal/flatmap(_:_:)/")
        #expect(
            links.place(of: "Signals.just(_:failure:)")
                == "api/documentation/currycombsignals/signals/just(_:failure:)/")
        #expect(links.place(of: "just(_:failure:)") == nil)
    }
}
