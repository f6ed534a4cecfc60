#if !hasFeature(Embedded)
extension XRay {
    /// A record of one run: the input, the value after each stage, and the result.
    public struct Picture<Output, Failure: Error> {
        /// The description of the pipeline's input, made after the run.
        public let input: String
        /// The stages in the order in which they began: each comes before the stages inside it.
        public let stages: [Stage]
        /// The value that the pipeline returned, or the error that it threw.
        public let result: Result<Output, Failure>

        /// Makes a picture, for a test or another tool.
        public init(input: String, stages: [Stage], result: Result<Output, Failure>) {
            self.input = input
            self.stages = stages
            self.result = result
        }

        /// The innermost stage whose error ended the run, or `nil` if no stage's error did. If the pipeline caught
        /// a stage's error and failed later for another reason, that stage is still returned, unless another stage
        /// ran after it. If child tasks ran at the same time, the result may be `nil`, or a stage of a task other
        /// than the one that failed first.
        ///
        /// Complexity: proportional to the number of stages times the levels of nesting.
        public var stopped: Stage? {
            guard case .failure = result else { return nil }
            // An error propagates outward, and no stage runs after it. So at each depth, only the last stage can be
            // a stage that the error ended.
            var (found, rest) = (nil as Stage?, stages[...])
            while let last = rest.lastIndex(where: { $0.depth == (found?.depth ?? -1) + 1 }), rest[last].failed {
                found = rest[last]
                rest = rest[(last + 1)...]
            }
            return found
        }

        /// Compares two pictures. Returns the index of the first stage that differs or that only one of the
        /// pictures has, or `nil` if all stages are equal.
        public func firstDifference<OtherOutput, OtherFailure>(from other: Picture<OtherOutput, OtherFailure>)
            -> Int?
        {
            let common = min(stages.count, other.stages.count)
            if let index = (0..<common).first(where: { stages[$0] != other.stages[$0] }) { return index }
            return stages.count == other.stages.count ? nil : common
        }
    }
}

extension XRay.Picture where Failure == Never {
    /// The value that the pipeline returned.
    public var output: Output { result.get() }
}

extension XRay.Picture: Sendable where Output: Sendable {}

extension XRay.Picture: CustomStringConvertible {
    /// One line for the input, and one for each stage with its name and value; nested stages are indented, and a
    /// stage's error is marked with a cross.
    public var description: String {
        let names = stages.map { String(repeating: "  ", count: $0.depth) + $0.name }
        let width = names.map(\.count).max() ?? 0
        var lines = [String(repeating: " ", count: width) + "  " + input]
        for (name, stage) in zip(names, stages) {
            let gap = String(repeating: " ", count: width - name.count)
            lines.append(name + gap + (stage.failed ? " ✗ " : "  ") + stage.value)
        }
        return lines.joined(separator: "\n")
    }
}
#endif
