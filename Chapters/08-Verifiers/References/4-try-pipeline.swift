private struct Answer: TryPipeline {
    func tryMap(_ result: Result<JSON, Fault>, _ transform: TryMap) -> Result<JSON, Fault> {
        switch result {
        case .failure: return result
        case .success(let value):
            do throws(Fault) {
                return .success(try transform(value))
            } catch {
                return .failure(error)
            }
        }
    }

    func `try`(_ result: Result<JSON, Fault>, _ check: VerifyAndOutputError) -> Result<JSON, Fault> {
        tryMap(result) { (value: JSON) throws(Fault) in
            try check(value)
            return value
        }
    }

    func customerName(_ response: Result<JSON, Fault>) -> Result<JSON, Fault> {
        let customer = tryMap(response, transferToKeyChild("customer"))
        let name = tryMap(customer, transferToKeyChild("name"))
        return self.try(name, mustBe(.string))
    }
}

package let tryPipelineReference: any TryPipeline.Type = Answer.self
