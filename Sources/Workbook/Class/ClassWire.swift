/// The protocol between a workshop and the class board, over HTTP without encryption.
///
/// - `POST /rooms/WORD/events`: each line of the body is a ``ClassEvent`` as JSON; events of several learners may be
///   mixed, but each learner's are in order. The header ``clockHeader`` has the sender's time, so that a wrong clock
///   does no harm. The answer is 200 with ``ClassReceipt``, once the events are on the board's disk. Events that the
///   board has are ignored, so a batch may be sent again; those after a gap are not accepted. **A sender continues with
///   the number after `received`**, even if that is lower than before, as another laptop may have become the board.
///   While a hand is up, a sender repeats its last event from time to time: the receipt says when the teacher has
///   lowered the hand.
/// - `GET /rooms/WORD`: 200 with ``ClassRoom``, if the room exists.
/// - 403 with ``ClassRefusal``: the room does not accept this learner. Learners who are in a closed or full room stay
///   in it. When the teacher has changed the room's word, the old word still works for learners who are in the room.
/// - 404: no such room (a wrong word and a wrong path look the same). 413: the body is too large or has too many
///   events. 422: a line is not an event, or there is none. 429 and 503: too fast, or too much at once; the header
///   `Retry-After` is the number of seconds before another attempt.
///
/// A diary is a file of the same lines.
public enum ClassWire {
    /// The version of the protocol; it is raised if an old workshop would be misunderstood.
    public static let version = 1
    /// The port on which the board listens by default.
    public static let port = 8427
    /// The header with the sender's time, in seconds since 1970.
    public static let clockHeader = "Class-Clock"

    /// Returns the path of a room.
    ///
    /// - Parameter word: the room's word.
    /// - Returns: the path of its address.
    public static func room(_ word: String) -> String { "/rooms/\(word)" }

    /// Returns the path of a room's events.
    ///
    /// - Parameter word: the room's word.
    /// - Returns: the path of its address.
    public static func events(_ word: String) -> String { "/rooms/\(word)/events" }
}

/// The board's answer to events.
public struct ClassReceipt: Codable, Sendable, Equatable {
    /// The number up to which the board holds all events of the last line's learner; 0 if it holds none.
    public var received: Int
    /// The number of the hand that the teacher lowered last; `nil` if there was none.
    public var helped: Int?

    /// Makes an answer.
    ///
    /// - Parameters:
    ///   - received: the highest number that the board has.
    ///   - helped: the number of the hand that the teacher lowered last.
    public init(received: Int, helped: Int? = nil) {
        self.received = received
        self.helped = helped
    }
}

/// The board's description of a room.
public struct ClassRoom: Codable, Sendable, Equatable {
    /// The version of ``ClassWire``.
    public var version: Int
    /// The course: `Currycomb`.
    public var course: String
    /// The workshop's title, set by the teacher.
    public var title: String
    /// The room's id, which stays when the teacher changes its word.
    public var id: String?
    /// The reason why the room accepts no new learner; `nil` if it does.
    public var refusal: ClassRefusal.Reason?

    /// Makes a room's description.
    ///
    /// - Parameters:
    ///   - version: the version of ``ClassWire``.
    ///   - course: the course.
    ///   - title: the workshop's title.
    ///   - id: the room's id.
    ///   - refusal: the reason why it accepts no new learner.
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

/// The board's answer to a learner whom the room does not accept.
public struct ClassRefusal: Codable, Sendable, Equatable {
    /// The reason.
    public var reason: Reason

    /// A reason to refuse a learner.
    public enum Reason: String, Codable, Sendable {
        /// The teacher has closed the room to newcomers.
        case closed
        /// The room has as many learners as the teacher allows.
        case full
        /// The teacher has removed this learner.
        case removed
    }

    /// Makes an answer.
    ///
    /// - Parameter reason: the reason.
    public init(_ reason: Reason) { self.reason = reason }
}
