import Chapter08Verifiers

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
