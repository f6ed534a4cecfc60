import CurrycombWorkbook
import CurrycombWorkshop
import Foundation

/// The programs that run operators and functions in a page: Embedded Swift for WebAssembly, built with the toolchain's
/// own tools and compressed by gzip. They are cached under `.build` by a fingerprint of their sources, the toolchain
/// and all options. Several processes may build them at the same time.
struct BrowserDiagrams {
    enum Outcome {
        /// The programs by name, compressed by gzip.
        case built([String: Data])
        case lacking(String)
    }

    let workspace: Workspace

    /// The modules whose sources are compiled, in this order. The order affects the size of the compressed programs.
    static let modules = ["Composition", "Events", "Signals", "MarbleLines", "Marbles", "Diagrams"]
    /// The names of the programs. A page loads only the programs that it needs. Besides the two functions that exchange
    /// texts with the page, a program exports one function, such as `diagrams_run`, and has only the code that its
    /// functions reach.
    static let programs = ["run", "chain", "pipes"]
    private static let shim = "Sources/Diagrams/Browser/Shim.c"
    // These options favor size over speed. Because of `-lto`, the linker makes the machine code for each program, and
    // only for the functions that the program reaches.
    private static let swiftFlags = [
        "-target", "wasm32-unknown-none-wasm", "-enable-experimental-feature", "Embedded", "-wmo", "-swift-version",
        "6", "-parse-as-library", "-package-name", "currycomb", "-Osize", "-enforce-exclusivity=unchecked", "-D",
        "CURRYCOMB_BROWSER", "-Xfrontend", "-disable-stack-protector", "-Xllvm", "-inline-threshold=0",
        "-lto=llvm-full", "-module-name", "CurrycombDiagrams", "-c", "-o", "Diagrams.o",
    ]
    private static let shimFlags = ["--target=wasm32-unknown-none", "-Os", "-fno-builtin", "-c", "-o", "Shim.o"]
    private static let linkFlags = [
        "--no-entry", "--strip-all", "--gc-sections", "--compress-relocations", "-O2", "-mllvm",
        "-inline-threshold=-50", "--export=diagrams_room", "--export=diagrams_place", "Diagrams.o", "Shim.o",
    ]
    /// A script that links and compresses all programs at the same time. With `-n`, gzip stores no name and no date, so
    /// the bytes are the same after each build.
    private static let link = """
        mkdir done
        jobs=
        for name in \(programs.joined(separator: " ")); do
            { "$@" --export="diagrams_$name" -o "done/$name" && gzip -9 -n "done/$name"; } &
            jobs="$jobs $!"
        done
        for job in $jobs; do wait "$job" || exit 1; done
        """

    /// Builds the programs, unless they are cached. Calls `begin` before a build, which takes a while.
    func build(begin: () -> Void) -> Outcome {
        let info = run(["swiftc", "-print-target-info"])
        guard info.succeeded, let data = info.output.data(using: .utf8),
            let paths = (try? JSONDecoder().decode(TargetInfo.self, from: data))?.paths
        else { return .lacking(info.output) }
        let tools = paths.runtimeResourcePath + "/../../bin"
        let tables = paths.runtimeResourcePath + "/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a"
        for piece in [tools + "/clang", tools + "/wasm-ld", tables] where !Files.exists(piece) {
            return .lacking(Say.noPiece(piece))
        }
        let sources = Self.modules.flatMap { files(of: $0) }
        let text = (sources + [Self.shim]).map { $0 + "\n" + (workspace.toolkit.text($0) ?? "") }.joined()
        let options = (Self.swiftFlags + Self.shimFlags + Self.linkFlags + [Self.link]).joined(separator: " ")
        let all = workspace.path(".build/currycomb/diagrams")
        let name = Files.fingerprint(info.output + options + text)
        let folder = "\(all)/\(name)"
        if !Files.exists(folder) {
            begin()
            let former = (try? FileManager.default.contentsOfDirectory(atPath: all)) ?? []
            if let why = make(folder, sources, tools: tools, tables: tables) { return .lacking(why) }
            // Remove the programs that were built from earlier sources, so that they do not accumulate.
            for other in former where other != name && !other.contains(".new") {
                try? FileManager.default.removeItem(atPath: "\(all)/\(other)")
            }
        }
        var programs: [String: Data] = [:]
        for name in Self.programs { programs[name] = Files.bytes("\(folder)/\(name).gz") }
        return .built(programs)
    }

    /// Builds the programs in a temporary folder, and then moves them in one step, so the folder never contains only
    /// some of them. Returns the reason for a failure, or `nil`.
    private func make(_ folder: String, _ files: [String], tools: String, tables: String) -> String? {
        let work = "\(folder).new-\(ProcessInfo.processInfo.processIdentifier)"
        defer { try? FileManager.default.removeItem(atPath: work) }
        // All sources are compiled as one module. In Embedded Swift, the code of a separate module would be
        // compiled again in each module that imports it.
        var sources: [String] = []
        for file in files {
            let copy = "Sources/" + file.split(separator: "/").dropFirst().joined(separator: "-")
            let text = (workspace.toolkit.text(file) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.hasPrefix("import Currycomb") || $0.hasPrefix("@_exported") ? "" : $0 }.joined(
                    separator: "\n")
            do { try Files.write(text, to: "\(work)/\(copy)") } catch { return error.localizedDescription }
            sources.append(copy)
        }
        // `swiftc` gets relative paths, so the programs contain no path of this machine.
        for (script, command) in [
            ("exec \"$@\"", ["swiftc"] + Self.swiftFlags + sources),
            ("exec \"$@\"", [tools + "/clang"] + Self.shimFlags + [workspace.toolkit.path(Self.shim)]),
            (Self.link, [tools + "/wasm-ld"] + Self.linkFlags + [tables]),
        ] {
            let outcome = run(["sh", "-c", "cd \"$0\" || exit 1\n" + script, work] + command)
            guard outcome.succeeded else { return outcome.shortened }
        }
        do { try FileManager.default.moveItem(atPath: work + "/done", toPath: folder) } catch {
            // Another process may have built the same programs in the meantime.
            return Files.exists(folder) ? nil : error.localizedDescription
        }
        return nil
    }

    private func files(of module: String) -> [String] {
        let folder = "Sources/\(module)"
        let names =
            FileManager.default.enumerator(atPath: workspace.toolkit.path(folder))?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
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
