import Foundation

/// A function that turns the state of an older version of the app into a state of the current version.
///
/// A journal of the old version has a state and actions of that version. Both are read with the old types, the old
/// reducer applies the actions, and the resulting state is converted, once: later records are of the current version.
/// The old file is kept under another name.
///
/// ```swift
/// let migration = Migration(from: 1, oldTodos) { old in Todos(items: old.titles.map { Todo(title: $0) }) }
/// let journal = try Journal(at: path, Todos(), todos, version: 2, migrations: [migration])
/// ```
public struct Migration<State: Sendable>: Sendable {
    /// The version that the migration starts from.
    public let version: Int
    let run: @Sendable (_ snapshot: Record, _ actions: ArraySlice<Record>) throws -> State

    /// Makes a migration.
    ///
    /// - Parameters:
    ///   - version: the version that the migration starts from.
    ///   - reducer: the reducer of that version, for the types of that version.
    ///   - convert: the function that makes a state of the current version. If there are versions in between, compose
    ///     the conversions from each version to the next.
    public init<Old: Decodable & Sendable, OldAction: Decodable & Sendable>(
        from version: Int, _ reducer: Reducer<Old, OldAction>, _ convert: @escaping @Sendable (Old) throws -> State
    ) {
        self.version = version
        run = { try convert(replay($0, $1, reducer)) }
    }
}

func replay<State: Decodable, Action: Decodable & Sendable>(
    _ snapshot: Record, _ actions: ArraySlice<Record>, _ reducer: Reducer<State, Action>
) throws(JournalError) -> State {
    var state = try decode(State.self, snapshot)
    for record in actions { _ = reducer(&state, try decode(Action.self, record)) }
    return state
}

private func decode<Value: Decodable>(_ type: Value.Type, _ record: Record) throws(JournalError) -> Value {
    do {
        return try JSONDecoder().decode(type, from: Data(record.payload))
    } catch {
        throw .undecodable(record: Int(clamping: record.number), reason: "\(error)")
    }
}
