#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Waits for a limited time until at least one of several descriptors can be read or has been closed.
///
/// It uses `select` because on macOS `poll` does not work with terminals: see BUGS in its manual page.
///
/// - Parameters:
///   - descriptors: the descriptors, below 1,024 because of `select`.
///   - milliseconds: the longest time to wait.
/// - Returns: the descriptors for which `read` would not wait, or all of them after an error; none if the time is up;
///   `nil` if a signal arrived first.
func readable(among descriptors: [Int32], milliseconds: Int32) -> Set<Int32>? {
    var set = fd_set()
    withUnsafeMutableBytes(of: &set) { bits in
        for descriptor in descriptors {
            precondition(
                0 <= descriptor && Int(descriptor) < 8 * bits.count, "select takes no descriptor \(descriptor)")
            bits[Int(descriptor) / 8] |= 1 << (UInt8(descriptor % 8))
        }
    }
    var time = timeval(tv_sec: .init(milliseconds / 1000), tv_usec: .init(milliseconds % 1000 * 1000))
    if select((descriptors.max() ?? -1) + 1, &set, nil, nil, &time) < 0 {
        // If no signal has arrived, one of the descriptors is closed, and `read` will show which one.
        return errno == EINTR ? nil : Set(descriptors)
    }
    return withUnsafeBytes(of: set) { bits in
        Set(descriptors.filter { bits[Int($0) / 8] & 1 << UInt8($0 % 8) != 0 })
    }
}
