import Foundation
import Testing

@testable import CurrycombWorkshop

@Suite struct FileLockTests {
    private let file = "\(NSTemporaryDirectory())lock-\(UUID().uuidString)/open.lock"

    @Test func aSecondWindowOfTheSameCloneIsNotAlone() {
        defer { try? FileManager.default.removeItem(atPath: (file as NSString).deletingLastPathComponent) }
        #expect(FileLock.holdToTheEnd(file))
        #expect(!FileLock.holdToTheEnd(file))
    }

    @Test func aFolderInWhichNothingCanBeWrittenIsNoSecondWindow() {
        #expect(FileLock.holdToTheEnd("/dev/null/open.lock"))
    }
}
