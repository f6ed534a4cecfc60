// @unchecked, unowned(unsafe): every stored property is touched only while the gate is closed; an owner is a thread
// that is inside, so it lives. `@exclusivity(unchecked)`: nothing is called while one of them is accessed.
#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Bionic)
    import Bionic
#endif

/// The lock of properties that depend on one another; the thread that holds it may take it again.
///
/// A property that can be set begins with a graph of its own. A property and those that it is derived from are one
/// graph, for good.
///
/// **Why it is sound.** One gate guards the state of a graph's holders, which is never closed while a function of a
/// user runs. A thread takes a second graph only from inside such a function (or for what it returned), where a graph
/// is ready to be changed, as a thread that sets a property from a function has always done. So when threads would wait
/// for each other in a circle, the last one goes ahead: it overtakes the holder, who waits, and who goes on only when
/// all that it holds is its own again. When graphs are united, so are their holders.
final class PropertyGraph: @unchecked Sendable {
    #if hasFeature(Embedded)
        // Embedded WebAssembly has one thread, so there is no other thread to wait for.
        static func unite(_ first: PropertyGraph, _ second: PropertyGraph) {}
        private func enter(_ thread: Trampoline) { thread.graphs.append(self) }
        private static func leave(_ thread: Trampoline) { thread.graphs.removeLast() }
    #else
        @exclusivity(unchecked) private var parent: PropertyGraph?
        /// The number of graphs that have become this one.
        @exclusivity(unchecked) private var size = 1
        /// The thread that may touch the nodes, and how often it has taken the lock.
        @exclusivity(unchecked) private unowned(unsafe) var owner: Trampoline?
        @exclusivity(unchecked) private var depth = 0
        /// The threads that also need it, and wait.
        @exclusivity(unchecked) private var overtaken: [(thread: Unmanaged<Trampoline>, depth: Int)] = []

        /// The graph whose holders count.
        private var root: PropertyGraph {
            guard var root = parent else { return self }
            while let next = root.parent { root = next }
            parent = root
            return root
        }

        private func enter(_ thread: Trampoline) {
            Gate.close()
            let root = self.root
            if root.owner === thread || root.owner == nil {
                root.owner = thread
                root.depth += 1
            } else {
                wait(thread)
            }
            thread.graphs.append(self)
            Gate.open()
        }

        private func wait(_ thread: Trampoline) {
            while true {
                let lost = thread.graphs.first { $0.root.owner !== thread }?.root
                let wanted = lost ?? root
                if wanted.owner == nil || wanted.owner === thread || wanted.leads(to: thread) {
                    if wanted.owner !== thread { wanted.overtake(thread) }
                    if lost != nil { continue }
                    wanted.depth += 1
                    return
                }
                thread.wanted = wanted
                Gate.wait()
                thread.wanted = nil
            }
        }

        /// Returns true if its owner waits for a thread that waits … for this one.
        private func leads(to thread: Trampoline) -> Bool {
            var graph = self
            for _ in 0...Gate.waiting {
                guard let owner = graph.owner else { return false }
                if owner === thread { return true }
                guard let next = owner.wanted else { return false }
                graph = next.root
            }
            return false
        }

        private func overtake(_ thread: Trampoline) {
            if let owner { overtaken.append((.passUnretained(owner), depth)) }
            owner = thread
            depth = 0
            if let place = overtaken.firstIndex(where: { $0.thread.toOpaque() == thread.opaque }) {
                depth = overtaken.remove(at: place).depth
            }
        }

        private static func leave(_ thread: Trampoline) {
            Gate.close()
            let root = thread.graphs.removeLast().root
            assert(root.owner === thread && root.depth > 0, "PropertyGraph: left by a thread that was not inside")
            root.depth -= 1
            if root.depth == 0 {
                if let next = root.overtaken.popLast() {
                    root.owner = next.thread.takeUnretainedValue()
                    root.depth = next.depth
                } else {
                    root.owner = nil
                }
                Gate.wake()
            }
            Gate.open()
        }

        /// Makes one graph of two.
        static func unite(_ first: PropertyGraph, _ second: PropertyGraph) {
            Gate.close()
            let areOne = first.root === second.root
            Gate.open()
            if areOne { return }
            first.locked {
                second.locked {
                    Gate.close()
                    let (one, other) = (first.root, second.root)
                    if one !== other { one.size >= other.size ? one.takeIn(other) : other.takeIn(one) }
                    Gate.wake()
                    Gate.open()
                }
            }
        }

        /// Becomes the graph of another one's nodes; this thread owns both.
        private func takeIn(_ other: PropertyGraph) {
            other.parent = self
            size += other.size
            depth += other.depth
            for holder in other.overtaken {
                if let place = overtaken.firstIndex(where: { $0.thread.toOpaque() == holder.thread.toOpaque() }) {
                    overtaken[place].depth += holder.depth
                } else {
                    overtaken.append(holder)
                }
            }
            other.overtaken = []
            other.owner = nil
            other.depth = 0
        }
    #endif

    /// Does work that touches the graph's nodes.
    func locked<Result, E: Error>(_ work: () throws(E) -> Result) throws(E) -> Result {
        let thread = Trampoline.current
        enter(thread)
        defer {
            Self.leave(thread)
            if thread.graphs.isEmpty, !thread.whenOutside.isEmpty { thread.catchUpOutside() }
        }
        return try work()
    }

    /// Does work when this thread holds no graph: now, or as soon as it has left the last.
    static func whenOutside(_ work: @escaping () -> Void) {
        let thread = Trampoline.current
        if thread.graphs.isEmpty { work() } else { thread.whenOutside.append(work) }
    }

    /// Does each piece of work when this thread holds no graph.
    static func whenOutside(_ works: [() -> Void]) {
        if works.isEmpty { return }
        let thread = Trampoline.current
        if thread.graphs.isEmpty { for work in works { work() } } else { thread.whenOutside += works }
    }
}

extension Trampoline {
    fileprivate var opaque: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    fileprivate func catchUpOutside() {
        var works: [() -> Void] = []
        swap(&works, &whenOutside)
        for work in works { work() }
    }
}

#if !hasFeature(Embedded)
    /// Guards the state of all graphs' holders.
    private enum Gate {
        private nonisolated(unsafe) static let mutex = {
            let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
            pthread_mutex_init(mutex, nil)
            return mutex
        }()
        private nonisolated(unsafe) static let condition = {
            let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
            pthread_cond_init(condition, nil)
            return condition
        }()
        /// The number of threads that wait.
        private(set) nonisolated(unsafe) static var waiting = 0

        static func close() { pthread_mutex_lock(mutex) }
        static func open() { pthread_mutex_unlock(mutex) }
        static func wait() {
            waiting += 1
            pthread_cond_wait(condition, mutex)
            waiting -= 1
        }
        static func wake() { if waiting > 0 { pthread_cond_broadcast(condition) } }
    }
#endif
