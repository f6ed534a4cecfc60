#if !hasFeature(Embedded)
    // @unchecked: every stored property is touched only while `PropertyNode.lock` is held, but for the hubs, which look after
    // themselves.

    /// A property as seen by those that are derived from it.
    class PropertyNode: @unchecked Sendable {
        /// Held while values are stored and derived, and never while an observer runs. There is one for all properties, since
        /// any two may come to be combined.
        static let lock = RecursiveLock()

        /// How far it is from the properties that are set: more than any of its inputs.
        final let height: Int
        private final var dependents: [WeakNode] = []
        private final var endedInputs = 0
        private final let inputs: [PropertyNode]
        private(set) final var hasEnded = false

        init(inputs: [PropertyNode]) {
            self.inputs = inputs
            height = inputs.reduce(0) { max($0, $1.height + 1) }
        }

        /// Computes the value anew from the inputs.
        /// - Returns: whether it counts as changed.
        func update() -> Bool { true }
        /// Leaves the value behind for the observers; the result delivers it.
        func announce() -> (() -> Void)? { nil }
        /// The same for the end.
        func announceEnd() -> (() -> Void)? { nil }

        /// Is told by whoever made it, when it is whole.
        final func attach() {
            for input in inputs {
                input.dependents.removeAll { $0.node == nil }
                input.dependents.append(WeakNode(node: self))
                if input.hasEnded { endedInputs += 1 }
            }
            hasEnded = !inputs.isEmpty && endedInputs == inputs.count
        }

        /// Brings everything that depends on it up to date, each once, inputs first; what depends only on things that turn out not to
        /// have changed is left alone.
        ///
        /// - Returns: what is to be done when the lock is no longer held.
        final func changed() -> [() -> Void] {
            if dependents.isEmpty { return announce().map { [$0] } ?? [] }
            var found: [ObjectIdentifier: PropertyNode] = [:]
            var open = [self]
            while let node = open.popLast() {
                for dependent in node.dependents.compactMap(\.node)
                where found.updateValue(dependent, forKey: ObjectIdentifier(dependent)) == nil {
                    open.append(dependent)
                }
            }
            var changed: Set = [ObjectIdentifier(self)]
            var announcing = [self]
            for node in found.values.sorted(by: { $0.height < $1.height })
            where node.inputs.contains(where: { changed.contains(ObjectIdentifier($0)) }) && node.update() {
                changed.insert(ObjectIdentifier(node))
                announcing.append(node)
            }
            return announcing.compactMap { $0.announce() }
        }

        /// Ends it, and those whose inputs have all ended.
        final func end() -> [() -> Void] {
            var deliveries: [() -> Void] = []
            var open = [self]
            while let node = open.popLast() {
                guard !node.hasEnded else { continue }
                node.hasEnded = true
                if let delivery = node.announceEnd() { deliveries.append(delivery) }
                for dependent in node.dependents.compactMap(\.node) {
                    dependent.endedInputs += 1
                    if dependent.endedInputs == dependent.inputs.count { open.append(dependent) }
                }
            }
            return deliveries
        }
    }

    /// A property that may go before those it depends on.
    private struct WeakNode {
        weak var node: PropertyNode?
    }

    /// A property with its value.
    final class ValueNode<Value: Sendable>: PropertyNode, @unchecked Sendable {
        var value: Value
        let compute: (@Sendable () -> Value)?
        /// Whether an old and a new value are the same, so that nobody need be told.
        let areSame: (@Sendable (Value, Value) -> Bool)?
        /// Remembers the latest value for those who come late.
        let hub = Serial(HubCore<Value, Never>(replay: 1))

        init(_ value: Value) {
            self.value = value
            compute = nil
            areSame = nil
            super.init(inputs: [])
            hub.send(.next(value))
        }

        init(
            inputs: [PropertyNode], areSame: (@Sendable (Value, Value) -> Bool)?,
            _ compute: @escaping @Sendable () -> Value
        ) {
            self.compute = compute
            self.areSame = areSame
            value = compute()
            super.init(inputs: inputs)
            hub.send(.next(value))
            attach()
            if hasEnded { hub.send(.end(.completed)) }
        }

        override func update() -> Bool {
            guard let compute else { return true }
            let new = compute()
            if let areSame, areSame(value, new) { return false }
            value = new
            return true
        }

        override func announce() -> (() -> Void)? { later(.next(value)) }

        override func announceEnd() -> (() -> Void)? { later(.end(.completed)) }

        private func later(_ command: HubCore<Value, Never>.Command) -> (() -> Void)? {
            let hub = hub
            return hub.leave(command) ? { hub.drain(1) } : nil
        }
    }
#endif
