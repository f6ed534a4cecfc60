/// A limit on the requests of each caller. A caller has a bucket that fills over time, and a request takes an amount
/// from the bucket.
struct Rates: Sendable {
    struct Rate: Sendable {
        var burst: Double
        var perSecond: Double
    }

    private struct Bucket {
        var level: Double
        var time: Double
    }

    private var buckets: [String: Bucket] = [:]
    let rate: Rate
    private let limit = 4096

    init(_ rate: Rate) { self.rate = rate }

    /// Takes an amount from a caller's bucket, and returns `nil`. If the bucket has too little, takes nothing, and
    /// returns the number of seconds until it has enough. A full bucket is enough for any amount.
    mutating func take(_ amount: Double = 1, from caller: String, now: Double) -> Double? {
        var bucket = current(caller, now)
        guard bucket.level >= min(amount, rate.burst) else {
            return (min(amount, rate.burst) - bucket.level) / rate.perSecond
        }
        bucket.level -= amount
        if buckets.count >= limit, buckets[caller] == nil { forgetFull(now) }
        buckets[caller] = bucket
        return nil
    }

    /// Returns the number of seconds until a caller may send again, or `nil` if it may send now. This call does not
    /// count as a request.
    func wait(for caller: String, now: Double) -> Double? {
        let level = current(caller, now).level
        return level >= 1 ? nil : (1 - level) / rate.perSecond
    }

    private func current(_ caller: String, _ now: Double) -> Bucket {
        guard let bucket = buckets[caller] else { return Bucket(level: rate.burst, time: now) }
        let level = min(rate.burst, bucket.level + max(0, now - bucket.time) * rate.perSecond)
        return Bucket(level: level, time: now)
    }

    /// Removes full buckets, which are the same as new ones. If too many buckets remain, probably because an attacker
    /// invents callers, removes all buckets.
    private mutating func forgetFull(_ now: Double) {
        buckets = buckets.filter { current($0.key, now).level < rate.burst }
        if buckets.count >= limit { buckets.removeAll() }
    }
}
