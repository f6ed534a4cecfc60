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
                throw UsageError(message: error == .noWord ? Say.noWord(word) : Say.nonsense(word))
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
        for line in Say.whatIsSent(room.board).split(separator: "\n", omittingEmptySubsequences: false) {
            paragraph(String(line))
        }
        print()
        guard let name = name(given) else { return Workshop.usage }
        guard !name.isEmpty else {
            paragraph(Say.notJoined)
            return Workshop.notYet
        }
        fflush(nil)
        let outcome = BoardClient(seconds: patience).look(for: room)
        switch outcome {
        case .wrongWord: complain(Say.wrongWord(room.word, room.board))
        case .newer: complain(Say.newer(room.board))
        case .failed(.notABoard): complain(Say.notABoard(room.board))
        case .there(let there):
            if let refusal = there.refusal, there.id.flatMap(classFolder.word(ofRoom:)) == nil {
                complain(Say.refused(refusal))
            } else {
                return enter(room, name, outcome)
            }
        case .busy, .failed: return enter(room, name, outcome)
        }
        return Workshop.notYet
    }

    /// Returns the learner's name. In a terminal, the learner types it or confirms the given one. The name is empty if
    /// the learner does not want to join. It is `nil` if there is no terminal and no name was given, or if the name has
    /// no character that can be shown.
    private func name(_ given: String?) -> String? {
        let asks = isatty(0) == 1 && isatty(1) == 1
        var given = given
        if asks {
            print(given.map { Say.joinAs($0) } ?? Say.whichName, terminator: " ")
            fflush(nil)
            guard let line = readLine() else {
                print()
                return ""
            }
            if given == nil { given = line }
        }
        guard let given else {
            Workshop.complain(Say.missing(Say.needsName, "join"))
            return nil
        }
        let event = ClassEvent(learner: Self.newLearner(), number: 1, time: 0, .joined(name: given)).cleaned
        guard case .joined(let name) = event?.kind else { return "" }
        guard !name.isEmpty || given.isEmpty else {
            complain(Say.emptyName)
            return nil
        }
        return name
    }

    private func enter(_ room: RoomAddress, _ name: String, _ outcome: RoomOutcome) -> Int32 {
        let folder = classFolder
        // The room's word may have changed since this clone joined the room.
        let id: String? = if case .there(let there) = outcome { there.id } else { nil }
        let files = id.flatMap(folder.word(ofRoom:)) ?? room.word
        var carried: String?
        if let before = folder.membership, before.files != files {
            if folder.isElsewhere(before.files), before.name != name {
                // The clone is probably a copy of another learner's clone. That learner has not left the room, so no
                // event is sent to its board.
            } else if isUnknown(before, to: room.board) {
                carried = before.files
            } else {
                _ = leave(before, seconds: 1)
                let unsent = folder.unsentWork(of: before.files)
                if unsent > 0 { paragraph(Say.unsentThere(before.word, unsent)) }
            }
        }
        if let other = folder.otherLearner(in: files, than: name) {
            do { paragraph(Say.wasCopied(other, try folder.setAside(files))) } catch {
                complain(Say.notKept(error))
                return Workshop.notWritten
            }
        }
        // A learner who joins again keeps the same id.
        let learner = folder.diary(of: files).events().first?.learner ?? Self.newLearner()
        if let carried, !folder.carryOver(carried, to: files, as: learner) {
            complain(Say.isBehind)
            return Workshop.notWritten
        }
        do {
            try folder.join(
                Membership(
                    board: room.board, word: room.word, learner: learner, name: name,
                    firstWord: files == room.word ? nil : files))
            if let id { folder.setRoom(id, of: files) }
            folder.setHome(of: files)
            if let carried {
                let count = folder.unsentWork(of: carried)
                folder.forget(carried)
                if count > 0 { paragraph(Say.carried(carried, count)) }
            }
        } catch {
            complain(Say.notKept(error))
            return Workshop.notWritten
        }
        let notes = ClassNotes(folder)
        guard notes.note(.joined(name: name)) != nil else {
            complain(Say.isBehind)
            return Workshop.notWritten
        }
        switch outcome {
        case .there(let there):
            switch Self.send(folder, within: 3) {
            case .idle:
                paragraph(Say.joined(there.title, name))
                return Workshop.done
            case .refused(let reason):
                try? folder.leave()
                complain(Say.refused(reason))
                return Workshop.notYet
            case .more, .ended, .failed: paragraph(Say.busy(room.board))
            }
        case .failed(let fault): paragraph(Say.fault(fault, room.board))
        default: paragraph(Say.busy(room.board))
        }
        paragraph(Say.joinedLater(name))
        return Workshop.notYet
    }

    /// Returns true if no board has ever confirmed the room, and the learner now joins a room of the same board. In
    /// that case, the learner probably joined with a wrong word at first, and the events belong to the new room. A
    /// different board does not count, because it may be another teacher's.
    private func isUnknown(_ member: Membership, to board: BoardPlace) -> Bool {
        member.board == board && classFolder.received(of: member.files) == 0
            && classFolder.room(of: member.files) == nil
    }

    /// Returns 80 random bits as text, so nobody can guess a learner's id.
    private static func newLearner() -> String {
        String((0..<16).map { _ in "0123456789abcdefghijklmnopqrstuv".randomElement() ?? "0" })
    }

    private func tellRoom() -> Int32 {
        guard let member = classFolder.membership else {
            paragraph(classFolder.isMembershipDamaged ? Say.membershipDamaged : Say.notInARoom)
            return Workshop.notYet
        }
        func unsent() -> Int {
            max(0, classFolder.diary(of: member.files).events().count - classFolder.received(of: member.files))
        }
        // Events stay unsent if the board cannot be reached, or accepts no more events from this learner.
        if unsent() > 0, case .refused(let reason) = Self.send(classFolder, within: 3) {
            paragraph(Say.isKeptOut(reason, member.word, unsent: unsent()))
            return Workshop.notYet
        }
        paragraph(Say.isJoined(member.word, member.board, member.name, unsent: unsent()))
        return Workshop.done
    }

    private func complain(_ text: String) {
        guard isatty(2) == 1 else { return Workshop.complain(text) }
        let lines = StyledLine.paragraph(text, .plain, traits.columns)
        Workshop.complain(lines.map { $0.text(colour: false) }.joined(separator: "\n"))
    }

    // MARK: - Leaving

    private func leave() -> Int32 {
        let folder = classFolder
        guard let member = folder.membership else {
            guard folder.isMembershipDamaged else {
                paragraph(Say.notInARoom)
                return Workshop.notYet
            }
            do { try folder.leave() } catch {
                complain(Say.notKept(error))
                return Workshop.notWritten
            }
            paragraph(Say.leftDamaged)
            return Workshop.done
        }
        guard let isReached = leave(member, seconds: 3) else { return Workshop.notWritten }
        paragraph(Say.left(member.word, reached: isReached, unsent: folder.unsentWork(of: member.files)))
        paragraph(Say.diaryStays, .dim)
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
            complain(Say.notKept(error))
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

    /// Writes the diary of the current or last room. If `path` is a folder, also writes the diary of each other room
    /// whose board lacks some of the learner's work, to a file of its own.
    private func writeDiary(to path: String) -> Int32 {
        let folder = classFolder
        guard let (word, _) = folder.lastDiary else {
            paragraph(Say.noDiary)
            return Workshop.notYet
        }
        let target = Files.absolute(path)
        let others = folder.roomsWithUnsentWork(except: word)
        guard Files.isFolder(target) else {
            // Without this check, a mistyped path to a USB stick would create a folder on this disk.
            let parent = (target as NSString).deletingLastPathComponent
            guard Files.isFolder(parent) else {
                complain(Say.noFolder(parent))
                return Workshop.notWritten
            }
            let status = writeDiary(of: word, to: target, shown: path)
            if status == Workshop.done, !others.isEmpty { paragraph(Say.otherDiaries(others)) }
            return status
        }
        var status = Workshop.done
        for word in [word] + others {
            // The folder may collect the diaries of a whole class, for example on a USB stick, so each diary needs its
            // own name.
            let learner = folder.diary(of: word).events().first?.learner ?? ""
            let file = "\(target)/\(word)-\(learner.prefix(6)).diary"
            status = max(status, writeDiary(of: word, to: file, shown: file))
        }
        return status
    }

    private func writeDiary(of word: String, to file: String, shown: String) -> Int32 {
        let folder = classFolder
        let events = folder.diary(of: word).events()
        guard let first = events.first else {
            paragraph(Say.noDiary)
            return Workshop.notYet
        }
        if Files.exists(file), ClassDiary(file: file).events().first?.learner != first.learner {
            complain(Say.notADiary(shown))
            return Workshop.notWritten
        }
        let member = folder.membership
        let text = ClassDiary.file(
            events, word: member?.files == word ? member?.word ?? word : word, room: folder.room(of: word))
        do {
            try Files.write(text, to: file)
        } catch {
            Workshop.complain(Say.notWritten(shown, error))
            return Workshop.notWritten
        }
        paragraph(Say.diary(file, events.count))
        return Workshop.done
    }
}

extension ClassFolder {
    /// Returns the name of the learner who wrote a room's diary if the diary was written in another folder and under a
    /// name other than `name`; otherwise, `nil`. If there is such a learner, this clone counts as a copy of that
    /// learner's clone: a learner who only moved their own clone joins again under the same name.
    fileprivate func otherLearner(in word: String, than name: String) -> String? {
        guard isElsewhere(word) else { return nil }
        let names = diary(of: word).events().compactMap { event -> String? in
            if case .joined(let name) = event.kind { name } else { nil }
        }
        return names.last.flatMap { $0 == name ? nil : $0 }
    }
}
