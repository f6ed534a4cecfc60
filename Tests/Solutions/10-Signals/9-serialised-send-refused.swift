let serialisedSendRefused = [
    "plainVariable": """
        func serialised<A: Sendable>(_ receive: @escaping @Sendable (A) -> Void) -> @Sendable (A) -> Void {
            var waiting: [A] = []
            return { value in
                waiting.append(value)
                while !waiting.isEmpty { receive(waiting.removeFirst()) }
            }
        }
    """
]
