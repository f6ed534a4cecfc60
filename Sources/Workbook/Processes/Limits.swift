/// The limits of a check.
public struct Limits: Sendable, Equatable {
    /// The time that one check may take, in seconds. If the system reports how long the check waited for a processor,
    /// that time does not count, but no check takes more than four times the limit. The initializer limits the time to
    /// a day.
    public var seconds: Double
    /// The maximum size of the text that one check may print, in bytes.
    public var output: Int
    /// The maximum number of printed lines to keep for each check.
    public var keptLines: Int
    /// The maximum number of checks that run at the same time.
    public var parallel: Int

    /// Makes limits for checks.
    public init(
        seconds: Double = 10, output: Int = 1 << 20, keptLines: Int = 20, parallel: Int = Platform.processors
    ) {
        self.seconds = seconds > 0 ? min(seconds, 86_400) : 0
        self.output = output
        self.keptLines = keptLines
        self.parallel = max(1, parallel)
    }

    /// The standard limits: ten seconds and a megabyte of output.
    public static var standard: Limits { Limits() }

    /// The memory that a check may use in addition to its memory at the start, in bytes: address space or, on systems
    /// that do not limit address space (``MemoryWatch``), memory in use.
    static let memory: UInt64 = 2 << 30
}
