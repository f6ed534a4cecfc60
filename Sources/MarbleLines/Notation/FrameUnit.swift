/// The time that one frame stands for. A frame is one column of a marble line.
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

    /// Returns a unit in which a frame is `count` milliseconds; `count` is at least one.
    public static func milliseconds(_ count: Int) -> FrameUnit { FrameUnit(milliseconds: count) }

    /// Returns a unit in which a frame is `count` seconds; `count` is at least one.
    public static func seconds(_ count: Int) -> FrameUnit { FrameUnit(milliseconds: 1000 * count) }

    /// Returns the duration of a number of frames, at most `Int.max` milliseconds.
    public func duration(of frames: Int) -> Duration { .milliseconds(clamped(frames, times: milliseconds)) }

    /// Returns the number of whole frames from the beginning of frame zero to a moment. A time of more than `Int.max`
    /// milliseconds counts as about `Int.max` milliseconds.
    public func frame(at moment: Duration) -> Int {
        let (seconds, attoseconds) = moment.components
        let whole = clamped(Int(seconds), times: 1000)
        let (sum, isTooLarge) = whole.addingReportingOverflow(Int(attoseconds / 1_000_000_000_000_000))
        return (isTooLarge ? whole : sum) / milliseconds
    }

    private func clamped(_ count: Int, times factor: Int) -> Int {
        let (product, isTooLarge) = count.multipliedReportingOverflow(by: factor)
        return isTooLarge ? count < 0 ? .min : .max : product
    }

    func progression(of frames: Int) -> String {
        let time = clamped(frames, times: milliseconds)
        if time % 60_000 == 0 { return "\(time / 60_000)m" }
        return time % 1000 == 0 ? "\(time / 1000)s" : "\(time)ms"
    }
}
