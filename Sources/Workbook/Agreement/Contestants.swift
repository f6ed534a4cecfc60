/// The implementations that are compared: the answer, the reference, and the wrong answers that serve as models of
/// misconceptions.
@MainActor
struct Contestants {
    let answer: @MainActor () -> Any
    let reference: @MainActor () -> Any
    let models: [(key: String, make: @MainActor () -> Any)]

    func explaining(_ keys: Set<String>?) -> Contestants {
        guard let keys else { return self }
        return Contestants(answer: answer, reference: reference, models: models.filter { keys.contains($0.key) })
    }

    func make(_ contestant: AgreementTrial.Contestant) -> Any {
        switch contestant {
        case .answer: answer()
        case .reference: reference()
        case .model(let place): models[place].make()
        }
    }
}

extension Contestants {
    init(_ judge: ExerciseJudge, _ answer: any Contract.Type) {
        self.init(
            answer: { answer.init() }, reference: { judge.reference.init() },
            models: judge.models.map { model in (model.key, { model.answer.init() }) })
    }
}
