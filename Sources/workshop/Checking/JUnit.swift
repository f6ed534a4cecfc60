import CurrycombWorkbook
import Foundation

/// Verdicts as JUnit's XML, which build servers display: a suite for each answer, and a case for each check.
///
/// A `todo` and a check that did not run are skipped cases. In a report about several learners, all checks of a missing
/// answer are skipped, too. Any other answer that does not compile or could not be judged is an error in the suite's
/// first case. So every suite has as many cases as its exercise has checks.
package enum JUnit {
    /// An answer, and the learner's name in a report about several learners.
    package typealias Suite = (learner: String?, cell: JudgedAnswer)

    package static func document(_ suites: [Suite]) -> String {
        let counts = suites.map(count).reduce(Count()) { $0 + $1 }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="Currycomb"\(counts.attributes)>
            \(suites.map(suite).joined(separator: "\n"))
            </testsuites>

            """
    }

    /// Returns true if a text is a document that `check` or `grade` wrote.
    static func isOwn(_ text: String) -> Bool { text.contains("\n<testsuites name=\"Currycomb\" ") }

    private struct Count {
        var (tests, failures, errors, skipped) = (0, 0, 0, 0)
        var seconds = 0.0

        static func + (left: Count, right: Count) -> Count {
            var sum = left
            sum.tests += right.tests
            sum.failures += right.failures
            sum.errors += right.errors
            sum.skipped += right.skipped
            sum.seconds += right.seconds
            return sum
        }

        var attributes: String {
            " tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
                + " time=\"\(JUnit.time(seconds))\""
        }
    }

    private enum Outcome { case passed, failed, error, skipped }

    private static func outcome(_ check: CheckResult, _ index: Int, _ cell: JudgedAnswer) -> Outcome {
        let verdict = cell.verdict
        // A missing answer has the status `notJudged`, too, but it is not an error.
        if cell.kind == .missing { return .skipped }
        if index == 0, verdict.status == .doesNotCompile || verdict.status == .notJudged { return .error }
        switch check.status {
        case .passed: return .passed
        case .todo, .waiting: return .skipped
        default: return .failed
        }
    }

    private static func count(_ suite: Suite) -> Count {
        var count = Count()
        for (index, check) in suite.cell.verdict.checks.enumerated() {
            count.tests += 1
            switch outcome(check, index, suite.cell) {
            case .passed: break
            case .failed: count.failures += 1
            case .error: count.errors += 1
            case .skipped: count.skipped += 1
            }
        }
        count.seconds = suite.cell.verdict.seconds
        return count
    }

    private static func suite(_ suite: Suite) -> String {
        let (exercise, verdict) = (suite.cell.exercise, suite.cell.verdict)
        let name = [suite.learner, "\(exercise.id) \(exercise.words.title)"].compactMap { $0 }.joined(separator: ": ")
        let group = [suite.learner, exercise.slug].compactMap { $0 }.joined(separator: ".")
        let cases = suite.cell.verdict.checks.enumerated().map { index, check in
            let head =
                "    <testcase classname=\"\(escaped(group))\" name=\"\(escaped(check.title))\""
                + " time=\"\(time(check.seconds))\""
            switch outcome(check, index, suite.cell) {
            case .passed: return head + "/>"
            case .skipped: return head + "><skipped message=\"\(escaped(skipped(check)))\"/></testcase>"
            case .failed:
                let kind = check.misconception ?? check.status.rawValue
                return head + "><failure type=\"\(escaped(kind))\" message=\"\(escaped(check.message))\">"
                    + "\(escaped(place(exercise, check.line) + check.message))</failure></testcase>"
            case .error:
                return head + "><error type=\"\(verdict.status.rawValue)\" message=\"\(escaped(first(verdict)))\">"
                    + "\(escaped(whole(verdict, exercise)))</error></testcase>"
            }
        }
        return """
              <testsuite name="\(escaped(name))" file="\(escaped(exercise.file))"\(count(suite).attributes)>
            \(cases.joined(separator: "\n"))
              </testsuite>
            """
    }

    private static func skipped(_ check: CheckResult) -> String {
        check.message.isEmpty ? Say.didNotRun : check.message
    }

    private static func first(_ verdict: Verdict) -> String {
        verdict.diagnostics.first?.message ?? verdict.problem ?? Say.status(verdict)
    }

    private static func whole(_ verdict: Verdict, _ exercise: Exercise) -> String {
        let lines = verdict.diagnostics.map {
            place(exercise, $0.line) + [$0.message, $0.meaning].compactMap { $0 }.joined(separator: "\n")
        }
        return (lines + [verdict.problem].compactMap { $0 }).joined(separator: "\n")
    }

    private static func place(_ exercise: Exercise, _ line: Int?) -> String {
        line.map { "\(exercise.file):\($0): " } ?? ""
    }

    fileprivate static func time(_ seconds: Double) -> String { String(format: "%.3f", seconds) }

    /// Returns a text that is escaped for an attribute or an element, without the characters that XML does not allow.
    package static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            case "\t": result += " "
            case _ where scalar.value < 0x20 || scalar.value == 0x7F || scalar.value & 0xFFFE == 0xFFFE: continue
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
