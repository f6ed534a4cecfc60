import CurrycombWorkbook

/// Chapter 13: one place for the state, one way to change it, and what that buys: a record, replay, undo, a journal.
public let oneWayDataFlow = Chapter(
    folder: folder, title: "One-way data flow", about: "One place for the state, and one way to change it.",
    exercises: [
        todoReducer, combineReducers, storeByHand, replayActions, undoRedo, effectsBeside, reflowStore,
        crashSafeJournal,
    ])

package let folder = "13-OneWayDataFlow"

package let todoReducer = Exercise(
    in: folder, 1, "todo-reducer", minutes: 12, words: English.todoReducer,
    compilerSuspects: [
        CompilerSuspect(
            "elementAdded", "binary operator '+' cannot be applied to operands of type '[Todo]' and 'Todo'"),
        CompilerSuspect("changesArgument", "cannot use mutating member on immutable value: '$0' is immutable"),
        CompilerSuspect("changesArgument", "cannot assign to property: '$0' is immutable"),
        CompilerSuspect(
            "changesArgument", "cannot use mutating member on immutable value: 'todos' is a 'let' constant"),
        CompilerSuspect("changesArgument", "cannot assign to property: 'list' is a 'let' constant"),
        CompilerSuspect("notAll", "switch must be exhaustive"),
    ])

package let combineReducers = Exercise(
    in: folder, 2, "combine-reducers", minutes: 10, words: English.combineReducers,
    compilerSuspects: [
        CompilerSuspect("wholeForPart", "cannot convert value of type 'Whole' to expected argument type 'Part'"),
        CompilerSuspect("wholeForPart", "cannot convert return expression of type 'Part' to return type 'Whole'"),
        CompilerSuspect("wholeForPart", "cannot convert value of type 'Part' to closure result type 'Whole'"),
        CompilerSuspect(
            "maybeNone", "value of optional type 'PartAction?' must be unwrapped to a value of type 'PartAction'"),
        CompilerSuspect("notExtracted", "cannot convert value of type 'Action' to expected argument type 'PartAction'"),
        CompilerSuspect("changesWhole", "cannot assign through subscript: 'whole' is a 'let' constant"),
    ])

package let storeByHand = Exercise(
    in: folder, 3, "store-by-hand", minutes: 18, words: English.storeByHand,
    compilerSuspects: [
        CompilerSuspect("functionsCompared", "type '(State) -> Void' cannot conform to 'Equatable'"),
        CompilerSuspect("changesStart", "cannot assign to value: 'start' is a 'let' constant"),
        CompilerSuspect("stateItself", "cannot convert value of type 'State' to expected argument type '() -> State'"),
    ])

package let replayActions = Exercise(
    in: folder, 4, "replay-actions", minutes: 9, words: English.replayActions,
    compilerSuspects: [
        CompilerSuspect("noEnd", "missing return in instance method expected to return 'Int?'"),
        CompilerSuspect("actionsUnequal", "binary operator '!=' cannot be applied to two 'Action' operands"),
        CompilerSuspect("actionsUnequal", "binary operator '==' cannot be applied to two 'Action' operands"),
    ])

package let undoRedo = Exercise(
    in: folder, 5, "undo-redo", minutes: 12, words: English.undoRedo,
    compilerSuspects: [
        CompilerSuspect(
            "slice", "cannot convert value of type 'ArraySlice<State>' to expected argument type '[State]'"),
        CompilerSuspect(
            "changesArgument", "cannot use mutating member on immutable value: 'history' is a 'let' constant"),
        CompilerSuspect("changesArgument", "cannot assign to property: 'history' is a 'let' constant"),
        CompilerSuspect("maybeNone", "value of optional type 'State?' must be unwrapped to a value of type 'State'"),
    ])

package let effectsBeside = Exercise(
    in: folder, 6, "effects-beside", minutes: 14, words: English.effectsBeside,
    compilerSuspects: [
        CompilerSuspect(
            "stepForState",
            "cannot convert value of type '(State, Action) -> Step<State, Effect>' to expected argument type *"),
        CompilerSuspect(
            "maybeAnswer", "cannot convert value of type '[Action?]' to expected argument type *"),
        CompilerSuspect(
            "maybeAnswer", "binary operator '+=' cannot be applied to operands of type '[Action]' and '[Action?]'"),
        CompilerSuspect(
            "slice",
            "cannot convert return expression of type 'Run<State, ArraySlice<Action>>' to return type 'Run<State, Action>'"
        ),
        CompilerSuspect("stepForState", "cannot assign value of type 'Step<State, Effect>' to type 'State'"),
        CompilerSuspect(
            "changesArgument", "cannot use mutating member on immutable value: 'actions' is a 'let' constant"),
    ])

package let reflowStore = Exercise(
    in: folder, 7, "reflow-store", minutes: 15, words: English.reflowStore,
    compilerSuspects: [
        CompilerSuspect(
            "hiddenGetter",
            "property 'filter' must be as accessible as its enclosing type because it matches a requirement *"),
        CompilerSuspect("initOrder", "property 'self.*' not initialized at super.init call"),
        CompilerSuspect("notNamed", "type 'Answer' does not conform to protocol 'ReflowStore'"),
        CompilerSuspect(
            "notFinal",
            "initializer requirement 'init(on:)' can only be satisfied by a 'required' initializer in non-final class *"
        ),
    ])

package let crashSafeJournal = Exercise(
    in: folder, 8, "crash-safe-journal", minutes: 15, words: English.crashSafeJournal,
    compilerSuspects: [
        CompilerSuspect(
            "substring", "cannot convert value of type 'Substring.SubSequence' to expected argument type 'String'"),
        CompilerSuspect("numbered", "'subscript(_:)' is unavailable: cannot subscript String with an integer*"),
        CompilerSuspect("numbered", "no exact matches in call to subscript*"),
        CompilerSuspect("substring", "cannot convert value of type 'Substring' to expected argument type 'String'"),
        CompilerSuspect("substring", "cannot convert value of type '[Substring]' to expected argument type '[String]'"),
        CompilerSuspect(
            "substring", "cannot convert value of type '[String.SubSequence]' to expected argument type '[String]'"),
    ])
