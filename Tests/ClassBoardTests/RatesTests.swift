import Testing

@testable import CurrycombClassBoard

struct RatesTests {
    @Test func aBucketEmptiesAndRefills() {
        var rates = Rates(.init(burst: 2, perSecond: 0.5))
        #expect(rates.take(from: "a", now: 0) == nil)
        #expect(rates.take(from: "a", now: 0) == nil)
        #expect(rates.take(from: "a", now: 0) == 2)
        #expect(rates.wait(for: "a", now: 1) == 1)
        #expect(rates.take(from: "b", now: 0) == nil)
        #expect(rates.take(from: "a", now: 2) == nil)
        #expect(rates.take(from: "a", now: 1000) == nil && rates.take(from: "a", now: 1000) == nil)
        #expect(rates.take(from: "a", now: 1000) != nil, "a full bucket gains nothing more")
    }

    @Test func aFullBucketAllowsALargerAmount() {
        var rates = Rates(.init(burst: 10, perSecond: 1))
        #expect(rates.take(25, from: "a", now: 0) == nil)
        #expect(rates.take(1, from: "a", now: 10) != nil, "the level is negative after a large amount")
        #expect(rates.take(1, from: "a", now: 16) == nil)
    }

    @Test func anEarlierTimeDoesNotRefillABucket() {
        var rates = Rates(.init(burst: 1, perSecond: 1))
        #expect(rates.take(from: "a", now: 100) == nil)
        #expect(rates.take(from: "a", now: 50) == 1)
    }

    @Test func everyByteIsCompared() {
        #expect(isSame("calm-otter", "calm-otter"))
        for wrong in ["", "calm-otte", "calm-otter1", "Calm-otter", "calm-ottes"] {
            #expect(!isSame("calm-otter", wrong))
        }
    }
}
