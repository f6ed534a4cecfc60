/// A record in a journal's file. The file has a header and then records. The records are framed so that a reader finds
/// the end of each record, detects damage, and finds the next record after a damaged part.
///
/// All numbers are little-endian.
///
/// | header (32 bytes) | |
/// |---|---|
/// | 8 | `89 'C' 'U' 'R' 'R' 'Y' 'J' 0A` |
/// | 4 | the format's version: 1 |
/// | 4 | the state's version, the app's own |
/// | 12 | zeros |
/// | 4 | CRC-32 of the above |
///
/// | record (28 bytes and its payload) | |
/// |---|---|
/// | 4 | marker: `9E 'C' 'J' 0A` |
/// | 4 | kind: 1 a snapshot of the state, 2 an action |
/// | 4 | the payload's length |
/// | 8 | the record's number: one more than the previous record's |
/// | 4 | CRC-32 of the above |
/// | … | the payload, JSON |
/// | 4 | CRC-32 of all the above |
struct Record: Equatable {
    enum Kind: UInt32 { case snapshot = 1, action = 2 }

    let kind: Kind
    let number: UInt64
    let payload: [UInt8]

    static let marker: [UInt8] = [0x9E, 0x43, 0x4A, 0x0A]
    static let headLength = 24
    static let overhead = 28

    var bytes: [UInt8] {
        var bytes = Self.marker
        bytes.reserveCapacity(payload.count + Self.overhead)
        bytes.append(littleEndian: kind.rawValue)
        bytes.append(littleEndian: UInt32(payload.count))
        bytes.append(littleEndian: number)
        bytes.append(littleEndian: CRC32.checksum(bytes))
        bytes += payload
        bytes.append(littleEndian: CRC32.checksum(bytes))
        return bytes
    }
}

struct Header: Equatable {
    let stateVersion: UInt32

    static let magic: [UInt8] = [0x89, 0x43, 0x55, 0x52, 0x52, 0x59, 0x4A, 0x0A]
    static let format: UInt32 = 1
    static let length = 32

    var bytes: [UInt8] {
        var bytes = Self.magic
        bytes.append(littleEndian: Self.format)
        bytes.append(littleEndian: stateVersion)
        bytes += [UInt8](repeating: 0, count: 12)
        bytes.append(littleEndian: CRC32.checksum(bytes))
        return bytes
    }
}

extension [UInt8] {
    mutating func append(littleEndian number: some FixedWidthInteger & UnsignedInteger) {
        for shift in stride(from: 0, to: number.bitWidth, by: 8) { append(UInt8(truncatingIfNeeded: number >> shift)) }
    }

    func number<Number: FixedWidthInteger & UnsignedInteger>(_ type: Number.Type, at offset: Int) -> Number {
        (0..<Number.bitWidth / 8).reduce(0) { $0 | Number(truncatingIfNeeded: self[offset + $1]) << (8 * $1) }
    }
}
