import Dispatch

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The pipe from which this process has read the supervisor's request. The supervisor writes nothing more to it, so end
/// of file means that the supervisor has exited.
enum Lifeline {
    /// Kills this process and its group as soon as the supervisor has exited. The caller may close the descriptor,
    /// because a copy of it is kept.
    static func watch(_ descriptor: Int32) {
        let kept = fcntl(descriptor, F_DUPFD_CLOEXEC, 100)
        let queue = DispatchQueue(label: "lifeline")
        let source = DispatchSource.makeReadSource(fileDescriptor: kept, queue: queue)
        // The handler captures the source, so the source lives as long as the process.
        source.setEventHandler {
            kill(0, SIGKILL)
            source.cancel()
        }
        source.resume()
    }
}
