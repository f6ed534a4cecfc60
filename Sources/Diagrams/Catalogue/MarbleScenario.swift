import CurrycombMarbles
import CurrycombSignals

/// A run that demonstrates an operator.
public struct MarbleScenario: Sendable {
    /// The purpose of an operator.
    public enum Kind: String, Sendable, CaseIterable {
        case sources = "make a signal"
        case transforming = "change what is sent"
        case flattening = "a signal for each value"
        case choosing = "choose values"
        case combining = "combine signals"
        case time = "work with time"
        case failing = "handle failures"
        case subscribing = "control subscriptions"
        case holding = "hold a value"
    }

    /// The operator's name, as in `workshop marbles NAME`.
    public let name: String
    /// The operator's purpose.
    public let kind: Kind
    /// A summary in one line.
    public let summary: String
    /// The code that runs, as the picture's box shows it.
    public let code: String
    /// The functions of the toolkit that the run demonstrates, such as `merge(with:)` or `Signals.just(_:)`. Their
    /// documentation shows the picture of the run.
    public let functions: [String]
    /// The number of frames to run; if `nil`, the run ends when nothing more is scheduled.
    let frames: Int?
    let play: @Sendable (MarbleScene) -> Void

    init(
        _ name: String, _ kind: Kind, _ summary: String, code: String, of functions: String..., frames: Int? = nil,
        _ play: @escaping @Sendable (MarbleScene) -> Void
    ) {
        self.name = name
        self.kind = kind
        self.summary = summary
        self.code = code
        self.functions = functions
        self.frames = frames
        self.play = play
    }

    /// Runs the operator and draws the run.
    public func run() -> MarbleDiagram { run(MarbleChanges()).diagram }

    /// Runs the operator with changed inputs and arguments.
    public func run(_ changes: MarbleChanges) -> MarbleOutcome {
        let scene = MarbleScene(code: code, changes)
        play(scene)
        if changes.isEmpty {
            scene.clock.run(frames: frames)
        } else if !scene.clock.run(frames: frames, limit: MarbleOutcome.mostWork) {
            scene.faults.append(.init(input: nil, argument: nil, problem: .endless))
        }
        return MarbleOutcome(
            diagram: MarbleDiagram(
                name, code: scene.changedCode, inputs: scene.clock.inputs,
                outputs: (scene.outputs + scene.groups).map { MarbleRow($0.name, $0.line()) }),
            arguments: scene.arguments, subscriptions: scene.subscriptions.map { $0() }, faults: scene.faults)
    }
}

/// The scenarios of operators, sources, subjects and properties.
public enum MarbleCatalogue {
    /// All scenarios, grouped by purpose, with one exception: the scenarios of `buffer` and `window` with a period are
    /// of the kind ``MarbleScenario/Kind/transforming``, but are in the group of operators that work with time.
    public static let all: [MarbleScenario] =
        sources + transforming + flattening + choosing + combining + time + failing + subscribing + holding

    #if !hasFeature(Embedded)
    /// Returns the scenarios of an operator, whose name may be in upper or lower case. The array is empty if there
    /// is no such operator.
    public static func scenarios(of name: String) -> [MarbleScenario] {
        all.filter { $0.name.lowercased() == name.lowercased() }
    }
    #endif

    /// Returns a scenario by its index among the scenarios of its operator: `take` 0, `take` 1 and so on; `nil` if
    /// there is none.
    public static func scenario(_ name: String, _ place: Int) -> MarbleScenario? {
        guard place >= 0 else { return nil }
        var rest = place
        for scenario in all where scenario.name == name {
            if rest == 0 { return scenario }
            rest -= 1
        }
        return nil
    }

    /// The names of the scenarios, each once, in the order of ``all``.
    public static var names: [String] {
        var names: [String] = []
        for scenario in all where !names.contains(scenario.name) { names.append(scenario.name) }
        return names
    }
}

final class Turns: Sendable {
    private let count = Guarded(0)

    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}
