"""Two hundred learners, twenty verdicts a second, and a kill -9 in the middle.

    load.py BOARD SECONDS

The script checks that:
- the page still shows every acknowledged event after the kill
- the other events are sent again, and counted once
- the page is the same after another start
- memory stays below a limit
"""
import pathlib, sys, tempfile, threading, time
from room import Board, EXERCISES, Learner

program, seconds = sys.argv[1], float(sys.argv[2])
learners_count, verdicts_per_second = 200, 20
most_memory = 200  # megabytes
work = pathlib.Path(tempfile.mkdtemp(prefix='class-board-'))
board = Board(program, work / 'board', '--title', 'Load')
learners = [Learner(board, f'Learner {number}', number) for number in range(learners_count)]
problems = []
lock = threading.Lock()
round_trips, memory = [], []
is_over = threading.Event()


def check(holds, words):
    if not holds:
        problems.append(words)
        print('✗', words, flush=True)


def deliver(learner):
    """Sends as a workshop does: until the board has everything, with a pause after a failure."""
    while True:
        start = time.monotonic()
        if learner.send():
            with lock:
                round_trips.append(time.monotonic() - start)
            return
        time.sleep(0.3)


def work_through(group, share):
    """Judges answers of a group's learners in turn, so all groups together send twenty verdicts a second."""
    exercises = sorted(EXERCISES)
    start, count = time.monotonic(), 0
    while time.monotonic() - start < seconds:
        learner = group[count % len(group)]
        exercise = exercises[min(len(exercises) - 1, count // len(group) // 3)]
        with learner.turn:
            if exercise not in learner.opened:
                learner.open(exercise)
            learner.judge(exercise, solved=count // len(group) % 3 == 2, fault=count)
            deliver(learner)
        count += 1
        time.sleep(max(0, start + count * share - time.monotonic()))


def watch():
    while not is_over.wait(0.5):
        try:
            board.get(f'/board/{board.room["key"]}/state')
            memory.append(board.memory())
        except Exception:
            pass


start = time.monotonic()
for learner in learners:
    learner.turn = threading.Lock()
    learner.join()
board.bring(learners)
groups = [learners[index::10] for index in range(10)]
threads = [threading.Thread(target=work_through, args=(group, 10 / verdicts_per_second)) for group in groups]
watcher = threading.Thread(target=watch)
for thread in [*threads, watcher]:
    thread.start()
time.sleep(seconds / 2)

# Each number noted here was acknowledged before the kill, which happens while learners are sending.
acknowledged = {learner.id: learner.received for learner in learners}
board.kill()
size = sum(file.stat().st_size for file in (work / 'board').iterdir())
restart = time.monotonic()
board.start()
restart = time.monotonic() - restart
held = {id: learner['received'] for id, learner in board.all()['learners'].items()}
lost = [id for id, number in acknowledged.items() if held.get(id, 0) < number]
check(not lost, f'{len(lost)} learners have lost acknowledged events')
for thread in threads:
    thread.join()
is_over.set()
watcher.join()
for learner in learners:
    deliver(learner)

state, page = board.all(), board.page()
for learner in learners:
    there = state['learners'][learner.id]
    check(there['received'] == len(learner.events), f'{learner.name}: {there["received"]} of {len(learner.events)} events')
    verdicts = sum(attempt['verdicts'] for attempt in there['exercises'].values())
    sent = sum(event['kind'] == 'verdict' for event in learner.events)
    check(verdicts == sent, f'{learner.name}: {verdicts} verdicts are counted, {sent} were sent')
board.kill()
board.start()
check(board.all() == state, 'the state is different after a restart')
check(board.page() == page, 'the page is different after a restart')
check(max(memory) < most_memory, f'it took {max(memory):.0f} MB')
board.end()

verdicts = sum(event['kind'] == 'verdict' for learner in learners for event in learner.events)
trips = sorted(round_trips)
print(f'{learners_count} learners, {verdicts} verdicts in {time.monotonic() - start:.0f} s, one kill -9: '
      f'{sum(acknowledged.values())} events were acknowledged before, {sum(acknowledged.values()) - sum(min(acknowledged[i], held.get(i, 0)) for i in acknowledged)} were lost; '
      f'{sum(learner.refused for learner in learners)} requests were refused')
print(f'A request took {trips[len(trips) // 2] * 1000:.0f} ms (median), {trips[int(len(trips) * 0.99)] * 1000:.0f} ms (99th percentile), '
      f'{trips[-1] * 1000:.0f} ms at most; back after {restart:.2f} s; {max(memory):.0f} MB at most; {size / 1024:.0f} KB on disk')
sys.exit(1 if problems else 0)
