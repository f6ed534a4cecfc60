@_spi(Courses) @_exported import CurrycombWorkbook

/// Judges an answer to an exercise of this chapter, prints the verdict, and ends the program. The last line of every
/// exercise calls it.
///
/// - Parameters:
///   - answer: the answer's type.
///   - file: the file that contains the answer. The verdict shows lines of this file. Keep the default.
@MainActor public func judge<Answer: Contract>(_ answer: Answer.Type, file: StaticString = #filePath) -> Never {
    CurrycombWorkbook.judge(answer, by: oneWayDataFlowJudges, file: file)
}

/// The judges of this chapter's answers, one for each exercise.
@MainActor package let oneWayDataFlowJudges: [ExerciseJudge] = [
    ExerciseJudge(
        "1-todo-reducer", asks: (any TodoReducer).self, reference: todoReducerReference, wrong: todoReducerWrong
    ) {
        ($0 as? any TodoReducer.Type)?.checks
    },
    ExerciseJudge(
        "2-combine-reducers", asks: (any CombineReducers).self, reference: combineReducersReference,
        wrong: combineReducersWrong, unruly: ["emptyStops", "forced"]
    ) {
        ($0 as? any CombineReducers.Type)?.checks
    },
    ExerciseJudge(
        "3-store-by-hand", asks: (any StoreByHand).self, reference: storeByHandReference, wrong: storeByHandWrong
    ) {
        ($0 as? any StoreByHand.Type)?.checks
    },
    ExerciseJudge(
        "4-replay-actions", asks: (any ReplayActions).self, reference: replayActionsReference, wrong: replayActionsWrong
    ) {
        ($0 as? any ReplayActions.Type)?.checks
    },
    ExerciseJudge(
        "5-undo-redo", asks: (any UndoRedo).self, reference: undoRedoReference, wrong: undoRedoWrong,
        unruly: ["noneToDrop", "nothingToUndo", "nothingToRedo"]
    ) {
        ($0 as? any UndoRedo.Type)?.checks
    },
    ExerciseJudge(
        "6-effects-beside", asks: (any EffectsBeside).self, reference: effectsBesideReference,
        wrong: effectsBesideWrong
    ) {
        ($0 as? any EffectsBeside.Type)?.checks
    },
    ExerciseJudge(
        "7-reflow-store", asks: (any ReflowStore).self, reference: reflowStoreReference, wrong: reflowStoreWrong
    ) {
        ($0 as? any ReflowStore.Type)?.checks
    },
    ExerciseJudge(
        "8-crash-safe-journal", asks: (any CrashSafeJournal).self, reference: crashSafeJournalReference,
        wrong: crashSafeJournalWrong
    ) {
        ($0 as? any CrashSafeJournal.Type)?.checks
    },
]
