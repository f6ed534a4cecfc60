import CurrycombWorkbook
import CurrycombWorkshop
import Foundation

/// The files that make GitHub judge a learner's fork on each push.
enum ClassroomFiles {
    static let workflow = ".github/workflows/grade.yml"
    static let autograding = ".github/classroom/autograding.json"

    static let workflowText = """
        # Judges the answers on each push. A run is red only if judging itself failed or an answer could not be judged:
        # exercises that are not done yet are not failures, and the run's summary shows them.
        name: Exercises

        on:
          push:
          workflow_dispatch:

        permissions:
          contents: read

        jobs:
          grade:
            runs-on: ubuntu-latest
            container: swift:6.3
            timeout-minutes: 45
            steps:
              - uses: actions/checkout@v4
              - name: Build the workshop
                run: swift build --product workshop
              - name: Judge the answers
                shell: bash
                run: |
                  .build/debug/workshop check --junit grades.xml --markdown >> "$GITHUB_STEP_SUMMARY" || [ $? -eq 1 ]
                  if grep '<error type="notJudged"' grades.xml; then exit 1; fi
              - name: Keep the verdicts
                if: always()
                uses: actions/upload-artifact@v4
                with:
                  name: grades
                  path: grades.xml

        """

    static func autogradingText(_ course: Course) -> String {
        let tests = course.exercises.map { exercise in
            JSONNode.object([
                ("name", .string("\(exercise.id) \(exercise.words.title)")),
                ("setup", .string("swift build --product workshop")),
                ("run", .string(".build/debug/workshop check \(exercise.id)")),
                ("input", .string("")), ("output", .string("")), ("comparison", .string("included")),
                ("timeout", .number(15)), ("points", .number(1)),
            ]).text
        }
        return "{\"tests\": [\n  \(tests.joined(separator: ",\n  "))\n]}\n"
    }
}

extension CourseCommands {
    /// Writes the files for a class on GitHub. Writes nothing if one of them exists with a different text, or if the
    /// manifest names a local folder for Currycomb.
    package func classroom() -> Int32 {
        let files = [
            (ClassroomFiles.workflow, ClassroomFiles.workflowText),
            (ClassroomFiles.autograding, ClassroomFiles.autogradingText(course)),
        ]
        var written: [String] = []
        // A build server does not have this machine's folders, so the manifest must not name one.
        if let folder = workspace.text("Package.swift").flatMap(Self.toolkitFolder) {
            Workshop.complain(Say.toolkitIsHere(folder))
            return Workshop.notYet
        }
        for (file, text) in files {
            if let there = workspace.text(file), there != text {
                Workshop.complain(Say.isThereAlready(file))
                return Workshop.notWritten
            }
        }
        do {
            for (file, text) in files {
                try Files.write(text, to: workspace.path(file))
                written.append(file)
            }
        } catch {
            Workshop.complain(Say.notWritten(workspace.path(files[written.count].0), error))
            return Workshop.notWritten
        }
        paragraph(Say.writtenTo(written))
        paragraph(Say.classroomNext)
        return Workshop.done
    }

    /// Returns the path of the first local package in a course's manifest (Currycomb's folder); `nil` if there is none.
    static func toolkitFolder(_ manifest: String) -> String? {
        manifest.split(whereSeparator: \.isNewline).filter { !$0.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") }
            .lazy.compactMap { $0.firstMatch(of: /\.package\((?:name: "[^"]*", )?path: "([^"]+)"/) }.first
            .map { String($0.1) }
    }
}
