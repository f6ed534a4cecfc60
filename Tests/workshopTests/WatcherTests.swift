import Foundation
import Testing

@testable import CurrycombWorkshop

/// A watcher that can be changed inside `#expect`.
private final class Looker {
    private var watcher = Watcher()
    var isWaiting: Bool { watcher.isWaiting }
    func begin(_ key: FileKey?) { watcher.begin(key) }
    func poll(_ key: FileKey?, now: Double) -> Bool { watcher.poll(key, now: now) }
}

@Suite struct WatcherTests {
    private static func key(_ number: Int64, size: Int64 = 10) -> FileKey {
        FileKey(modified: number, size: size, node: 1)
    }

    @Test func aSaveIsReportedWhenTheFileIsStable() {
        let watcher = Looker()
        watcher.begin(Self.key(1))
        #expect(!watcher.poll(Self.key(1), now: 0))
        #expect(!watcher.poll(Self.key(2), now: 0.1))
        #expect(watcher.isWaiting)
        #expect(!watcher.poll(Self.key(2), now: 0.11))
        #expect(watcher.poll(Self.key(2), now: 0.12))
        #expect(!watcher.poll(Self.key(2), now: 0.2))
        #expect(!watcher.isWaiting)
    }

    @Test func aSaveIsReportedWithin200Milliseconds() {
        let watcher = Looker()
        watcher.begin(Self.key(1))
        // The main loop polls every 50 ms, and every 20 ms after a change. Here, the file is saved just after the first
        // poll.
        var now = 0.0
        #expect(!watcher.poll(Self.key(1), now: now))
        var seen: Double?
        while seen == nil, now < 1 {
            now += watcher.isWaiting ? 0.02 : 0.05
            if watcher.poll(Self.key(2), now: now) { seen = now }
        }
        #expect(seen ?? 1 <= 0.2)
    }

    @Test func aSaveDuringACheckIsNotLost() {
        let watcher = Looker()
        watcher.begin(Self.key(1))  // read before compiling
        // Even if the file is not polled during the compilation, its change counts afterward.
        #expect(!watcher.poll(Self.key(2), now: 3))
        #expect(watcher.poll(Self.key(2), now: 3.02))
    }

    @Test func aChangingFileIsReportedOnlyWhenStable() {
        let watcher = Looker()
        watcher.begin(Self.key(1))
        for step in 2...9 { #expect(!watcher.poll(Self.key(Int64(step)), now: Double(step) * 0.02)) }
        #expect(watcher.poll(Self.key(9), now: 0.2))
    }

    @Test func aTemporarilyEmptyFileIsNotASave() {
        let watcher = Looker()
        watcher.begin(Self.key(1))
        #expect(!watcher.poll(Self.key(2, size: 0), now: 0))
        #expect(!watcher.poll(Self.key(2, size: 0), now: 0.1))
        #expect(!watcher.poll(nil, now: 0.2))
        #expect(!watcher.poll(nil, now: 0.3))
        #expect(!watcher.poll(Self.key(3), now: 0.4))
        #expect(watcher.poll(Self.key(3), now: 0.43))
    }

    @Test func aRemovedFileIsReportedAfterASecond() {
        let watcher = Looker()
        watcher.begin(Self.key(1))
        #expect(!watcher.poll(nil, now: 0))
        #expect(!watcher.poll(nil, now: 0.5))
        #expect(watcher.poll(nil, now: 1))
        #expect(!watcher.poll(nil, now: 2.5))
    }

    @Test func anUnchangedFileIsNotASave() {
        let watcher = Looker()
        watcher.begin(Self.key(1))
        #expect(!watcher.poll(nil, now: 0))
        #expect(!watcher.poll(Self.key(1), now: 0.1))
        #expect(!watcher.isWaiting)
    }

    @Test func keysOfRealFilesDistinguishSaves() throws {
        let clone = try Clone()
        let path = clone.workspace.path(Fixture.composeTwo.file)
        let watcher = Looker()
        let first = try #require(Files.key(path))
        watcher.begin(first)
        #expect(!watcher.poll(Files.key(path), now: 0))
        // This save writes in place, and changes the length.
        try "a longer answer than before".write(toFile: path, atomically: false, encoding: .utf8)
        #expect(!watcher.poll(Files.key(path), now: 0.1))
        #expect(watcher.poll(Files.key(path), now: 0.12))
        // This save replaces the file, as many editors do: the inode changes, even if the length and the time stay the
        // same.
        let same = try #require(Files.key(path))
        try Files.write("a longer answer than befor3", to: path)
        let moved = try #require(Files.key(path))
        #expect(moved.node != same.node)
        #expect(!watcher.poll(moved, now: 0.2))
        #expect(watcher.poll(moved, now: 0.22))
        try FileManager.default.removeItem(atPath: path)
        #expect(Files.key(path) == nil)
    }
}

@Suite struct OtherAnswersTests {
    private static func key(_ modified: Int64, size: Int64 = 1) -> FileKey {
        FileKey(modified: modified, size: size, node: 1)
    }

    @Test func aSaveOfAnotherAnswerIsReportedOnce() {
        var others = OtherAnswers()
        var keys = ["a": Self.key(1), "b": Self.key(1)]
        func changed(_ current: String, at now: Double) -> String? {
            others.changed(["a", "b"], besides: current, now: now) { keys[$0] }
        }
        #expect(changed("a", at: 0) == nil)
        keys["b"] = Self.key(2)
        #expect(changed("a", at: 1) == nil)
        #expect(changed("a", at: 2) == "b")
        #expect(changed("a", at: 4) == nil)
        keys["a"] = Self.key(2)
        #expect(changed("a", at: 6) == nil)
        // The answer to `a` was saved while `a` was shown.
        keys["a"] = Self.key(3)
        #expect(changed("b", at: 8) == nil)
        #expect(changed("b", at: 10) == nil)
        keys["a"] = Self.key(4, size: 0)
        #expect(changed("b", at: 12) == nil)
        keys["a"] = nil
        #expect(changed("b", at: 14) == nil)
        keys["a"] = Self.key(4)
        #expect(changed("b", at: 16) == "a")
    }
}
