/// The entries that could be recovered from a journal.
public struct Recovery: Equatable, Sendable {
    /// The entries before the first line that is torn or damaged, in order.
    public let entries: [String]
    /// The number of characters after these entries, all of which were dropped.
    public let dropped: Int

    /// Makes a result from some entries and a number of dropped characters.
    public init(entries: [String], dropped: Int) {
        self.entries = entries
        self.dropped = dropped
    }
}

/// Returns a checksum of a string, a variant of Fletcher's. Different strings most likely have different checksums.
///
/// - Returns: four hexadecimal digits.
public func checksum(_ text: some StringProtocol) -> String {
    var (low, high) = (1, 0)
    for byte in text.utf8 {
        low = (low + Int(byte)) % 255
        high = (high + low) % 255
    }
    let digits = String(high << 8 | low, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
}
