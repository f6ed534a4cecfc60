import CurrycombWorkbook
import Foundation

/// Parses events, one on each line, from the body of a request or from a diary.
enum EventLines {
    enum Fault: Error, Equatable {
        case tooMany
        /// A line is not an event, or there are no lines. Lines are counted from 1, without empty lines.
        case noEvent(line: Int)
    }

    /// Parses the events of a request, either all or none. A request must contain an event, because the response is
    /// about the last event's learner.
    static func request(_ body: [UInt8]) throws(Fault) -> [ClassEvent] {
        var events: [ClassEvent] = []
        for (index, line) in body.split(separator: UInt8(ascii: "\n")).enumerated() {
            guard index < ClassBounds.eventsPerRequest else { throw .tooMany }
            guard let event = event(line) else { throw .noEvent(line: index + 1) }
            events.append(event)
        }
        guard !events.isEmpty else { throw .noEvent(line: 1) }
        return events
    }

    /// Parses the lines of a diary. Returns each learner's events in order, and the number of lines that are not
    /// events, such as an incomplete last line.
    static func diary(_ bytes: [UInt8]) -> (events: [ClassEvent], unreadable: Int) {
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        let events = lines.compactMap { event($0) }
        // The lines may come from several diaries, in any order, so the events are sorted.
        let sorted = events.enumerated().sorted {
            ($0.element.number, $0.offset) < ($1.element.number, $1.offset)
        }
        return (sorted.map(\.element), lines.count - events.count)
    }

    /// The room that a line of a diary names.
    struct Origin: Decodable, Hashable {
        let word: String
        let id: String?

        private enum CodingKeys: String, CodingKey {
            case word = "room"
            case id = "roomID"
        }

        /// Returns true if this is the given room. If the learner joined without a board, the line has no id, only the
        /// room's word. Because the room may have changed its word since then, its earlier words count, too.
        func isRoom(_ room: Room) -> Bool {
            id.map { $0 == room.id } ?? (word == room.word || room.earlierWords.contains(word))
        }
    }

    /// Returns the rooms that the lines of a diary name. The lines of an older workshop name none.
    static func rooms(_ bytes: [UInt8]) -> [Origin] {
        var seen: Set<Origin> = []
        return bytes.split(separator: UInt8(ascii: "\n"))
            .compactMap { try? JSONDecoder().decode(Origin.self, from: Data($0)) }.filter { seen.insert($0).inserted }
    }

    private static func event(_ line: ArraySlice<UInt8>) -> ClassEvent? {
        let data = Data(line)
        if let event = try? JSONDecoder().decode(ClassEvent.self, from: data) { return event.cleaned }
        // If the event cannot be decoded, a newer workshop may have changed the content of this kind. The event is then
        // kept without its content, so that its number is not missing.
        guard let bare = try? JSONDecoder().decode(Bare.self, from: data) else { return nil }
        return ClassEvent(learner: bare.learner, number: bare.number, time: bare.time, .unknown(bare.kind)).cleaned
    }

    private struct Bare: Decodable {
        let learner: String
        let number: Int
        let time: Double
        let kind: String
    }
}
