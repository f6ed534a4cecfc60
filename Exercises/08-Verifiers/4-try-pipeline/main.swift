import Chapter08Verifiers

// 8.4  A pipeline of checks
//
// A Result is `.success(value)` or `.failure(fault)`. `tryMap` turns the value of a success
// into another value. `try` only checks the value and keeps it if the check passes. For a
// success, `transform(…)` or `check(…)` runs once; for a failure, these functions do not run.
// In the lesson, `tryMap` and `try` are methods of a Result; here they are functions. Write
// `self.try(…)` to call your own function, because `try` alone is Swift's keyword.
//
// In `do throws(Fault) { … } catch { … }`, the caught error is a Fault. You can use these:
//
//     func mustBe(_ kind: JSON.Kind) -> VerifyAndOutputError        // (JSON) throws(Fault) -> Void
//     func transferToKeyChild(_ key: String) -> TryMap              // (JSON) throws(Fault) -> JSON
//
//     tryMap(.success(["name": "Ada"]), transferToKeyChild("name"))  // .success("Ada")
//     self.try(.success(12), mustBe(.string))                        // .failure(number, not string)
//     customerName(.success(["customer": ["name": "Ada"]]))          // .success("Ada")
//     customerName(.success(["customer": [:]]))                      // .failure(name: missing)

struct Answer: TryPipeline {
    func tryMap(_ result: Result<JSON, Fault>, _ transform: TryMap) -> Result<JSON, Fault> {
        todo("tryMap")
    }

    func `try`(_ result: Result<JSON, Fault>, _ check: VerifyAndOutputError) -> Result<JSON, Fault> {
        todo("try")
    }

    // Goes to "customer", and then to "name", which must be a string.
    func customerName(_ response: Result<JSON, Fault>) -> Result<JSON, Fault> {
        todo("customerName")
    }
}

judge(Answer.self)
