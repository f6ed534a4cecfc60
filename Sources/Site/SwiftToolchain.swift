import CurrycombWorkshop
import Foundation

struct SwiftToolchain {
    /// The folder with `swiftc`, `docc` and other programs.
    let programs: String
    /// The folder with the libraries that come with the compiler.
    let resources: String
    let triple: String
    let description: String

    private struct Info: Decodable {
        struct Paths: Decodable { let runtimeResourcePath: String }
        struct Target: Decodable { let triple: String }
        let paths: Paths
        let target: Target
    }

    /// Finds the toolchain of `swiftc`; `nil` if there is no compiler.
    init?() {
        let (output, end) = Capture(seconds: 60).run(["swiftc", "-print-target-info"])
        guard end == .exit(0), let info = try? JSONDecoder().decode(Info.self, from: Data(output.utf8)) else {
            return nil
        }
        description = output
        resources = info.paths.runtimeResourcePath
        programs = resources + "/../../bin"
        triple = info.target.triple
    }

    func program(_ name: String) -> String? {
        let path = programs + "/" + name
        return Files.exists(path) ? path : nil
    }

    /// The arguments with which a tool finds macOS's modules; empty on other systems.
    var systemFlags: [String] {
        #if os(macOS)
        let (output, end) = Capture(seconds: 60).run(["xcrun", "--show-sdk-path"])
        return end == .exit(0) ? ["-sdk", output.trimmingCharacters(in: .whitespacesAndNewlines)] : []
        #else
        return []
        #endif
    }
}
