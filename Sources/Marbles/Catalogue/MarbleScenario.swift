#if !hasFeature(Embedded)
    import CurrycombSignals

    /// A run of an operator that shows what it does.
    public struct MarbleScenario: Sendable {
        /// What an operator is for; the catalogue is ordered by it.
        public enum Kind: String, Sendable, CaseIterable {
            case sources = "where signals come from"
            case transforming = "change what is sent"
            case flattening = "a signal for each value"
            case choosing = "send some of it"
            case combining = "several signals in one"
            case time = "take part in time"
            case failing = "when something goes wrong"
            case subscribing = "how often it runs, and who listens"
            case holding = "what one sends to, and what has a value"
        }

        /// The operator's name, as one asks for it.
        public let name: String
        /// What it is for.
        public let kind: Kind
        /// What it does, in a line.
        public let summary: String
        /// The code that runs, as it stands in the box of the picture.
        public let code: String
        /// The functions of the toolkit that it shows, as `merge(with:)` or `Signals.just(_:failure:)`; their documentation
        /// has its picture.
        public let functions: [String]
        /// How far time passes, if not until nothing is left to do.
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

        /// Runs the operator.
        ///
        /// - Returns: the picture of what it did.
        public func run() -> MarbleDiagram {
            let scene = MarbleScene()
            play(scene)
            scene.clock.run(frames: frames)
            return MarbleDiagram(
                name, code: code, inputs: scene.clock.inputs,
                outputs: scene.outputs.map { MarbleRow($0.name, $0.line()) })
        }
    }

    /// Where a scenario plays: its inputs, and what is shown of what comes out. A frame is a second.
    final class MarbleScene {
        let clock = MarbleClock(.second)
        private(set) var outputs: [(name: String, line: () -> MarbleLine)] = []

        private var kept: [AnyObject] = []

        var scheduler: VirtualScheduler { clock.scheduler }

        func cold<Value>(
            _ line: String, _ values: MarbleValues<Value> = MarbleValues<String>.string, name: String? = nil
        ) -> MarbleInput<Value> {
            clock.cold(line, values, name: name)
        }

        func hot<Value>(
            _ line: String, _ values: MarbleValues<Value> = MarbleValues<String>.string, name: String? = nil
        ) -> MarbleInput<Value> {
            clock.hot(line, values, name: name)
        }

        /// Keeps something until the scene is over: whoever listens to a subject does not.
        func keep<Kept: AnyObject>(_ object: Kept) -> Kept {
            kept.append(object)
            return object
        }

        /// Calls something for each value of a line.
        func play<Value>(
            _ line: String, _ values: MarbleValues<Value>, as name: String, _ send: @escaping (Value) -> Void
        ) {
            clock.play(line, values, name: name) { event in
                if let value = event.value { send(value) }
            }
        }

        /// Shows what a signal sends.
        ///
        /// - Parameters:
        ///   - signal: the signal.
        ///   - name: what its line is called.
        ///   - start: when it is subscribed to; a `^` shows it where that is not at once.
        ///   - end: when the subscription is disposed of.
        ///   - write: writes a value; as it describes itself, if nothing is said.
        func show<S: Signal>(
            _ signal: S, as name: String = "", from start: Int = 0, until end: Int? = nil,
            _ write: (@Sendable (S.Value) -> String)? = nil
        ) {
            let values = write.map { MarbleValues<S.Value>(read: { _ in nil }, write: $0) } ?? .described
            let recorder = clock.record(signal, values, from: start, until: end)
            outputs.append(
                (
                    name,
                    {
                        let line = recorder.line
                        guard start > 0 else { return line }
                        return MarbleLine(line.marbles, subscribed: start, length: line.length, unit: line.unit)
                    }
                ))
        }

        /// Shows what it is told on the way.
        func log(as name: String) -> MarbleRecorder<String> {
            let recorder = clock.recorder(of: String.self)
            outputs.append((name, { recorder.line }))
            return recorder
        }
    }

    /// The pictures of all operators and sources.
    public enum MarbleCatalogue {
        /// All scenarios, by what they are for.
        public static let all: [MarbleScenario] =
            sources + transforming + flattening + choosing + combining + time + failing + subscribing + holding

        /// The scenarios of an operator.
        ///
        /// - Parameter name: its name, however its letters are capitalised.
        /// - Returns: its scenarios, in order; none where there is no such operator.
        public static func scenarios(of name: String) -> [MarbleScenario] {
            all.filter { $0.name.lowercased() == name.lowercased() }
        }

        /// The names of the operators, in order.
        public static var names: [String] {
            var names: [String] = []
            for scenario in all where !names.contains(scenario.name) { names.append(scenario.name) }
            return names
        }
    }

    /// Counts, on any thread.
    final class Turns: Sendable {
        private let count = Guarded(0)

        func next() -> Int {
            count.withLock { count in
                count += 1
                return count
            }
        }
    }
#endif
