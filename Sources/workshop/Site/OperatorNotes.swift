/// What a page says of an operator besides what the catalogue knows: what it promises, its relatives, and what other
/// libraries call it. An empty text where they have none.
struct OperatorNote {
    let name: String
    let promise: String
    let rx: String
    let combine: String
    let reactiveSwift: String
    let related: [String]

    init(
        _ name: String, _ promise: String, rx: String = "", combine: String = "", reactive: String = "",
        _ related: String...
    ) {
        (self.name, self.promise) = (name, promise)
        (self.rx, self.combine, reactiveSwift, self.related) = (rx, combine, reactive, related)
    }

    static let all: [String: OperatorNote] = Dictionary(uniqueKeysWithValues: notes.map { ($0.name, $0) })

    private static let notes: [OperatorNote] = [
        // Sources
        .init(
            "just", "Sends its one value to every observer, and completes.", rx: "just", combine: "Just",
            reactive: "SignalProducer(value:)", "of", "from"),
        .init(
            "of", "Sends its values in order, and completes.", rx: "of", combine: "[…].publisher",
            reactive: "SignalProducer(values:)", "just", "from"),
        .init(
            "from", "Goes through the sequence afresh for each observer.", rx: "from", combine: "Publishers.Sequence",
            reactive: "SignalProducer(sequence)", "of", "unfold"),
        .init(
            "empty", "Completes and sends nothing.", rx: "empty EMPTY", combine: "Empty",
            reactive: "SignalProducer.empty", "never", "fail"),
        .init(
            "never", "Sends nothing and never ends; disposing of it is the only way out.", rx: "never NEVER",
            combine: "Empty(completeImmediately: false)", reactive: "SignalProducer.never", "empty"),
        .init(
            "fail", "Fails at once, with an error of the signal's own type.", rx: "error throwError", combine: "Fail",
            reactive: "SignalProducer(error:)", "catch", "empty"),
        .init(
            "create",
            "Runs your function for each observer; what you add to its sink runs when it ends, in whatever way.",
            rx: "create", combine: "AnyPublisher or Future", reactive: "SignalProducer.init(_:)", "deferred"),
        .init(
            "deferred", "Calls your function for each observer, and not before.", rx: "deferred defer",
            combine: "Deferred", reactive: "SignalProducer.deferred", "create"),
        .init(
            "unfold", "Has a state of its own for each observer; `nil` ends it.", rx: "generate", reactive: "",
            "iterate",
            "from"),
        .init(
            "iterate", "Sends a value, then what a function makes of it, for as long as somebody asks.", rx: "generate",
            "unfold", "take"),
        .init(
            "interval", "Times each beat from the start, so delays do not add up.", rx: "interval",
            combine: "Timer.publish", reactive: "SignalProducer.timer", "timer", "sample"),
        .init(
            "timer", "Sends 0 once, and completes.", rx: "timer", combine: "Timer.publish",
            reactive: "SignalProducer.timer", "interval", "delay"),
        // Transforming
        .init(
            "map", "One value out for each value in, in the same order, with the same end.", rx: "map", combine: "map",
            reactive: "map", "compactMap", "replace", "scan"),
        .init(
            "replace", "The same value for each one that comes.", rx: "mapTo", combine: "map { _ in x }",
            reactive: "map(value:)", "map"),
        .init(
            "compactMap", "Leaves out each value for which your function gives `nil`.", rx: "compactMap",
            combine: "compactMap",
            reactive: "compactMap filterMap", "map", "filter"),
        .init(
            "scan", "Sends the state after each value. The memory belongs to one observer.", rx: "scan",
            combine: "scan", reactive: "scan", "reduce", "map"),
        .init(
            "reduce", "Sends the state once, when the signal completes.", rx: "reduce", combine: "reduce",
            reactive: "reduce", "scan", "collect"),
        .init(
            "collect", "Sends one array when the signal completes.", rx: "toArray", combine: "collect",
            reactive: "collect", "buffer", "reduce"),
        .init(
            "count", "Sends the number of values when the signal completes.", rx: "count", combine: "count",
            reactive: "",
            "reduce"),
        .init(
            "pairwise", "Nothing for the first value; then each with the one before.", rx: "pairwise",
            reactive: "combinePrevious", "scan", "buffer"),
        .init(
            "buffer", "Sends arrays; the rest at completion. An empty array is never sent.",
            rx: "buffer bufferCount bufferTime", combine: "collect(_:) collect(.byTime)",
            reactive: "collect(count:) collect(every:)", "window", "collect"),
        .init(
            "materialize", "Turns each event, the end included, into a value, so it can no longer fail.",
            rx: "materialize", reactive: "materialize", "dematerialize"),
        .init(
            "dematerialize", "Turns materialized events back; the first end among them ends it.", rx: "dematerialize",
            reactive: "dematerialize", "materialize"),
        .init("not", "Turns true into false, and false into true.", reactive: "negate", "and", "or"),
        .init("enumerated", "Numbers the values from 0, afresh for each observer.", rx: "enumerated", "map"),
        .init(
            "window", "Sends each window when its first value comes; observe it at once to miss nothing.",
            rx: "window windowCount windowTime", "buffer", "groupBy"),
        .init(
            "min", "Sends the smallest at completion; of equal ones, the first.", rx: "min", combine: "min", "max",
            "reduce"
        ),
        .init(
            "max", "Sends the largest at completion; of equal ones, the first.", rx: "max", combine: "max", "min",
            "reduce"),
        .init(
            "contains", "Says yes as soon as it knows, and no at completion.", rx: "find", combine: "contains",
            "allSatisfy", "first"),
        .init(
            "allSatisfy", "Says no as soon as it knows, and yes at completion.", rx: "every", combine: "allSatisfy",
            "contains"),
        .init(
            "isEmpty", "Says no at the first value, and yes at completion.", rx: "isEmpty", "defaultIfEmpty", "count"),
        // Flattening
        .init(
            "flatMap",
            "Runs a signal for each value. `.merge` runs all at once, `.concat` one after another, `.latest` only the latest, `.first` only when none runs.",
            rx: "flatMap mergeMap concatMap switchMap exhaustMap", combine: "flatMap",
            reactive: "flatMap(.merge) flatMap(.concat) flatMap(.latest) flatMap(.race)", "flatMapLatest", "flatten",
            "concat"),
        .init(
            "flatMapLatest", "Lets go of the previous signal when the next value comes.", rx: "flatMapLatest switchMap",
            combine: "map + switchToLatest", reactive: "flatMap(.latest)", "flatMap", "switchToLatest"),
        .init(
            "bind", "One signal after another; once `stop` is set, the one that was just made is the last.",
            rx: "concatMap", reactive: "flatMap(.concat)", "flatMap"),
        .init(
            "flatten", "Runs the signals that a signal sends, with flatMap's strategies.",
            rx: "merge concat mergeAll concatAll exhaustAll", combine: "flatMap { $0 }", reactive: "flatten", "flatMap",
            "switchToLatest"),
        .init(
            "switchToLatest", "Only the latest of the signals is heard.", rx: "switchLatest switchAll",
            combine: "switchToLatest", reactive: "flatten(.latest)", "flatMapLatest", "flatten"),
        .init("groupBy", "A hot signal for each key, sent with its first value.", rx: "groupBy", "window", "flatMap"),
        .init(
            "expand", "Feeds each result back; level by level, without recursion on the stack.", rx: "expand",
            "flatMap", "iterate"),
        // Choosing
        .init(
            "filter", "Lets through what satisfies the condition, unchanged.", rx: "filter", combine: "filter",
            reactive: "filter", "compactMap", "removeDuplicates"),
        .init(
            "removeDuplicates", "Compares with the value before, not with all that ever came.",
            rx: "distinctUntilChanged", combine: "removeDuplicates", reactive: "skipRepeats", "filter"),
        .init(
            "take", "Completes with the last that it lets through, and lets go of the source.",
            rx: "take takeWhile takeUntil takeLast", combine: "prefix prefix(while:) prefix(untilOutputFrom:)",
            reactive: "take(first:) take(while:) take(until:) take(last:)", "skip", "first"),
        .init(
            "first", "Sends the first value and completes; where there is none, it only completes.", rx: "first",
            combine: "first first(where:)", reactive: "take(first: 1)", "take", "single", "last"),
        .init(
            "last", "Sends the last value at completion; where there is none, it only completes.", rx: "takeLast last",
            combine: "last", reactive: "take(last: 1)", "first", "reduce"),
        .init(
            "skip", "Drops what comes first; what follows is unchanged.", rx: "skip skipWhile skipUntil skipLast",
            combine: "dropFirst drop(while:) drop(untilOutputFrom:)",
            reactive: "skip(first:) skip(while:) skip(until:)", "take"),
        .init(
            "sample", "Sends the latest value when the trigger sends, each value at most once.", rx: "sample",
            reactive: "sample(on:)", "throttle", "withLatest"),
        .init(
            "element", "Sends the value at that place, counted from 0, and completes.", rx: "elementAt element",
            combine: "output(at:)", "take", "first"),
        .init("single", "Fails with your error where there is none, or more than one.", rx: "single asSingle", "first"),
        .init(
            "ignoreElements", "Only the end comes through.", rx: "ignoreElements", combine: "ignoreOutput",
            reactive: "take(last: 0)", "last"),
        .init(
            "defaultIfEmpty", "Sends your value if it completes without one.", rx: "ifEmpty defaultIfEmpty",
            combine: "replaceEmpty(with:)", "isEmpty", "startWith"),
        // Combining
        .init(
            "merge", "Every value of every signal, in the order in which they come; ends with the last of them.",
            rx: "merge", combine: "merge(with:)", reactive: "merge", "concat", "race", "zip"),
        .init(
            "concat", "The next signal runs when the one before has completed.", rx: "concat", combine: "append",
            reactive: "concat", "merge", "startWith"),
        .init(
            "startWith", "Sends your values first, at the subscription.", rx: "startWith", combine: "prepend",
            reactive: "prefix", "endWith", "concat"),
        .init(
            "zip",
            "Waits for a partner: the first with the first, the second with the second. Completes when no pair can follow.",
            rx: "zip forkJoin", combine: "zip", reactive: "zip", "combineLatest", "withLatest"),
        .init(
            "combineLatest",
            "Once each has sent, a tuple whenever one sends. In a diamond it shows half-updated states; `Property.combine` does not.",
            rx: "combineLatest", combine: "combineLatest", reactive: "combineLatest", "zip", "withLatest", "Property"),
        .init(
            "withLatest", "The other signal never sets off a value of its own.", rx: "withLatestFrom",
            reactive: "withLatest(from:)", "combineLatest", "sample"),
        .init("and", "True when the latest values of both are.", reactive: "and", "or", "not", "combineLatest"),
        .init("or", "True when the latest value of at least one is.", reactive: "or", "and", "not"),
        .init(
            "race", "The first to send or to end wins; the others are let go of.", rx: "amb race",
            reactive: "flatten(.race)", "merge"),
        .init("endWith", "Sends your values at completion.", rx: "endWith", combine: "append", "startWith", "concat"),
        .init("zipAll", "Zips as many signals as a signal sends, once that completes.", rx: "zipAll", "zip"),
        .init(
            "combineLatestAll", "combineLatest of as many signals as a signal sends, once that completes.",
            rx: "combineLatestAll", "combineLatest"),
        // Time
        .init(
            "delay", "Values and the completion come later, with the same gaps; a failure comes at once.", rx: "delay",
            combine: "delay(for:scheduler:)", reactive: "delay", "debounce", "timer"),
        .init(
            "debounce", "A value comes when nothing has followed it for a while.", rx: "debounce debounceTime",
            combine: "debounce(for:scheduler:)", reactive: "debounce", "throttle", "audit", "sample"),
        .init(
            "throttle",
            "At most one value in an interval: the first of a burst at once and the last of it when the time is over.",
            rx: "throttle throttleTime auditTime", combine: "throttle(for:scheduler:latest:)", reactive: "throttle",
            "debounce", "sample", "audit"),
        .init(
            "timeout", "Measures the time to the first value, and from each value to the next.", rx: "timeout",
            combine: "timeout",
            reactive: "timeout(after:raising:on:)", "catch", "delay"),
        .init(
            "deliver",
            "Hands events over to a scheduler, in order and one at a time; a policy says what to do when too many are waiting.",
            rx: "observe(on:) observeOn", combine: "receive(on:)", reactive: "observe(on:)", "subscribe"),
        .init(
            "subscribe", "Runs the source on a scheduler.", rx: "subscribe(on:) subscribeOn", combine: "subscribe(on:)",
            reactive: "start(on:)", "deliver"),
        .init("timestamp", "Each value with the scheduler's time.", rx: "timestamp", reactive: "", "timeInterval"),
        .init(
            "timeInterval", "Each value with the time since the one before.", rx: "timeInterval",
            combine: "measureInterval(using:)", "timestamp"),
        .init(
            "audit", "The first value starts a signal; when that sends, the latest value comes.", rx: "audit",
            "debounce", "throttle"),
        // Failing
        .init(
            "catch",
            "After a failure another signal goes on. That signal's type decides whether the whole can still fail.",
            rx: "catch catchError", combine: "catch", reactive: "flatMapError", "catchTo", "retry"),
        .init(
            "catchTo", "After a failure it sends your value and completes, so it can no longer fail.",
            rx: "catchAndReturn catchErrorJustReturn", combine: "replaceError(with:)",
            reactive: "flatMapError { .init(value: x) }", "catch"),
        .init(
            "retry",
            "Subscribes again after a failure: a number of times, under a condition, or after the pauses that a policy sets.",
            rx: "retry retryWhen", combine: "retry", reactive: "retry(upTo:)", "repeat", "catch"),
        .init(
            "mapError", "Changes the failure and its type; values are as they were.", combine: "mapError",
            reactive: "mapError", "catch", "canFail"),
        .init(
            "canFail", "Only the type changes, so that it fits signals that can fail.", combine: "setFailureType(to:)",
            reactive: "promoteError", "mapError"),
        .init(
            "tryMap", "What your function throws becomes the failure, with its type.", rx: "map", combine: "tryMap",
            reactive: "attemptMap", "map", "try"),
        .init(
            "try", "Values come through unchanged until your function throws.", rx: "do", combine: "tryMap",
            reactive: "attempt", "tryMap", "filter"),
        // Subscribing
        .init("repeat", "Subscribes again each time it has completed.", rx: "repeat", reactive: "repeat", "retry"),
        .init(
            "share",
            "One subscription to the source for all who listen; it ends when the last one leaves. It can tell latecomers what came last.",
            rx: "share shareReplay refCount", combine: "share", reactive: "replayLazily", "connectable", "Subject"),
        .init(
            "doing", "Calls your function before the value goes on.", rx: "do(onNext:) tap", combine: "handleEvents",
            reactive: "on(value:)", "doingAtEnd", "doingAtStart", "print"),
        .init(
            "doingAtEnd", "Calls your function with the end, disposal included.", rx: "do(onCompleted:) finalize",
            combine: "handleEvents", reactive: "on(terminated:)", "doing"),
        .init(
            "doingAtStart", "Calls your function at each subscription.", rx: "do(onSubscribe:)",
            combine: "handleEvents", reactive: "on(starting:)", "doing"),
        .init(
            "connectable", "One subscription to the source for all, which begins when you connect.",
            rx: "publish multicast",
            combine: "makeConnectable", reactive: "", "share"),
        .init(
            "print", "Prints each subscription and event with the place in your source.", rx: "debug", combine: "print",
            reactive: "logEvents", "doing"),
        // Holding
        .init(
            "Subject",
            "Sends to all who listen, from any thread, in one order for all. With `replay` latecomers hear the last.",
            rx: "PublishSubject ReplaySubject", combine: "PassthroughSubject", reactive: "Signal.pipe()", "Property",
            "share"),
        .init(
            "Property", "Has a value now and tells each new one; derived ones are never half-updated.",
            rx: "BehaviorSubject BehaviorRelay", combine: "CurrentValueSubject @Published",
            reactive: "Property MutableProperty", "Subject", "combineLatest"),
    ]

    /// What one may look for, and the operators that do it.
    static let wishes: [(wish: String, names: [String])] = [
        ("change each value", ["map", "replace", "compactMap", "enumerated", "not"]),
        (
            "choose some values",
            ["filter", "removeDuplicates", "take", "skip", "first", "last", "element", "single", "ignoreElements"]
        ),
        ("remember what came before", ["scan", "pairwise", "removeDuplicates", "reduce"]),
        (
            "one result at the end",
            ["reduce", "collect", "count", "min", "max", "contains", "allSatisfy", "isEmpty", "last"]
        ),
        ("combine several signals", ["merge", "concat", "zip", "combineLatest", "withLatest", "race", "and", "or"]),
        ("start work for each value", ["flatMap", "flatMapLatest", "bind", "flatten", "switchToLatest", "expand"]),
        ("slow down, or wait", ["debounce", "throttle", "delay", "sample", "audit", "timeout", "interval", "timer"]),
        ("gather values", ["buffer", "window", "groupBy", "collect"]),
        ("when it fails", ["catch", "catchTo", "retry", "timeout", "mapError", "tryMap", "try", "materialize"]),
        ("begin, end, or fill in", ["startWith", "endWith", "defaultIfEmpty", "repeat"]),
        ("listen together", ["share", "connectable", "Subject", "Property"]),
        ("choose the thread", ["deliver", "subscribe"]),
        ("look inside", ["doing", "doingAtStart", "doingAtEnd", "print", "timestamp", "timeInterval"]),
        ("make a signal", ["just", "of", "from", "create", "deferred", "unfold", "iterate", "empty", "never", "fail"]),
    ]
}

extension OperatorNote {
    static let libraries = ["RxSwift", "RxJS", "Combine", "ReactiveSwift"]

    /// What each of the libraries calls it; empty where it has no such operator.
    var elsewhere: [String] {
        let names = rx.split(separator: " ").map(String.init)
        return [
            names.filter { !Self.onlyRxJS.contains($0) }.joined(separator: " "),
            names.filter { !Self.onlyRxSwift.contains($0) }.joined(separator: " "), combine, reactiveSwift,
        ]
    }

    private static let onlyRxJS: Set<String> = [
        "EMPTY", "NEVER", "throwError", "defer", "mapTo", "count", "pairwise", "bufferCount", "bufferTime",
        "windowCount",
        "windowTime", "min", "max", "find", "every", "isEmpty", "mergeMap", "switchMap", "exhaustMap", "mergeAll",
        "concatAll", "exhaustAll", "switchAll", "expand", "takeWhile", "takeUntil", "last", "skipWhile", "skipUntil",
        "skipLast", "elementAt", "defaultIfEmpty", "forkJoin", "race", "endWith", "zipAll", "combineLatestAll",
        "debounceTime", "throttleTime", "auditTime", "timestamp", "timeInterval", "audit", "catchError", "observeOn",
        "subscribeOn", "retryWhen", "repeat", "shareReplay", "tap", "finalize",
    ]
    private static let onlyRxSwift: Set<String> = [
        "just", "empty", "never", "error", "create", "deferred", "compactMap", "enumerated", "flatMap", "flatMapLatest",
        "switchLatest", "asSingle", "element", "ifEmpty", "amb", "observe(on:)", "subscribe(on:)", "catch",
        "catchAndReturn", "catchErrorJustReturn", "do", "do(onNext:)", "do(onCompleted:)", "do(onSubscribe:)", "debug",
        "publish", "multicast", "PublishSubject", "BehaviorRelay",
    ]
    /// The operator that somebody knows under another name, as other libraries or the methods of ours have it.
    ///
    /// - Parameters:
    ///   - word: what somebody calls it, in any case: `switchMap`.
    ///   - names: the operators that can be asked for.
    /// - Returns: ours, the most particular one; `nil` where nothing is called so.
    static func named(_ word: String, in names: [String]) -> String? {
        let wanted = word.lowercased()
        // Several of ours are called so somewhere; these are what people mean.
        let meant = ["mapreplace": "replace", "mapto": "replace", "concatmap": "flatMap", "mergemap": "flatMap"]
        if let name = meant[wanted] { return names.contains(name) ? name : nil }
        func others(_ note: OperatorNote) -> [String] {
            [note.rx, note.combine, note.reactiveSwift].flatMap { $0.split(separator: " ") }
                .map { $0.prefix { $0 != "(" }.lowercased() }
        }
        return names.compactMap { all[$0] }.filter { others($0).contains(wanted) }
            .min { others($0).count < others($1).count }?.name
    }
}
