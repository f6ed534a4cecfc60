import Foundation

package struct BuildPaths: Sendable {
    package let root: String
    /// SwiftPM's build folder.
    package let scratch: String

    /// Returns the build folder that SwiftPM uses for a package by default: the one in `SWIFTPM_BUILD_DIR`, or else
    /// `.build`.
    static func usualScratch(of root: String) -> String {
        guard let told = ProcessInfo.processInfo.environment["SWIFTPM_BUILD_DIR"] else { return "\(root)/.build" }
        return URL(filePath: told).path
    }

    /// Returns the folder of an exercise's chapter.
    func chapter(of exercise: Exercise?) -> String? { exercise.map { "\(root)/Chapters/\($0.chapterFolder)" } }

    var explanations: Explanations { .known(in: Workspace(root: root).toolkit) }

    package var plan: String { "\(scratch)/debug.yaml" }
    package var own: String { "\(scratch)/currycomb" }
    package func folder(_ product: String) -> String { "\(own)/\(product)" }
    package func commands(_ product: String) -> String { "\(folder(product))/commands.json" }
    /// Returns the path of the file with a record of a product's program and of the text that it was built from.
    func builtFrom(_ product: String) -> String { "\(folder(product))/built-from" }
    func upToDate(_ product: String) -> String { "\(folder(product))/up-to-date.json" }
    /// Returns the path of a program that SwiftPM built for debugging.
    package func built(_ product: String) -> String { "\(scratch)/debug/\(product)" }

    /// The platform that SwiftPM builds for, such as `x86_64-unknown-linux-gnu`. It is read from the symbolic link
    /// `debug` in the build folder, which leads to a folder such as `x86_64-unknown-linux-gnu/debug`; `nil` if there is
    /// no such link.
    package var triple: String? {
        guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(scratch)/debug") else {
            return nil
        }
        return URL(filePath: target).pathComponents.dropLast().last
    }

    var sourcesFingerprint: FileFingerprint {
        var fingerprint = FileFingerprint()
        fingerprint.add(text: root)
        for entry in ["Package.swift", "Sources", "Chapters"] { fingerprint.add("\(root)/\(entry)") }
        let toolkit = Workspace(root: root).toolkit.root
        if toolkit != root { for entry in ["Package.swift", "Sources"] { fingerprint.add("\(toolkit)/\(entry)") } }
        return fingerprint
    }

    /// Returns the current inputs of a build by this compiler.
    ///
    /// - Parameter sources: the sources' fingerprint, taken before SwiftPM read them.
    package func inputs(compiler: String, sources: FileFingerprint) -> BuildInputs {
        var tools = FileFingerprint()
        tools.add(compiler)
        tools.add(URL(filePath: compiler).deletingLastPathComponent().appending(path: "swift-frontend").path)
        var planFile = FileFingerprint()
        planFile.add(plan)
        return BuildInputs(sources: sources, compiler: compiler, tools: tools, planFile: planFile)
    }

    /// Returns the path of another Swift file in a file's folder, relative to this folder; `nil` if there is none.
    static func sourceBeside(_ file: String) -> String? {
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
        return sources(in: folder).first { $0 != "\(folder)/\((file as NSString).lastPathComponent)" }
            .map { String($0.dropFirst(folder.count + 1)) }
    }

    /// Returns the Swift files that SwiftPM compiles in a folder. SwiftPM leaves out hidden files, such as
    /// `.#main.swift`, which Emacs keeps beside a file with unsaved changes.
    package static func sources(in folder: String) -> [String] {
        guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
        return files.compactMap { $0 as? String }
            .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") && !$0.contains("/.") }
            .map { "\(folder)/\($0)" }.sorted()
    }
}
