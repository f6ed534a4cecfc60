/// The tasks of an exercise: a protocol that inherits from this one, with a requirement for each task.
///
/// The checks are in an extension of that protocol, and call an answer only through its requirements. So the same
/// checks judge the learner's answer, the solution and every foreseen wrong answer. Checks are not requirements
/// themselves: the chapter lists them, so an answer cannot replace them.
///
/// Contracts are isolated to the main actor. So answers may use a top-level `var`, and a synchronous check usually runs
/// on the main thread, on which a stack overflow is reported. Because of `SendableMetatype`, a check can also use the
/// answer's type in closures for other threads.
@MainActor
public protocol Contract: SendableMetatype {
    /// Makes an answer to judge; each check makes its own answers.
    init()
}
