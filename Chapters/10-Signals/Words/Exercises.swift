import CurrycombWorkbook

/// Chapter 10: a signal is a monad, once it keeps its promises.
public let signals = Chapter(
    folder: folder, title: "Signals",
    about: "Values that come one after another, as one value: its laws, its end, and how to let go.",
    exercises: [
        ofAndEmpty, lawfulSignal, ownDisposable, flatMapSignal, bindStop, concatSignals, zipSignals, recoverSignal,
        serialisedSend,
    ])

package let folder = "10-Signals"

package let ofAndEmpty = Exercise(
    in: folder, 1, "of-and-empty", minutes: 6, words: English.ofAndEmpty,
    compilerSuspects: [
        CompilerSuspect("workSent", "function produces expected type 'A'; did you mean to call it with '()'?"),
        CompilerSuspect("thrown", "invalid conversion from throwing function of type *"),
        CompilerSuspect("noDisposable", "missing return in closure expected to return 'Disposable'"),
        CompilerSuspect("noDisposable", "cannot convert value of type '()' to closure result type 'Disposable'"),
        CompilerSuspect("noDisposable", "cannot convert value of type 'Void' to closure result type 'Disposable'"),
    ])

package let lawfulSignal = Exercise(
    in: folder, 2, "lawful-signal", minutes: 12, words: English.lawfulSignal,
    compilerSuspects: [
        CompilerSuspect("ownValue", "cannot convert value of type 'New' to expected argument type 'Value'"),
        CompilerSuspect("localFunction", "call to main actor-isolated * in a synchronous nonisolated context"),
    ])

package let ownDisposable = Exercise(
    in: folder, 3, "own-disposable", minutes: 8, words: English.ownDisposable,
    compilerSuspects: [
        CompilerSuspect("aStruct", "cannot assign to property: 'self' is immutable"),
        CompilerSuspect("aStruct", "cannot use mutating member on immutable value: 'self' is immutable"),
        CompilerSuspect("aStruct", "cannot use mutating member on immutable value: 'other' is a 'let' constant"),
        CompilerSuspect("aStruct", "'*' is marked 'mutating'*"),
        CompilerSuspect("aStruct", "left side of mutating operator isn't mutable: 'self' is immutable"),
        CompilerSuspect(
            "notFinal", "initializer requirement 'init(_:)' can only be satisfied by a 'required' initializer*"),
    ])

package let flatMapSignal = Exercise(
    in: folder, 4, "flat-map-signal", minutes: 13, words: English.flatMapSignal,
    compilerSuspects: [
        CompilerSuspect("eager", "cannot convert return expression of type 'Disposable' to return type 'Signal<*"),
        CompilerSuspect("nested", "cannot convert value of type 'Signal<B, E>' to expected argument type 'B'"),
        CompilerSuspect(
            "nested", "cannot convert value of type 'Signal<B, E>' to expected argument type 'Event<B, E>'"),
        CompilerSuspect(
            "otherValues", "cannot convert value of type 'Event<A, E>' to expected argument type 'Event<B, E>'"),
        CompilerSuspect(
            "plain", "cannot convert value of type '(A) -> B' to expected argument type '(A) -> Signal<B, E>'"),
        CompilerSuspect("plain", "cannot convert value of type 'B' to closure result type 'Signal<B, E>'"),
        CompilerSuspect("localFunction", "call to main actor-isolated * in a synchronous nonisolated context"),
    ])

package let bindStop = Exercise(
    in: folder, 5, "bind-stop", minutes: 10, words: English.bindStop,
    compilerSuspects: [
        CompilerSuspect("eager", "cannot convert return expression of type 'Disposable' to return type 'Signal<*"),
        CompilerSuspect("noAmpersand", "passing value of type 'Bool' to an inout parameter requires explicit '&'"),
        CompilerSuspect("maybeSignal", "value of optional type 'Signal<B, E>?' must be unwrapped*"),
        CompilerSuspect("localFunction", "call to main actor-isolated * in a synchronous nonisolated context"),
    ])

package let concatSignals = Exercise(
    in: folder, 6, "concat-signals", minutes: 7, words: English.concatSignals,
    compilerSuspects: [
        CompilerSuspect("eager", "cannot convert return expression of type 'Disposable' to return type 'Signal<*"),
        CompilerSuspect("comparedEvent", "operator function '==' requires that 'Event<A, E>' conform to *"),
        CompilerSuspect("localFunction", "call to main actor-isolated * in a synchronous nonisolated context"),
    ])

package let zipSignals = Exercise(
    in: folder, 7, "zip-signals", minutes: 11, words: English.zipSignals,
    compilerSuspects: [
        CompilerSuspect("eager", "cannot convert return expression of type 'Disposable' to return type 'Signal<*"),
        CompilerSuspect("ownClass", "main actor-isolated property '*' can not be * from a nonisolated *"),
        CompilerSuspect("localFunction", "call to main actor-isolated * in a synchronous nonisolated context"),
    ])

package let recoverSignal = Exercise(
    in: folder, 8, "recover-signal", minutes: 8, words: English.recoverSignal,
    compilerSuspects: [
        CompilerSuspect("eager", "cannot convert return expression of type 'Disposable' to return type 'Signal<*"),
        CompilerSuspect("errorAsMark", "cannot convert value of type 'Trouble' to expected argument type 'String'"),
        CompilerSuspect(
            "otherFailure", "cannot convert value of type 'Event<A, E>' to expected argument type 'Event<A, F>'"),
        CompilerSuspect("neverFails", "cannot convert value of type 'E' to expected argument type 'Never'"),
        CompilerSuspect(
            "neverFails", "cannot convert value of type 'Event<A, E>' to expected argument type 'Event<A, Never>'"),
        CompilerSuspect(
            "requestFails",
            "cannot convert value of type 'Signal<String, Trouble>' to closure result type 'Signal<String, Never>'"),
        CompilerSuspect(
            "requestFails",
            """
            cannot convert value of type '(String) -> Signal<String, Trouble>' to expected argument type \
            '(String) -> Signal<String, Never>'
            """),
        CompilerSuspect("localFunction", "call to main actor-isolated * in a synchronous nonisolated context"),
    ])

package let serialisedSend = Exercise(
    in: folder, 9, "serialised-send", minutes: 11, words: English.serialisedSend,
    compilerSuspects: [
        CompilerSuspect("plainVariable", "mutation of captured var '*' in concurrently-executing code"),
        CompilerSuspect("plainVariable", "main actor-isolated property '*' can not be * from a Sendable closure"),
        CompilerSuspect("plainVariable", "reference to captured var '*' in concurrently-executing code"),
        CompilerSuspect("localFunction", "concurrently-executed local function '*' must be marked as '@Sendable'"),
        CompilerSuspect(
            "localFunction", "main actor-isolated synchronous local function '*' cannot be marked as '@Sendable'"),
        CompilerSuspect(
            "localFunction", "call to main actor-isolated local function '*' in a synchronous nonisolated context"),
        CompilerSuspect("localFunction", "main actor-isolated local function '*' can not be * from a Sendable closure"),
        CompilerSuspect(
            "mainThread", "call to main actor-isolated instance method '*' in a synchronous nonisolated context"),
        CompilerSuspect(
            "mainThread", "main actor-isolated synchronous instance method '*' cannot be marked as '@Sendable'"),
    ])
