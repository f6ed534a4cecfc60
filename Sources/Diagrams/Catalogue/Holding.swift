import CurrycombMarbles
import CurrycombSignals

extension MarbleCatalogue {
    static let holding: [MarbleScenario] = [
        MarbleScenario(
            "Subject", .holding, "sends each value to its current observers", code: "subject.send(value)"
        ) { scene in
            let subject = scene.keep(Subject<String, Never>())
            scene.play("-1--2--3--", .string, as: "sent") { value in subject.send(value) }
            scene.show(unfailing: subject, as: "first")
            scene.show(unfailing: subject, as: "second", from: 3, until: 6)
        },
        MarbleScenario(
            "Subject", .holding, "sends its last value to each new observer", code: "Subject<String, Never>(replay: 1)"
        ) { scene in
            let subject = scene.keep(Subject<String, Never>(replay: 1))
            scene.play("-1--2-----3--", .string, as: "sent") { value in subject.send(value) }
            scene.show(unfailing: subject, as: "first")
            scene.show(unfailing: subject, as: "second", from: 5)
        },
        MarbleScenario(
            "Property", .holding, "sends its current value, then each new one", code: "MutableProperty(0)"
        ) { scene in
            let price = scene.keep(MutableProperty(0))
            scene.play("---1------2---", .int, as: "price") { value in price.value = value }
            scene.show(unfailing: price, as: "first")
            scene.show(unfailing: price, as: "second", from: 5)
        },
        MarbleScenario(
            "Property", .holding, "combines two properties without half-updated states",
            code: "price.combine(with: doubled)"
        ) { scene in
            let price = scene.keep(MutableProperty(1))
            let doubled = price.map { $0 &* 2 }
            scene.play("-----2-----------3-----------", .int, as: "price") { value in price.value = value }
            scene.show(unfailing: price.combine(with: doubled), as: "combine") { "\($0.0)\($0.1)" }
            scene.show(unfailing: price.combineLatest(with: doubled), as: "combineLatest") { "\($0.0)\($0.1)" }
        },
    ]
}
