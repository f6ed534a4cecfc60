let errorChainRefused = [
    "mapThrows": """
    func numbers(_ reply: AnySignal<String, Fault>) -> AnySignal<Int, Fault> {
        reply.map { text in
            guard let number = Int(text) else { throw Fault.notANumber(text) }
            return number
        }
        .eraseToAnySignal()
    }
    """,
    "nothingReturned": """
    func numbers(_ reply: AnySignal<String, Fault>) -> AnySignal<Int, Fault> { todo("numbers") }

    func rescued(
        _ reply: AnySignal<String, Fault>, by cache: @escaping @Sendable (Fault) -> AnySignal<String, Fault>
    ) -> AnySignal<String, Fault> {
        todo("rescued")
    }

    func page(
        _ paths: [String], from service: Service, retries: Int, placeholder: String
    ) -> AnySignal<String, Never> {
        todo("page")
    }

    func checked(_ reply: AnySignal<String, Fault>) -> AnySignal<String, Fault> {
        reply.tryMap { text throws(Fault) in
            if text.isEmpty { throw .empty }
        }
        .eraseToAnySignal()
    }
    """,
    "catchToSignal": """
    func rescued(
        _ reply: AnySignal<String, Fault>, by cache: @escaping @Sendable (Fault) -> AnySignal<String, Fault>
    ) -> AnySignal<String, Fault> {
        reply.catchTo(cache).eraseToAnySignal()
    }
    """,
    "cacheNotAsked": """
    func rescued(
        _ reply: AnySignal<String, Fault>, by cache: @escaping @Sendable (Fault) -> AnySignal<String, Fault>
    ) -> AnySignal<String, Fault> {
        reply.catch { fault in cache }.eraseToAnySignal()
    }
    """,
    "otherName": """
    func page(
        _ paths: [String], from service: Service, retries: Int, placeholder: String
    ) -> AnySignal<String, Never> {
        Signals.merge(paths.map { service.fetch($0).replaceError(with: placeholder) }).eraseToAnySignal()
    }
    """,
    "notErased": """
    func checked(_ reply: AnySignal<String, Fault>) -> AnySignal<String, Fault> {
        reply.try { text throws(Fault) in if text.isEmpty { throw .empty } }
    }
    """,
    "untypedThrow": """
    func checked(_ reply: AnySignal<String, Fault>) -> AnySignal<String, Fault> {
        reply.try { text in if text.isEmpty { throw Fault.empty } }.eraseToAnySignal()
    }
    """,
    "optional": """
    func numbers(_ reply: AnySignal<String, Fault>) -> AnySignal<Int, Fault> {
        reply.map { Int($0) }.eraseToAnySignal()
    }
    """,
    "valueForSignal": """
    func page(
        _ paths: [String], from service: Service, retries: Int, placeholder: String
    ) -> AnySignal<String, Never> {
        Signals.merge(paths.map { service.fetch($0).catch { _ in placeholder } }).eraseToAnySignal()
    }
    """,
    "canStillFail": """
    func page(
        _ paths: [String], from service: Service, retries: Int, placeholder: String
    ) -> AnySignal<String, Never> {
        Signals.merge(paths.map { service.fetch($0) }).eraseToAnySignal()
    }
    """,
]
