import CurrycombVerification

struct ShopItem: Sendable, Equatable {
    let sku: String
    let quantity: Int
    let price: Double
}

struct ShopOrder: Sendable, Equatable {
    let id: String
    let status: Status
    let isExpress: Bool
    let customer: ShopCustomer
    let items: [ShopItem]
    let note: String?
}

enum Status: String, CaseIterable, Sendable {
    case paid, packed, sent
}

struct ShopResponse: Sendable, Equatable {
    let page: Int
    let orders: [ShopOrder]
}

struct ShopCustomer: Sendable, Equatable {
    let name: String
    let email: String
}

/// The rules of exercise 8.6, written with the toolkit. Unlike in the exercise, a valid response becomes a typed value,
/// and pages and quantities must be whole numbers.
package enum InTheToolkit {
    static let customer = Validator.object(ShopCustomer.init) {
        field("name", \.name, .string)
        field("email", \.email, .string)
    }

    static let item = Validator.object(ShopItem.init) {
        field("sku", \.sku, .string)
        field("quantity", \.quantity, .integer.range(1...99))
        field("price", \.price, .number.range(0...10_000))
    }

    static let order = Validator.object(ShopOrder.init) {
        field("id", \.id, .string)
        field("status", \.status, .enumeration())
        field("express", \.isExpress, .bool)
        field("customer", \.customer, customer)
        field("items", \.items, .array(of: item))
        field("note", \.note, .nullable(.string))
    }

    static let response = Validator.object(ShopResponse.init) {
        field("page", \.page, .integer.range(1...100_000))
        field("orders", \.orders, .array(of: order))
    }

    /// Returns the number of orders in a response, or its faults, at most 1000.
    package static func read(_ text: String) -> Result<Int, Faults> {
        do {
            return .success(try response.decode(text).orders.count)
        } catch {
            return .failure(Faults(all: error.issues.map { ("\($0.path)", $0.message) }))
        }
    }

    package struct Faults: Error {
        package let all: [(place: String, message: String)]
    }
}
