import CurrycombEvents

/// A line of marbles: the events of a signal, each with its frame.
///
/// The notation is that of RxJS, in which **a column is a frame**:
///
/// | written | means |
/// |---|---|
/// | `-` | a frame in which nothing happens |
/// | `a`, `7`, `🐝` | a value, with this character as its label |
/// | `(ab)`, `(a\|)` | events that all happen at the frame of the `(`; the group takes as many frames as it has characters |
/// | `\|` | completed |
/// | `#` | failed |
/// | `^` | the subscription: frame zero of a hot line |
/// | `!` | interrupted: for example, the subscription was disposed of |
/// | ` 10ms `, ` 2s `, ` 1m ` | this much time passes; needs spaces around it, except at the line's ends: `-a 2s b\|` |
/// | spaces | nothing; they align columns |
///
/// Three additions make it possible to write every event that a signal can send:
///
/// | written | means |
/// |---|---|
/// | `[12]`, `[(1, 2)]` | a value of any length; like a group, it takes as many frames as it has characters |
/// | `#[no network]` | failed with an error of this name |
/// | `{ab}`, `{[12]}` | a group that takes a single frame, for use when the next marble is too close for `(ab)` |
///
/// Inside square brackets, further square brackets must be in pairs or follow a `\`, and a backslash is written `\\`.
/// A bare `-` inside a group, which RxJS accepts, is an error here.
///
/// ```swift
/// let line = try MarbleLine("-a-(bc)-|")
/// line.marbles.map(\.frame)     // → [1, 3, 3, 8]
/// line.description              // → "-a-(bc)-|"
/// ```
///
/// Parsing a printed line with the same unit returns the same line, with two exceptions. A line with more than
/// 1,000,000,000 frames cannot be parsed. A label is read differently if it begins or ends with a character that
/// combines with the character next to it.
public struct MarbleLine: Sendable, Equatable {
    /// One event and its frame. Values are stored as labels: ``MarbleValues`` turns labels into values and back.
    public struct Marble: Sendable, Equatable {
        /// The frame, counted from the line's beginning.
        public let frame: Int
        /// The event.
        public let event: Event<String, MarbleFailure>

        /// Makes a marble.
        ///
        /// - Precondition: the frame is not negative.
        public init(_ frame: Int, _ event: Event<String, MarbleFailure>) {
            precondition(frame >= 0, "a marble cannot be before its line")
            self.frame = frame
            self.event = event
        }

        /// The event's kind, which is `n` (next), `f` (failed), `c` (completed) or `i` (interrupted), and its label.
        package var drawn: (kind: String, label: String) {
            switch event {
            case .next(let label): ("n", label)
            case .failed(let failure): ("f", failure.label)
            case .completed: ("c", "")
            case .interrupted: ("i", "")
            }
        }
    }

    /// The marbles, in the order of their frames. Marbles of one frame are in the order of their arrival.
    public let marbles: [Marble]
    /// The frame of the `^`, if there is one.
    public let subscribed: Int?
    /// The number of frames, including idle frames at the end.
    public let length: Int
    /// The time that a frame stands for.
    public let unit: FrameUnit

    /// Makes a line.
    ///
    /// - Parameters:
    ///   - marbles: the marbles, in any order; the line sorts them by their frames.
    ///   - subscribed: the frame of the `^`, if there is one; not negative.
    ///   - length: the minimum number of frames. A line always has enough frames to write its last marbles.
    ///   - unit: the time of a frame.
    /// - Complexity: O(*n* log *n*), where *n* is the number of marbles.
    public init(_ marbles: [Marble], subscribed: Int? = nil, length: Int = 0, unit: FrameUnit = .millisecond) {
        precondition((subscribed ?? 0) >= 0, "a subscription cannot be before its line")
        self.marbles = stableOrder(of: marbles.map { $0.frame }).map { marbles[$0] }
        self.subscribed = subscribed
        self.unit = unit
        let last = MarbleCell.cells(of: self.marbles, subscribed: subscribed).last
        // The width is limited, because the sum would overflow if the last marble is at the frame `Int.max` or close to
        // it.
        self.length = max(length, last.map { $0.frame + min($0.width, .max - $0.frame) } ?? 0)
    }

    /// The frame at which the signal ended, if it did.
    public var endFrame: Int? { marbles.first { $0.event.end != nil }?.frame }

    /// The first marble after the end, or `nil` if there is none. A signal must not send anything after its end.
    public var firstAfterEnd: Marble? {
        guard let end = marbles.firstIndex(where: { $0.event.end != nil }), end + 1 < marbles.count else { return nil }
        return marbles[end + 1]
    }
}
