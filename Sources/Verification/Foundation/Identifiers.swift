import Foundation

extension Validator where Output == String {
    /// Text that is an absolute URL with a scheme and, for `http`, `https`, `ws`, `wss` and `ftp`, a host. Text that
    /// Foundation would have to encode, such as a URL with a space, is rejected.
    ///
    /// - Parameter schemes: the allowed schemes, in lowercase. If there are none, all schemes are allowed.
    public func url(schemes: String...) -> Validator<Input, URL> {
        compactMap(.malformed(.url)) { text in
            guard let url = URL(string: text), url.absoluteString == text, let scheme = url.scheme?.lowercased() else {
                return nil
            }
            guard schemes.isEmpty || schemes.contains(scheme) else { return nil }
            if ["http", "https", "ws", "wss", "ftp"].contains(scheme), url.host?.isEmpty != false { return nil }
            return url
        } back: {
            $0.absoluteString
        }
    }

    /// Text that is a UUID. Encoding writes uppercase letters, as Foundation does.
    public func uuid() -> Validator<Input, UUID> {
        compactMap(.malformed(.uuid)) {
            UUID(digits: $0)
        } back: {
            $0.uuidString
        }
    }
}

extension Validator where Input == JSON, Output == URL {
    /// A string that is an absolute URL, of any scheme.
    public static var url: Validator { Validator<JSON, String>.string.url() }
}

extension Validator where Input == JSON, Output == UUID {
    /// A string that is a UUID.
    public static var uuid: Validator { Validator<JSON, String>.string.uuid() }
}

extension UUID {
    /// Parses hexadecimal digits in the form `8-4-4-4-12`. This initializer is faster than `UUID(uuidString:)`.
    fileprivate init?(digits text: String) {
        guard text.utf8.count == 36 else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(16)
        var high: UInt8?
        for (index, character) in text.utf8.enumerated() {
            if index == 8 || index == 13 || index == 18 || index == 23 {
                guard character == UInt8(ascii: "-") else { return nil }
                continue
            }
            guard let digit = hexadecimalDigit(character) else { return nil }
            if let first = high {
                bytes.append(first << 4 | digit)
                high = nil
            } else {
                high = digit
            }
        }
        self = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
}
