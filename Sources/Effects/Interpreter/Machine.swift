/// The machine that runs a program: the current value or error, the steps that wait for it, and its outcome.
///
/// The machine is a pointer, so that handing it to a step costs no reference counting and touching its state no
/// exclusivity check. Values lie in it untyped. That is sound because only the typed handles build nodes: the node of
/// an `IO<Success, Failure>` or `LazyTask<Success, Failure>` leaves a `Success` with the exit `success`, a `Failure`
/// with the exit `failure`, nothing with the exit `cancelled`, and its successors take exactly that.
///
/// Unchecked `Sendable` is sound: a run works on one step at a time, and the code that passes the machine to another
/// task waits for that task before going on.
@frozen
@usableFromInline
struct Machine: @unchecked Sendable {
    @frozen
    @usableFromInline
    struct State {
        /// Room for a small value; first, so that the state and its room have one address.
        @usableFromInline var room: (UInt, UInt, UInt, UInt) = (0, 0, 0, 0)
        /// The end of the last piece of work.
        @usableFromInline var exit: Exits = .success
        /// The place of its value or error: in `room`, or in memory of its own when it is larger.
        @usableFromInline var slot: UnsafeMutableRawPointer
        @usableFromInline var capacity: Int
        /// The steps that wait, innermost last.
        @usableFromInline var frames: UnsafeMutablePointer<Frame>
        @usableFromInline var frameCount = 0
        @usableFromInline var frameCapacity: Int
        /// Above zero: the loop neither looks for cancellation nor yields.
        @usableFromInline var masks = 0
        /// Above zero: asynchronous work runs where the cancellation of the running task does not reach it.
        @usableFromInline var shields = 0
        /// Steps left until the loop looks for cancellation and yields.
        @usableFromInline var budget = Int.max
    }

    @usableFromInline let state: UnsafeMutablePointer<State>

    /// A machine with nothing to do. Its creator destroys it.
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

    /// Frees the machine, whose value has been taken and whose frames are all done.
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
    /// Ends a step with a value.
    @inlinable
    @inline(__always)
    func succeed<Value>(_ value: consuming Value) {
        put(value)
        state.pointee.exit = .success
    }

    /// Ends a step with an error.
    @inlinable
    @inline(__always)
    func fail<Failure: Error>(_ error: consuming Failure) {
        put(error)
        state.pointee.exit = .failure
    }

    /// Ends a step without either.
    @inlinable
    func cancel() {
        state.pointee.exit = .cancelled
    }

    /// Moves the value or error out, which must be there and of that type.
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

    /// Returns true if the slot suits a type. All memory suits an alignment up to 16.
    @usableFromInline
    func isAligned(_ alignment: Int) -> Bool {
        UInt(bitPattern: state.pointee.slot) & UInt(alignment - 1) == 0
    }

    /// Gets a larger slot; the present one is empty.
    @usableFromInline
    func enlarge(_ size: Int, _ alignment: Int) {
        if state.pointee.slot != room {
            state.pointee.slot.deallocate()
        }
        let capacity = max(size, state.pointee.capacity)
        state.pointee.slot = .allocate(byteCount: capacity, alignment: max(alignment, 16))
        state.pointee.capacity = capacity
    }

    /// The end of the run, with the value moved out.
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

    /// Ends a step as something else has ended.
    @inlinable
    func end<Success, Failure>(_ outcome: consuming Outcome<Success, Failure>) {
        switch consume outcome {
        case .success(let value): succeed(value)
        case .failure(let error): fail(error)
        case .cancelled: cancel()
        }
    }
}
