/// The protocol between a workshop and the class board, over HTTP without encryption.
///
/// - `POST /rooms/WORD/events`: each line of the body is a ``ClassEvent`` as JSON. Events of several learners may be
///   mixed, but each learner's events are in order. The header ``clockHeader`` contains the sender's time: if the
///   sender's clock is wrong, the board corrects the times of the events. The response is 200 with a ``ClassReceipt``,
///   once the accepted events are on the board's disk. The board ignores events that it already has, so a batch may be
///   sent again. It does not accept events after a gap in their numbers. **A sender continues with the number after
///   `received`**, even if this number is lower than before: another laptop may have become the board. While a hand is
///   up, a sender regularly sends an event of an unknown kind, with the number in `received`. The board ignores this
///   event, but the receipt tells the sender when the teacher has lowered the hand.
/// - `GET /rooms/WORD`: the response is 200 with a ``ClassRoom``, if this is the room's current word.
/// - 403 with a ``ClassRefusal``: the room does not accept a learner in the request, so it accepts none of the events.
///   Learners who are already in a closed or full room stay in it, and a learner who has left it can return. When the
///   teacher changes the room's word, learners in the room can still send events with the old word.
/// - 404: there is no such room (a wrong word and a wrong path look the same). 413: the body is too large or has too
///   many events. 422: a line is not an event, or there is none. 429: too many requests. 503: the board has too many
///   connections, or cannot write to its disk. With 429 and 503, the header `Retry-After` contains the number of
///   seconds to wait before another attempt.
///
/// A diary is a file whose lines have the same form as those of the body.
public enum ClassWire {
    /// The version of the protocol. Increase it if a change would make the board misunderstand an older workshop.
    public static let version = 1
    /// The port on which the board listens by default.
    public static let port = 8427
    /// The header with the sender's time, in seconds since 1970.
    public static let clockHeader = "Class-Clock"

    /// Returns the path of a room.
    public static func room(_ word: String) -> String { "/rooms/\(word)" }

    /// Returns the path of a room's events.
    public static func events(_ word: String) -> String { "/rooms/\(word)/events" }
}

/// The board's response to events.
public struct ClassReceipt: Codable, Sendable, Equatable {
    /// The number up to which the board has all events of one learner, without a gap; 0 if it has none. The learner is
    /// the one who sent the event in the request's last line.
    public var received: Int
    /// The number of the event that raised the learner's hand before the teacher last lowered it; `nil` if the teacher
    /// has never lowered it.
    public var helped: Int?

    /// Makes a receipt.
    public init(received: Int, helped: Int? = nil) {
        self.received = received
        self.helped = helped
    }
}

/// The board's description of a room.
public struct ClassRoom: Codable, Sendable, Equatable {
    /// The version of the protocol; see ``ClassWire/version``.
    public var version: Int
    /// The course's name; the board sends `Currycomb`.
    public var course: String
    /// The room's title, which the teacher can set.
    public var title: String
    /// The room's id, which stays the same when the teacher changes the room's word; `nil` if the board did
    /// not send one.
    public var id: String?
    /// The reason why the room refuses new learners; `nil` if it accepts new learners.
    public var refusal: ClassRefusal.Reason?

    /// Makes a room's description.
    public init(
        version: Int = ClassWire.version, course: String = "Currycomb", title: String, id: String? = nil,
        refusal: ClassRefusal.Reason? = nil
    ) {
        self.version = version
        self.course = course
        self.title = title
        self.id = id
        self.refusal = refusal
    }
}

/// The board's response to a learner whom the room does not accept.
public struct ClassRefusal: Codable, Sendable, Equatable {
    /// The reason.
    public var reason: Reason

    /// A reason to refuse a learner.
    public enum Reason: String, Codable, Sendable {
        /// The teacher has closed the room to newcomers.
        case closed
        /// The room has no space for all of the newcomers in the request: the teacher or the board limits the number
        /// of learners.
        case full
        /// The teacher has removed this learner.
        case removed
    }

    /// Makes a refusal.
    public init(_ reason: Reason) { self.reason = reason }
}
