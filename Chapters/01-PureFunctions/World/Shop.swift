/// A shop with global state: all code reads and sets the same clock and the same receipt number.
@MainActor public enum Shop {
    /// The hour on the shop's clock.
    public static var hour: Int {
        get {
            looks += 1
            return now.hour
        }
        set {
            looks += 1
            now.hour = newValue
        }
    }
    /// The number of the last receipt.
    public static var lastNumber: Int {
        get {
            looks += 1
            return now.lastNumber
        }
        set {
            looks += 1
            now.lastNumber = newValue
        }
    }

    private static var now = (hour: 9, lastNumber: 6)
    static var looks = 0

    /// Returns the text of the next receipt, such as `"No. 7, 9 h: 40"`. Two inputs and one effect of this
    /// function are hidden.
    public static func receipt(_ amount: Int) -> String {
        lastNumber += 1
        return "No. \(lastNumber), \(hour) h: \(amount)"
    }
}

/// A till, the cash register of a shop. A till is an object, so all code with a reference to the till sees every
/// change.
public final class Till: Equatable {
    /// The number of sales and refunds.
    public var sales: Int { didSet { _$changes += 1 } }
    /// The amount of money in the till.
    public var total: Int { didSet { _$changes += 1 } }
    /// The number of assignments to the properties. Its name begins with `_$`, so verdicts do not show it.
    private(set) var _$changes = 0

    /// Makes a till with this number of sales and this total.
    public init(sales: Int, total: Int) {
        self.sales = sales
        self.total = total
    }

    /// Returns true if two tills have the same sales and the same total.
    public static func == (left: Till, right: Till) -> Bool { left.sales == right.sales && left.total == right.total }
}
