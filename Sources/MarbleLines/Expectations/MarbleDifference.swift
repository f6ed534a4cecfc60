import CurrycombEvents

/// The first difference between a recorded line and the expected one.
///
/// ```swift
/// let difference = try got.recording.difference(from: "-1-x-2-y-----|")
/// #expect(difference == nil)  // on its own line: Swift Testing does not show the value of a call that may throw
/// ```
///
/// If the expectation fails, it shows a picture:
///
/// ```
/// a         -1---2----|
/// b         ---x---y-----|
/// expected  -1-x-2-y-----|
/// got       -1---2-------x---y-----|
///              ^ here x was due, but came 10 frames later
/// ```
public struct MarbleDifference: Sendable, Equatable {
    /// The way in which two lines differ.
    public enum Kind: Sendable, Equatable {
        /// An expected event never arrived.
        case missing
        /// An event arrived that was not expected, or that arrived once too often.
        case notDue
        /// A different event arrived at the frame of the expected one.
        case other
        /// An expected event arrived too early, by this number of frames.
        case early(Int)
        /// An expected event arrived too late, by this number of frames.
        case late(Int)
        /// The events of one frame arrived in the wrong order.
        case order
        /// The signal ended while more events were due.
        case endedEarly
        /// The signal ended at the expected frame, but not with the expected end.
        case otherEnd
        /// An event arrived after the signal had ended. No signal may send such an event.
        case afterEnd
    }

    /// The way in which the lines differ.
    public let kind: Kind
    /// The frame of the first difference.
    public let frame: Int
    /// The time that a frame stands for.
    public let unit: FrameUnit
    /// The event that was due but had not arrived, if there is one.
    public let expected: Event<String, MarbleFailure>?
    /// The event that wrongly arrived, if there is one.
    public let got: Event<String, MarbleFailure>?
    /// The inputs, the expected line and the recorded line, one above the other.
    public let picture: AlignedMarbles
    /// The column at which the expected and the recorded line of the picture first differ, counted from 0 after the
    /// names.
    public let pointer: Int
}

extension MarbleRecording {
    /// Finds the first position at which the recorded line differs from the expected one.
    ///
    /// Idle frames after the last marble do not count. In the expected line, a `#` without a name stands for any
    /// failure.
    ///
    /// - Returns: the difference; `nil` if there is none.
    /// - Throws: an error if `expected` is not a marble line.
    /// - Complexity: linear in the length of `expected` and the number of recorded marbles if there is no difference.
    public func difference(
        from expected: String, names: (expected: String, got: String) = ("expected", "got")
    ) throws(MarbleSyntaxError) -> MarbleDifference? {
        difference(from: try MarbleLine(expected, unit: line.unit), names: names)
    }

    /// Finds the first position at which the recorded line differs from an expected line that is already parsed.
    public func difference(
        from expected: MarbleLine, names: (expected: String, got: String) = ("expected", "got")
    ) -> MarbleDifference? {
        guard let place = line.firstDifference(from: expected) else { return nil }
        let got = MarbleRow(names.got, line.withoutFailureNames(asIn: expected))
        let rows = inputs + [MarbleRow(names.expected, expected), got]
        let picture = AlignedMarbles(rows, pointingAt: place.frame)
        return MarbleDifference(
            kind: place.kind, frame: place.frame, unit: line.unit, expected: place.expected, got: place.got,
            picture: picture, pointer: picture.pointer ?? 0)
    }
}

extension MarbleLine {
    /// Removes the names of failures at the frames where the expected line has a failure without a name.
    fileprivate func withoutFailureNames(asIn expected: MarbleLine) -> MarbleLine {
        let marbles = marbles.map { marble in
            let nameless = Marble(marble.frame, .failed(MarbleFailure()))
            if case .failed = marble.event, expected.marbles.contains(nameless) { return nameless }
            return marble
        }
        return MarbleLine(marbles, subscribed: subscribed, length: length, unit: unit)
    }
}
