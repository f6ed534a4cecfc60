/// A shop with a clock and a running number that everybody shares.
@MainActor public enum Shop {
    /// What the shop's clock says, in full hours.
    public static var hour = 9
    /// The number of the receipt that was printed last.
    public static var lastNumber = 6

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
    public var sales: Int
    /// How much is in it.
    public var total: Int

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
