import CurrycombVerification
import Foundation
import Harness

let count = 10_000
let data = makeOrders(count)
let decoder = JSONDecoder()
decoder.dateDecodingStrategy = .iso8601

typealias Way = (name: String, run: @Sendable () throws -> Int)

func checksum(_ orders: [Order]) -> Int { orders.reduce(orders.count) { $0 &+ $1.total &+ $1.items.count } }
func checksum(_ orders: [PlainOrder]) -> Int { orders.reduce(orders.count) { $0 &+ $1.total &+ $1.items.count } }

let typed: [Way] = [
    ("JSONDecoder, Codable", { try checksum(decoder.decode([Order].self, from: data)) }),
    ("JSONSerialization, as?", { try checksum(ordersByHand(data) ?? []) }),
    ("Currycomb validator", { try checksum(Validator.array(of: order).decode(data)) }),
]
let plain: [Way] = [
    ("JSONDecoder, Codable", { try checksum(decoder.decode([PlainOrder].self, from: data)) }),
    ("JSONSerialization, as?", { try checksum(plainOrdersByHand(data) ?? []) }),
    ("Currycomb validator", { try checksum(Validator.array(of: plainOrder).decode(data)) }),
]
let parsing: [Way] = [
    ("JSONSerialization", { try (JSONSerialization.jsonObject(with: data) as? [Any])?.count ?? 0 }),
    ("Currycomb JSON(parsing:)", { try JSON(parsing: data).count }),
]

// Each candidate's memory is measured in a separate process, because a peak never goes down.
if CommandLine.arguments.count == 2, let index = Int(CommandLine.arguments[1]) {
    let before = peakMemory()
    let result = try typed[index].run()
    precondition(result > count)
    print(peakMemory() - before)
    exit(0)
}

print("\(count) orders, \(data.count / 1024) KiB of JSON")
if CommandLine.arguments.contains("profile") {
    for _ in 0..<40 { _ = try typed[2].run() }
    exit(0)
}

func candidates(_ ways: [Way]) -> [Candidate] {
    ways.map { way in
        Candidate(way.name, operations: count) {
            do { return try way.run() } catch { preconditionFailure("\(way.name): \(error)") }
        }
    }
}
compare(
    "Decoding with UUID, Date and URL; the validator checks ranges, e-mail and a rule too (a record)", candidates(typed)
)
compare("Decoding strings and numbers only (a record)", candidates(plain))
compare("Parsing alone (a record)", candidates(parsing))

print("\nPeak memory beyond the text itself")
for (index, way) in typed.enumerated() {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["\(index)"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    print(
        "  \(way.name.padding(toLength: 24, withPad: " ", startingAt: 0)) \(text.trimmingCharacters(in: .whitespacesAndNewlines)) KiB"
    )
}
