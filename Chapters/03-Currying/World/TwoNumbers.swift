struct TwoNumbers: CustomStringConvertible, Sendable {
    let ofA: Int
    let ofB: Int

    var description: String { "{ a, b in \(body) }" }

    var curriedDescription: String { "{ a in { b in \(body) } }" }

    private var body: String {
        let terms = [(ofA, "a"), (ofB, "b")].filter { $0.0 != 0 }
        guard let first = terms.first else { return "0" }
        let rest = terms.dropFirst().map { ($0.0 < 0 ? " − " : " + ") + Self.times($0.0, $0.1) }
        return (first.0 < 0 ? "−" : "") + Self.times(first.0, first.1) + rest.joined()
    }

    private static func times(_ number: Int, _ name: String) -> String {
        number.magnitude == 1 ? name : "\(number.magnitude)\(name)"
    }

    static let generator = Generator.pair(.int(in: -9...9), .int(in: -9...9)).map { TwoNumbers(ofA: $0, ofB: $1) }
}
