import CurrycombWorkbook
import Foundation

/// A check of this clone and this machine, with remedies for the problems that it finds.
package struct Doctor {
    package struct Finding: Equatable {
        package enum Grade { case good, note, bad }
        package var grade: Grade
        package var what: String
        package var remedy: String?

        package init(grade: Grade, what: String, remedy: String? = nil) {
            self.grade = grade
            self.what = what
            self.remedy = remedy
        }
    }

    package let commands: CourseCommands

    package init(commands: CourseCommands) { self.commands = commands }

    package func run() -> Int32 {
        let findings = examine()
        Self.show(findings, on: commands)
        return findings.contains { $0.grade == .bad } ? Workshop.notYet : Workshop.done
    }

    package static func show(_ findings: [Finding], on commands: CourseCommands) {
        for finding in findings {
            let mark: StyledLine =
                switch finding.grade {
                case .good: StyledLine("✓", .good)
                case .note: StyledLine("·", .dim)
                case .bad: StyledLine("✗", .bad)
                }
            commands.show(StyledLine.paragraph(finding.what, indent: 2, first: mark, commands.traits.columns))
            if let remedy = finding.remedy {
                commands.show(StyledLine.paragraph(remedy, indent: 4, commands.traits.columns))
            }
        }
    }

    package func examine() -> [Finding] {
        [swift(), buildFolder(), permission(), disk(), terminal(), editor(), progress()] + exercises()
    }

    private func swift() -> Finding {
        let (output, end) = Capture(seconds: 30).run(["swift", "--version"])
        guard end == .exit(0) else { return Finding(grade: .bad, what: Say.noSwift, remedy: Say.getSwift) }
        return Self.judge(version: output)
    }

    package static func judge(version output: String) -> Finding {
        let words = output.split(whereSeparator: \.isWhitespace)
        let place = words.indices.dropLast().first { words[$0] == "version" }
        let version = place.map { String(words[$0 + 1]) } ?? ""
        let numbers = version.split { !$0.isNumber }.prefix(2).compactMap { Int($0) }
        guard numbers.count == 2 else {
            return Finding(grade: .note, what: Say.oddSwift(output.prefix(80).description))
        }
        return (numbers[0], numbers[1]) < (6, 2)
            ? Finding(grade: .bad, what: Say.oldSwift(version), remedy: Say.getSwift)
            : Finding(grade: .good, what: Say.swift(version))
    }

    /// Checks SwiftPM's build folder, which contains absolute paths: a clone that has been moved must be built again.
    private func buildFolder() -> Finding {
        let build = commands.workspace.path(".build")
        guard Files.exists(build) else { return Finding(grade: .note, what: Say.notBuilt) }
        guard let plan = Files.text(build + "/debug.yaml") else { return Finding(grade: .note, what: Say.noPlan) }
        return plan.contains("\"\(commands.workspace.root)/")
            ? Finding(grade: .good, what: Say.buildFolder)
            : Finding(grade: .bad, what: Say.moved, remedy: Say.buildAnew)
    }

    private func permission() -> Finding {
        let folders = [commands.workspace.root, commands.workspace.path("Exercises"), commands.workspace.own]
        let closed = folders.first { Files.exists($0) && !FileManager.default.isWritableFile(atPath: $0) }
        return closed.map { Finding(grade: .bad, what: Say.notWritable($0), remedy: Say.makeWritable($0)) }
            ?? Finding(grade: .good, what: Say.writable(commands.workspace.root))
    }

    private func disk() -> Finding {
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: commands.workspace.root)
        guard let free = (attributes?[.systemFreeSize] as? NSNumber)?.int64Value else {
            return Finding(grade: .note, what: Say.diskUnknown)
        }
        let megabytes = Int(free >> 20)
        return megabytes < 500
            ? Finding(grade: .bad, what: Say.diskFull(megabytes), remedy: Say.makeRoom)
            : Finding(grade: .good, what: Say.disk(megabytes >> 10))
    }

    private func terminal() -> Finding {
        let traits = commands.traits
        guard traits.isInteractive else { return Finding(grade: .note, what: Say.noTerminal) }
        if traits.columns < 60 || traits.rows < 15 {
            return Finding(grade: .note, what: Say.smallTerminal(traits.columns, traits.rows))
        }
        return Finding(grade: .good, what: Say.terminal(traits.columns, traits.rows, colour: traits.colour))
    }

    private func editor() -> Finding {
        guard let editor = Editor.choose(for: "", line: nil) else {
            return Finding(grade: .note, what: Say.noEditorHere, remedy: Say.setEditor)
        }
        if editor.isMissing {
            return Finding(grade: .note, what: Say.editorMissing(editor.name), remedy: Say.setEditor)
        }
        return Finding(grade: .good, what: Say.editor(editor.name))
    }

    private func progress() -> Finding {
        switch commands.file.read() {
        case .progress: Finding(grade: .good, what: Say.progressGood)
        case .missing: Finding(grade: .note, what: Say.progressNone)
        case .damaged, .partlyDamaged: Finding(grade: .note, what: Say.progressBad)
        }
    }

    private func exercises() -> [Finding] {
        var findings: [Finding] = []
        for exercise in commands.course.exercises {
            for file in [exercise.stub, exercise.text] where !Files.exists(commands.workspace.path(file)) {
                findings.append(Finding(grade: .bad, what: Say.isMissing(file), remedy: Say.checkout(file)))
            }
            for fault in exercise.faults where fault.line != nil {
                findings.append(Finding(grade: .bad, what: "\(fault)", remedy: Say.checkout(fault.file)))
            }
            if !Files.exists(commands.workspace.path(exercise.file)) {
                findings.append(
                    Finding(grade: .bad, what: Say.isMissing(exercise.file), remedy: Say.resetBrings(exercise.id)))
            }
        }
        for chapter in commands.course.chapters where !Files.exists(commands.workspace.path(chapter.lesson)) {
            findings.append(
                Finding(grade: .bad, what: Say.isMissing(chapter.lesson), remedy: Say.checkout(chapter.lesson)))
        }
        return findings.isEmpty
            ? [Finding(grade: .good, what: Say.allThere(commands.course.exercises.count))] : findings
    }
}
