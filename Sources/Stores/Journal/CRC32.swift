/// The checksum of Ethernet, gzip and PNG (CRC-32, reflected polynomial EDB88320): it detects every change of up to 32
/// adjacent bits.
enum CRC32 {
    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { crc, _ in crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
    }

    /// Returns the checksum. For the nine digits "123456789", the checksum is CBF43926.
    static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
        ~bytes.reduce(~0) { crc, byte in table[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] ^ (crc >> 8) }
    }
}
