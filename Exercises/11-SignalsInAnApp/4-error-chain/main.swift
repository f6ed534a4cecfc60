import Chapter11SignalsInAnApp

// 11.4  One chain for all errors
//
// A signal ends with its first failure. Say where it breaks (try, tryMap), where it goes on (catch, catchTo), and what
// is tried again (retry).
//
//     checked(reply)                 // "a", "" → "a", then the failure .empty
//     numbers(reply)                 // "12", "bee" → 12, then the failure .notANumber("bee")
//     child("name", of: reply, orElse: notAnObject)    // {"name":"Ada"}, 7 → "Ada", then the failure notAnObject
//     rescued(reply, by: cache)      // after a failure: what cache(fault) sends. Without a failure it is not called
//     page(["a", "b"], …, retries: 2, placeholder: "?")    // b fails each time: "?" in its place, and "A" all the same
//
// Each path of a page is a request, even one that is there twice. All start at once, and only a failed one is sent again.
// 2 retries are 3 tries. An empty reply is no failure there. After dispose() nothing is observed or requested any more.
//
//     Fault: .offline(String), .empty, .notANumber(String)
//     service.fetch("a")             // a request, as an AnySignal<String, Fault>
//     signal.try { text throws(Fault) in … throw .empty … }    // tryMap's closure also returns the new value
//
// The replies of child are JSON. The functions of chapter 8 fit try and tryMap as they are: verifyAndOutputError(check,
// error), isKindOf(.object), transferToKeyChild(key). What chapter 8 called a Fault is an Issue in the toolkit.

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
