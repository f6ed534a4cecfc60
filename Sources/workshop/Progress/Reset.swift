import CurrycombWorkbook
import Foundation

/// An operation that restores the starting file of an exercise. It never destroys an answer.
package struct Reset {
    package enum Outcome: Equatable {
        /// The old answer is kept at this path, relative to the root.
        case kept(String)
        case restored
        case unchanged
        case failed(String)
    }

    package let workspace: Workspace

    func callAsFunction(_ exercise: Exercise, stamp: String) -> Outcome {
        guard let stub = workspace.stub(of: exercise) else { return .failed(Say.stubMissing(exercise.stub)) }
        let file = workspace.path(exercise.file)
        let answer = FileManager.default.contents(atPath: file)
        if let answer, answer == Data(stub.utf8) { return .unchanged }
        do {
            var kept: String?
            if let answer {
                let place = freePlace(for: exercise, stamp)
                // The file's bytes are copied unchanged, so even an answer with an invalid encoding is kept.
                try FileManager.default.createDirectory(
                    atPath: (workspace.path(place) as NSString).deletingLastPathComponent,
                    withIntermediateDirectories: true)
                try answer.write(to: URL(fileURLWithPath: workspace.path(place)), options: .withoutOverwriting)
                kept = place
            } else if Files.exists(file) {
                return .failed(Say.unreadable(exercise.file))
            }
            try Files.write(stub, to: file)
            return kept.map(Outcome.kept) ?? .restored
        } catch {
            return .failed(Say.notWritten(exercise.file, error))
        }
    }

    private func freePlace(for exercise: Exercise, _ stamp: String) -> String {
        let place = ".currycomb/kept/\(exercise.chapterFolder)/\(exercise.folder)/\(stamp)"
        var candidate = place + ".swift"
        var number = 2
        while Files.exists(workspace.path(candidate)) {
            candidate = "\(place)-\(number).swift"
            number += 1
        }
        return candidate
    }

    package static var stamp: String {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.dateFormat = "yyyy-MM-dd-HHmmss"
        return format.string(from: Date())
    }
}
