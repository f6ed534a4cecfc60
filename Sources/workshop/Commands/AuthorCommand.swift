import CurrycombWorkbook
import Foundation

extension Desk {
    /// Says what is missing or wrong in an exercise that somebody writes, or in all.
    ///
    /// - Parameters:
    ///   - word: the exercise's id or slug.
    ///   - watches: whether to look again on every save.
    func author(_ word: String?, watches: Bool) -> Int32 {
        let exercises = word.map { word in course.exercise(word).map { [$0] } ?? [] } ?? course.exercises
        guard !exercises.isEmpty else {
            complainOfUnknown(word ?? "")
            return Workshop.notYet
        }
        let code = look(at: exercises)
        guard watches else { return code }
        return watch(word)
    }

    private func look(at exercises: [Exercise]) -> Int32 {
        var count = 0
        let temporary = temporaryPath("currycomb-author")
        defer { try? FileManager.default.removeItem(atPath: temporary) }
        try? FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
        TerminalSignals.install(wake: -1)
        let grading = GradingBench(workspace, temporary: temporary)
        for exercise in exercises {
            let check = AuthorCheck(workspace: workspace, exercise: exercise)
            var findings = check.look()
            // One exercise is judged, too; all of them would take as long as the tests do.
            if exercises.count == 1, check.isTied {
                if isatty(2) == 1 { Workshop.complain(Say.building) }
                grading.prepare([exercise]) { _ in }
                findings += check.run(
                    judge: { grading.judge(exercise, $0) { TerminalSignals.ending != 0 } },
                    host: { bench.build(product: "solutions-host") })
                if TerminalSignals.ending != 0 { TerminalSignals.passOn(TerminalSignals.ending) }
            }
            count += findings.count
            if exercises.count > 1, findings.isEmpty { continue }
            show([StyledLine("\(exercise.id)  \(exercise.words.title)", .strong)])
            for finding in findings {
                // In the form that editors and terminals make links of.
                let place = finding.file + (finding.line.map { ":\($0)" } ?? "")
                show([StyledLine("  " + place, .bad)])
                show(StyledLine.paragraph(finding.what, indent: 4, traits.columns))
            }
        }
        paragraph(count == 0 ? Say.nothingToMend(exercises.count) : Say.toMend(count))
        return count == 0 ? Workshop.done : Workshop.notYet
    }

    /// What is known of an exercise that the course does not list.
    private func complainOfUnknown(_ word: String) {
        let parts = word.split(separator: ".").compactMap { Int($0) }
        let stub = course.chapters.lazy.compactMap { chapter -> String? in
            let folder = "Chapters/\(chapter.folder)/Stubs"
            return Stamp.names(in: workspace.path(folder)).first { name in
                name.hasSuffix("-\(word).swift")
                    || parts.count == 2 && parts[0] == chapter.number && name.hasPrefix("\(parts[1])-")
            }.map { "\(folder)/\($0)" }
        }.first
        if let stub {
            let list = stub.replacing(/Stubs\/.*/, with: "Words/Exercises.swift")
            Workshop.complain(Say.notInCourse(stub, list))
        } else {
            let nearest = course.nearest(to: word)
            Workshop.complain(Say.unknownExercise(word, nearest?.id, nearest?.slug))
        }
    }

    /// Looks again on every save. Words are a part of this program, so a new one is built for each look.
    private func watch(_ word: String?) -> Int32 {
        var seen = stamp
        while true {
            Thread.sleep(forTimeInterval: 0.3)
            if TerminalSignals.ending != 0 { TerminalSignals.passOn(TerminalSignals.ending) }
            guard stamp != seen else { continue }
            seen = stamp
            print("\n" + String(repeating: "─", count: 40))
            fflush(nil)
            let command =
                ["swift", "run", "--package-path", workspace.root, "workshop", "author"] + [word].compactMap { $0 }
            _ = Spawn.inTerminal(command)
            fflush(nil)
        }
    }

    private var stamp: Stamp {
        var stamp = Stamp()
        for entry in ["Package.swift", "Chapters", "Exercises", "Tests/Solutions"] { stamp.add(workspace.path(entry)) }
        return stamp
    }
}
