struct Scan: Equatable {
    /// The state's version in the header; `nil` if the header is damaged.
    var stateVersion: UInt32?
    /// The format's version in the header, if this code does not know that version; otherwise `nil`, as for a damaged
    /// header.
    var unknownFormat: UInt32?
    /// Complete records, in runs of consecutive numbers; a new run begins after each damaged part.
    var runs: [[Record]] = []
    /// The ranges that are neither the header nor complete records, except for a torn record at the end. An empty range
    /// is a position where the records' numbers are not consecutive.
    var damaged: [Range<Int>] = []
    /// The position of an incomplete record, or of zeros, at the end; `nil` if there are none.
    var torn: Int?
    let length: Int

    /// Finds the complete records and the damaged parts. In a damaged part, each byte is checked once for the start of
    /// the next record.
    init(_ bytes: [UInt8]) {
        length = bytes.count
        var offset = readHeader(bytes)
        var last: UInt64?
        while offset < bytes.count {
            switch Self.read(bytes, at: offset) {
            case .record(let record, let end):
                if last.map({ record.number != $0 &+ 1 }) ?? true { runs.append([]) }
                if let last, record.number != last &+ 1 { damaged.append(offset..<offset) }
                runs[runs.count - 1].append(record)
                last = record.number
                offset = end
            case .torn:
                torn = offset
                offset = bytes.count
            case .damaged:
                let next = Self.next(bytes, after: offset)
                damaged.append(offset..<next)
                last = nil
                offset = next
            }
        }
    }

    /// Returns true if the bytes begin like a journal or contain a complete record, as a damaged journal may.
    static func isJournal(_ bytes: [UInt8]) -> Bool {
        zip(bytes, Header.magic).allSatisfy { $0 == $1 } || !Scan(bytes).runs.isEmpty
    }

    private mutating func readHeader(_ bytes: [UInt8]) -> Int {
        let isWhole =
            bytes.count >= Header.length && Array(bytes[..<8]) == Header.magic
            && CRC32.checksum(bytes[..<28]) == bytes.number(UInt32.self, at: 28)
        guard isWhole else {
            let next = Self.next(bytes, after: 0)
            if !bytes.isEmpty { damaged.append(0..<next) }
            return next
        }
        let format = bytes.number(UInt32.self, at: 8)
        if format != Header.format { unknownFormat = format }
        stateVersion = bytes.number(UInt32.self, at: 12)
        return format == Header.format ? Header.length : bytes.count
    }

    private enum Found {
        case record(Record, end: Int)
        case torn
        case damaged
    }

    private static func read(_ bytes: [UInt8], at offset: Int) -> Found {
        guard bytes.count - offset >= Record.headLength, isMarker(bytes, at: offset),
            CRC32.checksum(bytes[offset..<offset + 20]) == bytes.number(UInt32.self, at: offset + 20),
            let kind = Record.Kind(rawValue: bytes.number(UInt32.self, at: offset + 4))
        else {
            let isCut = isIncomplete(bytes[offset...], Record.marker, length: Record.headLength)
            return isCut ? .torn : .damaged
        }
        let start = offset + Record.headLength
        let end = start + Int(bytes.number(UInt32.self, at: offset + 8))
        guard bytes.count >= end + 4 else { return .torn }
        let checksum = CRC32.checksum(bytes[offset..<end])
        guard checksum == bytes.number(UInt32.self, at: end) else {
            var field: [UInt8] = []
            field.append(littleEndian: checksum)
            return isIncomplete(bytes[end...], field, length: field.count) ? .torn : .damaged
        }
        let number = bytes.number(UInt64.self, at: offset + 12)
        return .record(Record(kind: kind, number: number, payload: Array(bytes[start..<end])), end: end + 4)
    }

    /// Returns the position of the next complete record, or the end of the file.
    private static func next(_ bytes: [UInt8], after offset: Int) -> Int {
        var place = offset + 1
        while place + Record.overhead <= bytes.count {
            if isMarker(bytes, at: place), case .record = read(bytes, at: place) { return place }
            place += 1
        }
        return bytes.count
    }

    /// Returns true if the bytes look like a field that was being written when the machine stopped: a part of the field
    /// that agrees with `beginning`, and then only zeros. A file system may extend a file with zeros before it writes
    /// the content.
    private static func isIncomplete(_ bytes: ArraySlice<UInt8>, _ beginning: [UInt8], length: Int) -> Bool {
        guard isZero(bytes.dropFirst(length - 1)) else { return false }
        let end = bytes.prefix(length).lastIndex { $0 != 0 }.map { $0 + 1 } ?? bytes.startIndex
        return zip(bytes[..<end], beginning).allSatisfy { $0 == $1 }
    }

    private static func isMarker(_ bytes: [UInt8], at offset: Int) -> Bool {
        offset + 4 <= bytes.count && (0..<4).allSatisfy { bytes[offset + $0] == Record.marker[$0] }
    }

    private static func isZero(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.allSatisfy { $0 == 0 } }
}

extension Scan {
    /// The latest state that is certain: a snapshot and the actions that follow it without a gap. The actions in later
    /// runs cannot be applied, because the state before them is lost.
    var latest: (snapshot: Record, actions: ArraySlice<Record>)? {
        for run in runs.reversed() {
            if let index = run.lastIndex(where: { $0.kind == .snapshot }) {
                return (run[index], run[(index + 1)...])
            }
        }
        return nil
    }

    /// The number of complete actions in the runs after ``latest`` or, if there is no ``latest``, in all runs.
    var unplaced: Int {
        let used = runs.lastIndex { run in run.contains { $0.kind == .snapshot } } ?? -1
        return runs[(used + 1)...].reduce(0) { $0 + $1.count }
    }
}
