/// The orders of a honey shop, as its server sends them. They were invented for this chapter, and some have faults.
public enum Orders {
    /// The text of the server's response, 525 lines of JSON, or `nil` if the file cannot be read.
    package static var text: String? { chapterData("orders.json") }

    package static var response: JSON? { text.flatMap { try? JSON(parsing: $0) } }

    /// The statuses that an order may have.
    public static let statuses = ["paid", "packed", "sent"]

    package static let good: JSON = [
        "id": "A-1001", "status": "paid", "express": false,
        "customer": ["name": "Ada", "email": "ada@example.com"],
        "items": [["sku": "honey-250", "quantity": 2, "price": 6.5]], "note": .null,
    ]

    package static func faults(in response: JSON) -> [Fault] {
        Rules.object([("page", number(1...100_000)), ("orders", Rules.array(of: faults(inOrder:)))])(response)
    }

    static func faults(inOrder order: JSON) -> [Fault] {
        let status: Rule = { value in
            guard case .string(let text) = value else { return Rules.must(.string)(value) }
            return statuses.contains(text) ? [] : [Fault(.notAllowed)]
        }
        let item = Rules.object([
            ("sku", Rules.must(.string)), ("quantity", number(1...99)), ("price", number(0...10_000)),
        ])
        let customer = Rules.object([("name", Rules.must(.string)), ("email", Rules.must(.string))])
        return Rules.object([
            ("id", Rules.must(.string)), ("status", status), ("express", Rules.must(.bool)), ("customer", customer),
            ("items", Rules.array(of: item)), ("note", { $0 == .null ? [] : Rules.must(.string)($0) }),
        ])(order)
    }

    private static func number(_ range: ClosedRange<Double>) -> Rule {
        { value in
            guard case .number(let number) = value else { return Rules.must(.number)(value) }
            return range.contains(number) ? [] : [Fault(.notAllowed)]
        }
    }

    /// Changes that each put one fault into a good order: a path, and the new value there, or `nil` to remove the key.
    static let spoiled: [(path: [Fault.Step], value: JSON?)] = [
        (["id"], 1001), (["status"], "lost"), (["express"], 1), (["customer", "email"], nil),
        (["items", 0, "quantity"], true), (["items", 0, "quantity"], 0), (["items", 0, "price"], -1), (["note"], 7),
        (["note"], nil),
    ]
}
