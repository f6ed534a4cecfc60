import Foundation
import Testing

@testable import CurrycombWorkbook

struct ReadableTests {
    @Test func readableDescriptorsAreFound() {
        let (full, empty, ended) = (Pipe(), Pipe(), Pipe())
        full.fileHandleForWriting.write(Data("x".utf8))
        try? ended.fileHandleForWriting.close()
        let all = [full, empty, ended].map { $0.fileHandleForReading.fileDescriptor }
        #expect(readable(among: all, milliseconds: 10_000) == [all[0], all[2]])
        #expect(readable(among: [all[1]], milliseconds: 1) == [])
        #expect(readable(among: [], milliseconds: 0) == [])
        withExtendedLifetime([full, empty, ended]) {}
    }
}
