extension Generator where Value == [Todo] {
    /// Lists of todos. The ids in a list are all different, most of them from 1 to 9, and in any order. A few of the
    /// lists are long and have their ids in order.
    static var todos: Generator {
        let ids = Generator<Int>.one(of: [.int(in: 1...9), .int(in: 1...9), .int(in: 1...9), .element(of: Todo.oddIds)])
        let todo = Generator<(Int, (String, Bool))>.pair(ids, .pair(.todoTexts, .bool))
        let few = Generator<[(Int, (String, Bool))]>.array(of: todo, count: 0...9).map { drawn in
            drawn.reduce(into: [Todo]()) { todos, one in
                if todos.contains(where: { $0.id == one.0 }) { return }
                todos.append(Todo(id: one.0, text: one.1.0, isDone: one.1.1))
            }
        }
        let many = Generator<Int>.element(of: [25, 130]).map { count in
            (1...count).map { Todo(id: $0, text: "bee \($0)", isDone: $0.isMultiple(of: 3)) }
        }
        return .one(of: Array(repeating: few, count: 40) + [many])
    }
}

extension Todo {
    static var oddIds: [Int] { [0, 100, -1, 1_000_000_007, 1 << 60, -1 << 60] }
}

extension Generator where Value == String {
    /// Texts of todos. Some are equal, some have several lines, and some are long.
    static var todoTexts: Generator {
        let odd = [
            "two\nlines", "wax\n", " ", "  wax  ", "e\u{301}te\u{301}", String(repeating: "wax and honey ", count: 30),
        ]
        let few = Generator<String>.element(of: ["wax", "honey"])
        return .one(of: Array(repeating: .phrase, count: 6) + [few, few, few, .element(of: odd)])
    }
}

extension Generator where Value == TodoList {
    static var todoLists: Generator {
        Generator<([Todo], Filter)>.pair(.todos, .anyCase).map { TodoList(todos: $0.0, filter: $0.1) }
    }
}

extension Generator where Value == TodoAction {
    /// Actions that add todos, with ids that no generated todo has.
    static var additions: Generator {
        Generator<(Int, String)>.pair(.element(of: [200, 131, 150, 1_000, -7, 1 << 61]), .todoTexts).map {
            .add(id: $0.0, text: $0.1)
        }
    }

    static var toggles: Generator { ids.map { .toggle(id: $0) } }

    static var removals: Generator { ids.map { .remove(id: $0) } }

    private static var ids: Generator<Int> {
        let small = Generator<Int>.int(in: 0...11)
        return .one(of: [small, small, small, small, .element(of: Todo.oddIds + [25, 130])])
    }

    static var shows: Generator { Generator<Filter>.anyCase.map { .show($0) } }

    static var todoActions: Generator { .one(of: [.additions, .toggles, .removals, .shows]) }
}

struct NamedReducer<State, Action>: CustomStringConvertible, Sendable {
    let description: String
    let reduce: @Sendable (State, Action) -> State

    init(_ description: String, _ reduce: @escaping @Sendable (State, Action) -> State) {
        (self.description, self.reduce) = (description, reduce)
    }
}

extension NamedReducer where State == Int, Action == String {
    static var addOne: NamedReducer { NamedReducer("addOne") { state, _ in state &+ 1 } }
    static var double: NamedReducer { NamedReducer("double") { state, _ in state &* 2 } }
    static var negate: NamedReducer { NamedReducer("negate") { state, _ in 0 &- state } }
    static var addLength: NamedReducer { NamedReducer("addLength") { state, action in state &+ action.count } }
}

extension NamedReducer where State == Int, Action == Int {
    static var add: NamedReducer { NamedReducer("add") { $0 &+ $1 } }
    static var subtract: NamedReducer { NamedReducer("subtract") { $0 &- $1 } }
    static var larger: NamedReducer { NamedReducer("max") { max($0, $1) } }
    static var append: NamedReducer { NamedReducer("state * 10 + action") { $0 &* 10 &+ $1 } }
}

extension Generator where Value == NamedReducer<Int, Int> {
    static var reducers: Generator { .element(of: [.add, .subtract, .append, .larger]) }
}
