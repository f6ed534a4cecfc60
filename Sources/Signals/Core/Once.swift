/// Work that either the timer or the disposal takes, once; it is not kept afterwards.
final class Once: Sendable {
    private let work: Guarded<(@Sendable () -> Void)?>

    init(_ work: @escaping @Sendable () -> Void) { self.work = Guarded(work) }

    /// - Returns: the work, or `nil` if it has been taken.
    func take() -> (@Sendable () -> Void)? {
        work.withLock { work in
            defer { work = nil }
            return work
        }
    }
}
