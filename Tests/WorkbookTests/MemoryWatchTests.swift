import Foundation
import Testing

@testable import CurrycombWorkbook

@Suite struct MemoryWatchTests {
    @Test func aProcessThatExceedsTheMemoryLimitIsEnded() async throws {
        let result = try #require(
            await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
                MemoryWatch.begin(room: 16 << 20)
                var hoard: [[UInt8]] = []
                while true {
                    hoard.append([UInt8](repeating: 1, count: 1 << 20))
                }
            })
        let said = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(
            Backtrace.reason(printed: said, trace: "", signal: SIGABRT, stack: nil) == Phrases.hoard(Limits.memory))
    }
}
