import CurrycombWorkbook

/// What a learner of this chapter reads, in English: an exercise in each file.
enum English {
    /// The sentence on a missing last step, which most exercises need.
    static let notErased = Sentence(
        "notErased",
        "each operator has a long type of its own. The last step hides it: .eraseToAnySignal().")

    /// The sentence on a helper that cannot be called.
    static let onMain = Sentence(
        "onMain",
        """
        a function or a type in your answer belongs to the main actor, and a signal may run anywhere. Put the code \
        into the braces, or write nonisolated func for a helper, @Sendable nonisolated func for one inside another \
        function, nonisolated in front of a class, a struct or an enum.
        """)
}
