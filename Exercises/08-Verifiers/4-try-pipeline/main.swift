import Chapter08Verifiers

// 8.4  A pipeline of checks
//
// A Result is .success(value) or .failure(fault). `try` puts a check behind it, tryMap a way to another value; after a
// failure neither runs. mustBe of 8.2 and transferToKeyChild of 8.3 are there. Call yours as self.try(…), since a bare
// try is Swift's own.
//
//     self.try(.success(12), mustBe(.string))                        // .failure(number, not string)
//     tryMap(.success(["name": "Ada"]), transferToKeyChild("name"))  // .success("Ada")
//     customerName(.success(["customer": ["name": "Ada"]]))          // .success("Ada")

struct Answer: TryPipeline {
    func `try`(_ result: Result<JSON, Fault>, _ check: VerifyAndOutputError) -> Result<JSON, Fault> {
        todo("try")
    }

    func tryMap(_ result: Result<JSON, Fault>, _ transform: TryMap) -> Result<JSON, Fault> {
        todo("tryMap")
    }

    // To "customer", to "name", which must be a string.
    func customerName(_ response: Result<JSON, Fault>) -> Result<JSON, Fault> {
        todo("customerName")
    }
}

judge(Answer.self)
