#if !hasFeature(Embedded)
import Synchronization

extension XRay {
    /// Runs a pipeline once and returns a picture of the run. `describe` makes the descriptions of the input, the
    /// values and the errors.
    ///
    /// - Returns: the picture. If the pipeline throws an error, the picture contains it, and `run` does not throw
    ///   it.
    public static func run<Input, Output, Failure: Error>(
        _ input: Input,
        describedBy describe: @escaping @Sendable (Any) -> String = { String(reflecting: $0) },
        through pipeline: (Input) throws(Failure) -> Output
    ) -> Picture<Output, Failure> {
        let recorder = Recorder(describe: describe)
        running.add(1, ordering: .relaxed)
        defer { running.subtract(1, ordering: .relaxed) }
        let result = $recorder.withValue(recorder) {
            $depth.withValue(0) {
                do throws(Failure) {
                    return Result<Output, Failure>.success(try pipeline(input))
                } catch {
                    return .failure(error)
                }
            }
        }
        return Picture(
            input: recorder.text(of: input), stages: recorder.stages.withLock { $0.compactMap(\.self) },
            result: result)
    }

    /// Runs an asynchronous pipeline once and returns a picture of the run; see ``run(_:describedBy:through:)``.
    nonisolated(nonsending)
        public static func run<Input, Output, Failure: Error>(
            _ input: Input,
            describedBy describe: @escaping @Sendable (Any) -> String = { String(reflecting: $0) },
            through pipeline: nonisolated(nonsending) (Input) async throws(Failure) -> Output
        ) async -> Picture<Output, Failure>
    {
        let recorder = Recorder(describe: describe)
        running.add(1, ordering: .relaxed)
        defer { running.subtract(1, ordering: .relaxed) }
        let result = await $recorder.withValue(recorder) {
            await $depth.withValue(0) {
                do throws(Failure) {
                    return Result<Output, Failure>.success(try await pipeline(input))
                } catch {
                    return .failure(error)
                }
            }
        }
        return Picture(
            input: recorder.text(of: input), stages: recorder.stages.withLock { $0.compactMap(\.self) },
            result: result)
    }
}
#endif
