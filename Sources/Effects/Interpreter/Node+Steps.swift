/// Nodes are untyped. The callers of these functions must make sure that a step takes the type that the step before it
/// stores; see `Machine`.
extension Node {
    @inlinable
    static func value<Value>(_ value: Value) -> Node {
        if _isPOD(Value.self), MemoryLayout<Value>.size <= MemoryLayout<UInt>.size {
            var bits: UInt = 0
            withUnsafeMutableBytes(of: &bits) { $0.storeBytes(of: value, as: Value.self) }
            return .plain(bits)
        }
        return Node { machine in
            machine.succeed(value)
            return nil
        }
    }

    @inlinable
    static func error<Failure: Error>(_ error: Failure) -> Node {
        Node { machine in
            machine.fail(error)
            return nil
        }
    }

    @inlinable
    static func outcome<Success, Failure>(_ outcome: Outcome<Success, Failure>) -> Node {
        Node { machine in
            machine.end(outcome)
            return nil
        }
    }

    @inlinable
    static func deferred(_ make: @escaping () -> Node) -> Node {
        Node { _ in make() }
    }

    @inlinable
    static func call<Success, Failure: Error>(_ work: @escaping () throws(Failure) -> Success) -> Node {
        Node.calling(Held(Throwing(work))) { machine, held in
            do throws(Failure) {
                machine.succeed(try held(as: Throwing<Success, Failure>.self).work())
            } catch {
                machine.fail(error)
            }
            return nil
        }
    }

    @inlinable
    func map<Value, NewValue>(_ transform: @escaping (Value) -> NewValue) -> Node {
        Node.calling(after: self, on: .success, Held(Changing(transform))) { machine, held in
            machine.succeed(held(as: Changing<Value, NewValue>.self).change(machine.take()))
            return nil
        }
    }

    @inlinable
    func tryMap<Value, NewValue, Failure: Error>(
        _ transform: @escaping (Value) throws(Failure) -> NewValue
    ) -> Node {
        Node(after: self, on: .success) { machine in
            do throws(Failure) {
                machine.succeed(try transform(machine.take()))
            } catch {
                machine.fail(error)
            }
            return nil
        }
    }

    @inlinable
    func bind<Value>(_ next: @escaping (Value) -> Node) -> Node {
        Node.calling(after: self, on: .success, Held(NextNode(next))) { machine, held in
            held(as: NextNode<Value>.self).make(machine.take())
        }
    }

    @inlinable
    func mapError<Failure: Error, NewFailure: Error>(_ transform: @escaping (Failure) -> NewFailure) -> Node {
        Node(after: self, on: .failure) { machine in
            machine.fail(transform(machine.take()))
            return nil
        }
    }

    @inlinable
    func bindError<Failure: Error>(_ next: @escaping (Failure) -> Node) -> Node {
        Node(after: self, on: .failure) { machine in next(machine.take()) }
    }

    @inlinable
    func fold<Success, Failure: Error, Value>(
        _ success: @escaping (Success) -> Value, _ failure: @escaping (Failure) -> Value
    ) -> Node {
        Node(after: self, on: [.success, .failure]) { machine in
            if machine.state.pointee.exit == .success {
                machine.succeed(success(machine.take()))
            } else {
                machine.succeed(failure(machine.take()))
            }
            return nil
        }
    }
}
