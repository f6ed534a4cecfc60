/// A node that waits on the machine's stack, or that the loop enters next.
///
/// A frame owns its node only if a step returned the node. Such a node keeps its sources alive. The sources' frames are
/// above the node's frame on the stack, so they are removed first and need not own the sources. So the loop enters a
/// chain without reference counting.
@frozen
@usableFromInline
struct Frame {
    @usableFromInline let node: Unmanaged<Node>
    @usableFromInline let isOwned: Bool

    @inline(__always)
    var source: Unmanaged<Node>? {
        node._withUnsafeGuaranteedRef { node in
            if let source = node.source { .passUnretained(source) } else { nil }
        }
    }

    /// Moves the body out, without reference counting, if the frame is the node's only owner; otherwise, copies it.
    @inline(__always)
    consuming func takeBody() -> Node.Body {
        guard isOwned else { return node._withUnsafeGuaranteedRef { $0.body } }
        var node = node.takeRetainedValue()
        guard isKnownUniquelyReferenced(&node) else { return node.body }
        let body = node.takeBody()
        Node.recycle(node)
        return body
    }

    @inline(__always)
    init?(returned node: Node?) {
        guard let node else { return nil }
        self.init(node: .passRetained(node), isOwned: true)
    }

    @inline(__always)
    init(node: Unmanaged<Node>, isOwned: Bool) {
        self.node = node
        self.isOwned = isOwned
    }

    @inline(__always)
    func release() {
        if isOwned {
            node.release()
        }
    }
}

extension Machine {
    enum Pause {
        /// The program has ended: its exit, and its value or error, are in the machine.
        case finished
        /// The program waits for asynchronous work. The loop continues when the result of the work is in the machine.
        case work(Node.Work)
        case call(Node.AsyncCall, Held)
        /// The program yields to other tasks, then continues with this frame.
        case breath(Frame)
    }

    /// The number of nodes after which an asynchronous run checks for cancellation and yields. A mask prevents both,
    /// and a shield prevents only the check. A chain of nodes counts as one node.
    static let budget = 4096

    /// Runs a program that contains no asynchronous work.
    @usableFromInline
    func run(_ node: Node) {
        defer { withExtendedLifetime(node) {} }
        guard case .finished = loop(Frame(node: .passUnretained(node), isOwned: false)) else {
            preconditionFailure("a synchronous program contains asynchronous work")
        }
    }

    /// Runs a program that may contain asynchronous work.
    @usableFromInline
    func run(_ node: Node) async {
        defer { withExtendedLifetime(node) {} }
        state.pointee.budget = Self.budget
        var next: Frame? = Frame(node: .passUnretained(node), isOwned: false)
        while true {
            // The result of `loop` is never stored, so that the work in it is moved, not copied.
            switch loop(next) {
            case .finished:
                return
            case .work(let work):
                next = nil
                if state.pointee.shields > 0 {
                    await shielded(work)
                } else {
                    await work(self)
                }
            case .call(let call, let held):
                next = nil
                if state.pointee.shields > 0 {
                    await shielded { machine in await call(machine, held) }
                } else {
                    await call(self, held)
                }
            case .breath(let frame):
                await Task<Never, Never>.yield()
                next = frame
            }
        }
    }

    /// Does the work in a new task and waits for it. Cancelling the current task does not cancel the new one.
    private func shielded(_ work: @escaping Node.Work) async {
        // `nonisolated(unsafe)` is sound: this function waits for the task, so the work is never used concurrently.
        nonisolated(unsafe) let work = work
        await startTask { await work(self) }.value
    }

    private func loop(_ start: Frame?) -> Pause {
        var next = start
        while true {
            while let current = next {
                state.pointee.budget -= 1
                if state.pointee.budget <= 0 {
                    state.pointee.budget = Self.budget
                    if isInterrupted {
                        current.release()
                        cancel()
                        next = nil
                        break
                    }
                    if state.pointee.masks == 0 {
                        return .breath(current)
                    }
                }
                switch descend(from: current).takeBody() {
                case .plain(let bits):
                    state.pointee.slot.storeBytes(of: bits, as: UInt.self)
                    state.pointee.exit = .success
                    next = nil
                case .step(let step):
                    next = Frame(returned: step(self))
                case .call(let call, let held):
                    next = Frame(returned: call(self, held))
                case .work(let work):
                    if !isInterrupted { return .work(work) }
                    cancel()
                    next = nil
                case .await(let call, let held):
                    if !isInterrupted { return .call(call, held) }
                    cancel()
                    next = nil
                }
            }
            guard let frame = pop() else { return .finished }
            switch frame.takeBody() {
            case .step(let step): next = Frame(returned: step(self))
            case .call(let call, let held): next = Frame(returned: call(self, held))
            default: preconditionFailure("only steps wait")
            }
        }
    }

    private var isInterrupted: Bool {
        state.pointee.masks == 0 && state.pointee.shields == 0 && Task<Never, Never>.isCancelled
    }

    @inline(__always)
    private func descend(from frame: Frame) -> Frame {
        var current = frame
        while let source = current.source {
            push(current)
            current = Frame(node: source, isOwned: false)
        }
        return current
    }

    // MARK: The stack

    @inline(__always)
    private func push(_ frame: Frame) {
        if state.pointee.frameCount == state.pointee.frameCapacity {
            growFrames()
        }
        (state.pointee.frames + state.pointee.frameCount).initialize(to: frame)
        state.pointee.frameCount += 1
    }

    /// Removes frames from the top of the stack, up to and including the first one whose node runs after the current
    /// exit. Returns this frame, or `nil` if there is none.
    @inline(__always)
    private func pop() -> Frame? {
        while state.pointee.frameCount > 0 {
            state.pointee.frameCount -= 1
            let frame = state.pointee.frames[state.pointee.frameCount]
            if frame.node._withUnsafeGuaranteedRef({ $0.exits.contains(state.pointee.exit) }) {
                return frame
            }
            frame.release()
        }
        return nil
    }

    @inline(never)
    private func growFrames() {
        let capacity = 2 * state.pointee.frameCapacity
        let frames = UnsafeMutablePointer<Frame>.allocate(capacity: capacity)
        frames.update(from: state.pointee.frames, count: state.pointee.frameCount)
        state.pointee.frames.deallocate()
        state.pointee.frames = frames
        state.pointee.frameCapacity = capacity
    }
}
