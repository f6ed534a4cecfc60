/// The baseline: an effect as a plain closure.
struct NaiveIO<Success, Failure: Error>: Sendable {
    let run: @Sendable () throws(Failure) -> Success

    init(_ run: @escaping @Sendable () throws(Failure) -> Success) { self.run = run }

    func flatMap<NewSuccess>(
        _ next: @escaping @Sendable (Success) -> NaiveIO<NewSuccess, Failure>
    ) -> NaiveIO<NewSuccess, Failure> {
        NaiveIO<NewSuccess, Failure> { [run] () throws(Failure) in try next(try run()).run() }
    }

    func map<NewSuccess>(_ transform: @escaping @Sendable (Success) -> NewSuccess) -> NaiveIO<NewSuccess, Failure> {
        NaiveIO<NewSuccess, Failure> { [run] () throws(Failure) in transform(try run()) }
    }
}

extension NaiveIO where Success: Sendable {
    static func of(_ value: Success) -> NaiveIO { NaiveIO { () throws(Failure) in value } }
}
