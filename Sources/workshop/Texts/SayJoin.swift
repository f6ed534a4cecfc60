import CurrycombWorkbook

/// The texts about the class board that a learner or teacher reads in the workshop, and the texts that are sent to the
/// board.
package enum SayJoin {
    // MARK: - To the board

    package static let doesNotCompile = "It does not compile."
    /// Returns the requirement of a failed check, with the outcome if it is something other than a wrong result.
    package static func failed(_ title: String, _ status: CheckResult.Status) -> String {
        let end: String? =
            switch status {
            case .threw: "an error was thrown"
            case .trapped: "the program stopped"
            case .timedOut: "it took too long"
            case .flooded: "it printed without end"
            case .exited, .killed: "the program was ended"
            case .passed, .failed, .todo, .waiting: nil
            }
        return end.map { "\(title) (\($0))" } ?? "\(title)."
    }

    // MARK: - Joining

    package static func nonsense(_ word: String) -> String {
        """
        `\(word)` is not the address of a room. It looks like this: 192.168.1.20:8427/calm-otter (the teacher's machine, then \
        a slash and the room's word).
        """
    }
    static func noWord(_ address: String) -> String {
        "The room's word is missing: it comes after a slash, as in \(address)/calm-otter."
    }
    package static func sent(_ board: BoardPlace) -> String {
        """
        This is sent to the class board at \(board), and your teacher sees it:

          · your name or nickname, and a random id
          · your exercise, and your time on it
          · which checks pass and which fail
          · the course's own sentence about the mistake
          · what failing inputs have in common, such as \u{201C}where x is 0\u{201D}
          · the time of each event

        Your code is not sent. The one exception: when you raise your hand (key !), your answer, its verdict and your \
        question are sent.
        The connection is not encrypted: anyone on the same network could read what is sent.
        `workshop leave` ends it.
        """
    }
    static let whichName = "Your name or a nickname (leave it empty to stay out): "
    static func joinAs(_ name: String) -> String { "Press Enter to join as \(name), Ctrl-C not to: " }
    static let notJoined = "You have not joined."
    static let needsName = "a name or nickname if there is no terminal: workshop join ADDRESS/room-word NAME"
    static let emptyName = "That name has no character that can be shown. Type another one."

    package static func joined(_ title: String, _ name: String) -> String {
        "You have joined \u{201C}\(title)\u{201D} as \(name)."
    }
    static func joinedLater(_ name: String) -> String {
        """
        You have joined as \(name) anyway: events are recorded here, and sent when the board can be reached. If the \
        address or the word is wrong, just join again.
        """
    }
    static func carried(_ word: String, _ count: Int) -> String {
        """
        \(events(count)) recorded for the room \(word), which no board has confirmed. \(count == 1 ? "It goes" : "They go") \
        to the room that you join now.
        """
    }
    static func unsentThere(_ word: String, _ count: Int) -> String {
        """
        \(events(count)) recorded for the room \(word), and its board does not have \(count == 1 ? "it" : "them"). \
        `workshop diary FOLDER` also writes a file for the teacher of that room.
        """
    }
    private static func events(_ count: Int) -> String { count == 1 ? "One event was" : "\(count) events were" }
    static func wasCopied(_ name: String, _ file: String) -> String {
        """
        This clone is a copy of \(name)\u{2019}s, so you join as a new learner. The copied diary is now \(file); it is \
        not sent.
        """
    }
    package static func wrongWord(_ room: RoomAddress) -> String {
        "There is no room `\(room.word)` at \(room.board). Look at the word and the address again; nothing has changed."
    }
    package static func newer(_ board: BoardPlace) -> String {
        """
        The board at \(board) is newer than this clone. `workshop update` brings the clone up to date; nothing has \
        changed.
        """
    }
    static func notABoard(_ board: BoardPlace) -> String {
        """
        The server at \(board) is not a class board. Look at the address again. If the Wi-Fi has a login page, log in \
        first. Nothing has changed.
        """
    }
    package static func fault(_ fault: BoardFault, _ board: BoardPlace) -> String {
        switch fault {
        case .noSuchHost:
            """
            No machine called \(board.host) was found. Is the name spelled right, and is this laptop on the room's \
            network?
            """
        case .refused:
            """
            \(board.host) is there, but no board is open on port \(board.port). Perhaps it will be opened later, or on \
            another port.
            """
        case .noWay: "\(board) cannot be reached from here. Is this laptop on the room's network?"
        case .timedOut:
            """
            \(board) does not answer. Is this laptop on the same network as the board? Some networks keep laptops from \
            reaching each other.
            """
        case .broken: "\(board) closed the connection without an answer."
        case .notABoard: notABoard(board)
        }
    }
    package static func refused(_ reason: ClassRefusal.Reason) -> String {
        switch reason {
        case .closed:
            "The teacher has closed the room to newcomers, so you have not joined. Ask the teacher to open it."
        case .full:
            """
            The room is full: it has as many learners as the teacher allows, so you have not joined. Ask the teacher to \
            let more in.
            """
        case .removed: "The teacher has removed you from this room, so you have not joined. Speak to the teacher."
        }
    }
    package static func busy(_ board: BoardPlace) -> String { "The board at \(board) is too busy just now." }
    /// Returns the text for a learner whose events the room refuses.
    static func isKeptOut(_ reason: ClassRefusal.Reason, _ word: String, unsent: Int) -> String {
        switch reason {
        case .removed:
            "The teacher has removed you from the room \(word), so nothing more is sent. Speak to the teacher, or run `workshop leave`."
        case .closed:
            "The teacher has closed the room \(word) to newcomers, so you are not in it yet. Ask the teacher to open it. \(waiting(unsent))"
        case .full:
            "The room \(word) is full, so you are not in it yet. Ask the teacher to let more in. \(waiting(unsent))"
        }
    }
    private static func waiting(_ unsent: Int) -> String {
        unsent == 1
            ? "One event is recorded here until then."
            : "\(unsent) events are recorded here until then."
    }
    static let damaged = """
        .currycomb/class/joined.json contains a mistake, so nothing is recorded or sent. Join again with `workshop join \
        ADDRESS/room-word`: your diary continues.
        """
    static let leftDamaged =
        "You are in no room anymore: .currycomb/class/joined.json contained a mistake, and it is deleted."
    static func isJoined(_ member: Membership, unsent: Int) -> String {
        let rest =
            switch unsent {
            case 0: "The board has all events."
            case 1: "One event has not been sent yet."
            default: "\(unsent) events have not been sent yet."
            }
        return "You are in the room \(member.word) at \(member.board) as \(member.name). \(rest)"
    }

    // MARK: - Leaving, and the diary

    static let notInARoom = "You have not joined a class. Run `workshop join ADDRESS/room-word`."
    package static func left(_ word: String, reached: Bool, unsent: Int = 0) -> String {
        guard !reached else { return "You have left the room \(word), and the board knows. Nothing more is sent." }
        let rest =
            switch unsent {
            case 0: ""
            case 1: " One event was not sent: `workshop diary FILE` writes it for your teacher."
            default: " \(unsent) events were not sent: `workshop diary FILE` writes them for your teacher."
            }
        return """
            You have left the room \(word), and nothing more is sent. The board has not confirmed this, so it may still \
            show you.
            """ + rest
    }
    static let diaryStays =
        "Your diary stays in .currycomb/class, for `workshop diary FILE`; delete that folder if you do not want it."
    static func notKept(_ error: any Error) -> String { "That could not be written: \(error.localizedDescription)" }
    static let noDiary = "There is no diary yet: it begins when you join a class."
    static func diary(_ file: String, _ count: Int) -> String {
        """
        \(count == 1 ? "One event is" : "\(count) events are") in \(file). It contains the events for the board. Give \
        it to your teacher: `class-board add FILE` reads it.
        """
    }
    static func noFolder(_ folder: String) -> String {
        "There is no folder \(folder). Check its name, or make the folder first; nothing was written."
    }
    static func otherDiaries(_ words: [String]) -> String {
        let rooms = words.count == 1 ? "room \(words[0]) lacks" : "rooms \(words.joined(separator: ", ")) lack"
        return "The \(rooms) events of yours, too. `workshop diary FOLDER` writes a file for each room."
    }
    static func notADiary(_ file: String) -> String {
        "\(file) already exists, but is not your diary. Name another file; nothing was changed."
    }

    // MARK: - On the screen

    static let whatToAsk = "Your answer, its verdict and this question go to the teacher's board."
    package static let question = "question: "
    static let handKey = "raise hand"
    static let raiseKey = "raise your hand"
    static let takeBackKey = "do not"
    static let handIsUp = "Your hand is up. [!] lowers it."
    static let handWaits = "Your hand is up, but the board could not be reached yet. [!] lowers it."
    static let handIsDown = "Your hand is down."
    static let handWasTakenDown = "Your teacher has lowered your hand. [!] raises it again."
    static let handNotRaised = "Your hand could not be raised: .currycomb/class cannot be written."
    static let isBehind = "Events for the class board could not be recorded (is the disk full?). The workshop retries."

    // MARK: - The doctor

    package static func boardAnswers(_ board: BoardPlace, _ title: String?) -> String {
        title.map { "The class board at \(board) answers: \u{201C}\($0)\u{201D}." }
            ?? "\(board) answers as a class board does."
    }
    package static let aBoard = "the board's address, such as 192.168.1.20:8427"
    package static func roomIsGone(_ board: BoardPlace, _ word: String) -> String {
        "The board at \(board) answers, but has no room `\(word)` anymore."
    }
    package static let joinAnew = "Join the room that your teacher shows now, or run `workshop leave`."
    package static let boardRemedy = """
        `swift run class-board` opens the board on the teacher's machine. If laptops cannot reach each \
        other, `workshop diary FILE` writes the events to a USB stick.
        """
    package static func boardIsBuilt(_ time: String) -> String { "The class board is built (\(time))." }
    package static let boardDoesNotBuild = "The class board does not build."
    package static let buildBoard = "To see why: swift build --product class-board"
}
