/// The base protocol of all contracts. A contract describes the tasks of one exercise: it inherits from this protocol
/// and has one requirement for each task.
///
/// The checks are in an extension of the contract, and call an answer only through the contract's requirements. So the
/// same checks judge the learner's answer, the solution and every foreseen wrong answer. Checks are not requirements
/// themselves: the chapter lists them, so an answer cannot replace them.
///
/// Contracts are isolated to the main actor. So answers may use a top-level `var`, and a synchronous check usually runs
/// on the main thread, where a stack overflow can be reported. Because of `SendableMetatype`, a check can also use the
/// answer's type in closures for other threads.
@MainActor
public protocol Contract: SendableMetatype {
    /// Makes an answer to judge; each check makes its own answers.
    init()
}
