import CurrycombDifferences

extension Examiner {
    /// Expects a call to write nothing to the screen or to a file.
    ///
    /// Make the check's other calls first. If the program traps or ends suddenly during this call, or later in the
    /// check, the verdict reports a write to a file, because some programs trap when they cannot write to a file.
    ///
    /// - Parameters:
    ///   - call: the call as the learner would write it.
    ///   - misconception: the key of the sentence to show.
    ///   - work: makes the call.
    /// - Throws: an error that ends the check if the call wrote something. The error contains the text on the screen,
    ///   or says that the call wrote to a file.
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
