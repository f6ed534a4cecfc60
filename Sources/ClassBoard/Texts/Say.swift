import CurrycombWorkbook
import Foundation

/// The texts of `class-board` in the terminal and in its responses. The texts on its pages are at the top of
/// `board.js`, and the texts of reports are in ``SayReport``.
enum Say {
    static let port = UInt16(ClassWire.port)
    static let untitled = "Currycomb workshop"

    static let help = """
        Currycomb's class board: how far a class has come, and which sentences its verdicts show.

        class-board               opens the board; Ctrl-C ends it, and nothing is lost
          --title "TITLE"         the workshop's title
          --agenda FILE           the file of `workshop plan … --out FILE`: shows how late the class is
          --day N                 the agenda's day, 1 unless you say otherwise
          --most N                how many learners may be in the room, \(BoardLimits.usual) unless you say otherwise
          --port N                the port of the board, \(port) unless you say otherwise
        class-board report [FOLDER]   a page, CSV and JSON of the day, and a page for each learner
        class-board add FILE …    adds diaries that `workshop diary FILE` wrote; --any-class adds diaries of other
                                  classes, too
        class-board forget        deletes the class: names, progress, everything; --yes does not ask
        class-board --help        this help

        --folder FOLDER           for all of these: where the class is kept, if not in
                                  \(BoardFolder.standard.path)
        --course FOLDER           the clone of the course, if not the one in which you are: the board shows only
                                  its exercises and its sentences

        The exit code is 0 when all is done, 2 when the command was wrong, 3 when something could not be read or
        written. Run the command with `swift run class-board …` in the clone.
        """
    static let seeHelp = "`class-board --help` lists all commands."

    // MARK: - Opening

    static func join(_ address: String, _ room: Room) -> String {
        "swift run workshop join \(address):\(room.port)/\(room.word)"
    }
    /// Returns the commands with which learners join: one for each of `addresses` or, if there are none, one with a
    /// placeholder.
    static func joins(_ addresses: [String], _ room: Room) -> [String] {
        (addresses.isEmpty ? ["board"] : addresses).map { join($0, room) }
    }
    static func opened(_ room: Room, _ addresses: [String], _ learners: Int, _ folder: String) -> String {
        let joins = joins(addresses, room).map { "  \($0)" } + (addresses.isEmpty ? ["", noNetwork] : [])
        return """
            \(room.title)

            Learners join with\(addresses.count > 1 ? " one of" : "")
            \(joins.joined(separator: "\n"))

            Your page, for you alone
              http://127.0.0.1:\(room.port)/board/\(room.key)/
            For the projector, without names
              http://127.0.0.1:\(room.port)/projector/\(room.projectorKey)/

            \(going(learners))
            The class is kept in \(folder).
            Ctrl-C ends the board; nothing is lost.
            """
    }
    static let noNetwork = """
        This computer has no network, so no laptop can reach the board. Learners can join with this line nevertheless: \
        their workshops keep the events for `workshop diary FILE`. If you join a network, your page will show a line \
        with this machine's address.
        """
    static func going(_ learners: Int) -> String {
        switch learners {
        case 0: "Nobody has joined yet."
        case 1: "The class continues with the one learner who has joined.\n\(newClass)"
        default: "The class continues with the \(learners) learners who have joined.\n\(newClass)"
        }
    }
    private static let newClass = "For a new class: swift run class-board forget"
    static let ended = "The board is closed. For a report on the day: swift run class-board report"
    static func damaged(_ report: String) -> String { "The class's file was damaged. \(report)" }

    // MARK: - Problems

    static func complain(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
    }
    static func portTaken(_ port: UInt16) -> String {
        """
        Another program is listening on port \(port): perhaps this board in another window. End it, or use another \
        port: --port \(port + 1)
        """
    }
    static func notListening(_ port: UInt16, _ reason: String) -> String {
        "The board cannot listen on port \(port): \(reason). Try another one: --port 8500"
    }
    static func inUse(_ folder: String) -> String {
        "The board of \(folder) is open in another window. End it there with Ctrl-C first."
    }
    static func notOpened(_ folder: String, _ reason: String) -> String {
        "The class in \(folder) cannot be opened: \(reason)"
    }
    static let roomUnreadable = """
        room.json contains a mistake. Repair the file, or move it away: then the board makes a room with another word, \
        and every learner has to join again.
        """
    static func notOnDisk(_ reason: String, isThere: Bool) -> String {
        "Learners' events could not be written; their workshops will send them again: \(reason)"
            + (isThere ? "" : " End the board with Ctrl-C, and start it again.")
    }
    static func noCourse(_ folder: String?) -> String {
        """
        There is no course in \(folder ?? "this folder"), but the board needs the sentences of a course. Run the command in \
        the clone, or name the clone: --course FOLDER
        """
    }
    static func noAgenda(_ file: String) -> String {
        "\(file) is not an agenda. `swift run workshop plan 6h 1-5 --out agenda.md` writes one to a new file."
    }
    static func noDay(_ day: String, _ days: Int) -> String {
        "`--day \(day)`: the agenda has \(days == 1 ? "one day" : "the days 1 to \(days)")."
    }
    static func notRead(_ file: String) -> String { "\(file) cannot be read." }
    static func notWritten(_ folder: String, _ reason: String) -> String {
        "The report could not be written to \(folder): \(reason)"
    }
    static func otherFiles(_ folder: String) -> String {
        "\(folder) contains other files or another class's report, so nothing was written. Name a new folder."
    }
    static let assetsMissing =
        "The board's pages are missing beside the program. Build it again: swift build --product class-board"
    static func noSuchWord(_ word: String) -> String { "`\(word)` is not known here. \(seeHelp)" }
    static let emptyWord = "One of the words is empty, perhaps because a variable has no value. \(seeHelp)"
    static func wantsValue(_ option: String) -> String { "`\(option)` needs a value after it. \(seeHelp)" }
    static func notAPort(_ word: String) -> String { "`\(word)` is not a port: use a number from 1024 to 65535." }
    static func notANumberOfLearners(_ word: String) -> String {
        "`\(word)` is not a number of learners: use one from 1 to \(BoardLimits.learners)."
    }
    static let wantsFiles = "Which diaries? class-board add FILE …"
    static func noBoard(_ folder: String) -> String {
        "There is no class in \(folder): no board has been opened there. `class-board` opens one; --folder names its folder."
    }

    // MARK: - Diaries, reports, forgetting

    static func added(_ file: String, _ added: AddedEvents, of count: Int, unreadable: Int) -> String {
        let left = added.unaccepted ?? 0
        let known = count - added.fresh - left
        return "\(file): \(events(added.fresh)) added" + (known == 0 ? "." : ", \(known) were known already.")
            + (unreadable == 0 ? "" : " \(lines(unreadable)) could not be read.")
            + (left == 0 ? "" : " \(events(left)) could not be added. \(whyNotAdded)")
    }
    static let whyNotAdded = """
        Either you removed the learner, or the class already has \(BoardLimits.learners) learners, or an earlier event \
        of the learner is missing. In the last case, ask for the diary again.
        """
    static func otherClass(_ files: [(file: String, word: String)], _ room: Room) -> String {
        let lines = files.map { "\($0.file) is a diary of the room \($0.word)." }
        return lines.joined(separator: "\n") + "\n" + """
            This class is \u{201C}\(room.title)\u{201D}, the room \(room.word), so nothing was added. If a learner mistyped \
            the word, or the class has a new board: class-board add --any-class FILE …
            """
    }
    static func notAdded(_ file: String, _ reason: String) -> String { "\(file) could not be added: \(reason)" }
    private static func events(_ count: Int) -> String { count == 1 ? "1 event" : "\(count) events" }
    private static func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }
    static func reported(_ folder: String, _ learners: Int) -> String {
        "The report is in \(folder): open index.html. \(learners == 1 ? "One learner has a page" : "\(learners) learners have a page each") in learners/."
    }
    static func asksToForget(_ learners: Int, _ folder: String) -> String {
        let who = learners == 1 ? "one learner: the name" : "\(learners) learners: names"
        return "This deletes from \(folder) the data of \(who), progress, raised hands, and the room's word. Type yes: "
    }
    static let kept = "Nothing was deleted."
    static func forgotten(_ folder: String) -> String {
        "\(folder) is deleted. Your reports are not deleted."
    }
    static func notForgotten(_ folder: String, _ reason: String) -> String {
        "\(folder) could not be deleted: \(reason)"
    }

    // MARK: - To workshops

    static let doesNotCompile = "It does not compile."
    static func checkFailed(_ title: String) -> String {
        "A check failed: " + title + (title.last.map { ".?!".contains($0) } ?? true ? "" : ".")
    }
    static func nameless(_ order: Int) -> String { "Learner \(order)" }
    static let tooManyEvents = "At most \(ClassBounds.eventsPerRequest) events in a request."
    static func noEvent(_ line: Int) -> String { "Line \(line) is not an event." }
    static func reason(_ status: Int) -> String {
        switch status {
        case 200: "OK"
        case 204: "No Content"
        case 308: "Permanent Redirect"
        case 400: "Bad Request"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 411: "Length Required"
        case 413: "Content Too Large"
        case 422: "Unprocessable Content"
        case 429: "Too Many Requests"
        case 431: "Request Header Fields Too Large"
        case 503: "Service Unavailable"
        default: "Internal Server Error"
        }
    }
}
