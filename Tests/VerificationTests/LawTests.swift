import Foundation
import Testing

@testable import CurrycombVerification

@Suite struct LawTests {
    private let seed: UInt64 = 7

    @Test func encodedValuesAreDecodedUnchanged() throws {
        var generator = Generator(seed: seed)
        for _ in 0..<500 {
            let value = generator.order()
            let json = try order.encode(value)
            #expect(order.validate(json).value == value, "seed \(seed)")
            #expect(try order.decode(json.text(pretty: true)) == value, "seed \(seed)")
        }
    }

    @Test func failFastReportsOneOfAllIssues() throws {
        var generator = Generator(seed: seed)
        var several = 0
        for _ in 0..<600 {
            let json = try generator.damaged(order.encode(generator.order()))
            for input in [json, try json.parsed] {
                let all = order.issues(input)
                let first = order.issues(input, options: .failFast)
                #expect(first.count <= 1, "seed \(seed)")
                #expect(Set(first).isSubset(of: all), "seed \(seed): \(json)")
                #expect(all.isEmpty == first.isEmpty, "seed \(seed)")
                #expect(order.accepts(input) == all.isEmpty, "seed \(seed)")
                several += all.count > 1 ? 1 : 0
                for limit in 1...3 {
                    #expect(
                        order.issues(input, options: .init(limit: limit)) == Array(all.prefix(limit)), "seed \(seed)")
                }
            }
        }
        #expect(several > 200)
    }

    @Test func theIssueLimitDoesNotChangeAUnionsBranch() throws {
        var generator = Generator(seed: seed)
        let other = zip(.field("id", .string), .field("kind", .int), .field("items", .int)).map { _ in 0 }
        let either = Validator.array(of: .any(other, order.map(\.total), customer.map { _ in 1 }))
        for _ in 0..<300 {
            let json = JSON.array([try generator.damaged(order.encode(generator.order())), generator.json(depth: 2)])
            let all = either.issues(json)
            for limit in 1...3 {
                #expect(either.issues(json, options: .init(limit: limit)) == Array(all.prefix(limit)), "seed \(seed)")
            }
        }
    }

    @Test func parsedAndBuiltValuesHaveTheSameIssues() throws {
        var generator = Generator(seed: seed)
        for _ in 0..<1000 {
            let json = try generator.damaged(order.encode(generator.order()))
            #expect(order.issues(json) == order.issues(try json.parsed), "seed \(seed): \(json)")
        }
    }

    @Test func thePathLeadsToTheFault() throws {
        var generator = Generator(seed: seed)
        for _ in 0..<600 {
            let json = try generator.damaged(order.encode(generator.order())).parsed
            for issue in order.issues(json, options: .init(includesValues: true)) {
                let found = json[issue.path]
                switch issue.code {
                case .missing:
                    #expect(found == nil, "seed \(seed): \(issue)")
                    let object = JSON.Path(issue.path.components.dropLast())
                    #expect(json[object]?.kind == .object, "seed \(seed): \(issue)")
                case .null: #expect(found?.isNull == true, "seed \(seed): \(issue)")
                case .wrongKind(let expected, let actual):
                    #expect(found?.kind == actual, "seed \(seed): \(issue)")
                    #expect(!expected.contains(actual), "seed \(seed): \(issue)")
                default: #expect(found != nil, "seed \(seed): \(issue)")
                }
                if let value = issue.value { #expect(found == value, "seed \(seed): \(issue)") }
            }
        }
    }

    @Test func insertedFaultsAreReportedAtTheirPath() throws {
        var generator = Generator(seed: seed)
        for _ in 0..<500 {
            let value = generator.order()
            let json = try order.encode(value)
            let index = generator.number(below: value.items.count)
            let broken = json.replacing(["items", .index(index), "price"], with: "free")
            let issues = order.issues(broken)
            #expect(issues.map(\.path.description) == ["items[\(index)].price"], "seed \(seed)")
            #expect(issues.first?.code == .wrongKind(expected: [.number], actual: .string), "seed \(seed)")
        }
    }
}

extension JSON {
    func replacing(_ path: JSON.Path, with value: JSON) -> JSON {
        guard let first = path.components.first else { return value }
        let rest = JSON.Path(Array(path.components.dropFirst()))
        switch first {
        case .key(let key):
            return .object(
                (members ?? []).map {
                    $0.key == key ? Member(key: key, value: $0.value.replacing(rest, with: value)) : $0
                })
        case .index(let index):
            return .array(
                (elements ?? []).enumerated().map { $0 == index ? $1.replacing(rest, with: value) : $1 })
        }
    }
}
