@MainActor let oneWayDataFlowAnswers: [Answers] = [
    Answers(todoReducer, wrong: todoReducerWrong, refused: todoReducerRefused),
    Answers(combineReducers, wrong: combineReducersWrong, refused: combineReducersRefused),
    Answers(storeByHand, wrong: storeByHandWrong, refused: storeByHandRefused),
    Answers(replayActions, wrong: replayActionsWrong, refused: replayActionsRefused),
    Answers(undoRedo, wrong: undoRedoWrong, refused: undoRedoRefused),
    Answers(effectsBeside, wrong: effectsBesideWrong, refused: effectsBesideRefused),
    Answers(reflowStore, wrong: reflowStoreWrong, refused: reflowStoreRefused),
    Answers(crashSafeJournal, wrong: crashSafeJournalWrong, refused: crashSafeJournalRefused),
]
