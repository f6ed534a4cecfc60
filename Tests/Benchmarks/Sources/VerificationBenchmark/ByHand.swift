import Foundation

/// Returns orders in the usual way, with `JSONSerialization` and a cast for every field, but without error reports.
func ordersByHand(_ data: Data) throws -> [Order]? {
    guard let list = try JSONSerialization.jsonObject(with: data) as? [[String: Any]] else { return nil }
    var orders: [Order] = []
    orders.reserveCapacity(list.count)
    for object in list {
        guard let id = (object["id"] as? String).flatMap(UUID.init(uuidString:)),
            let number = object["number"] as? Int,
            let placed = object["placedAt"] as? String, let placedAt = try? Date(placed, strategy: .iso8601),
            let status = (object["status"] as? String).flatMap(Order.Status.init),
            let customer = (object["customer"] as? [String: Any]).flatMap(customerByHand),
            let items = itemsByHand(object),
            let shipping = (object["shipping"] as? [String: Any]).flatMap(addressByHand),
            let tags = object["tags"] as? [String], let total = object["total"] as? Int,
            let weight = object["weight"] as? Double, let isGift = object["isGift"] as? Bool
        else { return nil }
        orders.append(
            Order(
                id: id, number: number, placedAt: placedAt, status: status, customer: customer, items: items,
                shipping: shipping, billing: (object["billing"] as? [String: Any]).flatMap(addressByHand),
                note: object["note"] as? String, tags: tags, total: total, weight: weight, isGift: isGift))
    }
    return orders
}

func plainOrdersByHand(_ data: Data) throws -> [PlainOrder]? {
    guard let list = try JSONSerialization.jsonObject(with: data) as? [[String: Any]] else { return nil }
    var orders: [PlainOrder] = []
    orders.reserveCapacity(list.count)
    for object in list {
        guard let id = object["id"] as? String, let number = object["number"] as? Int,
            let placedAt = object["placedAt"] as? String,
            let status = (object["status"] as? String).flatMap(Order.Status.init),
            let customer = (object["customer"] as? [String: Any]).flatMap(plainCustomerByHand),
            let items = itemsByHand(object),
            let shipping = (object["shipping"] as? [String: Any]).flatMap(addressByHand),
            let tags = object["tags"] as? [String], let total = object["total"] as? Int,
            let weight = object["weight"] as? Double, let isGift = object["isGift"] as? Bool
        else { return nil }
        orders.append(
            PlainOrder(
                id: id, number: number, placedAt: placedAt, status: status, customer: customer, items: items,
                shipping: shipping, billing: (object["billing"] as? [String: Any]).flatMap(addressByHand),
                note: object["note"] as? String, tags: tags, total: total, weight: weight, isGift: isGift))
    }
    return orders
}

private func customerByHand(_ object: [String: Any]) -> Customer? {
    guard let id = object["id"] as? Int, let name = object["name"] as? String, let email = object["email"] as? String,
        let avatar = (object["avatar"] as? String).flatMap(URL.init(string:))
    else { return nil }
    return Customer(id: id, name: name, email: email, avatar: avatar)
}

private func plainCustomerByHand(_ object: [String: Any]) -> PlainCustomer? {
    guard let id = object["id"] as? Int, let name = object["name"] as? String, let email = object["email"] as? String,
        let avatar = object["avatar"] as? String
    else { return nil }
    return PlainCustomer(id: id, name: name, email: email, avatar: avatar)
}

private func itemsByHand(_ object: [String: Any]) -> [Item]? {
    guard let list = object["items"] as? [[String: Any]] else { return nil }
    var items: [Item] = []
    for item in list {
        guard let sku = item["sku"] as? String, let title = item["title"] as? String,
            let quantity = item["quantity"] as? Int, let price = item["price"] as? Int
        else { return nil }
        items.append(Item(sku: sku, title: title, quantity: quantity, price: price))
    }
    return items
}

private func addressByHand(_ object: [String: Any]) -> Address? {
    guard let street = object["street"] as? String, let city = object["city"] as? String,
        let postcode = object["postcode"] as? String, let country = object["country"] as? String
    else { return nil }
    return Address(street: street, city: city, postcode: postcode, country: country)
}
