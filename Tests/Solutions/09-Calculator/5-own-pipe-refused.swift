private let head = """
    func shift(_ pipe: Pipe<Int>, _ transform: @escaping (Int) -> Int) -> Pipe<Int> { pipe }
    func label(_ pipe: Pipe<Int>, _ transform: @escaping (Int) -> String) -> Pipe<String> { Pipe() }
    }
    extension Pipe {
    """

let ownPipeRefused = [
    "untransformed": """
    \(head)
        func processed<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Pipe<NewValue> {
            let result = Pipe<NewValue>()
            _ = subscribe { result.send($0) }
            return result
        }
    """,
    "sameType": """
    \(head)
        func processed<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Pipe<NewValue> {
            let result = Pipe<Value>()
            return result
        }
    """,
]
