import CurrycombWorkbook
import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The second program, `workshop-tools`, which has the commands that a learner's first build does not need. For such a
/// command, `workshop` builds the second program if it is missing or out of date, and then replaces itself with that
/// program.
package struct ToolProgram {
    package static let product = "workshop-tools"
    package static let names = ["marbles", "site", "grade", "classroom", "plan", "new", "author"]
    /// The option that passes the course's name to the second program.
    private static let option = "--course="

    private let package: String
    private let scratch: String
    /// The folder that contains the running program and the second one.
    private let folder: String

    /// Finds the package and its build folder from the path of the running program. If the program is not in a
    /// package, uses the workspace's package; `nil` if there is none.
    package init?(beside executable: String?, _ workspace: Workspace?) {
        guard let executable else { return nil }
        folder = (Files.real(executable) as NSString).deletingLastPathComponent
        let above = sequence(first: folder) { $0 == "/" ? nil : ($0 as NSString).deletingLastPathComponent }
        guard let package = above.first(where: { Files.exists($0 + "/Package.swift") }) ?? workspace?.root
        else { return nil }
        self.package = package
        // SwiftPM writes this file into its build folder, so the file identifies the folder, whatever its name is.
        scratch = above.first { Files.exists($0 + "/workspace-state.json") } ?? package + "/.build"
    }

    /// Returns true if the words are a command of the second program, or `doctor --class`, which the second program
    /// also runs.
    static func understands(_ reader: OptionReader) -> Bool {
        var reader = reader
        return reader.name.map { names.contains($0) || $0 == "doctor" && reader.flag("--class") } ?? false
    }

    package static func courseName(in word: String) -> String? {
        word.hasPrefix(option) ? String(word.dropFirst(option.count)) : nil
    }

    private var executable: String { folder + "/" + Self.product }

    /// Builds the second program if it is missing or older than its sources. Then replaces this process with the second
    /// program.
    ///
    /// - Returns: the exit code; the call returns only if the program cannot be built or started.
    package func run(_ words: [String], _ name: String, _ traits: TerminalTraits) -> Int32 {
        if !isUpToDate {
            if let closed = [package, scratch].first(where: { Files.exists($0) && access($0, W_OK) != 0 }) {
                Workshop.complain(Say.notWritable(closed) + " " + Say.makeWritable(closed))
                return Workshop.notWritten
            }
            Workshop.complain(Say.buildingTools)
            let start = Date()
            if let problem = build(traits) {
                Workshop.complain(problem)
                return Workshop.notYet
            }
            note(start)
        }
        fflush(nil)
        // A signal that this process ignores would stay ignored in the second program.
        signal(SIGPIPE, SIG_DFL)
        let arguments = [executable, Self.option + name] + words
        var pointers = arguments.map { strdup($0) } + [nil]
        execv(executable, &pointers)
        Workshop.complain(Say.toolsNotStarted(executable, String(cString: strerror(errno))))
        return Workshop.notYet
    }

    /// Builds the second program. Returns an error message; `nil` if the program was built.
    private func build(_ traits: TerminalTraits) -> String? {
        let builder = Builder(root: package, scratch: scratch) { text in
            Output.progress(Say.line(text), columns: traits.columns)
        }
        let outcome = interruptibly(builder.cancel) { builder.buildForAuthor(product: Self.product, Self.flags) }
        Output.progress("", columns: traits.columns)
        if TerminalSignals.ending != 0 { TerminalSignals.passOn(TerminalSignals.ending) }
        switch outcome {
        case .built, nil: return nil
        case .refused(let places): return places.map { "\($0.file):\($0.line): \($0.message)" }.joined(separator: "\n")
        case .failed(let problem): return problem
        }
    }

    /// The options with which this program was built; the second program needs the same ones to share the build folder.
    private static var flags: [String] {
        #if DEBUG
        []
        #else
        ["-c", "release"]
        #endif
    }

    /// The file whose modification date is the time at which the last successful build began. The program itself may be
    /// older, because SwiftPM does not link it again if none of its objects has changed.
    private var stamp: String { executable + ".built" }

    private func note(_ start: Date) {
        try? Files.write("", to: stamp)
        try? FileManager.default.setAttributes([.modificationDate: start], ofItemAtPath: stamp)
    }

    private var isUpToDate: Bool {
        guard let linked = Files.key(executable)?.modified else { return false }
        let built = max(linked, Files.key(stamp)?.modified ?? 0)
        return Set([package, Toolkit.root]).allSatisfy { root in
            !Self.isNewer(root + "/Package.swift", than: built) && !Self.isNewer(root + "/Sources", than: built)
        }
    }

    /// Returns true if a manifest, a Swift file, or a folder with files was changed after a time.
    private static func isNewer(_ path: String, than built: Int64) -> Bool {
        let names = FileFingerprint.names(in: path)
        guard !names.isEmpty || path.hasSuffix(".swift") else { return false }
        return (Files.key(path)?.modified ?? .max) > built || names.contains { isNewer(path + "/" + $0, than: built) }
    }
}
