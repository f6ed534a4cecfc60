import Chapter01PureFunctions
import Chapter02Composition
import Chapter03Currying
import Chapter04Maybe
import Chapter05Either
import Chapter06IO
import Chapter07Task
import Chapter08Verifiers
import Chapter09Calculator
import Chapter10Signals
import Chapter11SignalsInAnApp
import Chapter12WithoutMonads
import Chapter13OneWayDataFlow
@_spi(Courses) @_exported import CurrycombWorkbook

/// How each exercise is judged, chapter by chapter. A test finds what is missing here.
@MainActor private let judges: [@MainActor () -> [ExerciseJudge]] = [
    { pureFunctionsJudges }, { compositionJudges }, { curryingJudges }, { maybeJudges }, { eitherJudges },
    { effectsJudges }, { lazyTasksJudges }, { verifiersJudges }, { calculatorJudges }, { signalsJudges },
    { signalsInAnAppJudges }, { withoutMonadsJudges }, { oneWayDataFlowJudges },
]

/// How every exercise is judged.
@MainActor package let allJudges: [ExerciseJudge] = judges.flatMap { $0() }

/// How a chapter's exercises are judged: a process that runs one check need not make all the others ready.
///
/// - Parameter chapter: the chapter's number; every chapter if nothing is said.
@MainActor package func judges(of chapter: Int?) -> [ExerciseJudge] {
    guard let chapter, judges.indices.contains(chapter - 1) else { return allJudges }
    return judges[chapter - 1]()
}

/// Right answers in other styles than the solution's, by name, for each slug: they must pass.
@MainActor package let allRight: [String: KeyValuePairs<String, any Contract.Type>] = [
    "delay-request": delayRequestRight,
    "memoize": memoizeRight,
    "parallel-total": parallelTotalRight,
    "compose-many": composeManyRight,
    "pipe": pipeRight,
    "first-name": firstNameRight,
    "curry": curryRight,
    "partial": partialRight,
    "flip": flipRight,
    "match": matchRight,
    "failing-paths": failingPathsRight,
    "maybe-map": MaybeRight.maybeMap,
    "maybe-flat-map": MaybeRight.maybeFlatMap,
    "maybe-first-name": MaybeRight.maybeFirstName,
    "own-maybe": MaybeRight.ownMaybe,
    "either-age": EitherRight.eitherAge,
    "either-recover": EitherRight.eitherRecover,
    "either-form": EitherRight.eitherForm,
    "either-orders": EitherRight.eitherOrders,
    "own-either": EitherRight.ownEither,
    "is-kind-of": VerifiersRight.kindCheck,
    "attach-error": VerifiersRight.attachError,
    "key-child": VerifiersRight.keyChild,
    "try-pipeline": VerifiersRight.tryPipeline,
    "all-faults": VerifiersRight.allFaults,
    "real-response": VerifiersRight.realResponse,
    "io-errors": ioErrorsRight,
    "folder-report": folderReportRight,
    "lazy-request": LazyTasksRight.lazyRequest,
    "all-at-once": LazyTasksRight.allAtOnce,
    "race-two": LazyTasksRight.raceTwo,
    "timeout-retry": LazyTasksRight.timeoutRetry,
    "chain-calls": CalculatorRight.chainCalls,
    "pass-functions": CalculatorRight.passFunctions,
    "watch-cell": CalculatorRight.watchCell,
    "sum-cells": CalculatorRight.sumCells,
    "own-pipe": CalculatorRight.ownPipe,
    "bind-pipes": CalculatorRight.bindPipes,
    "lazy-source": CalculatorRight.lazySource,
    "own-signal": CalculatorRight.ownSignal,
    "replay-actions": replayActionsRight,
    "effects-beside": effectsBesideRight,
    "reflow-store": reflowStoreRight,
    "crash-safe-journal": crashSafeJournalRight,
]

/// Wrong answers that only their text gives away, since they break a rule of the task: what stands between the answer's
/// braces, by the misconception's key, for each slug.
package let allRuled: [String: [String: String]] = [
    "hidden-inputs": hiddenInputsRuled,
    "pipe": pipeRuled,
    "first-name": firstNameRuled,
    "partial": partialRuled,
    "flip": flipRuled,
    "own-io": ownIORuled,
    "own-task": ownTaskRuled,
]

/// Foreseen wrong answers that do not compile: what stands between the answer's braces, by the misconception's key, for
/// each slug.
package let allRefused: [String: [String: String]] = [
    "delay-request": delayRequestRefused,
    "own-maybe": ownMaybeRefused,
    "own-either": ownEitherRefused,
    "either-form": eitherFormRefused,
    "memoize": memoizeRefused,
    "parallel-total": parallelTotalRefused,
    "compose-two": composeTwoRefused,
    "pipe": pipeRefused,
    "first-name": firstNameRefused,
    "curry": CurryingRefused.curry,
    "partial": CurryingRefused.partial,
    "flip": CurryingRefused.flip,
    "match": CurryingRefused.match,
    "failing-paths": CurryingRefused.failingPaths,
    "maybe-map": maybeMapRefused,
    "maybe-flat-map": maybeFlatMapRefused,
    "maybe-first-name": maybeFirstNameRefused,
    "either-age": eitherAgeRefused,
    "either-recover": eitherRecoverRefused,
    "describe-reading": describeReadingRefused,
    "io-flat-map": ioFlatMapRefused,
    "io-errors": ioErrorsRefused,
    "folder-report": folderReportRefused,
    "own-io": ownIORefused,
    "lazy-request": lazyRequestRefused,
    "all-at-once": allAtOnceRefused,
    "race-two": raceTwoRefused,
    "timeout-retry": timeoutRetryRefused,
    "own-task": ownTaskRefused,
    "attach-error": VerifiersRefused.attachError,
    "key-child": VerifiersRefused.keyChild,
    "try-pipeline": VerifiersRefused.tryPipeline,
    "all-faults": VerifiersRefused.allFaults,
    "real-response": VerifiersRefused.realResponse,
    "chain-calls": chainCallsRefused,
    "pass-functions": passFunctionsRefused,
    "watch-cell": watchCellRefused,
    "sum-cells": sumCellsRefused,
    "own-pipe": ownPipeRefused,
    "bind-pipes": bindPipesRefused,
    "lazy-source": lazySourceRefused,
    "own-signal": ownSignalRefused,
    "of-and-empty": ofAndEmptyRefused,
    "lawful-signal": lawfulSignalRefused,
    "own-disposable": ownDisposableRefused,
    "flat-map-signal": flatMapSignalRefused,
    "bind-stop": bindStopRefused,
    "concat-signals": concatSignalsRefused,
    "zip-signals": zipSignalsRefused,
    "recover-signal": recoverSignalRefused,
    "serialised-send": serialisedSendRefused,
    "five-callbacks": fiveCallbacksRefused,
    "text-too-long": textTooLongRefused,
    "home-page": homePageRefused,
    "error-chain": errorChainRefused,
    "two-way": twoWayRefused,
    "press-command": pressCommandRefused,
    "count-signal": countSignalRefused,
    "deliver-on": deliverOnRefused,
    "own-subject": WithoutMonadsRefused.ownSubject,
    "student-credit": WithoutMonadsRefused.studentCredit,
    "needs-layout": WithoutMonadsRefused.needsLayout,
    "tree-diff": WithoutMonadsRefused.treeDiff,
    "one-render": WithoutMonadsRefused.oneRender,
    "todo-reducer": todoReducerRefused,
    "combine-reducers": combineReducersRefused,
    "store-by-hand": storeByHandRefused,
    "replay-actions": replayActionsRefused,
    "undo-redo": undoRedoRefused,
    "effects-beside": effectsBesideRefused,
    "reflow-store": reflowStoreRefused,
    "crash-safe-journal": crashSafeJournalRefused,
]
