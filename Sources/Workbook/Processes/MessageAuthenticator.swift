/// Authenticates messages between two processes that share a secret. The algorithm is SipHash-2-4.
struct MessageAuthenticator: Equatable {
    let key: (UInt64, UInt64)

    init() {
        var random = SystemRandomNumberGenerator()
        key = (random.next(), random.next())
    }

    init(_ first: UInt64, _ second: UInt64) { key = (first, second) }

    static func == (left: MessageAuthenticator, right: MessageAuthenticator) -> Bool { left.key == right.key }

    func tag(_ bytes: some Collection<UInt8>) -> UInt64 {
        var state = State(key)
        var word: UInt64 = 0
        var count = 0
        for byte in bytes {
            word |= UInt64(byte) << (8 * UInt64(count % 8))
            count += 1
            if count % 8 == 0 {
                state.take(word)
                word = 0
            }
        }
        state.take(word | UInt64(count & 0xFF) << 56)
        return state.finish()
    }

    private struct State {
        var (a, b, c, d): (UInt64, UInt64, UInt64, UInt64)

        init(_ key: (UInt64, UInt64)) {
            a = key.0 ^ 0x736f_6d65_7073_6575
            b = key.1 ^ 0x646f_7261_6e64_6f6d
            c = key.0 ^ 0x6c79_6765_6e65_7261
            d = key.1 ^ 0x7465_6462_7974_6573
        }

        mutating func take(_ word: UInt64) {
            d ^= word
            round()
            round()
            a ^= word
        }

        mutating func finish() -> UInt64 {
            c ^= 0xFF
            for _ in 0..<4 { round() }
            return a ^ b ^ c ^ d
        }

        private mutating func round() {
            a &+= b
            b = Self.turned(b, 13) ^ a
            a = Self.turned(a, 32)
            c &+= d
            d = Self.turned(d, 16) ^ c
            a &+= d
            d = Self.turned(d, 21) ^ a
            c &+= b
            b = Self.turned(b, 17) ^ c
            c = Self.turned(c, 32)
        }

        private static func turned(_ word: UInt64, _ bits: UInt64) -> UInt64 { word << bits | word >> (64 - bits) }
    }
}
