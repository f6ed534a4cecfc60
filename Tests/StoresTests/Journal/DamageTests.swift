import Foundation
import Testing

@testable import CurrycombStores

@Suite("A damaged journal")
struct DamageTests {
    /// Returns the bytes of an intact journal. `starts` are the offsets of its records, followed by the end of the
    /// file.
    static func sample() throws -> (bytes: [UInt8], starts: [Int]) {
        let folder = Folder()
        try write([1, 2, 3], to: folder)
        let bytes = try folder.bytes()
        var starts = [Header.length]
        for record in Scan(bytes).runs[0] { starts.append(starts.last! + record.bytes.count) }
        return (bytes, starts)
    }

    @Test("cut off at any byte has the state after the last whole action, and reports the rest")
    func truncated() throws {
        let (bytes, starts) = try Self.sample()
        #expect(starts.last == bytes.count && starts.count == 5)
        for length in 0...bytes.count {
            let folder = Folder()
            try folder.put(Array(bytes[..<length]))
            let (state, report) = try reopen(folder)
            // The number of complete records. The first is the snapshot.
            let whole = starts.dropFirst().filter { $0 <= length }.count
            #expect(state == Array([1, 2, 3].prefix(max(0, whole - 1))), "cut at \(length)")
            if length == 0 {
                #expect(report.isNew)
            } else if whole == 0 {
                // A new file gets its name only after its header and snapshot are written, so this is not a torn tail.
                #expect(report.damage != nil && report.keptAside != nil, "cut at \(length)")
            } else if starts.contains(length) {
                #expect(report.tornTail == nil && report.isWhole, "cut at \(length)")
            } else {
                let begin = starts[whole]
                #expect(report.tornTail == .init(offset: begin, bytes: length - begin), "cut at \(length)")
                #expect(report.isWhole && report.keptAside == nil, "cut at \(length)")
            }
            try #require(try continues(folder, from: state), "cut at \(length)")
        }
    }

    @Test(
        "with any byte changed has an earlier state, reports the place, and keeps the damaged file",
        arguments: [0x01, 0x80, 0xFF])
    func corrupted(_ mask: UInt8) throws {
        let (bytes, starts) = try Self.sample()
        for place in bytes.indices {
            let folder = Folder()
            var changed = bytes
            changed[place] ^= mask
            try folder.put(changed)
            let (state, report) = try reopen(folder)
            let damaged = starts.firstIndex { $0 > place } ?? 0
            // Damage to the header leaves all records intact; after damage to the snapshot, the actions have no state
            // to start from.
            let expected = damaged == 0 ? 3 : max(0, damaged - 2)
            #expect(state == Array([1, 2, 3].prefix(expected)), "byte \(place)")
            let damage = try #require(report.damage, "byte \(place)")
            #expect(damage.stretches.contains { $0.contains(place) }, "byte \(place): \(damage.stretches)")
            #expect(damage.unplacedActions == (damaged == 0 ? 0 : 4 - damaged), "byte \(place)")
            #expect(report.keptAside == folder.journal + ".damaged-1", "byte \(place)")
            #expect(try folder.bytes("test.journal.damaged-1") == changed)
            try #require(try continues(folder, from: state), "byte \(place)")
        }
    }

    /// Returns true if actions can be added and, when the journal is next opened, are read without a report of damage
    /// or of a torn tail.
    func continues(_ folder: Folder, from state: [Int]) throws -> Bool {
        try write([98, 99], to: folder)
        let (again, report) = try reopen(folder)
        return again == state + [98, 99] && report.isWhole && report.tornTail == nil && report.keptAside == nil
    }

    @Test("lengthened by zeros, as after a power cut, has a torn tail; by anything else, damage")
    func lengthened() throws {
        let (bytes, _) = try Self.sample()
        for count in [1, 23, 24, 4096] {
            let folder = Folder()
            try folder.put(bytes + [UInt8](repeating: 0, count: count))
            let (state, report) = try reopen(folder)
            #expect(state == [1, 2, 3])
            #expect(report.tornTail == .init(offset: bytes.count, bytes: count))
            #expect(report.isWhole)
            let other = Folder()
            try other.put(bytes + [UInt8](repeating: 0x41, count: count))
            let (kept, damaged) = try reopen(other)
            #expect(kept == [1, 2, 3])
            #expect(damaged.damage?.stretches == [bytes.count..<bytes.count + count])
        }
        // Only the first bytes of this record reached the disk.
        let record = Record(kind: .action, number: 5, payload: [UInt8](repeating: 0x31, count: 100)).bytes
        for written in 1..<record.count {
            for length in [24, record.count, 4096] where length >= written {
                let folder = Folder()
                try folder.put(bytes + record.prefix(written) + [UInt8](repeating: 0, count: length - written))
                let (state, report) = try reopen(folder)
                #expect(state == [1, 2, 3])
                #expect(report.tornTail == .init(offset: bytes.count, bytes: length), "\(written) of \(length)")
                #expect(report.isWhole && report.keptAside == nil, "\(written) of \(length)")
            }
        }
    }

    @Test("with records missing or doubled reports the damage at that place")
    func missing() throws {
        let (bytes, starts) = try Self.sample()
        let folder = Folder()
        try folder.put(Array(bytes[..<starts[1]] + bytes[starts[2]...]))
        let (state, report) = try reopen(folder)
        #expect(state == [])
        #expect(report.damage == .init(stretches: [starts[1]..<starts[1]], unplacedActions: 2))
        let other = Folder()
        try other.put(Array(bytes[..<starts[2]] + bytes[starts[1]...]))
        let (doubled, second) = try reopen(other)
        #expect(doubled == [1])
        #expect(second.damage?.stretches == [starts[2]..<starts[2]])
    }

    @Test("with a damaged header and records of other types begins again, and counts the actions that are lost")
    func headerAndOtherTypes() throws {
        let folder = Folder()
        try write([1, 2, 3], to: folder)
        var bytes = try folder.bytes()
        bytes[9] ^= 1
        try folder.put(bytes)
        let journal = try Journal(at: folder.journal, Counter(), counter, disk: .quick)
        defer { journal.close() }
        #expect(journal.takeState() == Counter())
        #expect(journal.report.damage == .init(stretches: [0..<Header.length], unplacedActions: 3))
        #expect(journal.report.actions == 0)
    }

    @Test("with a later snapshot loses nothing of the state")
    func laterSnapshot() throws {
        let folder = Folder()
        let journal = try Journal(at: folder.journal, [], listing)
        let store = Store(journal)
        store.dispatch(1)
        store.replace(with: [5, 6])
        store.dispatch(7)
        journal.close()
        var bytes = try folder.bytes()
        bytes[Header.length + Record.headLength] ^= 0xFF
        try folder.put(bytes)
        let (state, report) = try reopen(folder)
        #expect(state == [5, 6, 7])
        #expect(report.damage?.unplacedActions == 0)
        #expect(report.keptAside != nil)
    }

    @Test("keeps each file if it is damaged several times")
    func severalTimes() throws {
        let folder = Folder()
        for _ in 1...3 {
            try write([1, 2], to: folder)
            var bytes = try folder.bytes()
            bytes[bytes.count - 1] ^= 1
            try folder.put(bytes)
        }
        _ = try reopen(folder)
        #expect(folder.names.filter { $0.contains("damaged") }.count == 3)
    }

    @Test("with many random bytes changed never has a state that never existed, and never stops the program")
    func random() throws {
        var generator = SplitMix64(seed: 7)
        let (bytes, _) = try Self.sample()
        let states = (0...3).map { Array([1, 2, 3].prefix($0)) }
        for round in 0..<300 {
            var changed = bytes
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let start = Int.random(in: 0..<changed.count, using: &generator)
                let end = min(changed.count, start + Int.random(in: 1...40, using: &generator))
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: for place in start..<end { changed[place] = .random(in: 0...255, using: &generator) }
                case 1: changed.removeSubrange(start..<end)
                default: changed.insert(contentsOf: changed[start..<end], at: start)
                }
                if changed.isEmpty { changed = [0] }
            }
            let folder = Folder()
            try folder.put(changed)
            guard Scan.isJournal(changed) else {
                // Neither the beginning of the file nor any record is intact.
                #expect(throws: JournalError.self) { try reopen(folder) }
                #expect(try folder.bytes() == changed, "seed 7, round \(round)")
                continue
            }
            let (state, report) = try reopen(folder)
            #expect(states.contains(state), "seed 7, round \(round)")
            if changed != bytes { #expect(!report.isWhole || report.tornTail != nil, "seed 7, round \(round)") }
        }
    }
}
