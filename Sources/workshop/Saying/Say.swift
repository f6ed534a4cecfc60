import CurrycombWorkbook

/// The words of the screens: each text of `Texts/Screens.md`, by its key. A text with values is called like a function,
/// with the values in the order in which the text's heading names them; argument labels only help the reader. The
/// functions below choose between texts.
@dynamicMemberLookup
package enum Say {
    /// Returns a text without values.
    package static subscript(dynamicMember key: String) -> String { Screens.text(key) }
    /// Returns a text that needs values. Call the result with these values.
    @_disfavoredOverload
    package static subscript(dynamicMember key: String) -> Phrase { Phrase(key: key) }

    /// A text with values.
    @dynamicCallable
    package struct Phrase: Sendable {
        let key: String

        /// Returns the text with its values.
        package func dynamicallyCall(withKeywordArguments values: KeyValuePairs<String, Any?>) -> String {
            Screens.text(key, values.map(\.value))
        }
    }

    /// The name of this course.
    package static let name = "Currycomb"
    /// The word that stands for the system's language.
    static let systemLanguage = "system"
    /// The heading of the summary at the end of a lesson.
    package static let chapterEndHeading = "What you can do now"
}

// MARK: - Texts that are computed or chosen

extension Say {
    static func welcome(_ course: Course) -> String {
        Say.welcomePage(course.name, ours: course.isOurs, length(course), chapters: course.chapters.count)
    }
    /// Returns a text such as `13 chapters, 78 exercises, about 18 hours`. The time includes 15 minutes for each lesson
    /// with its tour.
    package static func length(_ course: Course) -> String {
        let minutes = course.exercises.map(\.minutes).reduce(0, +) + 15 * course.chapters.count
        let hours = minutes < 60 ? 0 : (minutes + 30) / 60
        return Say.courseLength(course.chapters.count, course.exercises.count, hours: hours, minutes: minutes)
    }
    /// Returns a time such as `250 ms` or `1.2 s`.
    package static func seconds(_ seconds: Double) -> String {
        seconds < 0.9995
            ? Say.milliseconds(Int((seconds * 1000).rounded())) : Say.fullSeconds((seconds * 10).rounded() / 10)
    }
    /// Returns a line of another program's output in a form that is safe for a terminal. Replaces SwiftPM's message
    /// that it waits for another build.
    package static func line(_ text: String) -> String {
        text.contains("Another instance of SwiftPM")
            ? Say.waitingForBuild : Columns.visible(text.filter { !$0.isNewline })
    }
    /// Returns the first paths of a list, and the number of the others.
    static func some(_ paths: [String]) -> String {
        Say.somePaths(Array(paths.prefix(3)), more: max(0, paths.count - 3))
    }

    /// Returns the lines of the help that are about one command, or the whole help if there are none.
    static func helpLines(on command: String) -> String {
        let help: String = Say.help
        var told: [Substring] = []
        var isOurs = false
        for line in help.split(separator: "\n", omittingEmptySubsequences: false) {
            // A line may continue on the next line, which is indented.
            isOurs = line.hasPrefix("workshop \(command) ") || isOurs && line.hasPrefix("  ")
            if isOurs { told.append(line) }
        }
        return told.isEmpty ? help : told.joined(separator: "\n")
    }
    /// The part of the help for a learner's every day.
    static var firstHelp: String {
        let help: String = Say.help
        return help.split(separator: "\n\n").prefix(2).joined(separator: "\n\n")
    }

    /// Returns the help with its long lines wrapped: the words in the right column stay in this column.
    static func fitted(_ help: String, _ width: Int) -> String {
        let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.flatMap { fitted($0, width) }.joined(separator: "\n")
    }
    private static func fitted(_ line: Substring, _ width: Int) -> [String] {
        guard line.count > width else { return [String(line)] }
        let gap = line.ranges(of: /\ {2,}/).first ?? line.startIndex..<line.startIndex
        let column = line.distance(from: line.startIndex, to: gap.upperBound)
        let words = String(line[gap.upperBound...])
        // If the command is too long for a second column, the words go below it.
        if column > width / 2 {
            return [String(line[..<gap.lowerBound])] + Columns.wrap(words, width - 4).map { "    " + $0 }
        }
        let indent = String(repeating: " ", count: column)
        let wrapped = Columns.wrap(words, width - column)
        return [line[..<gap.upperBound] + wrapped[0]] + wrapped.dropFirst().map { indent + $0 }
    }
    /// Returns the page of keys, whose two columns become one if they do not fit.
    static func keysPage(width: Int) -> String {
        let page: String = Say.keysHelp
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.contains(where: { $0.count > width }) else { return page }
        return lines.map { line in
            let left = line.prefix(36)
            return left.hasSuffix("  ") ? "\(left)\n\(line.dropFirst(36))" : String(line)
        }.joined(separator: "\n")
    }
    /// Returns the keys or commands in a text, each with its description, which follows after two spaces.
    package static func keys(_ text: String) -> [(String, String)] {
        text.split(separator: "\n").map { $0.split(separator: "  ", maxSplits: 1).map(String.init) }
            .compactMap { $0.count == 2 ? ($0[0], $0[1]) : nil }
    }

    /// Returns the text that says how a program ended.
    package static func end(_ end: Capture.End, _ limits: Capture) -> String {
        switch end {
        case .exit(let code) where code > 128: Say.endedBySignal(code - 128)
        case .exit(let code): Say.ended(code)
        case .timedOut: Say.timedOut(Int(limits.seconds))
        case .flooded: Say.flooded(limits.bytes >> 20)
        case .cancelled: Say.stopped
        case .notStarted: Say.notStarted
        }
    }
    /// Returns the text that says what a reset did.
    package static func outcome(_ outcome: Reset.Outcome) -> String {
        switch outcome {
        case .kept(let place): Say.kept(place)
        case .restored: Say.restored
        case .unchanged: Say.unchanged
        case .failed(let why): why
        }
    }
    /// Returns the status of a verdict in a few words.
    package static func status(_ verdict: Verdict) -> String {
        switch verdict.status {
        case .done: Say.isDone
        case .open: Say.isOpen
        case .wrong: Say.isWrong(verdict.held, of: verdict.checks.count)
        case .doesNotCompile: Say.isRefused
        case .notJudged: Say.isNotJudged
        }
    }
    static func renewed(_ outcome: Renewal.Outcome) -> String {
        Say.newVersions(outcome.renewed.count, moved: outcome.moved.count, outcome.moved.first)
    }
}

// MARK: - The class board

extension Say {
    /// Returns the requirement of a failed check, with the outcome if it is something other than a wrong result.
    package static func failed(_ title: String, _ status: CheckResult.Status) -> String {
        let end: String? =
            switch status {
            case .threw: Say.endThrew
            case .trapped: Say.endTrapped
            case .timedOut: Say.endTimedOut
            case .flooded: Say.endFlooded
            case .exited, .killed: Say.endExited
            case .passed, .failed, .todo, .waiting: nil
            }
        return Say.failedCheck(title, end)
    }
    /// Returns the text that says why a board cannot be reached.
    package static func fault(_ fault: BoardFault, _ board: BoardPlace) -> String {
        switch fault {
        case .noSuchHost: Say.noSuchHost(board.host)
        case .refused: Say.noBoardOpen(board.host, board.port)
        case .noWay: Say.noWay(board)
        case .timedOut: Say.noAnswer(board)
        case .broken: Say.isCutOff(board)
        case .notABoard: Say.notABoard(board)
        }
    }
    /// Returns the text for a learner whom the room does not accept.
    package static func refused(_ reason: ClassRefusal.Reason) -> String {
        switch reason {
        case .closed: Say.roomIsClosed
        case .full: Say.roomIsFull
        case .removed: Say.isRemoved
        }
    }
    /// Returns the text for a learner whose events the room refuses.
    static func isKeptOut(_ reason: ClassRefusal.Reason, _ word: String, unsent: Int) -> String {
        switch reason {
        case .removed: Say.isRemovedFrom(word)
        case .closed: Say.waitsAtClosed(word, unsent)
        case .full: Say.waitsAtFull(word, unsent)
        }
    }
}
