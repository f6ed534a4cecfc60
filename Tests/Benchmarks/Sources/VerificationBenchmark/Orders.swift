import Foundation

struct Order: Codable, Equatable, Sendable {
    var id: UUID
    var number: Int
    var placedAt: Date
    var status: Status
    var customer: Customer
    var items: [Item]
    var shipping: Address
    var billing: Address?
    var note: String?
    var tags: [String]
    var total: Int
    var weight: Double
    var isGift: Bool

    enum Status: String, Codable, CaseIterable, Sendable { case open, paid, shipped, returned }
}

struct Customer: Codable, Equatable, Sendable {
    var id: Int
    var name: String
    var email: String
    var avatar: URL
}

struct Item: Codable, Equatable, Sendable {
    var sku: String
    var title: String
    var quantity: Int
    var price: Int
}

struct Address: Codable, Equatable, Sendable {
    var street: String
    var city: String
    var postcode: String
    var country: String
}

/// An order without `UUID`, `Date` and `URL`, so the time of these conversions is not measured.
struct PlainOrder: Codable, Equatable, Sendable {
    var id: String
    var number: Int
    var placedAt: String
    var status: Order.Status
    var customer: PlainCustomer
    var items: [Item]
    var shipping: Address
    var billing: Address?
    var note: String?
    var tags: [String]
    var total: Int
    var weight: Double
    var isGift: Bool
}

struct PlainCustomer: Codable, Equatable, Sendable {
    var id: Int
    var name: String
    var email: String
    var avatar: String
}

/// Returns orders as JSON. A small linear congruential generator makes the same bytes on every machine.
func makeOrders(_ count: Int) -> Data {
    var state: UInt64 = 2026
    func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }
    let names = [
        "Ada Lovelace", "Grace Hopper", "Łukasz Żółty", "王小明", "Édith Piaf", "Alan Turing", "Émilie du Châtelet",
    ]
    let streets = ["12 Analytical Road", "Hauptstraße 5", "1 Infinite Loop", "Rue de l'Université 33"]
    let titles = ["Mechanical pencil", "Notebook \\\"A5\\\", ruled", "Desk lamp", "Coffee – 1 kg", "Cable 2\\u00a0m"]
    let statuses = ["open", "paid", "shipped", "returned"]
    func address() -> String {
        """
        {"street":"\(streets[next(streets.count)])","city":"City \(next(900))","postcode":"\(10000 + next(89999))","country":"DE"}
        """
    }
    var text = "["
    for index in 0..<count {
        var items = ""
        var total = 0
        for item in 0...next(4) {
            let (quantity, price) = (1 + next(5), 100 + next(9900))
            total += quantity * price
            items += item == 0 ? "" : ","
            items += """
                {"sku":"SKU-\(100000 + next(899999))","title":"\(titles[next(titles.count)])","quantity":\(quantity),"price":\(price)}
                """
        }
        let hex = String(format: "%012llX", UInt64(next(1 << 30)) * 977)
        let name = names[next(names.count)]
        text += index == 0 ? "\n" : ",\n"
        text += """
            {"id":"3F2504E0-4F89-41D3-9A0C-\(hex)","number":\(1_000_000 + index),\
            "placedAt":"2026-\(String(format: "%02d-%02dT%02d:%02d:%02dZ", 1 + next(12), 1 + next(28), next(24), next(60), next(60)))",\
            "status":"\(statuses[next(4)])",\
            "customer":{"id":\(next(1 << 30)),"name":"\(name)","email":"customer\(next(99999))@example.com",\
            "avatar":"https://images.example.com/avatars/\(next(99999)).png"},\
            "items":[\(items)],"shipping":\(address()),
            """
        if next(3) == 0 { text += "\"billing\":\(address())," }
        if next(4) == 0 { text += "\"note\":\"Please leave it with the neighbours, second floor.\\nThanks!\"," }
        text += """
            "tags":["web","tag\(next(50))"],"total":\(total),"weight":\(next(9000)).\(1 + next(9)),"isGift":\(next(2) == 0)}
            """
    }
    return Data((text + "\n]").utf8)
}
