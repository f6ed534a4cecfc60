/// Work that can be taken only once; it is not kept afterward.
final class Once: Sendable {
    private let work: Guarded<(@Sendable () -> Void)?>

    init(_ work: @escaping @Sendable () -> Void) { self.work = Guarded(work) }

    /// Returns the work, or `nil` if it has already been taken.
    func take() -> (@Sendable () -> Void)? {
        work.withLock { work in
            defer { work = nil }
            return work
        }
    }
}
