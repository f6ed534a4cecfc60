import Testing

@testable import CurrycombWorkbook

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@Suite struct TerminalSignalsTests {
    /// A handler may interrupt code that is about to read `errno`, so it must not change `errno`. The tests install no
    /// pipe, so `wake` fails.
    @Test func aSignalHandlerPreservesErrno() {
        errno = EINTR
        TerminalSignals.wake(TerminalSignals.Wake.resized)
        #expect(errno == EINTR)
    }
}
