import CurrycombDifferences

extension Examiner {
    /// Expects a call to write nothing: not to the screen, and not to a file.
    ///
    /// Call this after checking the call's values: a call that traps here is reported as one that wrote,
    /// since a file that cannot be written stops some programs.
    ///
    /// - Parameters:
    ///   - call: the call as the learner would write it.
    ///   - misconception: the key of the sentence that says what to do instead.
    ///   - work: makes the call.
    /// - Throws: an error that ends the check, with what was written.
    public func writesNothing(_ call: String, else misconception: String, _ work: () -> Void) throws {
        RunningCall.begin(described: call)
        keepFailure(failure(misconception, [.note(Phrases.wroteFile(in: call))]) { misconception })
        let written = WriteWatch.written(during: work)
        finished()
        let evidence: String
        switch written {
        case nil: return
        case .screen(let text): evidence = Phrases.printed(describe(text, limit: 60), in: call)
        case .file: evidence = Phrases.wroteFile(in: call)
        }
        throw failure(misconception, [.note(evidence)]) { misconception }
    }
}
