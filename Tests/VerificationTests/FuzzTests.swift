import CurrycombVerification
import Foundation
import Testing

/// No input causes a trap, and every accepted input is JSON. `CURRYCOMB_FUZZ` sets the number of rounds, and
/// `CURRYCOMB_SEED` the seed, which each failure prints.
@Suite struct FuzzTests {
    private let rounds = ProcessInfo.processInfo.environment["CURRYCOMB_FUZZ"].flatMap(Int.init) ?? 1500
    private let seed = ProcessInfo.processInfo.environment["CURRYCOMB_SEED"].flatMap(UInt64.init) ?? 20_260_131

    @Test func randomBytesCauseNoTrap() {
        var generator = Generator(seed: seed)
        let alphabet = Array("{}[]\",:\\u0123456789abcdefEtrnl.+- \n\t".utf8)
        for round in 0..<rounds {
            let count = generator.number(below: 64)
            let bytes = (0..<count).map { _ in
                generator.chance(1, in: 10)
                    ? UInt8.random(in: 0...255, using: &generator) : alphabet[generator.number(below: alphabet.count)]
            }
            try? check(bytes, round)
        }
    }

    @Test func mutatedJSONCausesNoTrap() throws {
        var generator = Generator(seed: seed)
        for round in 0..<rounds {
            var bytes = generator.chance(1, in: 2) ? goodOrder.utf8(pretty: true) : generator.json().utf8()
            for _ in 0...generator.number(below: 4) where !bytes.isEmpty {
                let at = generator.number(below: bytes.count)
                switch generator.number(below: 4) {
                case 0: bytes[at] = UInt8.random(in: 0...255, using: &generator)
                case 1: bytes.remove(at: at)
                case 2: bytes.insert(bytes[generator.number(below: bytes.count)], at: at)
                default: bytes.removeSubrange(at..<min(bytes.count, at + generator.number(below: 20)))
                }
            }
            try check(bytes, round)
        }
    }

    /// Checks that Foundation accepts all input that the parser accepts, except for huge numbers and a byte order mark.
    private func check(_ bytes: [UInt8], _ round: Int) throws {
        let comment: Comment = "seed \(seed), round \(round): \(String(decoding: bytes, as: UTF8.self))"
        do {
            let json = try JSON(parsing: bytes)
            #expect(try JSON(parsing: json.utf8()) == json, comment)
            for path in json.duplicateKeys { #expect(json[path] != nil, comment) }
            #expect(
                (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
                    || hasHugeNumber(json) || bytes.starts(with: [0xEF, 0xBB, 0xBF]), comment)
        } catch {
            #expect(error.position.offset <= bytes.count, comment)
        }
        do {
            _ = try order.decode(bytes)
        } catch {
            #expect(!error.report().isEmpty, comment)
            #expect(!error.report(in: .chinese).isEmpty, comment)
        }
    }

    /// Foundation rejects a number that is too large for a `Double`.
    private func hasHugeNumber(_ json: JSON) -> Bool {
        switch json.kind {
        case .number: json.double == nil
        case .array: (json.elements ?? []).contains(where: hasHugeNumber)
        case .object: (json.members ?? []).contains { hasHugeNumber($0.value) }
        default: false
        }
    }
}
