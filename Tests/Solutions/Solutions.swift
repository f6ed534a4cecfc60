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

/// The judge of each exercise, by chapter. A test fails if the judge of an exercise is missing.
@MainActor private let judges: [@MainActor () -> [ExerciseJudge]] = [
    { pureFunctionsJudges }, { compositionJudges }, { curryingJudges }, { maybeJudges }, { eitherJudges },
    { effectsJudges }, { lazyTasksJudges }, { verifiersJudges }, { calculatorJudges }, { signalsJudges },
    { signalsInAnAppJudges }, { withoutMonadsJudges }, { oneWayDataFlowJudges },
]

/// The judges of all exercises.
@MainActor package let allJudges: [ExerciseJudge] = judges.flatMap { $0() }

/// Returns the judges of a chapter's exercises, or all judges if there is no such chapter. A process that runs only one
/// check need not make all judges.
@MainActor package func judges(of chapter: Int?) -> [ExerciseJudge] {
    guard let chapter, judges.indices.contains(chapter - 1) else { return allJudges }
    return judges[chapter - 1]()
}

/// Right answers in styles other than the solution's: for each exercise's slug, the answers by name. All of them must
/// pass.
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
    "is-kind-of": VerifiersRight.isKindOf,
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
    "lawful-signal": SignalsRight.lawfulSignal,
    "own-disposable": SignalsRight.ownDisposable,
    "flat-map-signal": SignalsRight.flatMapSignal,
    "bind-stop": SignalsRight.bindStop,
    "concat-signals": SignalsRight.concatSignals,
    "zip-signals": SignalsRight.zipSignals,
    "recover-signal": SignalsRight.recoverSignal,
    "serialised-send": SignalsRight.serialisedSend,
    "home-page": homePageRight,
    "error-chain": errorChainRight,
    "two-way": twoWayRight,
    "press-command": pressCommandRight,
    "count-signal": countSignalRight,
    "deliver-on": deliverOnRight,
    "own-subject": ownSubjectRight,
    "student-credit": studentCreditRight,
    "needs-layout": needsLayoutRight,
    "tree-diff": treeDiffRight,
    "one-render": oneRenderRight,
    "replay-actions": replayActionsRight,
    "effects-beside": effectsBesideRight,
    "reflow-store": reflowStoreRight,
    "crash-safe-journal": crashSafeJournalRight,
]
