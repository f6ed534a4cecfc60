/// A search for the inputs on which the answer and the reference differ, and for an explanation of the differences.
///
/// The caller makes the runs that `next` returns and passes their outcomes to `note`, so a trial works with
/// asynchronous answers, too.
///
/// A trial first compares the answer and the reference on examples, edges, generated inputs and hard inputs. Then it
/// makes a failing input smaller, and looks for a misconception that explains all differences. If there is none, the
/// trial runs the answer on the smallest input again, swaps two arguments, and varies one argument at a time. If the
/// failing inputs share a condition, a fresh batch of inputs must confirm it.
struct AgreementTrial {
    /// The arguments of a call, and the ways to make them smaller.
    typealias Input = ShrinkTree<[AnyValue]>

    enum Contestant: Equatable {
        case answer, reference
        case model(Int)
    }

    struct Probe {
        let contestant: Contestant
        let row: [AnyValue]
        /// The place of the input in the list that is the same for every answer; `nil` for an input that the trial
        /// found for this answer.
        var place: Int?
    }

    struct Sample {
        let row: [AnyValue]
        let place: Int?
        let got: Transcript
        let expected: Transcript
        let agrees: Bool

        init(row: [AnyValue], place: Int? = nil, got: Transcript, expected: Transcript) {
            self.row = row
            self.place = place
            self.got = got
            self.expected = expected
            agrees = got.agrees(with: expected)
        }

        var input: String { row.map(\.whole).joined(separator: "\n") }
    }

    struct Variation {
        let argument: Int
        let before: Sample
        let after: Sample
    }

    /// A sample, and the reference's result for the same input with two arguments swapped.
    struct Swap {
        let one: Int
        let other: Int
        let sample: Sample
        let swapped: Transcript
    }

    private enum Phase {
        case comparing, shrinking
        case glancing(Int), modelling(Int), confirming(Int)
        case repeating, swapping, varying, refreshing, finished
    }

    private let arguments: [AnyArgument]
    private let models: Int
    private let admits: (Int) -> Bool
    private let tries: Int
    let seed: UInt64
    private let inputs: (_ count: Int, _ seed: UInt64, _ generate: () -> [Input]) -> [Input]
    private var phase = Phase.comparing

    private var trees: [Input]
    private let fixed: Int
    private var place = 0
    private var candidates: AnyIterator<Input>?
    private var pendingTree: Input?
    private var stepsLeft = 300
    private var pending: [Probe] = []
    private var variationsPlanned: [(argument: Int, before: Int)] = []
    private var swapsPlanned: [(one: Int, other: Int, sample: Sample)] = []
    private var explained = Explanation.none

    private(set) var samples: [Sample] = []
    /// The first input on which the answer and the reference differ, or a smaller input that was found later. An
    /// example is never made smaller.
    private(set) var smallest: Sample?
    private(set) var isExample = false
    /// The index of the model whose misconception explains the differences, or at least some of them.
    private(set) var recognised: Int?
    /// True if the answer's outcome changed when the smallest input was tried again.
    private(set) var isUnsteady = false
    private(set) var variations: [Variation] = []
    private(set) var swaps: [Swap] = []
    /// A second batch of inputs, which must confirm a condition that the failing samples share. It is empty if there is
    /// no such condition, or if a model has been recognized.
    private(set) var fresh: [Sample] = []
    /// True once the smallest input has been found; later runs try to explain the difference.
    var isSmallest: Bool {
        switch phase {
        case .comparing, .shrinking: false
        default: smallest != nil
        }
    }

    /// Makes a trial. The examples are tried first and never made smaller. `admits` returns true if a model may be
    /// shown; it is called only for a model that explains some or all of the differences. `inputs` returns generated
    /// inputs that it keeps, or generates them.
    init(
        _ arguments: [AnyArgument], examples: [[AnyValue]], models: Int,
        admits: @escaping (Int) -> Bool = { _ in true },
        tries: Int, seed: UInt64,
        inputs: @escaping (_ count: Int, _ seed: UInt64, _ generate: () -> [Input]) -> [Input] = { $2() }
    ) {
        self.arguments = arguments
        self.models = models
        self.admits = admits
        self.tries = tries
        self.seed = seed
        self.inputs = inputs
        // An edge or a hard input needs generated values for the other arguments, even if `tries` is 0.
        let generated = inputs(max(1, tries), seed) { Self.trees(arguments, max(1, tries), seed) }
        trees =
            examples.map { ShrinkTree($0) } + Self.trees(arguments, \.edges, beside: generated)
            + generated.prefix(tries) + Self.trees(arguments, \.last, beside: generated)
        fixed = examples.count
    }

    private static func trees(
        _ arguments: [AnyArgument], _ own: KeyPath<AnyArgument, [AnyValue]>, beside generated: [Input]
    ) -> [Input] {
        var trees: [Input] = []
        for (index, argument) in arguments.enumerated() {
            for value in argument[keyPath: own] {
                let companion = generated[trees.count % generated.count]
                trees.append(
                    companion.map { row in
                        var row = row
                        row[index] = value
                        return row
                    })
            }
        }
        return trees
    }

    private static func trees(_ arguments: [AnyArgument], _ count: Int, _ seed: UInt64) -> [Input] {
        let makers = arguments.map(\.tree)
        let row = Generator<[AnyValue]> { random, size in
            .row(makers.map { $0(&random, size) }, atLeast: makers.count)
        }
        return Array(IteratorSequence(SizedTrees(row, count: count, seed: seed)))
    }

    // MARK: - The next runs

    mutating func next() -> [Probe]? {
        pending = batch()
        return pending.isEmpty ? nil : pending
    }

    private mutating func batch() -> [Probe] {
        switch phase {
        case .comparing:
            guard place < trees.count else {
                guard smallest != nil else { return finish() }
                phase = isExample ? .glancing(0) : .shrinking
                if !isExample { beginWithTheShortest() }
                return batch()
            }
            return both(trees[place].value, place)
        case .shrinking:
            guard stepsLeft > 0, let tree = candidates?.next() else {
                phase = .glancing(0)
                return batch()
            }
            stepsLeft -= 1
            pendingTree = tree
            return both(tree.value)
        case .glancing(let model):
            guard model < models, let smallest else {
                phase = recognised == nil ? .repeating : .finished
                return batch()
            }
            // Tries the smallest input alone first, because that one run rules out most models.
            return [Probe(contestant: .model(model), row: smallest.row, place: smallest.place)]
        case .modelling(let model):
            return modelRows.map { Probe(contestant: .model(model), row: $0.row, place: $0.place) }
        case .confirming(let model):
            guard !otherRows.isEmpty else {
                confirm(model)
                return batch()
            }
            return otherRows.map { Probe(contestant: .model(model), row: $0.row, place: $0.place) }
        case .repeating: return smallest.map { [Probe(contestant: .answer, row: $0.row)] } ?? []
        case .swapping:
            swapsPlanned = plannedSwaps()
            guard !swapsPlanned.isEmpty else {
                phase = .varying
                return batch()
            }
            return swapsPlanned.map { plan in
                var row = plan.sample.row
                row.swapAt(plan.one, plan.other)
                return Probe(contestant: .reference, row: row)
            }
        case .varying:
            variationsPlanned = plannedVariations()
            guard !variationsPlanned.isEmpty else {
                phase = .refreshing
                return batch()
            }
            return variationsPlanned.flatMap { plan in
                var row = samples[plan.before].row
                row[plan.argument] = otherValue(of: plan.argument, than: row[plan.argument], from: plan.before)
                return both(row)
            }
        case .refreshing:
            phase = .finished
            let cases = cases(samples)
            guard !Separation.candidates(in: cases).isEmpty || !Separation.necessary(in: cases).isEmpty else {
                return []
            }
            return inputs(tries * 2, seed &+ 1) { Self.trees(arguments, tries * 2, seed &+ 1) }
                .enumerated().flatMap { both($1.value, trees.count + $0) }
        case .finished:
            return []
        }
    }

    private mutating func finish() -> [Probe] {
        phase = .finished
        return []
    }

    private func both(_ row: [AnyValue], _ place: Int? = nil) -> [Probe] {
        [Probe(contestant: .answer, row: row), Probe(contestant: .reference, row: row, place: place)]
    }

    /// If the first failing input is long, shrinks the shortest failing input instead: the first one may contain a long
    /// edge, which is not made smaller.
    private mutating func beginWithTheShortest() {
        func length(_ sample: Sample) -> Int { sample.row.reduce(0) { $0 + $1.words.count } }
        let failing = samples.indices.dropFirst(fixed).filter { !samples[$0].agrees }
        guard let first = failing.first, length(samples[first]) > 40,
            let shortest = failing.min(by: { length(samples[$0]) < length(samples[$1]) })
        else { return }
        smallest = samples[shortest]
        candidates = AnyIterator(trees[shortest].shrinks().makeIterator())
    }

    // MARK: - Outcomes

    /// Records the outcomes of the runs that `next` returned, in order. If the numbers of outcomes and runs differ, the
    /// search ends.
    mutating func note(_ transcripts: [Transcript]) {
        guard transcripts.count == pending.count else {
            phase = .finished
            return
        }
        switch phase {
        case .comparing:
            let sample = Sample(
                row: trees[place].value, place: place, got: transcripts[0], expected: transcripts[1])
            samples.append(sample)
            if smallest == nil, !sample.agrees {
                smallest = sample
                isExample = place < fixed
                candidates = AnyIterator(trees[place].shrinks().makeIterator())
            }
            place += 1
        case .shrinking:
            let sample = Sample(row: pending[0].row, got: transcripts[0], expected: transcripts[1])
            guard !sample.agrees, let pendingTree else { return }
            smallest = sample
            candidates = AnyIterator(pendingTree.shrinks().makeIterator())
        case .glancing(let model):
            let isAlike = smallest.map { errs(transcripts[0], as: $0) } ?? false
            phase = isAlike ? .modelling(model) : .glancing(model + 1)
        case .modelling(let model):
            explained = explanation(by: transcripts)
            phase = explained == .none ? .glancing(model + 1) : .confirming(model)
        case .confirming(let model):
            for (sample, transcript) in zip(otherRows, transcripts) where explained != .none {
                if transcript.agrees(with: sample.expected) {
                    if !sample.agrees { explained = .some }
                } else if !transcript.agrees(with: sample.got) {
                    explained = .none
                }
            }
            confirm(model)
        case .repeating:
            isUnsteady = smallest.map { !transcripts[0].agrees(with: $0.got) } ?? false
            phase = .swapping
        case .varying:
            for (index, plan) in variationsPlanned.enumerated() {
                let after = Sample(
                    row: pending[2 * index].row, got: transcripts[2 * index], expected: transcripts[2 * index + 1])
                variations.append(Variation(argument: plan.argument, before: samples[plan.before], after: after))
            }
            phase = .refreshing
        case .swapping:
            for (plan, transcript) in zip(swapsPlanned, transcripts) {
                swaps.append(Swap(one: plan.one, other: plan.other, sample: plan.sample, swapped: transcript))
            }
            phase = .varying
        case .refreshing: break
        case .finished:
            // These are the outcomes of the last batch, which was made in the phase `refreshing`.
            for index in stride(from: 0, to: transcripts.count, by: 2) {
                fresh.append(
                    Sample(row: pending[index].row, got: transcripts[index], expected: transcripts[index + 1]))
            }
        }
    }

    /// Chooses the model if it is admitted and explains every difference. Until such a model is found, keeps the first
    /// admitted model that explains only some of the differences.
    private mutating func confirm(_ model: Int) {
        phase = .glancing(model + 1)
        switch explained {
        case .all where admits(model):
            recognised = model
            phase = .finished
        case .some where recognised == nil && admits(model): recognised = model
        case .all, .some, .none: break
        }
    }

    private var modelRows: [Sample] {
        (smallest.map { [$0] } ?? []) + samples.filter { !$0.agrees }.prefix(60) + samples.filter(\.agrees).prefix(60)
    }

    /// The samples that are not in `modelRows`. A model must not contradict them.
    private var otherRows: [Sample] {
        Array(samples.filter { !$0.agrees }.dropFirst(60) + samples.filter(\.agrees).dropFirst(60))
    }

    private enum Explanation {
        case none
        /// The answer returns the model's result on each input that the model gets wrong, but is wrong on other inputs,
        /// too.
        case some
        case all
    }

    private func errs(_ model: Transcript, as sample: Sample) -> Bool {
        !model.agrees(with: sample.expected) && model.agrees(with: sample.got)
    }

    /// Returns the part of the differences that a model explains: all, some or none. A model explains differences only
    /// if the answer returns the model's result on each input that the model gets wrong. Besides the smallest input,
    /// which has been tried before, there must be two such inputs, or one if only one other input failed.
    private func explanation(by model: [Transcript]) -> Explanation {
        let rows = modelRows
        var differing = 0
        var isAll = true
        for (index, (sample, transcript)) in zip(rows, model).enumerated() {
            guard !transcript.agrees(with: sample.expected) else {
                isAll = isAll && sample.agrees
                continue
            }
            guard transcript.agrees(with: sample.got) else { return .none }
            differing += index == 0 ? 0 : 1
        }
        // The first row, the smallest input, may occur again among the other rows, so it is not counted. If only one of
        // the other rows fails, one difference is enough.
        guard differing >= min(2, rows.dropFirst().count { !$0.agrees }) else { return .none }
        if isAll { return .all }
        // The steps of a story have few possible outcomes, so a model and the answer often agree by chance. To count,
        // the model must explain at least half of the failing inputs.
        if case .story? = rows.first?.got.form, differing * 2 < rows.dropFirst().count(where: { !$0.agrees }) {
            return .none
        }
        // A wrong Boolean is always the opposite of the right one, so an equal result says nothing about the cause. If
        // the answer always returns the same value, a model whose results vary makes a different mistake.
        if rows.first?.expected.value is Bool { return .none }
        if Set(samples.map(\.got.shown)).count == 1, Set(model.map(\.shown)).count > 1 { return .none }
        return .some
    }

    func cases(_ samples: [Sample]) -> [Separation.Case] {
        samples.map {
            Separation.Case(
                input: $0.input, clauses: StandardFeatures.clauses(of: $0.row, arguments, expected: $0.expected),
                passes: $0.agrees)
        }
    }

    // MARK: - Two arguments swapped

    /// Returns the swaps to try. Two arguments may be swapped if they have the same type and each has had the other's
    /// value in a sample, so the reference is never called with an unsuitable value.
    private func plannedSwaps() -> [(one: Int, other: Int, sample: Sample)] {
        guard let row = samples.first?.row else { return [] }
        let known = row.indices.map { place in Set(samples.map { $0.row[place].whole }) }
        let some = samples.filter { !$0.agrees }.prefix(60) + samples.filter(\.agrees).prefix(60)
        return row.indices.flatMap { one in
            row.indices.filter { $0 > one && row[one].hasType(of: row[$0]) }.flatMap { other in
                some.filter { sample in
                    let (left, right) = (sample.row[one].whole, sample.row[other].whole)
                    return left != right && known[one].contains(right) && known[other].contains(left)
                }.map { (one, other, $0) }
            }
        }
    }

    // MARK: - One argument at a time

    private func plannedVariations() -> [(argument: Int, before: Int)] {
        // Inputs on which the answer is right are varied, too: they show which arguments change the answer's result.
        let before = [false, true].flatMap { isRight in
            samples.indices.filter { samples[$0].agrees == isRight }.prefix(16)
        }
        return arguments.indices.flatMap { argument in before.map { (argument, $0) } }
    }

    private func otherValue(of argument: Int, than value: AnyValue, from place: Int) -> AnyValue {
        for step in 1...max(1, samples.count) {
            let other = samples[(place + step * 7) % samples.count].row[argument]
            if other.whole != value.whole { return other }
        }
        return value
    }
}
