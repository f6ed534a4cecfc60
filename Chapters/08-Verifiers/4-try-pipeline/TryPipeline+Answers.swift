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
    "nameFirst": NameFirst.self, "otherError": OtherError.self, "tryOtherError": TryOtherError.self,
    "notAsked": NotAsked.self,
    "otherAsked": OtherAsked.self, "failureLost": FailureLost.self, "transformedTwice": TransformedTwice.self,
    "checkedTwice": CheckedTwice.self, "nameSkipped": NameSkipped.self, "oneFault": OneFault.self,
    "pathAdded": PathAdded.self, "nullReturned": NullReturned.self,
]

private func checked(_ result: Result<JSON, Fault>, _ check: VerifyAndOutputError) -> Result<JSON, Fault> {
    mapped(result) { (value: JSON) throws(Fault) in
        try check(value)
        return value
    }
}

private func mapped(_ result: Result<JSON, Fault>, _ transform: TryMap) -> Result<JSON, Fault> {
    result.flatMap { value in Result { () throws(Fault) in try transform(value) } }
}

private protocol Right: TryPipeline {}

extension Right {
    func `try`(_ result: Result<JSON, Fault>, _ check: VerifyAndOutputError) -> Result<JSON, Fault> {
        tryMap(result) { (value: JSON) throws(Fault) in
            try check(value)
            return value
        }
    }

    func tryMap(_ result: Result<JSON, Fault>, _ transform: TryMap) -> Result<JSON, Fault> {
        mapped(result, transform)
    }

    func customerName(_ response: Result<JSON, Fault>) -> Result<JSON, Fault> {
        let customer = tryMap(response, transferToKeyChild("customer"))
        let name = tryMap(customer, transferToKeyChild("name"))
        return self.try(name, mustBe(.string))
    }
}

private struct ValueLost: Right {
    func `try`(_ result: Result<JSON, Fault>, _ check: VerifyAndOutputError) -> Result<JSON, Fault> {
        checked(result, check).map { _ in .null }
    }
}

private struct TryExchanged: Right {
    func `try`(_ result: Result<JSON, Fault>, _ check: VerifyAndOutputError) -> Result<JSON, Fault> {
        result.flatMap { _ in
            if case .success = checked(result, check) { .failure(Fault(.notAllowed)) } else { result }
        }
    }
}

private struct NotReturned: Right {
    func `try`(_ result: Result<JSON, Fault>, _ check: VerifyAndOutputError) -> Result<JSON, Fault> {
        _ = checked(result, check)
        return result
    }
}

private struct TryOtherError: Right {
    func `try`(_ result: Result<JSON, Fault>, _ check: VerifyAndOutputError) -> Result<JSON, Fault> {
        guard case .success = result, case .failure = checked(result, check) else { return result }
        return .failure(Fault(.missing))
    }
}

private struct NotAsked: Right {
    func `try`(_ result: Result<JSON, Fault>, _ check: VerifyAndOutputError) -> Result<JSON, Fault> {
        result
    }
}

private struct OtherAsked: Right {
    func `try`(_ result: Result<JSON, Fault>, _ check: VerifyAndOutputError) -> Result<JSON, Fault> {
        result.flatMap { value in checked(.success("Ada"), check).map { _ in value } }
    }
}

private struct FailureLost: Right {
    func `try`(_ result: Result<JSON, Fault>, _ check: VerifyAndOutputError) -> Result<JSON, Fault> {
        if case .success = result { checked(result, check) } else { .success(.null) }
    }
}

private struct CheckedTwice: Right {
    func `try`(_ result: Result<JSON, Fault>, _ check: VerifyAndOutputError) -> Result<JSON, Fault> {
        checked(checked(result, check), check)
    }
}

private struct RunsAnyway: Right {
    func `try`(_ result: Result<JSON, Fault>, _ check: VerifyAndOutputError) -> Result<JSON, Fault> {
        checked(.success((try? result.get()) ?? .null), check).flatMap { _ in result }
    }
}

private struct NotMapped: Right {
    func tryMap(_ result: Result<JSON, Fault>, _ transform: TryMap) -> Result<JSON, Fault> {
        mapped(result, transform).flatMap { _ in result }
    }
}

private struct Swallowed: Right {
    func `try`(_ result: Result<JSON, Fault>, _ check: VerifyAndOutputError) -> Result<JSON, Fault> {
        checked(result, check)
    }

    func tryMap(_ result: Result<JSON, Fault>, _ transform: TryMap) -> Result<JSON, Fault> {
        mapped(result, transform).flatMapError { _ in result }
    }
}

private struct NewFailure: Right {
    func tryMap(_ result: Result<JSON, Fault>, _ transform: TryMap) -> Result<JSON, Fault> {
        mapped(result.mapError { _ in Fault(.missing) }, transform)
    }
}

private struct OtherError: Right {
    func tryMap(_ result: Result<JSON, Fault>, _ transform: TryMap) -> Result<JSON, Fault> {
        result.flatMap { mapped(.success($0), transform).mapError { Fault($0.problem) } }
    }
}

private struct TransformedTwice: Right {
    func tryMap(_ result: Result<JSON, Fault>, _ transform: TryMap) -> Result<JSON, Fault> {
        mapped(result, transform) == result ? result : mapped(result, transform)
    }
}

private struct StoppedEarly: Right {
    func customerName(_ response: Result<JSON, Fault>) -> Result<JSON, Fault> {
        tryMap(response, transferToKeyChild("customer"))
    }
}

private struct NameSkipped: Right {
    func customerName(_ response: Result<JSON, Fault>) -> Result<JSON, Fault> {
        self.try(tryMap(response, transferToKeyChild("customer")), mustBe(.string))
    }
}

private struct NameUnchecked: Right {
    func customerName(_ response: Result<JSON, Fault>) -> Result<JSON, Fault> {
        tryMap(tryMap(response, transferToKeyChild("customer")), transferToKeyChild("name"))
    }
}

private struct OneFault: Right {
    func customerName(_ response: Result<JSON, Fault>) -> Result<JSON, Fault> {
        guard case .success(let whole) = response, let name = whole.member("customer")?.member("name"),
            name.kind == .string
        else { return .failure(Fault(at: ["name"], .missing)) }
        return .success(name)
    }
}

private struct NullReturned: Right {
    func customerName(_ response: Result<JSON, Fault>) -> Result<JSON, Fault> {
        let name = tryMap(tryMap(response, transferToKeyChild("customer")), transferToKeyChild("name"))
        if case .failure(let fault) = name, fault.problem == .null { return .success(.null) }
        return self.try(name, mustBe(.string))
    }
}

private struct PathAdded: Right {
    func customerName(_ response: Result<JSON, Fault>) -> Result<JSON, Fault> {
        tryMap(response, transferToKeyChild("customer")).flatMap { customer in
            self.try(tryMap(.success(customer), transferToKeyChild("name")), mustBe(.string))
                .mapError { Fault(at: ["customer"] + $0.path, $0.problem) }
        }
    }
}

private struct NameFirst: Right {
    func customerName(_ response: Result<JSON, Fault>) -> Result<JSON, Fault> {
        self.try(tryMap(response, transferToKeyChild("name")), mustBe(.string))
    }
}
