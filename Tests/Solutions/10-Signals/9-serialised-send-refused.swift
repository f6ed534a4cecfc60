let serialisedSendRefused = [
    "plainVariable": """
        func serialised<A: Sendable>(_ receive: @escaping @Sendable (A) -> Void) -> @Sendable (A) -> Void {
            var waiting: [A] = []
            return { value in
                waiting.append(value)
                while !waiting.isEmpty { receive(waiting.removeFirst()) }
            }
        }
    """,
    "localFunction": """
        func serialised<A: Sendable>(_ receive: @escaping @Sendable (A) -> Void) -> @Sendable (A) -> Void {
            let waiting = Mutex<[A]>([])
            func next() -> A? { waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
            return { value in
                waiting.withLock { $0.append(value) }
                while let value = next() { receive(value) }
            }
        }
    """,
    "mainThread": """
        final class Queue<A: Sendable> {
            private let waiting = Mutex<[A]>([])
            func put(_ value: A) { waiting.withLock { $0.append(value) } }
        }
        func serialised<A: Sendable>(_ receive: @escaping @Sendable (A) -> Void) -> @Sendable (A) -> Void {
            let queue = Queue<A>()
            return { value in queue.put(value) }
        }
    """,
]
