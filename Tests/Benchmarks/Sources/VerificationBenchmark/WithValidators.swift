import CurrycombVerification

let address = Validator.object(Address.init) {
    field("street", \.street, .string)
    field("city", \.city, .string)
    field("postcode", \.postcode, .string)
    field("country", \.country, .string)
}

let item = Validator.object(Item.init) {
    field("sku", \.sku, .string)
    field("title", \.title, .string)
    field("quantity", \.quantity, .integer.range(1...1000))
    field("price", \.price, .integer.range(0...))
}

let customer = Validator.object(Customer.init) {
    field("id", \.id, .integer)
    field("name", \.name, .string)
    field("email", \.email, .email)
    field("avatar", \.avatar, .url)
}

/// A validator that does more than the other candidates: it checks ranges, repeated keys, an e-mail address and a rule
/// across fields, and reports every issue with its path.
let order = Validator.object(Order.init) {
    field("id", \.id, .uuid)
    field("number", \.number, .integer)
    field("placedAt", \.placedAt, .date)
    field("status", \.status, .enumeration())
    field("customer", \.customer, customer)
    field("items", \.items, .array(of: item).count(1...100))
    field("shipping", \.shipping, address)
    optionalField("billing", \.billing, address)
    optionalField("note", \.note, .string)
    field("tags", \.tags, .array(of: .string))
    field("total", \.total, .integer.range(0...))
    field("weight", \.weight, .number)
    field("isGift", \.isGift, .bool)
} rules: {
    rule(\.total, \.items, "must be the sum of its items") { total, items in
        total == items.reduce(0) { $0 + $1.price * $1.quantity }
    }
}

let plainCustomer = Validator.object(PlainCustomer.init) {
    field("id", \.id, .integer)
    field("name", \.name, .string)
    field("email", \.email, .string)
    field("avatar", \.avatar, .string)
}

let plainItem = Validator.object(Item.init) {
    field("sku", \.sku, .string)
    field("title", \.title, .string)
    field("quantity", \.quantity, .integer)
    field("price", \.price, .integer)
}

/// A validator that checks the types, as `Codable` does, and repeated keys, but nothing else.
let plainOrder = Validator.object(PlainOrder.init) {
    field("id", \.id, .string)
    field("number", \.number, .integer)
    field("placedAt", \.placedAt, .string)
    field("status", \.status, .enumeration())
    field("customer", \.customer, plainCustomer)
    field("items", \.items, .array(of: plainItem))
    field("shipping", \.shipping, address)
    optionalField("billing", \.billing, address)
    optionalField("note", \.note, .string)
    field("tags", \.tags, .array(of: .string))
    field("total", \.total, .integer)
    field("weight", \.weight, .number)
    field("isGift", \.isGift, .bool)
}
