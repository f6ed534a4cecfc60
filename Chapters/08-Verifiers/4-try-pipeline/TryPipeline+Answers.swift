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

// MARK: - Wrong answers

package let tryPipelineWrong: KeyValuePairs<String, any Contract.Type> = [
    "valueLost": ValueLost.self, "tryExchanged": TryExchanged.self, "notReturned": NotReturned.self,
    "notMapped": NotMapped.self, "swallowed": Swallowed.self, "runsAnyway": RunsAnyway.self,
    "newFailure": NewFailure.self, "stoppedEarly": StoppedEarly.self, "nameUnchecked": NameUnchecked.self,
    "nameFirst": NameFirst.self,
    "otherError": OtherError.self, "notAsked": NotAsked.self, "otherAsked": OtherAsked.self,
    "failureLost": FailureLost.self, "transformedTwice": TransformedTwice.self, "checkedTwice": CheckedTwice.self,
]

/// Right in what a wrong answer does not say otherwise.
private protocol Right: TryPipeline {}

extension Right {
    func `try`(_ result: Result<JSON, Fault>, _ check: VerifyAndOutputError) -> Result<JSON, Fault> {
        tryMap(result) { (value: JSON) throws(Fault) in
            try check(value)
            return value
        }
    }

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

    func customerName(_ response: Result<JSON, Fault>) -> Result<JSON, Fault> {
        let customer = tryMap(response, transferToKeyChild("customer"))
        let name = tryMap(customer, transferToKeyChild("name"))
        return self.try(name, mustBe(.string))
    }
}

private struct ValueLost: Right {
    func `try`(_ result: Result<JSON, Fault>, _ check: VerifyAndOutputError) -> Result<JSON, Fault> {
        switch result {
        case .failure: return result
        case .success(let value):
            do throws(Fault) {
                try check(value)
                return .success(.null)
            } catch {
                return .failure(error)
            }
        }
    }
}

private struct TryExchanged: Right {
    func `try`(_ result: Result<JSON, Fault>, _ check: VerifyAndOutputError) -> Result<JSON, Fault> {
        switch result {
        case .failure: return result
        case .success(let value):
            do throws(Fault) {
                try check(value)
                return .failure(Fault(.notAllowed))
            } catch {
                return result
            }
        }
    }
}

private struct NotReturned: Right {
    func `try`(_ result: Result<JSON, Fault>, _ check: VerifyAndOutputError) -> Result<JSON, Fault> {
        switch result {
        case .failure: return result
        case .success(let value):
            do throws(Fault) {
                try check(value)
                return result
            } catch {
                _ = error
                return result
            }
        }
    }
}

private struct NotMapped: Right {
    func tryMap(_ result: Result<JSON, Fault>, _ transform: TryMap) -> Result<JSON, Fault> {
        switch result {
        case .failure: return result
        case .success(let value):
            do throws(Fault) {
                _ = try transform(value)
                return result
            } catch {
                return .failure(error)
            }
        }
    }
}

private struct Swallowed: Right {
    func `try`(_ result: Result<JSON, Fault>, _ check: VerifyAndOutputError) -> Result<JSON, Fault> {
        result.flatMap { value in
            do throws(Fault) {
                try check(value)
                return .success(value)
            } catch {
                return .failure(error)
            }
        }
    }

    func tryMap(_ result: Result<JSON, Fault>, _ transform: TryMap) -> Result<JSON, Fault> {
        switch result {
        case .failure: return result
        case .success(let value):
            do throws(Fault) {
                return .success(try transform(value))
            } catch {
                return result
            }
        }
    }
}

private struct RunsAnyway: Right {
    func `try`(_ result: Result<JSON, Fault>, _ check: VerifyAndOutputError) -> Result<JSON, Fault> {
        do throws(Fault) {
            try check((try? result.get()) ?? .null)
            return result
        } catch {
            return .failure(error)
        }
    }
}

private struct NewFailure: Right {
    func tryMap(_ result: Result<JSON, Fault>, _ transform: TryMap) -> Result<JSON, Fault> {
        switch result {
        case .failure: return .failure(Fault(.missing))
        case .success(let value):
            do throws(Fault) {
                return .success(try transform(value))
            } catch {
                return .failure(error)
            }
        }
    }
}

private struct StoppedEarly: Right {
    func customerName(_ response: Result<JSON, Fault>) -> Result<JSON, Fault> {
        tryMap(response, transferToKeyChild("customer"))
    }
}

private struct NameUnchecked: Right {
    func customerName(_ response: Result<JSON, Fault>) -> Result<JSON, Fault> {
        tryMap(tryMap(response, transferToKeyChild("customer")), transferToKeyChild("name"))
    }
}

private struct NameFirst: Right {
    func customerName(_ response: Result<JSON, Fault>) -> Result<JSON, Fault> {
        self.try(tryMap(response, transferToKeyChild("name")), mustBe(.string))
    }
}

private struct OtherError: Right {
    func tryMap(_ result: Result<JSON, Fault>, _ transform: TryMap) -> Result<JSON, Fault> {
        switch result {
        case .failure: return result
        case .success(let value):
            do throws(Fault) {
                return .success(try transform(value))
            } catch {
                // The message alone is kept.
                return .failure(Fault(error.problem))
            }
        }
    }
}

private struct NotAsked: Right {
    func `try`(_ result: Result<JSON, Fault>, _ check: VerifyAndOutputError) -> Result<JSON, Fault> { result }
}

private struct OtherAsked: Right {
    func `try`(_ result: Result<JSON, Fault>, _ check: VerifyAndOutputError) -> Result<JSON, Fault> {
        tryMap(result) { (value: JSON) throws(Fault) in
            try check("Ada")
            return value
        }
    }
}

private struct FailureLost: Right {
    func `try`(_ result: Result<JSON, Fault>, _ check: VerifyAndOutputError) -> Result<JSON, Fault> {
        guard case .success = result else { return .success(.null) }
        return tryMap(result) { (value: JSON) throws(Fault) in
            try check(value)
            return value
        }
    }
}

private struct TransformedTwice: Right {
    func tryMap(_ result: Result<JSON, Fault>, _ transform: TryMap) -> Result<JSON, Fault> {
        result.flatMap { value in
            _ = try? transform(value)
            return Result { () throws(Fault) in try transform(value) }
        }
    }
}

private struct CheckedTwice: Right {
    func `try`(_ result: Result<JSON, Fault>, _ check: VerifyAndOutputError) -> Result<JSON, Fault> {
        tryMap(result) { (value: JSON) throws(Fault) in
            for _ in 0..<2 { try check(value) }
            return value
        }
    }
}
