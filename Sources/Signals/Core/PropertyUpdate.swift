/// A look at properties at one instant, and the values that follow from it.
///
/// What is up to date is taken as it is; what is not is computed, without a lock, from what was taken. So all values belong to
/// one version of the graph, whatever other threads change meanwhile, and no thread waits for another one's computation.
///
/// **Why it is sound.** An update is touched by one thread. Nodes are touched under the lock of their graph, and a node's
/// `validAt` only grows:
///
/// - *A value is never replaced by an older one*: it is committed if the node is stale and was valid at a version before this
///   update's. The value of another update that came first is as good, since functions make equal values of equal ones.
/// - *Who tells*: a change marks all that depends on it. What was not stale before becomes a target of its update, which tells
///   the observers, whoever computed the values; what was stale already is left to the update whose target it is, and which
///   goes on until none of its targets is stale. So a node that is stale or untold is the target of an update under way.
/// - *Values that may stay the same* are compared with what the node held when it was looked at. If an update of an earlier
///   version has been committed since, nothing is, and the comparison is made again; there are as many of those as there were
///   threads inside an update.
@usableFromInline
final class PropertyUpdate {
    /// A node with its value in this update.
    struct Step {
        /// Kept among the targets or the nodes that were taken.
        let node: Unmanaged<PropertyNode>
        /// The value as of the update's version, when it is known.
        var value: Box?
        /// What the node held when it was looked at, if the new value may be the same; after the commit what is to be released.
        var memo: Box?
        /// The version up to which the node's own value was right.
        var base: Int
        /// The version in which the value last became another.
        var changedIn: Int
        /// Where the steps of the inputs are named, and how many there are; a node that was up to date has none.
        let firstLink: Int
        let links: Int
        /// The last round in which it was decided.
        var round = 0
        var hasChanged = false
        /// Whether the node has been brought up to date by another update.
        var isSettled = false
        var isTold = false
    }

    /// What the update's thread owes to a node's observers.
    @usableFromInline
    enum Delivery: Sendable {
        case none
        /// To tell them a value: they wait for this thread.
        case value
        /// To tell them what was enqueued.
        case queue
    }

    private unowned(unsafe) let thread: Trampoline
    private var graph: PropertyGraph { targets[0].graph }
    @exclusivity(unchecked) private var targets: [PropertyNode] = []
    @exclusivity(unchecked) private var steps: [Step] = []
    @exclusivity(unchecked) private var links: [Int] = []
    /// Where the links to the targets begin.
    @exclusivity(unchecked) private var targetLinks = 0
    @exclusivity(unchecked) private var version = 0
    @exclusivity(unchecked) private var round = 0
    /// Whether there is anything to compute.
    @exclusivity(unchecked) private var isStale = false
    /// Whether a value may stay the same.
    @exclusivity(unchecked) private var mayStay = false
    /// Whether the targets' observers are told.
    @exclusivity(unchecked) private var tells = false
    /// How often this thread had committed values when the functions of this update were called first.
    @exclusivity(unchecked) private var commits = 0
    /// Nodes that are not targets.
    @exclusivity(unchecked) private var taken: [PropertyNode] = []
    /// Former targets whose observers have not been told yet.
    @exclusivity(unchecked) private var kept: [PropertyNode] = []
    /// What must not be released under the lock.
    @exclusivity(unchecked) private var garbage: [Box] = []
    /// The targets that have been changed again since the update looked at them.
    @exclusivity(unchecked) private var left: [PropertyNode] = []
    /// Who is to be told what.
    @exclusivity(unchecked) private var owed: [(node: Unmanaged<PropertyNode>, delivery: Delivery, value: Box)] = []
    @exclusivity(unchecked) private var path: [(node: PropertyNode, input: Int)] = []

    init(_ thread: Trampoline) { self.thread = thread }

    // MARK: What is done with properties

    /// Brings a stale node up to date.
    ///
    /// - Returns: its value, and the version that it belongs to.
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

    /// Makes the value of a node that is new.
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

    /// Sets a node's value, brings all that depends on it up to date, and tells the observers.
    ///
    /// - Parameter modification: what it was made of by a function. What others have set since then stays.
    /// - Returns: whether no other function has modified it since.
    @usableFromInline
    @discardableResult
    static func set(_ node: PropertyNode, to value: Box, after modification: PropertyNode.Modification? = nil) -> Bool {
        let thread = Trampoline.current
        var update: PropertyUpdate?
        // Released when the lock is not held.
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

    /// Brings a node up to date that was made while what it is made of changed.
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

    /// Computes and commits; starts again where what was taken is no longer enough.
    private func finish() {
        thread.functions += 1
        commits = thread.commits
        var isDone = false
        while !isDone {
            round += 1
            if decideAll() {
                isDone = commit()
            } else {
                emptySteps()
                graph.locked { look(&$0) }
            }
        }
        thread.functions -= 1
        thread.commits += 1
    }

    /// Tells the observers, and goes on for as long as other threads have left changes to this one.
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
                if left.isEmpty { return thread.giveBack(self) }
            }
            if !owed.isEmpty { kept += targets }
            swap(&targets, &left)
            left.removeAll(keepingCapacity: true)
            graph.locked { look(&$0) }
            finish()
        }
    }

    /// Releases everything, for the next one who takes it.
    ///
    /// - Returns: whether it is small enough to be kept.
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

    /// Takes the values of what is up to date and finds what is not, in an order in which inputs come first.
    private func look(_ state: inout PropertyGraph.State) {
        state.looks += 1
        version = state.version
        for target in targets { visit(target, look: state.looks) }
        targetLinks = links.count
        for target in targets { links.append(target.place) }
        if tells { for target in targets { steps[target.place].isTold = true } }
    }

    /// Finds a node and what it needs.
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
                    changedIn: top.changedIn, firstLink: first, links: links.count - first))
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

    /// The value of an input, for a function that derives a value.
    ///
    /// - Parameter link: where the inputs' links begin, and which one it is.
    @inlinable
    func input<Input: Sendable>(_ link: Int) -> Input { unsafeDowncast(inputBox(link), to: Boxed<Input>.self).value }

    /// The same as it is stored.
    @usableFromInline
    func inputBox(_ link: Int) -> Box { steps[links[link]].value.unsafelyUnwrapped }

    /// Whether an input has changed since the node of a step was right.
    func hasChanged(_ link: Int, since step: Int) -> Bool { steps[links[link]].changedIn > steps[step].base }

    /// - Returns: whether all could be decided.
    private func decideAll() -> Bool {
        var index = 0
        // A node that begins to follow another one adds steps.
        while index < steps.count {
            if !decide(index) { return false }
            index += 1
        }
        return true
    }

    /// Finds a step's value and whether it has changed.
    private func decide(_ index: Int) -> Bool {
        if steps[index].round == round || steps[index].links == 0 || steps[index].isSettled { return true }
        steps[index].round = round
        let (first, base, memo) = (steps[index].firstLink, steps[index].base, steps[index].memo)
        // What cannot stay the same would not be here.
        var hasChanged = memo == nil
        for link in first..<(first + steps[index].links) {
            let input = links[link]
            if !decide(input) { return false }
            // One that depends on itself has the value that it had.
            if steps[input].value == nil { steps[input].value = steps[input].memo }
            if steps[input].changedIn > base { hasChanged = true }
        }
        if steps[index].value == nil {
            if !hasChanged {
                steps[index].value = memo
            } else if commits == thread.commits || !adopt(index) {
                let value = steps[index].node._withUnsafeGuaranteedRef { $0.evaluate(self, step: index, first: first) }
                guard let value else { return false }
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

    /// Takes over what a function of this update has had computed meanwhile, by reading it.
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

    /// Has a node follow another one than before.
    ///
    /// - Returns: whether the value of that one belongs to the same version as all others.
    func follow(_ followed: PropertyNode, step: Int) -> Bool {
        let node = steps[step].node.takeUnretainedValue()
        PropertyGraph.unite(node.graph, followed.graph)
        let start = steps.count
        let canFollow = graph.locked { state in
            guard node.needed <= version else { return false }
            var place = followed.place
            // Another thread that looked since may have written another place.
            if place < 0 || place >= steps.count
                || steps[place].node.toOpaque() != Unmanaged.passUnretained(followed).toOpaque()
            {
                if followed.needed > version {
                    // It has changed since. If nothing else has, all is right in the newest version, too.
                    guard steps.allSatisfy({ $0.node.takeUnretainedValue().needed <= version }) else { return false }
                    version = state.version
                }
                state.looks += 1
                taken.append(followed)
                visit(followed, look: state.looks)
                place = followed.place
            }
            links[steps[step].firstLink + 1] = place
            if node.isOpen(version) { taken += node.follow(followed) }
            return true
        }
        if !canFollow { return false }
        for index in start..<steps.count where !decide(index) { return false }
        return decide(links[steps[step].firstLink + 1])
    }

    // MARK: Committing

    /// - Returns: whether the values were compared with what the nodes still hold.
    private func commit() -> Bool {
        graph.locked { _ in
            if mayStay, steps.contains(where: { $0.isOvertaken(version) }) {
                for index in steps.indices where steps[index].links > 0 && steps[index].memo != nil { refresh(index) }
                return false
            }
            for index in steps.indices {
                steps[index].node._withUnsafeGuaranteedRef { node in
                    if steps[index].links > 0, node.isOpen(version) {
                        if steps[index].hasChanged, let value = steps[index].value {
                            // If there is a memo, it is the same box, so nothing is released.
                            steps[index].memo = node.commit(value, version)
                        }
                        node.validAt = version
                    }
                    guard steps[index].isTold else { return }
                    let delivery = node.tell(&garbage)
                    if delivery != .none { owed.append((steps[index].node, delivery, node.box)) }
                    if node.isStale { left.append(node) }
                }
            }
            return true
        }
    }

    /// Takes what a node holds now, to be compared with the value.
    private func refresh(_ index: Int) {
        let node = steps[index].node.takeUnretainedValue()
        if let memo = steps[index].memo { garbage.append(memo) }
        steps[index].memo = node.box
        steps[index].base = node.validAt
        steps[index].changedIn = node.changedIn
        steps[index].isSettled = !node.isOpen(version)
    }
}

extension PropertyUpdate.Step {
    /// Whether the value of an earlier version has come since the node was looked at.
    fileprivate func isOvertaken(_ version: Int) -> Bool {
        links > 0 && memo != nil
            && node._withUnsafeGuaranteedRef { $0.validAt != base && $0.isOpen(version) }
    }
}
