/// A method call in a store, with its arguments.
public struct PerformedAction: Equatable, Sendable {
    /// The name of the store's type.
    public let store: String
    /// The method's name, as the store passed it to `perform`.
    public let name: String
    /// The arguments, as text.
    public let arguments: [String]

    /// Makes an action from a store's type, a method, and its arguments.
    public init(store: String, name: String, arguments: [String]) {
        self.store = store
        self.name = name
        self.arguments = arguments
    }
}

/// A store whose data may be stored anywhere, and whose actions are methods. Each change is made within `perform`,
/// which then notifies the subscribers.
@MainActor open class ActionStore {
    private var observers = Observers<PerformedAction>()
    private static var everywhere = Observers<PerformedAction>()
    /// A function with which a check watches the store. It is called before and after each change, and the data should
    /// change only between these two calls.
    var watch: ((Moment) -> Void)?

    enum Moment: Sendable {
        case before, after
    }

    /// Makes a store without subscribers.
    public init() {}

    /// Makes a change and then notifies the subscribers.
    public final func perform(_ name: String, _ arguments: Any..., change: () -> Void) {
        watch?(.before)
        change()
        watch?(.after)
        let action = PerformedAction(
            store: "\(type(of: self))", name: name, arguments: arguments.map { "\($0)" })
        observers.tell(action)
        Self.everywhere.tell(action)
    }

    /// Calls a function after each action of this store.
    ///
    /// - Returns: a function that ends the subscription.
    public final func subscribe(_ told: @escaping (PerformedAction) -> Void) -> () -> Void {
        let key = observers.add(told)
        return { [weak self] in self?.observers.remove(key) }
    }

    /// Calls a function after each action of every store.
    ///
    /// - Returns: a function that ends the subscription.
    public static func subscribeToAllStores(_ told: @escaping (PerformedAction) -> Void) -> () -> Void {
        let key = everywhere.add(told)
        return { everywhere.remove(key) }
    }
}

struct Observers<Value> {
    private var functions: [(key: Int, told: (Value) -> Void)] = []
    private var issued = 0

    mutating func add(_ told: @escaping (Value) -> Void) -> Int {
        issued += 1
        functions.append((issued, told))
        return issued
    }

    mutating func remove(_ key: Int) { functions.removeAll { $0.key == key } }

    func tell(_ value: Value) { for (_, told) in functions { told(value) } }
}
