import Chapter11SignalsInAnApp

// 11.4  One chain for all errors
//
// A signal ends with its first failure. Say where it breaks (try, tryMap), where it goes on (catch, catchTo), and what is
// tried again (retry).
//
//     checked(reply)                     // "a", "" → "a", then the failure .empty
//     numbers(reply)                     // "12", "bee" → 12, then the failure .notANumber("bee")
//     rescued(reply, by: cache)          // after a failure: what cache(fault) sends
//     page(["a", "b"], …)                // b fails: a placeholder, and a all the same

struct Answer: ErrorChain {
    func checked(_ reply: AnySignal<String, Fault>) -> AnySignal<String, Fault> {
        todo("checked")
    }

    func numbers(_ reply: AnySignal<String, Fault>) -> AnySignal<Int, Fault> {
        todo("numbers")
    }

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
}

judge(Answer.self)
