import Foundation

/// The one small file that progress is kept in.
struct ProgressFile: Sendable {
    /// What was found in the file.
    enum Contents: Equatable {
        case progress(Progress)
        case missing
        case damaged
    }

    let path: String

    init(_ workspace: Workspace) { path = workspace.own + "/state.json" }

    func read() -> Contents {
        guard Files.exists(path) else { return .missing }
        guard let data = FileManager.default.contents(atPath: path),
            let progress = try? JSONDecoder().decode(Progress.self, from: data),
            progress.version == Progress.version
        else { return .damaged }
        return .progress(progress)
    }

    func write(_ progress: Progress) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        try Files.write(String(decoding: encoder.encode(progress), as: UTF8.self) + "\n", to: path)
    }
}
