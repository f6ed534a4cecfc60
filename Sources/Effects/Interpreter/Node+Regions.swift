extension Node {
    /// Returns a node that runs this node and then, after every outcome, the finalizer, which is protected from
    /// cancellation. The outcome stays the same. The finalizer's node must end with `Void` and never fail.
    @inlinable
    func ensure<Success, Failure: Error>(
        _ finaliser: @escaping (Outcome<Success, Failure>) -> Node
    ) -> Node {
        Node(after: self, on: .any) { machine in
            let outcome = machine.outcome(Success.self, Failure.self)
            machine.state.pointee.shields += 1
            return Node(after: finaliser(outcome), on: .any) { machine in
                machine.state.pointee.shields -= 1
                machine.end(outcome)
                return nil
            }
        }
    }

    /// A node that runs this node without checks for cancellation and without yielding.
    @inlinable
    var masked: Node {
        let unmasking = Node(after: self, on: .any) { machine in
            machine.state.pointee.masks -= 1
            return nil
        }
        return Node { machine in
            machine.state.pointee.masks += 1
            return unmasking
        }
    }

    /// A node that runs this node and protects it from cancellation.
    @inlinable
    var shielded: Node {
        let unshielding = Node(after: self, on: .any) { machine in
            machine.state.pointee.shields -= 1
            return nil
        }
        return Node { machine in
            machine.state.pointee.shields += 1
            return unshielding
        }
    }

    /// Returns a node that acquires a resource, uses it and releases it. No cancellation can prevent the release,
    /// because cancellation is masked until the step that releases the resource is on the stack.
    @inlinable
    static func bracket<Resource, Success, Failure: Error>(
        _ acquire: Node, _ use: @escaping (Resource) -> Node,
        _ release: @escaping (Resource, Outcome<Success, Failure>) -> Node
    ) -> Node {
        let acquired = Node(after: acquire, on: .any) { machine in
            guard machine.state.pointee.exit == .success else {
                machine.state.pointee.masks -= 1
                return nil
            }
            let resource = machine.take(Resource.self)
            let using = Node { machine in
                machine.state.pointee.masks -= 1
                return use(resource)
            }
            return using.ensure { (outcome: Outcome<Success, Failure>) in release(resource, outcome) }
        }
        return Node { machine in
            machine.state.pointee.masks += 1
            return acquired
        }
    }
}
