/// Values that a rehearsal computes once for all answers. They do not depend on the answer.
@MainActor
final class RehearsalCache {
    private var inputs: [String: [AgreementTrial.Input]] = [:]
    private var outcomes: [String: [Run: Transcript]] = [:]
    private var passing: [String: Bool] = [:]

    private struct Run: Hashable {
        /// The key of the model; `nil` for the reference.
        let model: String?
        let place: Int
    }

    /// Returns true if a wrong answer passes all checks before a check.
    func passes(_ key: String, before check: String, _ compute: () -> Bool) -> Bool {
        let place = "\(check) \(key)"
        if let known = passing[place] { return known }
        let passes = compute()
        passing[place] = passes
        return passes
    }

    /// The values of one comparison: its generated inputs, and the runs of the reference and of the models on the
    /// inputs that are the same for every answer.
    @MainActor
    struct Comparison {
        let cache: RehearsalCache
        let key: String
        /// The keys of the models. A check may compare other answers with other models.
        let models: [String]

        /// Returns the inputs that were generated for an earlier answer, or generates them.
        func inputs(
            _ count: Int, _ seed: UInt64, _ generate: () -> [AgreementTrial.Input]
        ) -> [AgreementTrial.Input] {
            let place = "\(key) \(count) \(seed)"
            if let known = cache.inputs[place] { return known }
            let generated = generate()
            cache.inputs[place] = generated
            return generated
        }

        /// Returns the outcome that a run had for an earlier answer.
        func outcome(of probe: AgreementTrial.Probe) -> Transcript? {
            run(probe).flatMap { cache.outcomes[key]?[$0] }
        }

        func keep(_ outcomes: [Transcript], of probes: [AgreementTrial.Probe]) {
            for (probe, outcome) in zip(probes, outcomes) {
                if let run = run(probe) { cache.outcomes[key, default: [:]][run] = outcome }
            }
        }

        /// Returns `nil` for a run that depends on the answer.
        private func run(_ probe: AgreementTrial.Probe) -> Run? {
            guard let place = probe.place else { return nil }
            switch probe.contestant {
            case .answer: return nil
            case .reference: return Run(model: nil, place: place)
            case .model(let index): return Run(model: models[index], place: place)
            }
        }
    }
}
