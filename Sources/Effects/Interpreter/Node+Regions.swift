/// Nodes that change how the loop treats the nodes inside them.
extension Node {
    /// Runs a node made from the outcome, whatever that is, where no cancellation reaches it, and then ends as before.
    ///
    /// - Parameter finaliser: makes a node that ends with `Void` and cannot fail.
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

    /// The same program, in which the loop neither looks for cancellation nor yields.
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

    /// The same program, in which asynchronous work runs where no cancellation reaches it.
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

    /// Gets a resource, uses it, and gives it back however the use ended.
    ///
    /// No cancellation can come between: the mask is lifted when the step that gives the resource back is on the stack.
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
