import CurrycombWorkbook
import CurrycombWorkshop
import Foundation

/// The program that runs the operators in a page: Embedded Swift for WebAssembly, built with only the toolchain. It is
/// cached under `.currycomb` by a fingerprint of its sources.
struct BrowserDiagrams {
    enum Outcome {
        /// The program in base 64; `isPacked` is true if gzip compressed it first.
        case built(text: String, isPacked: Bool)
        case lacking(String)
    }

    let workspace: Workspace

    static let modules = ["Composition", "Signals", "Marbles", "Diagrams"]
    private static let flags = [
        "-target", "wasm32-unknown-none-wasm", "-enable-experimental-feature", "Embedded", "-wmo", "-swift-version",
        "6",
        "-parse-as-library", "-package-name", "currycomb", "-Osize", "-enforce-exclusivity=unchecked",
        // These options favor size over speed: a drag takes a millisecond.
        "-D", "CURRYCOMB_BROWSER", "-Xfrontend", "-disable-stack-protector", "-Xllvm", "-inline-threshold=0",
    ]
    private static let exports = ["diagrams_room", "diagrams_answer", "diagrams_place"]

    /// Builds the program, unless it is cached.
    ///
    /// - Parameter begin: called before long work begins.
    func build(begin: () -> Void) -> Outcome {
        let info = run(["swiftc", "-print-target-info"])
        guard info.succeeded, let data = info.output.data(using: .utf8),
            let paths = (try? JSONDecoder().decode(TargetInfo.self, from: data))?.paths
        else { return .lacking(info.output) }
        let tools = paths.runtimeResourcePath + "/../../bin"
        let tables = paths.runtimeResourcePath + "/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a"
        for piece in [tools + "/clang", tools + "/wasm-ld", tables] where !Files.exists(piece) {
            return .lacking(SaySite.noPiece(piece))
        }
        let sources = Self.modules.flatMap { files(of: $0, "swift") }
        let shim = "Sources/Diagrams/Browser/Shim.c"
        let text = (sources + [shim]).map { $0 + "\n" + (workspace.toolkit.text($0) ?? "") }.joined()
        let folder = "\(workspace.own)/diagrams/\(Files.fingerprint(info.output + Self.flags.joined() + text))"
        let wasm = folder + "/diagrams.wasm"
        if !Files.exists(wasm) {
            begin()
            // Programs from other sources are not needed again.
            try? FileManager.default.removeItem(atPath: workspace.own + "/diagrams")
            if let why = make(wasm, in: folder, tools: tools, tables: tables, shim: shim) { return .lacking(why) }
        }
        // gzip must not store a name or a date, so that the bytes are the same each time.
        let packed = wasm + ".gz"
        if !Files.exists(packed) {
            _ = run(["sh", "-c", "gzip -9 -n -c \"$1\" > \"$2.new\" && mv \"$2.new\" \"$2\"", "sh", wasm, packed])
        }
        if let bytes = Files.bytes(packed), !bytes.isEmpty {
            return .built(text: bytes.base64EncodedString(), isPacked: true)
        }
        return .built(text: (Files.bytes(wasm) ?? Data()).base64EncodedString(), isPacked: false)
    }

    /// Builds the program.
    ///
    /// - Returns: the reason for a failed build.
    private func make(_ wasm: String, in folder: String, tools: String, tables: String, shim: String) -> String? {
        do { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) } catch {
            return error.localizedDescription
        }
        // All sources are one module. Separate modules would be compiled again into the modules that use them.
        let copies = folder + "/Sources"
        var sources: [String] = []
        for file in Self.modules.flatMap({ files(of: $0, "swift") }) {
            let copy = copies + "/" + file.split(separator: "/").dropFirst().joined(separator: "-")
            let text = (workspace.toolkit.text(file) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.hasPrefix("import Currycomb") ? "" : $0 }.joined(separator: "\n")
            do { try Files.write(text, to: copy) } catch { return error.localizedDescription }
            sources.append(String(copy.dropFirst(folder.count + 1)))
        }
        defer {
            for name in ["Sources", "Diagrams.o", "Shim.o"] {
                try? FileManager.default.removeItem(atPath: folder + "/" + name)
            }
        }
        // The compiler runs in that folder so that the program contains no path of this machine.
        let outcome = run(
            ["sh", "-c", "cd \"$0\" && exec \"$@\"", folder, "swiftc"] + Self.flags + [
                "-module-name", "CurrycombDiagrams",
            ] + sources
                + ["-c", "-o", "Diagrams.o"])
        guard outcome.succeeded else { return outcome.shortened }
        let compiled = run([
            tools + "/clang", "--target=wasm32-unknown-none", "-Os", "-fno-builtin", "-c", workspace.toolkit.path(shim),
            "-o",
            folder + "/Shim.o",
        ])
        guard compiled.succeeded else { return compiled.shortened }
        let linked = run(
            [tools + "/wasm-ld", "--no-entry", "--strip-all", "--gc-sections", "--compress-relocations", "-O2"]
                + Self.exports.map { "--export=\($0)" }
                + ["Diagrams", "Shim"].map { "\(folder)/\($0).o" } + [tables, "-o", wasm + ".new"])
        guard linked.succeeded else { return linked.shortened }
        do { try FileManager.default.moveItem(atPath: wasm + ".new", toPath: wasm) } catch {
            return error.localizedDescription
        }
        return nil
    }

    private func files(of module: String, _ ending: String) -> [String] {
        let folder = "Sources/\(module)"
        let names =
            FileManager.default.enumerator(atPath: workspace.toolkit.path(folder))?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix("." + ending) }.sorted().map { "\(folder)/\($0)" }
    }

    private struct TargetInfo: Decodable {
        struct Paths: Decodable { let runtimeResourcePath: String }
        let paths: Paths
    }

    private struct Result {
        let output: String
        let succeeded: Bool
        var shortened: String { output.split(separator: "\n").prefix(5).joined(separator: "\n") }
    }

    private func run(_ command: [String]) -> Result {
        let (output, end) = Capture(seconds: 1200, bytes: 1 << 22).run(command)
        return Result(output: output, succeeded: end == .exit(0))
    }
}
