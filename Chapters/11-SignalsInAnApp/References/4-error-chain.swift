private struct Answer: ErrorChain {
    func checked(_ reply: AnySignal<String, Fault>) -> AnySignal<String, Fault> {
        reply.try { text throws(Fault) in if text.isEmpty { throw .empty } }.eraseToAnySignal()
    }

    func numbers(_ reply: AnySignal<String, Fault>) -> AnySignal<Int, Fault> {
        reply.tryMap { text throws(Fault) in
            guard let number = Int(text) else { throw .notANumber(text) }
            return number
        }
        .eraseToAnySignal()
    }

    func rescued(
        _ reply: AnySignal<String, Fault>, by cache: @escaping @Sendable (Fault) -> AnySignal<String, Fault>
    ) -> AnySignal<String, Fault> {
        reply.catch { cache($0) }.eraseToAnySignal()
    }

    func page(
        _ paths: [String], from service: Service, retries: Int, placeholder: String
    ) -> AnySignal<String, Never> {
        Signals.merge(paths.map { service.fetch($0).retry(retries).catchTo(placeholder) }).eraseToAnySignal()
    }
}

package let errorChainReference: any ErrorChain.Type = Answer.self
