/// A shop with a clock and a running number that everybody shares.
@MainActor public enum Shop {
    /// What the shop's clock says, in full hours.
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
    /// The number of the receipt that was printed last.
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

    /// What is behind the two, and how often anybody read or set one of them.
    private static var now = (hour: 9, lastNumber: 6)
    static var looks = 0

    /// The text of the next receipt. Two of its inputs are hidden, and one effect is.
    ///
    /// - Parameter amount: what was paid.
    /// - Returns: the text, such as `"No. 7, 9 h: 40"`.
    public static func receipt(_ amount: Int) -> String {
        lastNumber += 1
        return "No. \(lastNumber), \(hour) h: \(amount)"
    }
}

/// A till. It is an object: whoever holds it holds the same one, and sees what others do to it.
public final class Till: Equatable {
    /// How many sales there were.
    public var sales: Int { didSet { _$changes += 1 } }
    /// How much is in it.
    public var total: Int { didSet { _$changes += 1 } }
    /// How often one of them was set since it was made. With this name it is not shown with the till.
    private(set) var _$changes = 0

    /// Makes a till.
    ///
    /// - Parameters:
    ///   - sales: how many sales there were.
    ///   - total: how much is in it.
    public init(sales: Int, total: Int) {
        self.sales = sales
        self.total = total
    }

    /// Whether two tills have the same sales and the same total.
    ///
    /// - Parameters:
    ///   - left: a till.
    ///   - right: another one, or the same.
    /// - Returns: whether they say the same.
    public static func == (left: Till, right: Till) -> Bool { left.sales == right.sales && left.total == right.total }
}
