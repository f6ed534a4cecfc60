import CurrycombWorkbook
import Foundation

/// A learner's events in a room, in order, one on each line. Requests to the board have the same format. So does the
/// file that `workshop diary` writes, but its lines also name the room.
///
/// Line *n* is event *n*. Complete lines never change. Each line is appended in one write and under a lock, so readers
/// need no lock.
struct ClassDiary: Sendable {
    let file: String

    // MARK: - Writing

    /// The end of the diary after this process's last write.
    struct End: Equatable {
        var size: Int64
        var count: Int
    }

    /// Appends an event, and returns its number; `nil` if nothing was written. Reads the file only if its size differs
    /// from the size in `end`.
    ///
    /// - Parameter seconds: the time to wait for another process that is appending.
    func append(
        after end: inout End?, waiting seconds: Double = 0.05, _ make: (Int) -> ClassEvent
    ) -> Int? {
        append(1, after: &end, waiting: seconds, make)
    }

    /// Appends several events, either all or none, and returns the number of the last one; `nil` if nothing was
    /// written.
    func append(
        _ count: Int, after end: inout End?, waiting seconds: Double = 0.05, _ make: (Int) -> ClassEvent
    ) -> Int? {
        let descriptor = open(file, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        // Closing the file is not enough, because a child process that is starting has a copy of the descriptor, and
        // would hold the lock until it runs its program.
        defer {
            _ = flock(descriptor, LOCK_UN)
            close(descriptor)
        }
        let deadline = ContinuousClock.now + .seconds(seconds)
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 && (errno == EWOULDBLOCK || errno == EINTR) {
            if ContinuousClock.now > deadline { return nil }
            usleep(500)
        }
        let size = Int64(lseek(descriptor, 0, SEEK_END))
        guard size >= 0 else { return nil }
        let known = end?.size == size ? end : Self.repaired(descriptor, size)
        guard let known else { return nil }
        let number = known.count + count
        let lines = (known.count..<number).flatMap { Self.line(make($0 + 1)) }
        let written = lines.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        guard written == lines.count else {
            // If the disk is full, a part of a line may have been written. This part would damage the next line, so
            // it is removed.
            _ = ftruncate(descriptor, off_t(known.size))
            end = nil
            return nil
        }
        end = End(size: known.size + Int64(lines.count), count: number)
        return number
    }

    /// Removes an incomplete last line, which a crash can leave, and returns the end; `nil` if the file cannot be read
    /// or truncated.
    private static func repaired(_ descriptor: Int32, _ size: Int64) -> End? {
        var bytes = [UInt8](repeating: 0, count: Int(size))
        var count = 0
        while count < bytes.count {
            let more = bytes.withUnsafeMutableBytes { buffer in
                pread(descriptor, buffer.baseAddress! + count, buffer.count - count, off_t(count))
            }
            guard more > 0 else { return nil }
            count += more
        }
        let newline = UInt8(ascii: "\n")
        let whole = bytes.lastIndex(of: newline).map { $0 + 1 } ?? 0
        if whole < bytes.count { guard ftruncate(descriptor, off_t(whole)) == 0 else { return nil } }
        return End(size: Int64(whole), count: bytes.count { $0 == newline })
    }

    /// Returns an event as a line that is small enough for a request.
    static func line(_ event: ClassEvent) -> [UInt8] {
        var event = event.cleaned ?? ClassEvent(learner: event.learner, number: event.number, time: 0, .unknown("odd"))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        while true {
            let line = (try? encoder.encode(event)).map(Array.init) ?? []
            // Texts within their limits in characters may still exceed a request's limit in bytes, so they are
            // shortened.
            guard line.count > ClassBounds.bytesPerRequest / 2, case .hand(var hand) = event.kind,
                hand.answer.count + hand.verdict.count > 1
            else { return line + [UInt8(ascii: "\n")] }
            hand.answer = String(hand.answer.prefix(hand.answer.count / 2))
            hand.verdict = String(hand.verdict.prefix(hand.verdict.count / 2))
            event.kind = .hand(hand)
        }
    }

    /// Returns the text of a file for the teacher: the events, each with the room's word and, if it is known, the
    /// room's id, so a board can tell whether the file is from its own class.
    static func file(_ events: [ClassEvent], word: String, room: String?) -> String {
        let members = [("room", word)] + (room.map { [("roomID", $0)] } ?? [])
        // Neither the room's word nor its id contains a character that would have to be escaped in JSON.
        let start = "{" + members.map { "\"\($0.0)\":\"\($0.1)\"," }.joined()
        return events.map { start + String(decoding: line($0).dropFirst(), as: UTF8.self) }.joined()
    }

    // MARK: - Reading

    /// Returns all events. A damaged line becomes an event that keeps its number but has no content, so later events
    /// are not lost.
    ///
    /// If a raised hand was lowered later, or the learner has left the room since, the returned hand has its exercise
    /// but not its texts, so they are no longer sent.
    func events() -> [ClassEvent] {
        guard let bytes = Files.bytes(file) else { return [] }
        let newline = UInt8(ascii: "\n")
        let whole = bytes.lastIndex(of: newline).map { bytes[...$0] } ?? Data()
        var events: [ClassEvent] = []
        let decoder = JSONDecoder()
        let lines = whole.split(separator: newline, omittingEmptySubsequences: false).dropLast()
        let read = lines.map { try? decoder.decode(ClassEvent.self, from: Data($0)) }
        let learner = read.lazy.compactMap { $0?.learner }.first ?? ""
        for (index, event) in read.enumerated() {
            var event = event ?? ClassEvent(learner: learner, number: 0, time: 0, .unknown("damaged"))
            event.learner = learner
            event.number = index + 1
            events.append(event)
        }
        var isTakenBack = false
        for index in events.indices.reversed() {
            if events[index].kind.endsHand { isTakenBack = true }
            guard isTakenBack, case .hand(let hand) = events[index].kind else { continue }
            events[index].kind = .hand(RaisedHand(exercise: hand.exercise, answer: "", verdict: "", question: ""))
        }
        return events
    }

    /// Returns the lines of the first events, as many as fit into one request.
    static func batch(_ events: some Collection<ClassEvent>, limit: Int = ClassBounds.eventsPerRequest) -> [UInt8] {
        var body: [UInt8] = []
        for event in events.prefix(limit) {
            let line = line(event)
            guard body.isEmpty || body.count + line.count <= ClassBounds.bytesPerRequest else { break }
            body += line
        }
        return body
    }
}

extension ClassEvent.Kind {
    var isHand: Bool {
        if case .hand = self { true } else { false }
    }

    var endsHand: Bool {
        switch self {
        case .lowered, .left: true
        default: false
        }
    }
}
