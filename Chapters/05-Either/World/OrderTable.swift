/// A correct line of the shop's order table.
public struct Order: Equatable, Sendable, CustomStringConvertible {
    /// The order's number.
    public var id: Int
    /// The product.
    public var product: String
    /// The number of pieces.
    public var quantity: Int
    /// The price of one piece, in cents.
    public var cents: Int

    /// Makes an order.
    public init(_ id: Int, _ product: String, _ quantity: Int, _ cents: Int) {
        self.id = id
        self.product = product
        self.quantity = quantity
        self.cents = cents
    }

    /// The order in words: `order 7: 2 × honey at 650`.
    public var description: String { "order \(id): \(quantity) × \(product) at \(cents)" }
}

/// A problem in a line.
public enum Problem: Equatable, Sendable, CustomStringConvertible {
    /// A line that does not have four fields: the number of its fields.
    case fieldCount(Int)
    /// A field that is not a whole number: the field's name, and its text.
    case notANumber(String, String)
    /// A field with a number below 1: the field's name, and the number.
    case tooSmall(String, Int)
    /// A product that the shop does not have.
    case unknownProduct(String)

    /// The problem in words: `quantity is not a number: "two"`.
    public var description: String {
        switch self {
        case .fieldCount(let count): "\(count) field\(count == 1 ? "" : "s") instead of 4"
        case .notANumber(let field, let text): "\(field) is not a number: \"\(text)\""
        case .tooSmall(let field, let number): "\(field) is below 1: \(number)"
        case .unknownProduct(let product): "unknown product: \"\(product)\""
        }
    }
}

/// A problem, and the number of the line that has the problem.
public struct LineProblem: Equatable, Sendable, CustomStringConvertible {
    /// The line's number, as an editor shows it: the first line of the file is 1.
    public var line: Int
    /// The problem.
    public var problem: Problem

    /// Makes a problem with its line's number.
    public init(_ line: Int, _ problem: Problem) {
        self.line = line
        self.problem = problem
    }

    /// The problem and its line in words: `line 4: unknown product: "hony"`.
    public var description: String { "line \(line): \(problem)" }
}

/// The orders of a shop, generated for this chapter.
///
/// The first line names the fields: `id,product,quantity,cents`. Some lines are empty, which is not an error, and some
/// have one or more problems.
public enum Orders {
    /// The whole table, or `nil` if the file cannot be read.
    public static var text: String? { chapterData("orders.csv") }

    /// The products of the shop.
    public static let products = ["honey", "wax", "candle", "mead", "pollen", "soap"]

    /// A short table: good orders, an empty line and every kind of problem.
    public static let piece = """
        id,product,quantity,cents
        1,honey,2,650
        2,hony,1,650

        3,wax,two,300
        4,candle,0,free
        5,mead,1
        6,soap,3,450
        x,tea,-1,200

        """
}

struct OrderTable {
    let rows: [(line: Int, fields: [String])]
    let orders: [Order]
    let problems: [LineProblem]

    init(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        rows = lines.enumerated().dropFirst().filter { !$1.isEmpty }.map { index, line in
            (index + 1, line.split(separator: ",", omittingEmptySubsequences: false).map(String.init))
        }
        var (orders, problems): ([Order], [LineProblem]) = ([], [])
        for (line, fields) in rows {
            switch Self.order(fields) {
            case .left(let found): problems += found.map { LineProblem(line, $0) }
            case .right(let order): orders.append(order)
            }
        }
        self.orders = orders
        self.problems = problems
    }

    var result: Either<[LineProblem], [Order]> { problems.isEmpty ? .right(orders) : .left(problems) }

    static func order(_ fields: [String]) -> Either<[Problem], Order> {
        guard fields.count == 4 else { return .left([.fieldCount(fields.count)]) }
        let product: Either<[Problem], String> =
            Orders.products.contains(fields[1]) ? .right(fields[1]) : .left([.unknownProduct(fields[1])])
        let first = Ours.zipAll(positive("id", fields[0]), product) { ($0, $1) }
        let second = Ours.zipAll(positive("quantity", fields[2]), positive("cents", fields[3])) { ($0, $1) }
        return Ours.zipAll(first, second) { Order($0.0, $0.1, $1.0, $1.1) }
    }

    private static func positive(_ field: String, _ text: String) -> Either<[Problem], Int> {
        guard let number = Int(text) else { return .left([.notANumber(field, text)]) }
        return number < 1 ? .left([.tooSmall(field, number)]) : .right(number)
    }
}
