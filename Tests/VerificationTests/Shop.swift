import Foundation

@testable import CurrycombVerification

struct Order: Hashable, Sendable {
    var id: UUID
    var customer: Customer
    var items: [Item]
    var note: String?
    var currency: Currency
    var placedAt: Date
    var total: Int
}

struct Customer: Hashable, Sendable {
    var name: String
    var email: String
}

struct Item: Hashable, Sendable {
    var title: String
    var price: Int
}

enum Currency: String, CaseIterable, Sendable { case eur, usd }

let customer = Validator.object(Customer.init) {
    field("name", \.name, .string.nonEmpty)
    field("email", \.email, .email)
}

let item = Validator.object(Item.init) {
    field("title", \.title, .string)
    field("price", \.price, .integer.range(0...))
}

let order = Validator.object(Order.init) {
    field("id", \.id, .uuid)
    field("customer", \.customer, customer)
    field("items", \.items, .array(of: item).count(1...10))
    optionalField("note", \.note, .string.length(...50))
    defaultField("currency", \.currency, .enumeration(), default: .eur)
    field("placedAt", \.placedAt, .date)
    field("total", \.total, .integer.range(0...))
} rules: {
    rule(\.total, \.items, "must be the sum of its items") { total, items in
        total == items.reduce(0) { $0 + $1.price }
    }
}

let goodOrder: JSON = [
    "id": "3F2504E0-4F89-41D3-9A0C-0305E82C3301",
    "customer": ["name": "Ada", "email": "ada@example.com"],
    "items": [["title": "Pencil", "price": 120], ["title": "Lamp", "price": 1880]],
    "placedAt": "2026-01-31T12:00:00Z",
    "total": 2000,
]

extension Generator {
    mutating func order() -> Order {
        let items = (0...number(below: 5)).map { _ in Item(title: text(), price: number(below: 10000)) }
        return Order(
            id: UUID(uuidString: "3F2504E0-4F89-41D3-9A0C-0305E82C\(1000 + number(below: 8999))")!,
            customer: Customer(name: "x" + text(), email: "a\(number(below: 99))@example.com"), items: items,
            note: chance(1, in: 2) ? text() : nil, currency: chance(1, in: 2) ? .eur : .usd,
            placedAt: Date(
                timeIntervalSince1970: Double(number(below: 4_000_000_000)) + Double(number(below: 1000)) / 1000),
            total: items.reduce(0) { $0 + $1.price })
    }

    mutating func damaged(_ json: JSON) -> JSON {
        if chance(1, in: 12) { return self.json(depth: 2) }
        if let elements = json.elements { return .array(elements.map { damaged($0) }) }
        if let members = json.members {
            var changed: [JSON.Member] = []
            for member in members where !chance(1, in: 12) {
                changed.append(JSON.Member(key: member.key, value: damaged(member.value)))
            }
            return .object(changed)
        }
        return json
    }
}

extension JSON {
    var parsed: JSON {
        get throws { try JSON(parsing: text()) }
    }
}

extension Validator {
    func issues(_ input: Input, options: ValidationOptions = .standard) -> [Issue] {
        validate(input, options: options).failures
    }

    func complaints(_ input: Input) -> [String] { issues(input).map(\.description) }
}
