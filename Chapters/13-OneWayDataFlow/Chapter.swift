@_exported import CurrycombWorkbook

/// Chapter 13: one place for the state, one way to change it, and what that buys: a record, replay, undo, a journal.
public let oneWayDataFlow = Chapter(
    folder: folder, title: "One-way data flow", about: "One place for the state, and one way to change it.",
    exercises: [
        todoReducer, combineReducers, storeByHand, replayActions, undoRedo, effectsBeside, reflowStore,
        crashSafeJournal,
    ])

let folder = "13-OneWayDataFlow"
