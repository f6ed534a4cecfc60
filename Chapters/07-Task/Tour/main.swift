import Chapter07Task

func tell<Value>(_ call: String, _ task: LazyTask<Value>, on service: Service) async {
    let start = service.seconds
    let ending = await service.run(task)
    switch ending.result {
    case .success(let value): Tour.show(call, value)
    case .failure(let error): Tour.output("\(call)  →  threw \(error)")
    }
    Tour.output("took \(ending.second - start) s")
}

let service = Service(["honey": .after(3), "wax": .after(1), "queen": .after(2), "drone": .after(1, failing: 2)])
let honey = Ours.request("honey", from: service)
let wax = Ours.request("wax", from: service)
let queen = Ours.request("queen", from: service)

Tour.heading("A request as a value")
Tour.say("The request is described, but the service has not received it.")
Tour.show("service.log", service.log)
await tell("honey.run()", honey, on: service)
Tour.ask("service.log", service.log)
await tell("map(honey) { $0.count }.run()", Ours.map(honey) { $0.count }, on: service)

Tour.heading("One after another, and at the same time")
Tour.say("The same three tasks run in two ways. The values stay in the order of the list.")
await tell("oneByOne([honey, wax, queen]).run()", Ours.oneByOne([honey, wax, queen]), on: service)
await tell("all([honey, wax, queen]).run()", Ours.all([honey, wax, queen]), on: service)

Tour.heading("A race, and a time limit")
await tell("race(honey, wax).run()", Ours.race(honey, wax), on: service)
Tour.say("The loser was cancelled, so the race ended as soon as the winner did.")
Tour.show("service.log.last ?? \"\"", service.log.last ?? "")
await tell("timeout(honey, after: 2, on: service).run()", Ours.timeout(honey, after: 2, on: service), on: service)

Tour.heading("Once more")
let drone = Ours.request("drone", from: service)
Tour.say("drone fails twice and then succeeds.")
await tell("retry(drone, atMost: 2).run()", Ours.retry(drone, atMost: 2), on: service)
await tell("retry(drone, atMost: 2).run()", Ours.retry(drone, atMost: 2), on: service)
