/// Reads properties as they are at one moment and computes the values of other properties from them.
///
/// First the update *looks* at the nodes that it needs, under the lock: it takes the values that are up to date. Then
/// it computes the other values from these, without a lock. So all values belong to one version of the graph, even if
/// other threads change properties meanwhile, and no thread waits for another thread's computation.
///
/// **Why an update is sound.** Only one thread accesses an update, nodes are accessed under the lock of their graph,
/// and a node's `validAt` never decreases. These guarantees follow:
///
/// - *A value is never replaced by an older one*: a new value is committed only if the node is stale and was last valid
///   at a version before this update's. If another update committed its value first, that value is also right:
///   functions are expected to make equal values from equal inputs.
/// - *The latest value is delivered*: a change marks all dependent nodes as stale. A node that was not stale becomes a
///   target of the change's update, which notifies the observers even if another update computed the value. A node that
///   was already stale is the target of another update, which continues until none of its targets is stale. So a node
///   that is stale, or has not notified its observers yet, is the target of a running update.
/// - *An update may be overtaken*: a node that it needs has changed since the look. The update then commits the values
///   that it has decided, because they belong to its version. To decide the others, it looks at the nodes again. So a
///   function that sets a property, and thus overtakes its own update, is not called again for the same inputs.
/// - *Values that may stay the same* are compared with the value that the node held when the update looked at it. If an
///   update of an earlier version has been committed since, the later update commits nothing and compares again. If an
///   update of a later version has been committed since, and found the same value as before, the earlier update marks
///   the node as changed, because it may commit dependents that it has computed from its own, different value.
@usableFromInline
final class PropertyUpdate {
    struct Step {
        /// The node, kept alive by `targets` or `taken`.
        let node: Unmanaged<PropertyNode>
        /// The value in the update's version, once it is known.
        var value: Box?
        /// The node's former value, to compare with the new one if they may be the same; after the commit, the value to
        /// release.
        var memo: Box?
        /// The latest version for which the node's own value was known at the look: its `validAt`.
        var base: Int
        var changedIn: Int
        /// The position and the length of this step's part of the update's `links`, which holds the indices of the
        /// inputs' steps. The length is 0 for a node that was up to date.
        let firstLink: Int
        let links: Int
        /// The last round of `finish()` in which the step was decided.
        var round = 0
        var hasChanged = false
        /// True if another update has brought the node up to date.
        var isSettled = false
        var isTold = false
        /// True if the step counts as changed even if no input has changed. A node that follows its second input then
        /// chooses this input again.
        var mustChange = false
    }

    /// A choice: `node` is to follow `followed`, which was chosen for `value`, the value of the node's first input.
    private struct Choice {
        let node: PropertyNode
        let value: Box
        let followed: PropertyNode
    }

    /// The work that this thread still has to do for a node's observers.
    @usableFromInline
    enum Delivery: Sendable {
        case none
        /// Send the observers a value: this thread owns the hub.
        case value
        /// Send the observers the enqueued events: this thread owns the hub.
        case queue
    }

    private unowned(unsafe) let thread: Trampoline
    private var graph: PropertyGraph { targets[0].graph }
    @exclusivity(unchecked) private var targets: [PropertyNode] = []
    @exclusivity(unchecked) private var steps: [Step] = []
    @exclusivity(unchecked) private var links: [Int] = []
    /// The index in `links` at which the indices of the targets' steps begin.
    @exclusivity(unchecked) private var targetLinks = 0
    @exclusivity(unchecked) private var version = 0
    @exclusivity(unchecked) private var round = 0
    /// True if there is anything to compute.
    @exclusivity(unchecked) private var isStale = false
    @exclusivity(unchecked) private var mayStay = false
    /// True if the targets' observers must be notified.
    @exclusivity(unchecked) private var tells = false
    /// The thread's number of commits when this update began to compute.
    @exclusivity(unchecked) private var commits = 0
    /// Nodes other than the targets, kept alive for their steps.
    @exclusivity(unchecked) private var taken: [PropertyNode] = []
    /// Former targets, kept alive until their observers have been notified.
    @exclusivity(unchecked) private var kept: [PropertyNode] = []
    /// Values that must not be released under the lock.
    @exclusivity(unchecked) private var garbage: [Box] = []
    /// The targets that have been changed again since the update looked at them.
    @exclusivity(unchecked) private var left: [PropertyNode] = []
    /// The targets that this update has to end, because all their inputs have ended.
    @exclusivity(unchecked) private var ending: [PropertyNode] = []
    @exclusivity(unchecked) private var owed: [(node: Unmanaged<PropertyNode>, delivery: Delivery, value: Box)] = []
    @exclusivity(unchecked) private var path: [(node: PropertyNode, input: Int)] = []
    /// The nodes that have become stale because a node on which they depend has begun to follow another.
    @exclusivity(unchecked) private var woken: [PropertyNode] = []
    /// The number of nested calls of `follow`.
    @exclusivity(unchecked) private var depth = 0
    /// The choices that this update has made but could not use yet. They are kept, so `choose` is not called again for
    /// the same value. The key is the node that is to follow another.
    @exclusivity(unchecked) private var choices: [ObjectIdentifier: Choice] = [:]

    init(_ thread: Trampoline) { self.thread = thread }

    // MARK: Reading, deriving, setting

    /// Brings a stale node up to date. Returns its value and the version to which the value belongs.
    @inline(never)
    static func read(_ node: PropertyNode) -> (value: Box, version: Int) {
        let thread = Trampoline.current
        let update = thread.takeUpdate()
        update.targets.append(node)
        update.run(in: node.graph)
        let result = (update.steps[update.links[update.targetLinks]].value.unsafelyUnwrapped, update.version)
        thread.giveBack(update)
        thread.deliverOutside()
        return result
    }

    static func derive(
        from inputs: [PropertyNode], in graph: PropertyGraph, _ compute: (PropertyUpdate, Int) -> Box
    ) -> (value: Box, version: Int) {
        let thread = Trampoline.current
        let update = thread.takeUpdate()
        update.targets += inputs
        update.run(in: graph)
        thread.functions += 1
        let result = (compute(update, update.targetLinks), update.version)
        thread.functions -= 1
        thread.giveBack(update)
        thread.deliverOutside()
        return result
    }

    /// Sets a node's value, brings all dependent nodes up to date, and notifies the observers.
    ///
    /// If `modification` is given, a function passed to `modify` made the value. If another thread has set the node
    /// since that function began, the node keeps that thread's value, and the result is true. If another thread has
    /// called `modify` since then, nothing changes, and the result is false: the function must be called again.
    @usableFromInline
    @discardableResult
    static func set(_ node: PropertyNode, to value: Box, after modification: PropertyNode.Modification? = nil) -> Bool {
        let thread = Trampoline.current
        var update: PropertyUpdate?
        // The old value, released when the lock is not held.
        var old: Box?
        var kept: [PropertyNode] = []
        var garbage: [Box] = []
        let delivery = node.graph.locked { state -> Delivery? in
            if let modification {
                guard node.endModifying(modification, thread) else { return nil }
                if node.box !== modification.value { return Delivery.none }
            }
            state.version += 1
            old = node.replace(with: value, version: state.version)
            if node.isAlone { return node.tell(&garbage) }
            let made = thread.takeUpdate()
            update = made
            made.tells = true
            made.targets.append(node)
            node.markDependents(state.version, into: &made.targets, left: &kept)
            made.look(&state)
            return Delivery.none
        }
        guard let delivery else { return false }
        if thread.functions > 0, let old { thread.noteChange(of: node, from: old, to: value) }
        old = nil
        if let update {
            update.finish()
            update.tell()
        } else if delivery != .none {
            if thread.functions > 0 {
                thread.whenOutside.append { node.deliver(delivery, value) }
            } else {
                thread.deliverOutside()
                node.deliver(delivery, value)
            }
        }
        return true
    }

    /// Brings one node up to date outside a regular change, and notifies its observers: for example, a node whose
    /// inputs changed while it was made, or one that is behind when an observer subscribes.
    static func catchUp(_ node: PropertyNode) {
        let update = Trampoline.current.takeUpdate()
        update.tells = true
        update.targets.append(node)
        update.run(in: node.graph)
        update.tell()
    }

    private func run(in graph: PropertyGraph) {
        graph.locked { look(&$0) }
        if isStale || tells { finish() }
    }

    /// Computes the values and commits them; looks again if this update has been overtaken.
    private func finish() {
        thread.functions += 1
        commits = thread.commits
        var isDone = false
        while !isDone {
            round += 1
            if decideAll() {
                isDone = commit()
            } else {
                commitDecided()
                emptySteps()
                graph.locked { look(&$0) }
            }
        }
        if !choices.isEmpty { choices.removeAll() }
        thread.functions -= 1
        thread.commits += 1
        while let node = woken.popLast() { Self.catchUp(node) }
    }

    /// Notifies the observers, now or when this thread's functions have returned. As long as targets have changed since
    /// the look, looks at them and computes their values again.
    private func tell() {
        while true {
            emptySteps()
            if thread.functions > 0 {
                if left.isEmpty { return thread.whenOutside.append { self.tell() } }
            } else {
                thread.deliverOutside()
                var index = 0
                while index < owed.count {
                    let (node, delivery, value) = owed[index]
                    node._withUnsafeGuaranteedRef { $0.deliver(delivery, value) }
                    index += 1
                }
                owed.removeAll(keepingCapacity: true)
                for node in ending { node.end() }
                if !ending.isEmpty { ending.removeAll() }
                if left.isEmpty { return thread.giveBack(self) }
            }
            if !owed.isEmpty { kept += targets }
            swap(&targets, &left)
            left.removeAll(keepingCapacity: true)
            graph.locked { look(&$0) }
            finish()
        }
    }

    /// Releases everything. Returns true if the update is small enough to be used again.
    func empty() -> Bool {
        emptySteps()
        targets.removeAll(keepingCapacity: true)
        if !kept.isEmpty { kept.removeAll() }
        tells = false
        return steps.capacity <= 1024 && links.capacity <= 1024
    }

    private func emptySteps() {
        steps.removeAll(keepingCapacity: true)
        links.removeAll(keepingCapacity: true)
        taken.removeAll(keepingCapacity: true)
        if !garbage.isEmpty { garbage.removeAll() }
        isStale = false
        mayStay = false
    }

    // MARK: Looking, under the lock

    /// Takes the values of up-to-date nodes and finds the stale ones, inputs before dependents.
    private func look(_ state: inout PropertyGraph.State) {
        state.looks += 1
        version = state.version
        for target in targets { visit(target, look: state.looks) }
        targetLinks = links.count
        for target in targets { links.append(target.place) }
        if tells { for target in targets { steps[target.place].isTold = true } }
    }

    private func visit(_ node: PropertyNode, look: Int) {
        if node.look == look { return }
        enter(node, look: look)
        while let (top, input) = path.last {
            if input < top.inputs.count {
                path[path.count - 1].input += 1
                let node = top.inputs[input]
                if node.look != look {
                    taken.append(node)
                    enter(node, look: look)
                }
                continue
            }
            path.removeLast()
            let first = links.count
            for input in top.inputs {
                if input.place < 0 { take(input) }
                links.append(input.place < 0 ? steps.count - 1 : input.place)
            }
            top.place = steps.count
            isStale = true
            if top.mayStay { mayStay = true }
            steps.append(
                Step(
                    node: .passUnretained(top), memo: top.mayStay ? top.box : nil, base: top.validAt,
                    changedIn: top.changedIn, firstLink: first, links: links.count - first,
                    mustChange: top.followedIn > top.validAt))
        }
    }

    private func enter(_ node: PropertyNode, look: Int) {
        node.look = look
        if node.isStale {
            node.place = -1
            path.append((node, 0))
        } else {
            node.place = steps.count
            take(node)
        }
    }

    private func take(_ node: PropertyNode) {
        steps.append(
            Step(
                node: .passUnretained(node), value: node.box, base: node.validAt, changedIn: node.changedIn,
                firstLink: 0, links: 0))
    }

    // MARK: Computing, without a lock

    /// Returns the value of an input. `link` is an index in `links`: the index at which the inputs begin, plus the
    /// index of this input.
    @inlinable
    func input<Input: Sendable>(_ link: Int) -> Input { unsafeDowncast(inputBox(link), to: Boxed<Input>.self).value }

    @usableFromInline
    func inputBox(_ link: Int) -> Box { steps[links[link]].value.unsafelyUnwrapped }

    /// Returns true if a step's node must choose again which node to follow: either the first input has changed since
    /// the node was last valid, or the step counts as changed. In the second case, the first input may have changed and
    /// changed back.
    func mustChoose(_ link: Int, step: Int) -> Bool {
        steps[links[link]].changedIn > steps[step].base || steps[step].mustChange
    }

    /// Decides for each step whether its value changes. Returns false if this could not be decided for one of them.
    private func decideAll() -> Bool {
        var index = 0
        // `steps` may grow during this loop, because a node that begins to follow another one adds steps.
        while index < steps.count {
            if !decide(index) { return false }
            index += 1
        }
        return true
    }

    /// Finds a step's value and decides whether it has changed. Returns false if this could not be decided; then the
    /// step does not count as decided in this round.
    private func decide(_ index: Int) -> Bool {
        if steps[index].round == round || steps[index].links == 0 || steps[index].isSettled { return true }
        steps[index].round = round
        let (first, base, memo) = (steps[index].firstLink, steps[index].base, steps[index].memo)
        // A stale node without a memo always counts as changed: there is no former value to compare with.
        var hasChanged = memo == nil || steps[index].mustChange
        for link in first..<(first + steps[index].links) {
            let input = links[link]
            guard decide(input) else {
                steps[index].round = 0
                return false
            }
            // The value is missing only if a node depends on itself. Such a node keeps its former value.
            if steps[input].value == nil { steps[input].value = steps[input].memo }
            if steps[input].changedIn > base { hasChanged = true }
        }
        if steps[index].value == nil {
            if !hasChanged {
                steps[index].value = memo
            } else if commits == thread.commits || !adopt(index) {
                let value = steps[index].node._withUnsafeGuaranteedRef { $0.evaluate(self, step: index, first: first) }
                guard let value else {
                    steps[index].round = 0
                    return false
                }
                steps[index].value = value
            } else {
                return true
            }
        }
        if hasChanged, let memo, let value = steps[index].value,
            steps[index].node._withUnsafeGuaranteedRef({ $0.areSame(memo, value) })
        {
            steps[index].value = memo
            hasChanged = false
        }
        steps[index].hasChanged = hasChanged
        if hasChanged { steps[index].changedIn = version }
        return true
    }

    /// Uses the value of a node that has been updated in the meantime, for example because one of this update's
    /// functions has read the node's property. Returns false if the node is still stale, or if its value may have
    /// changed after this update's version.
    private func adopt(_ index: Int) -> Bool {
        let node = steps[index].node.takeUnretainedValue()
        return graph.locked { _ in
            guard !node.isStale, node.needed <= version else { return false }
            steps[index].value = node.box
            steps[index].changedIn = node.changedIn
            steps[index].isSettled = true
            return true
        }
    }

    /// Makes a node follow the one that `choose` returns, or has already returned for the same value of the first
    /// input. Returns true if the followed node's value is known in the version of all other values. Otherwise the
    /// update must first look at the nodes again.
    func follow(step: Int, first: Int, choose: () -> PropertyNode) -> Bool {
        let node = steps[step].node.takeUnretainedValue()
        let value = inputBox(first)
        let known = choices.isEmpty ? nil : choices.removeValue(forKey: ObjectIdentifier(node))
        let followed = if let known, known.value === value { known.followed } else { choose() }
        if follow(followed, step: step) { return true }
        choices[ObjectIdentifier(node)] = Choice(node: node, value: value, followed: followed)
        return false
    }

    private func follow(_ followed: PropertyNode, step: Int) -> Bool {
        let node = steps[step].node.takeUnretainedValue()
        PropertyGraph.unite(node.graph, followed.graph)
        let start = steps.count
        let canFollow = graph.locked { state in
            // If the first input has changed since the look, the choice of `followed` is out of date, so `node` must
            // not be linked to `followed`. This update still uses the value of `followed`: otherwise a read might begin
            // again and again.
            let isCurrent = node.needed <= version
            var place = followed.place
            // Another update may have overwritten the place since the look.
            if place < 0 || place >= steps.count
                || steps[place].node.toOpaque() != Unmanaged.passUnretained(followed).toOpaque()
            {
                if followed.needed > version {
                    // The followed node has changed since the look. If no other node has changed, all values are valid
                    // in the newest version, too.
                    guard isCurrent, steps.allSatisfy({ $0.node.takeUnretainedValue().needed <= version }) else {
                        return false
                    }
                    version = state.version
                }
                state.looks += 1
                taken.append(followed)
                visit(followed, look: state.looks)
                place = followed.place
            }
            links[steps[step].firstLink + 1] = place
            if node.isOpen(version) {
                if isCurrent {
                    node.follow(followed, version: version, kept: &taken, woken: &woken)
                } else {
                    node.chooseAgain(after: version)
                }
            }
            return true
        }
        // If each node of a long chain began to follow the next one, this recursion could overflow the stack. So at a
        // depth of 32, it ends, and the update looks at the nodes again. After that look, the steps of inputs precede
        // those of their dependents, so no recursion is needed.
        if !canFollow || depth == 32 { return false }
        depth += 1
        defer { depth -= 1 }
        for index in start..<steps.count where !decide(index) { return false }
        return decide(links[steps[step].firstLink + 1])
    }

    // MARK: Committing

    /// Commits the values. Returns false and commits nothing if a node's former value is out of date, so the new value
    /// must be compared again.
    private func commit() -> Bool {
        graph.locked { _ in
            if mayStay, steps.contains(where: { $0.isOvertaken(version) }) {
                for index in steps.indices where steps[index].links > 0 && steps[index].memo != nil { refresh(index) }
                return false
            }
            for index in steps.indices {
                steps[index].node._withUnsafeGuaranteedRef { node in
                    commit(index, to: node)
                    guard steps[index].isTold else { return }
                    let delivery = node.tell(&garbage)
                    if delivery != .none { owed.append((steps[index].node, delivery, node.box)) }
                    if node.isStale { left.append(node) } else if node.mustEnd { ending.append(node) }
                }
            }
            return true
        }
    }

    /// Commits the values that were decided before this update was overtaken.
    private func commitDecided() {
        graph.locked { _ in
            if mayStay, steps.contains(where: { $0.isOvertaken(version) }) { return }
            for index in steps.indices where steps[index].round == round {
                steps[index].node._withUnsafeGuaranteedRef { commit(index, to: $0) }
            }
        }
    }

    @inline(__always)
    private func commit(_ index: Int, to node: PropertyNode) {
        guard steps[index].links > 0 else { return }
        guard node.isOpen(version) else {
            if steps[index].hasChanged { node.markChanged(after: version) }
            return
        }
        if steps[index].hasChanged, let value = steps[index].value {
            // If there is a memo, it is the box that `node.commit` returns, so this assignment releases nothing under
            // the lock.
            steps[index].memo = node.commit(value, version)
        }
        node.validAt = version
    }

    /// Takes the value that the node holds now, for another comparison.
    private func refresh(_ index: Int) {
        let node = steps[index].node.takeUnretainedValue()
        if let memo = steps[index].memo { garbage.append(memo) }
        steps[index].memo = node.box
        if steps[index].base != node.validAt { steps[index].mustChange = true }
        steps[index].base = node.validAt
        steps[index].changedIn = node.changedIn
        steps[index].isSettled = !node.isOpen(version)
    }
}

extension PropertyUpdate.Step {
    /// Returns true if an update of an earlier version has committed the node's value since the look.
    fileprivate func isOvertaken(_ version: Int) -> Bool {
        links > 0 && memo != nil
            && node._withUnsafeGuaranteedRef { $0.validAt != base && $0.isOpen(version) }
    }
}
