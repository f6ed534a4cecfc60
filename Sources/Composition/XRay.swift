#if !hasFeature(Embedded)
import Synchronization

/// A tool that shows the values between the stages of a pipeline.
///
/// Name the stages when you build the pipeline. Names do not change the pipeline's results. `XRay.run` runs the
/// pipeline once and returns a picture: the value after each stage, and the stage at which an error stopped the
/// run.
///
///     let isFourLetters = pipe(
///         XRay.stage("split", split(" ")),
///         XRay.stage("head", head),
///         XRay.stage("length", \.count),
///         XRay.stage("== 4", { $0 == 4 }))
///
///     isFourLetters("Anna Lee")                        // true, and nothing is recorded
///     print(XRay.run("Anna Lee", through: isFourLetters))
///     //         "Anna Lee"
///     // split   ["Anna", "Lee"]
///     // head    "Anna"
///     // length  4
///     // == 4    true
///
/// A picture includes the stages that child tasks of its run execute, but not the stages of other runs at the same
/// time. While no run is being recorded anywhere in the process, a stage costs only a load and a branch, and no
/// value is described.
public enum XRay {
    /// One stage of a run.
    public struct Stage: Sendable, Hashable {
        /// The stage's name in the pipeline.
        public let name: String
        /// The description of the value that the stage returned, or of the error that it threw.
        public let value: String
        /// True if the stage ended with an error.
        public let failed: Bool
        /// The number of stages that enclose this one: 0 for a stage of the pipeline itself.
        public let depth: Int

        /// Makes a stage, for example for the picture that a test expects.
        public init(name: String, value: String, failed: Bool = false, depth: Int = 0) {
            self.name = name
            self.value = value
            self.failed = failed
            self.depth = depth
        }
    }

    /// The number of runs being recorded in the whole process. If it is 0, a stage checks nothing else.
    @usableFromInline static let running = Atomic<Int>(0)

    @TaskLocal static var recorder: Recorder?
    @TaskLocal static var depth = 0

    @inlinable
    static var mayBeRecording: Bool { running.load(ordering: .relaxed) != 0 }

    /// Collects the stages of one run, in the order in which they began.
    @usableFromInline
    final class Recorder: Sendable {
        let describe: @Sendable (Any) -> String
        let stages = Mutex<[Stage?]>([])

        init(describe: @escaping @Sendable (Any) -> String) { self.describe = describe }

        /// Describes a value. If `describe` itself runs stages, they are not recorded, because they are not part of
        /// the pipeline.
        func text(of value: Any) -> String { $recorder.withValue(nil) { describe(value) } }

        func begin() -> Int {
            stages.withLock { stages in
                stages.append(nil)
                return stages.count - 1
            }
        }

        func end(_ place: Int, _ stage: Stage) {
            stages.withLock { $0[place] = stage }
        }
    }

    @usableFromInline
    static func record<Output>(_ name: String, _ body: () throws -> Output) rethrows -> Output {
        guard let recorder else { return try body() }
        let place = recorder.begin()
        let depth = depth
        do {
            let output = try $depth.withValue(depth + 1) { try body() }
            recorder.end(place, Stage(name: name, value: recorder.text(of: output), depth: depth))
            return output
        } catch {
            recorder.end(place, Stage(name: name, value: recorder.text(of: error), failed: true, depth: depth))
            throw error
        }
    }

    @usableFromInline
    static func record<Output>(
        _ name: String,
        _ body: () async throws -> Output
    ) async rethrows -> Output {
        guard let recorder else { return try await body() }
        let place = recorder.begin()
        let depth = depth
        do {
            let output = try await $depth.withValue(depth + 1) { try await body() }
            recorder.end(place, Stage(name: name, value: recorder.text(of: output), depth: depth))
            return output
        } catch {
            recorder.end(place, Stage(name: name, value: recorder.text(of: error), failed: true, depth: depth))
            throw error
        }
    }
}
#endif
