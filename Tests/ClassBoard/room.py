"""A board as a process, and learners who send events to the board, for all scripts in this folder."""
import atexit, http.client, json, os, pathlib, random, signal, socket, subprocess, time

# Some exercises of the course, each with pairs of keys: the key of a check, and the key of a misconception or None. The
# board has the sentences for these keys.
EXERCISES = {
    '1.1': [('own', 'readsOuter'), ('equal', 'orEqual')], '1.2': [('clock', 'readsClock'), ('number', 'readsNumber')],
    '2.1': [('order', 'swapped'), ('types', None)], '2.2': [('many', 'leftFirst'), ('none', 'zero')],
    '2.3': [('log', 'logSwapped'), ('value', 'swapped')], '2.4': [('order', 'compose'), ('slug', 'glued')],
    '3.1': [('order', 'swapped'), ('waits', 'early')], '3.2': [('first', 'turned'), ('tenth', 'discount')],
}


def free_port():
    with socket.socket() as probe:
        probe.bind(('127.0.0.1', 0))
        return probe.getsockname()[1]


class Board:
    def __init__(self, program, folder, *options):
        self.program, self.folder, self.options = program, pathlib.Path(folder), options
        self.port = free_port()
        self.process = None
        atexit.register(lambda: self.process and self.process.poll() is None and self.kill())
        self.start()

    def start(self):
        self.log = open(self.folder.parent / 'board.log', 'a')
        self.process = subprocess.Popen(
            [self.program, '--folder', str(self.folder), '--port', str(self.port), '--most', '500', *self.options],
            stdout=self.log, stderr=self.log)
        for _ in range(200):
            if self.process.poll() is not None:
                raise SystemExit('The board ended at once:\n' + (self.folder.parent / 'board.log').read_text())
            try:
                self.room = json.loads((self.folder / 'room.json').read_text())
                if self.get(f'/rooms/{self.room["word"]}')[0] == 200:
                    return
            except (OSError, ValueError, http.client.HTTPException):
                pass
            time.sleep(0.05)
        raise SystemExit('The board does not answer:\n' + (self.folder.parent / 'board.log').read_text())

    def get(self, path):
        connection = http.client.HTTPConnection('127.0.0.1', self.port, timeout=10)
        try:
            connection.request('GET', path)
            answer = connection.getresponse()
            return answer.status, answer.read()
        finally:
            connection.close()

    def all(self):
        return json.loads(self.get(f'/board/{self.room["key"]}/all')[1])['state']

    def page(self):
        """The data for the teacher's page, without the parts that differ from moment to moment or from run to run."""
        state = json.loads(self.get(f'/board/{self.room["key"]}/state')[1])
        for name in ('now', 'version'):
            del state[name]
        # The board keeps addresses only in memory, so after a restart it knows fewer of them.
        for learner in state['learners']:
            del learner['beside']
        return state

    def address(self, kind='board'):
        return f'http://127.0.0.1:{self.port}/{kind}/{self.room["key" if kind == "board" else "projectorKey"]}/'

    def post(self, path, body=b''):
        connection = http.client.HTTPConnection('127.0.0.1', self.port, timeout=10)
        try:
            connection.request('POST', f'/board/{self.room["key"]}/{path}', body)
            return connection.getresponse().status
        finally:
            connection.close()

    def bring(self, learners):
        """Adds diaries as the teacher does, because the board would slow down so many requests from one address."""
        events = ''.join(json.dumps(event) + '\n' for learner in learners for event in learner.events)
        assert self.post('diary', events.encode()) == 200
        for learner in learners:
            learner.received = len(learner.events)

    def memory(self):
        """The memory that the board uses, in megabytes, as the system reports it."""
        return int(subprocess.check_output(['ps', '-o', 'rss=', '-p', str(self.process.pid)])) / 1024

    def kill(self):
        self.process.kill()
        self.process.wait()

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(10)


class Learner:
    """Keeps all its events, as a diary does, and sends the events that the board does not have."""

    def __init__(self, board, name, seed):
        self.board, self.name = board, name
        self.random = random.Random(seed)
        self.id = f'{self.random.getrandbits(128):032x}'
        self.events, self.received, self.connection = [], 0, None
        self.opened = {}
        self.refused = 0

    def say(self, kind, ago=0, **members):
        self.events.append(dict(
            learner=self.id, number=len(self.events) + 1, time=time.time() - ago, kind=kind, **members))

    def join(self, ago=0):
        self.say('joined', ago, name=self.name)

    def open(self, exercise, ago=0):
        self.opened[exercise] = time.time() - ago
        self.say('opened', ago, exercise=exercise, title='A title that the board never shows')

    def judge(self, exercise, solved, fault=0, ago=0):
        check, misconception = EXERCISES[exercise][fault % len(EXERCISES[exercise])]
        others = [other for other, _ in EXERCISES[exercise] if other != check]
        held = [*others, check] if solved else others[:self.random.randint(0, 1)]
        self.say(
            'verdict', ago, exercise=exercise, solved=solved, held=held,
            failed=[] if solved else [check], misconception=None if solved else misconception,
            sentence='' if solved else 'A sentence that the board never shows',
            seconds=time.time() - ago - self.opened.get(exercise, time.time() - ago))

    def raise_hand(self, exercise, question, answer, verdict, ago=0):
        self.say('hand', ago, exercise=exercise, answer=answer, verdict=verdict, question=question)

    def send(self):
        """Sends one batch. Returns true if the board then has everything."""
        if self.received == len(self.events):
            return True
        batch = self.events[self.received:self.received + 100]
        body = ''.join(json.dumps(event) + '\n' for event in batch).encode()
        # The board may have closed an idle connection: then the batch is sent again over a new one.
        for _ in range(2 if self.connection else 1):
            try:
                if not self.connection:
                    self.connection = http.client.HTTPConnection('127.0.0.1', self.board.port, timeout=10)
                self.connection.request(
                    'POST', f'/rooms/{self.board.room["word"]}/events', body, {'Class-Clock': str(time.time())})
                answer = self.connection.getresponse()
                text = answer.read()
                if answer.status == 200:
                    self.received = json.loads(text)['received']
                else:
                    self.refused += 1
                break
            except (OSError, http.client.HTTPException):
                self.connection = None
        return self.received == len(self.events)
