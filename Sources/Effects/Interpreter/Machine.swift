/// The machine that runs a program: the current value or error, and the steps that wait for it.
///
/// The machine is a pointer, so passing it to a step needs no reference counting, and accessing its state needs no
/// exclusivity check. Its values are untyped. Untyped values are sound because the types of `IO` and `LazyTask`
/// restrict their nodes. The node of an `IO<Success, Failure>` or `LazyTask<Success, Failure>` stores a `Success` with
/// the exit `success`, a `Failure` with the exit `failure`, and no value with the exit `cancelled`. The nodes after it
/// take exactly these types.
///
/// Unchecked `Sendable` is sound: a run works on one step at a time, and the code that passes the machine to another
/// task waits for that task before it continues.
@frozen
@usableFromInline
struct Machine: @unchecked Sendable {
    @frozen
    @usableFromInline
    struct State {
        /// The memory for a small value. This property is the first one, so that it has the same address as the state.
        @usableFromInline var room: (UInt, UInt, UInt, UInt) = (0, 0, 0, 0)
        @usableFromInline var exit: Exits = .success
        /// The address of the value or error. At first, this is the address of `room`; after a value or error that does
        /// not fit into `room`, it is that of separate memory.
        @usableFromInline var slot: UnsafeMutableRawPointer
        @usableFromInline var capacity: Int
        /// The waiting steps, the innermost last.
        @usableFromInline var frames: UnsafeMutablePointer<Frame>
        @usableFromInline var frameCount = 0
        @usableFromInline var frameCapacity: Int
        /// The number of nested masks. If this number is above zero, the loop neither checks for cancellation nor
        /// yields.
        @usableFromInline var masks = 0
        /// The number of nested shields. If this number is above zero, the loop does not check for cancellation, and
        /// asynchronous work runs in a separate task, which is not cancelled with the running task.
        @usableFromInline var shields = 0
        /// The number of nodes that the loop may enter before it checks for cancellation and yields; see
        /// ``Machine/budget``.
        @usableFromInline var budget = Int.max
    }

    @usableFromInline let state: UnsafeMutablePointer<State>

    /// Makes a machine, which the caller must destroy.
    @usableFromInline
    init() {
        state = .allocate(capacity: 1)
        let frameCapacity = 16
        state.initialize(
            to: State(
                slot: UnsafeMutableRawPointer(state), capacity: 4 * MemoryLayout<UInt>.size,
                frames: .allocate(capacity: frameCapacity), frameCapacity: frameCapacity))
    }

    private var room: UnsafeMutableRawPointer { UnsafeMutableRawPointer(state) }

    /// Frees the machine's memory. The value or error must have been taken, and no frame may be left.
    @usableFromInline
    func destroy() {
        if state.pointee.slot != room {
            state.pointee.slot.deallocate()
        }
        state.pointee.frames.deallocate()
        state.deinitialize(count: 1)
        state.deallocate()
    }
}

// MARK: - Values

extension Machine {
    @inlinable
    @inline(__always)
    func succeed<Value>(_ value: consuming Value) {
        put(value)
        state.pointee.exit = .success
    }

    @inlinable
    @inline(__always)
    func fail<Failure: Error>(_ error: consuming Failure) {
        put(error)
        state.pointee.exit = .failure
    }

    @inlinable
    func cancel() {
        state.pointee.exit = .cancelled
    }

    /// Moves the value or error, which must exist and have this type, out of the machine.
    @inlinable
    @inline(__always)
    func take<Value>(_ type: Value.Type = Value.self) -> Value {
        state.pointee.slot.assumingMemoryBound(to: Value.self).move()
    }

    @inlinable
    @inline(__always)
    func put<Value>(_ value: consuming Value) {
        if MemoryLayout<Value>.size > state.pointee.capacity
            || MemoryLayout<Value>.alignment > 16 && !isAligned(MemoryLayout<Value>.alignment)
        {
            enlarge(MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
        }
        state.pointee.slot.initializeMemory(as: Value.self, to: value)
    }

    /// Returns true if the slot has this alignment.
    @usableFromInline
    func isAligned(_ alignment: Int) -> Bool {
        UInt(bitPattern: state.pointee.slot) & UInt(alignment - 1) == 0
    }

    /// Replaces the slot, which must be empty, with a slot for values of this size and alignment.
    @usableFromInline
    func enlarge(_ size: Int, _ alignment: Int) {
        if state.pointee.slot != room {
            state.pointee.slot.deallocate()
        }
        let capacity = max(size, state.pointee.capacity)
        state.pointee.slot = .allocate(byteCount: capacity, alignment: max(alignment, 16))
        state.pointee.capacity = capacity
    }

    /// Returns the outcome and moves its value or error out of the machine.
    @inlinable
    func outcome<Success, Failure>(
        _ success: Success.Type = Success.self, _ failure: Failure.Type = Failure.self
    ) -> Outcome<Success, Failure> {
        switch state.pointee.exit {
        case .success: .success(take(Success.self))
        case .failure: .failure(take(Failure.self))
        default: .cancelled
        }
    }

    @inlinable
    func end<Success, Failure>(_ outcome: consuming Outcome<Success, Failure>) {
        switch consume outcome {
        case .success(let value): succeed(value)
        case .failure(let error): fail(error)
        case .cancelled: cancel()
        }
    }
}
