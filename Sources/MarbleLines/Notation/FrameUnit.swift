/// The time that a frame, which is one column of a marble line, stands for.
public struct FrameUnit: Sendable, Equatable {
    /// The number of milliseconds in a frame, at least one.
    public let milliseconds: Int

    /// Makes a unit.
    ///
    /// - Precondition: `milliseconds` is at least one.
    public init(milliseconds: Int) {
        precondition(milliseconds > 0, "a frame lasts at least a millisecond")
        self.milliseconds = milliseconds
    }

    /// A unit in which a frame is a millisecond, as in RxJS.
    public static let millisecond = FrameUnit(milliseconds: 1)
    /// A unit in which a frame is a second.
    public static let second = FrameUnit(milliseconds: 1000)

    /// Returns a unit in which a frame is this number of milliseconds, at least one.
    public static func milliseconds(_ count: Int) -> FrameUnit { FrameUnit(milliseconds: count) }

    /// Returns a unit in which a frame is this number of seconds, at least one.
    public static func seconds(_ count: Int) -> FrameUnit { FrameUnit(milliseconds: 1000 * count) }

    /// Returns the duration of a number of frames.
    public func duration(of frames: Int) -> Duration { .milliseconds(frames * milliseconds) }

    /// Returns the number of whole frames from the beginning of frame zero to a moment.
    public func frame(at moment: Duration) -> Int {
        let (seconds, attoseconds) = moment.components
        return (Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)) / milliseconds
    }

    func progression(of frames: Int) -> String {
        let time = frames * milliseconds
        if time % 60_000 == 0 { return "\(time / 60_000)m" }
        return time % 1000 == 0 ? "\(time / 1000)s" : "\(time)ms"
    }
}
