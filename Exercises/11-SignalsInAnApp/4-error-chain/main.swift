import Chapter11SignalsInAnApp

// 11.4  One chain for all errors
//
// A signal ends with its first failure. Decide what makes a signal fail (`try`, `tryMap`),
// what follows the failure (`catch`, `catchTo`), and what is repeated (`retry`).
//
//     checked(reply)                 // "a", "" → "a", then the failure .empty
//     numbers(reply)                 // "12", "bee" → 12, then the failure .notANumber("bee")
//     child("name", of: reply, orElse: notAnObject)    // {"name":"Ada"}, 7 → "Ada", then the failure notAnObject
//     rescued(reply, by: cache)      // after a failure: the values of cache(fault), which is not called otherwise
//     page(["a", "b"], …, retries: 2, placeholder: "?")    // if b always fails: "A", and "?" for b
//
// `page(…)` sends a request for each path, even if a path is in the list twice. All requests
// start at once, and only a failed request is sent again. With 2 retries, there are at most 3
// attempts. In `page(…)`, an empty reply is not a failure. After `dispose()`, nothing is
// observed or requested anymore.
//
//     Fault: .offline(String), .empty, .notANumber(String)
//     service.fetch("a")             // a request, as an AnySignal<String, Fault>
//     signal.try { text throws(Fault) in … throw .empty … }    // tryMap's closure also returns the new value
//
// `child(…)` receives replies in JSON. You can pass functions of chapter 8 directly to
// `try(…)` and `tryMap(…)`: `transferToKeyChild(key)`, and
// `verifyAndOutputError(check, error)` with a check such as `isKindOf(.object)`. Chapter 8's
// Fault is called Issue in the toolkit.

struct Answer: ErrorChain {
    func checked(_ reply: AnySignal<String, Fault>) -> AnySignal<String, Fault> {
        todo("checked")
    }

    func numbers(_ reply: AnySignal<String, Fault>) -> AnySignal<Int, Fault> {
        todo("numbers")
    }

    func child(_ key: String, of reply: AnySignal<JSON, Issue>, orElse notAnObject: Issue) -> AnySignal<JSON, Issue> {
        todo("child")
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
