import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Records the text that this process prints while a function runs, as far as the text fits into the buffer of a pipe.
/// If the process prints nothing, records an attempt to write to a file.
///
/// While the function runs, output goes to a pipe, and nothing can be written to a file: the system sends a signal
/// instead. No other thread may write during that time, so use this only in a process that runs a check.
enum WriteWatch {
    /// The text that was printed or, if there was none, the attempt to write to a file.
    enum Written: Equatable {
        case screen(String)
        case file
    }

    private static let grew = Atomic<Bool>(false)

    static func written(during work: () -> Void) -> Written? {
        fflush(nil)
        guard let (reading, writing) = Platform.pipe() else {
            work()
            return nil
        }
        for end in [reading, writing] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
        let screen = [STDOUT_FILENO, STDERR_FILENO].map { (standard: $0, kept: fcntl($0, F_DUPFD_CLOEXEC, 10)) }
        for (standard, _) in screen { dup2(writing, standard) }
        close(writing)
        grew.store(false, ordering: .relaxed)
        let before = signal(SIGXFSZ) { _ in WriteWatch.grew.store(true, ordering: .relaxed) }
        let limits = Platform.lowerLimit(Platform.fileSize, to: 0)

        work()
        fflush(nil)

        Platform.setLimits(Platform.fileSize, limits)
        signal(SIGXFSZ, before)
        for (standard, kept) in screen {
            dup2(kept, standard)
            close(kept)
        }
        let text = readAll(reading)
        close(reading)
        // The output went only to the pipe, so print it again for the learner.
        if !text.isEmpty { print(text, terminator: "") }
        return !text.isEmpty ? .screen(text) : grew.load(ordering: .relaxed) ? .file : nil
    }

    private static func readAll(_ descriptor: Int32) -> String {
        var bytes: [UInt8] = []
        while true {
            let chunk = [UInt8](unsafeUninitializedCapacity: 65536) { buffer, count in
                count = max(0, read(descriptor, buffer.baseAddress!, buffer.count))
            }
            guard !chunk.isEmpty else { return String(decoding: bytes, as: UTF8.self) }
            bytes += chunk
        }
    }
}
