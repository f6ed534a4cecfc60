import CurrycombWorkbook
import Foundation

package enum ClassRequest: Equatable {
    /// Joins a room; without an address, prints the room that was joined.
    case join(RoomAddress?, name: String?)
    case leave
    /// Writes the diary to a file, or to a file with a generated name in a folder.
    case diary(String)

    package static let names = ["join", "leave", "diary"]

    package init(_ command: String, _ words: [String]) throws(UsageError) {
        switch command {
        case "join":
            guard let word = words.first else {
                self = .join(nil, name: nil)
                return
            }
            let name = words.dropFirst().joined(separator: " ")
            do throws(RoomAddress.Fault) {
                self = .join(try RoomAddress(word), name: name.isEmpty ? nil : name)
            } catch {
                throw UsageError(message: error == .noWord ? SayJoin.noWord(word) : SayJoin.nonsense(word))
            }
        case "leave":
            if let extra = words.first { throw UsageError(message: Say.tooMany(extra, command)) }
            self = .leave
        default:
            guard let file = words.first else { throw UsageError(message: Say.missing(Say.aFile, command)) }
            if words.count > 1 { throw UsageError(message: Say.tooMany(words[1], command)) }
            self = .diary(file)
        }
    }
}

extension CourseCommands {
    package var classFolder: ClassFolder { ClassFolder(workspace) }

    package func follow(_ request: ClassRequest) -> Int32 {
        switch request {
        case .join(let room?, let name): return join(room, name)
        case .join(nil, _): return tellRoom()
        case .leave: return leave()
        case .diary(let file): return writeDiary(to: file)
        }
    }

    // MARK: - Joining

    private func join(_ room: RoomAddress, _ given: String?) -> Int32 {
        for line in SayJoin.sent(room.board).split(separator: "\n", omittingEmptySubsequences: false) {
            paragraph(String(line))
        }
        print()
        guard let name = name(given) else { return Workshop.usage }
        guard !name.isEmpty else {
            paragraph(SayJoin.notJoined)
            return Workshop.notYet
        }
        fflush(nil)
        let outcome = BoardClient(seconds: patience).look(for: room)
        switch outcome {
        case .wrongWord: complain(SayJoin.wrongWord(room))
        case .newer: complain(SayJoin.newer(room.board))
        case .failed(.notABoard): complain(SayJoin.notABoard(room.board))
        case .there(let there):
            if let refusal = there.refusal, there.id.flatMap(classFolder.word(ofRoom:)) == nil {
                complain(SayJoin.refused(refusal))
            } else {
                return enter(room, name, outcome)
            }
        case .busy, .failed: return enter(room, name, outcome)
        }
        return Workshop.notYet
    }

    /// Returns the learner's name. In a terminal, the learner types it or confirms the given one. The name is empty if
    /// the learner does not want to join. It is `nil` if there is no terminal and no name was given, or if no board can
    /// show the name.
    private func name(_ given: String?) -> String? {
        let asks = isatty(0) == 1 && isatty(1) == 1
        var given = given
        if asks {
            print(given.map(SayJoin.joinAs) ?? SayJoin.whichName, terminator: "")
            fflush(nil)
            guard let line = readLine() else {
                print()
                return ""
            }
            if given == nil { given = line }
        }
        guard let given else {
            Workshop.complain(Say.missing(SayJoin.needsName, "join"))
            return nil
        }
        let event = ClassEvent(learner: Self.newLearner(), number: 1, time: 0, .joined(name: given)).cleaned
        guard case .joined(let name) = event?.kind else { return "" }
        guard !name.isEmpty || given.isEmpty else {
            complain(SayJoin.emptyName)
            return nil
        }
        return name
    }

    private func enter(_ room: RoomAddress, _ name: String, _ outcome: RoomOutcome) -> Int32 {
        let folder = classFolder
        // The room's word may have changed since this clone joined the room.
        let id: String? = if case .there(let there) = outcome { there.id } else { nil }
        let files = id.flatMap(folder.word(ofRoom:)) ?? room.word
        if let before = folder.membership, before.files != files { _ = leave(before, seconds: 1) }
        // A learner who joins again keeps the same id.
        let learner = folder.diary(of: files).events().first?.learner ?? Self.newLearner()
        do {
            try folder.join(
                Membership(
                    board: room.board, word: room.word, learner: learner, name: name,
                    firstWord: files == room.word ? nil : files))
            if let id { folder.setRoom(id, of: files) }
        } catch {
            complain(SayJoin.notKept(error))
            return Workshop.notWritten
        }
        let notes = ClassNotes(folder)
        guard notes.note(.joined(name: name)) != nil else {
            complain(SayJoin.isBehind)
            return Workshop.notWritten
        }
        switch outcome {
        case .there(let there):
            switch Self.send(folder, within: 3) {
            case .idle:
                paragraph(SayJoin.joined(there.title, name))
                return Workshop.done
            case .refused(let reason):
                try? folder.leave()
                complain(SayJoin.refused(reason))
                return Workshop.notYet
            case .more, .ended, .failed: paragraph(SayJoin.busy(room.board))
            }
        case .failed(let fault): paragraph(SayJoin.fault(fault, room.board))
        default: paragraph(SayJoin.busy(room.board))
        }
        paragraph(SayJoin.joinedLater(name))
        return Workshop.notYet
    }

    /// Returns 80 random bits as text, so nobody can guess a learner's id.
    private static func newLearner() -> String {
        String((0..<16).map { _ in "0123456789abcdefghijklmnopqrstuv".randomElement() ?? "0" })
    }

    private func tellRoom() -> Int32 {
        guard let member = classFolder.membership else {
            paragraph(SayJoin.notInARoom)
            return Workshop.notYet
        }
        func unsent() -> Int {
            max(0, classFolder.diary(of: member.files).events().count - classFolder.received(of: member.files))
        }
        // Events stay unsent if the board cannot be reached, or accepts no more events from this learner.
        if unsent() > 0, Self.send(classFolder, within: 3) == .refused(.removed) {
            paragraph(SayJoin.wasRemoved(member.word))
            return Workshop.notYet
        }
        paragraph(SayJoin.isJoined(member, unsent: unsent()))
        return Workshop.done
    }

    private func complain(_ text: String) {
        guard isatty(2) == 1 else { return Workshop.complain(text) }
        let lines = StyledLine.paragraph(text, .plain, traits.columns)
        Workshop.complain(lines.map { $0.text(colour: false) }.joined(separator: "\n"))
    }

    // MARK: - Leaving

    private func leave() -> Int32 {
        guard let member = classFolder.membership else {
            paragraph(SayJoin.notInARoom)
            return Workshop.notYet
        }
        guard let isReached = leave(member, seconds: 3) else { return Workshop.notWritten }
        paragraph(SayJoin.left(member.word, reached: isReached))
        paragraph(SayJoin.diaryStays, .dim)
        return Workshop.done
    }

    /// Notifies the board, if it can be reached, and then forgets the room. Returns true if the board was notified,
    /// false if it was not, and `nil` if the room cannot be forgotten.
    private func leave(_ member: Membership, seconds: Double) -> Bool? {
        let folder = classFolder
        let isNoted = ClassNotes(folder).note(.left) != nil
        let isReached = Self.send(folder, within: seconds) == .idle && isNoted
        do {
            try folder.leave()
            return isReached
        } catch {
            complain(SayJoin.notKept(error))
            return nil
        }
    }

    private static func send(_ folder: ClassFolder, within seconds: Double) -> ClassSender.Step {
        let last = Shared(ClassSender.Step.more)
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            var sender = ClassSender(folder) { place, path, body throws(BoardFault) in
                try BoardClient(seconds: seconds).ask(place, "POST", path, body: body)
            }
            last.value = sender.sendAll(within: seconds)
            done.signal()
        }
        _ = done.wait(timeout: .now() + seconds + 0.5)
        return last.value
    }

    // MARK: - The diary

    private func writeDiary(to path: String) -> Int32 {
        guard let (word, diary) = classFolder.lastDiary else {
            paragraph(SayJoin.noDiary)
            return Workshop.notYet
        }
        let events = diary.events()
        guard let first = events.first else {
            paragraph(SayJoin.noDiary)
            return Workshop.notYet
        }
        var file = Files.absolute(path)
        if Files.isFolder(file) {
            // The folder may collect the diaries of a whole class, for example on a USB stick, so each diary needs its
            // own name.
            file += "/\(word)-\(first.learner.prefix(6)).diary"
        }
        if Files.exists(file), ClassDiary(file: file).events().first?.learner != first.learner {
            complain(SayJoin.notADiary(path))
            return Workshop.notWritten
        }
        do {
            try Files.write(String(decoding: events.flatMap(ClassDiary.line), as: UTF8.self), to: file)
        } catch {
            Workshop.complain(Say.notWritten(path, error))
            return Workshop.notWritten
        }
        paragraph(SayJoin.diary(file, events.count))
        return Workshop.done
    }
}
