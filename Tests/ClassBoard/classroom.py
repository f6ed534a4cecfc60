"""Real workshops that share one board. Each learner is a process in a separate terminal, and gives right and wrong answers.

    classroom.py LEARNERS SECONDS BOARD BROWSER WORKSHOP CLONE [FOLDER FOR PICTURES]

Linux only: a mount that only one learner sees gives each learner a separate copy of the exercises, the progress and
the builds in the clone. The clone's own exercises are not changed.
"""
import concurrent.futures, os, pathlib, pty, random, re, select, shutil, signal, subprocess, sys, tempfile, threading, time
from playwright.sync_api import sync_playwright
from room import Board

count, seconds = int(sys.argv[1]), float(sys.argv[2])
program, browser_path, workshop, clone = sys.argv[3], sys.argv[4], pathlib.Path(sys.argv[5]).resolve(), pathlib.Path(sys.argv[6]).resolve()
pictures = pathlib.Path(sys.argv[7]) if len(sys.argv) > 7 else None
work = pathlib.Path(tempfile.mkdtemp(prefix='classroom-'))

# The exercises of this class, with slips that make their solutions wrong: a part of the solution, and its replacement.
SLIPS = {
    '1.1': [('return number > minimum', 'return number >= minimum'), ('number > minimum\n    }\n}', 'minimum > number\n    }\n}'),
            ('let minimum = 1', 'let minimum = outerMinimum'), ('let minimum = 1', 'let minimum = "1"')],
    '1.2': [('till.sales + 1', 'till.sales'), ('\\(hour) h', '\\(hour)'), ('till.total + amount', 'amount'), ('total:', 'sum:')],
    '2.1': [('{ f(g($0)) }\n    }\n\n', '{ g(f($0)) }\n    }\n\n'), ('{ f(g($0)) }\n    }\n}', '{ g(f($0)) }\n    }\n}')],
    '2.2': [('functions.reversed()', 'functions'), ('count: times', 'count: times + 1'), ('reduce(x)', 'reduce(0)')],
    '2.4': [('{ g(f($0)) }', '{ f(g($0)) }'), ('pipe(lowercase, words, joined)', 'pipe(words, lowercase, joined)')],
    '3.1': [('f(a, b)', 'f(b, a)'), ('reduce(1)', 'reduce(0)'), ('0..<exponent', '0...exponent'), ('{ a, b in f(a)(b) }', 'f')],
}
NAMES = ('Ada Alan Barbara Carla Chris Dana David Edsger Emmy Fatma Grace Haskell Ines Jin John Kurt Leslie Lin Margaret Mary '
         'Nadia Omar Peter Philip Radia Robin Sofia Tim Ursula Wen').split()
problems = []


def shell(own, *words):
    """Returns a command that uses one learner's files instead of the clone's."""
    mounts = ' && '.join(f'mount --bind "{own}/{name}" "{clone}/{name}"' for name in ['Exercises', '.currycomb', '.build/currycomb'])
    script = f'mount --make-rprivate / && {mounts} && exec "$@"'
    return ['unshare', *([] if os.geteuid() == 0 else ['--map-root-user']), '--mount', 'sh', '-c', script, 'sh',
            str(workshop), '--root', str(clone), *words]


class Learner:
    def __init__(self, number, place):
        self.random = random.Random(number)
        self.name = NAMES[number % len(NAMES)] + ('' if number < len(NAMES) else f' {number // len(NAMES) + 1}')
        self.own = work / f'learner-{number}'
        self.saves = 0
        for name in ['Exercises', '.currycomb', '.build/currycomb']:
            (clone / name).mkdir(exist_ok=True)
            shutil.copytree(clone / name, self.own / name, symlinks=True, ignore=lambda folder, _: ['class'] if folder.endswith('.currycomb') else [])
        self.environment = dict(os.environ, TERM='xterm-256color', COLUMNS='100', LINES='40', TMPDIR=str(self.own))
        self.run('join', place, self.name)

    def run(self, *words):
        result = subprocess.run(shell(self.own, *words), capture_output=True, text=True, stdin=subprocess.DEVNULL, env=self.environment)
        return result.returncode, result.stdout + result.stderr

    def sit_down(self):
        command = shell(self.own)
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            os.execvpe(command[0], command, self.environment)

    def read(self, longest, quiet=None):
        """Reads the output for the screen until no more has arrived for a while."""
        end, text = time.monotonic() + longest, ''
        last = None
        while time.monotonic() < end and not (quiet and last and time.monotonic() > last + quiet):
            if select.select([self.terminal], [], [], 0.1)[0]:
                try:
                    text += os.read(self.terminal, 65536).decode(errors='replace')
                except OSError:
                    return text
                last = time.monotonic()
        return re.sub(r'\x1b\[[0-9;?]*[A-Za-z]', '', text)

    def save(self, exercise, text):
        chapter, number = exercise.split('.')
        file = next(next((self.own / 'Exercises').glob(f'{int(chapter):02}-*')).glob(f'{number}-*')) / 'main.swift'
        file.write_text(text)
        self.saves += 1
        return self.read(60, quiet=1.5)

    def learn(self, until):
        self.sit_down()
        try:
            self.read(90, quiet=3)
            for exercise in SLIPS:
                right = solutions[exercise]
                slips = self.random.sample(SLIPS[exercise], self.random.randint(0, min(3, len(SLIPS[exercise]))))
                for old, new in slips:
                    if time.monotonic() > until:
                        return
                    self.save(exercise, right.replace(old, new))
                    if self.random.random() < 0.06:
                        os.write(self.terminal, b'!')
                        self.read(1)
                        os.write(self.terminal, b'What is wrong with it?\r')
                    self.read(self.random.uniform(2, 10))
                if time.monotonic() > until:
                    return
                self.save(exercise, right)
                os.write(self.terminal, b'n')
                self.read(self.random.uniform(2, 6))
                if self.random.random() < 0.05:
                    self.read(until - time.monotonic())
        finally:
            os.write(self.terminal, b'q')
            self.read(2)
            os.kill(self.pid, signal.SIGHUP)
            os.waitpid(self.pid, 0)


def solution(exercise):
    own = work / 'solutions'
    if not own.exists():
        for name in ['Exercises', '.currycomb', '.build/currycomb']:
            (own / name).mkdir(parents=True)
        shutil.copytree(clone / 'Exercises', own / 'Exercises', dirs_exist_ok=True)
    for _ in range(2):
        text = subprocess.run(shell(own, 'solution', exercise), capture_output=True, text=True, stdin=subprocess.DEVNULL).stdout
    for old, _ in SLIPS[exercise]:
        if old not in text:
            problems.append(f'the solution of {exercise} has no {old!r}')
    return text


def events(learner):
    diary = learner.own / 'diary'
    learner.run('diary', str(diary))
    return diary.read_text().splitlines() if diary.exists() else []


solutions = {exercise: solution(exercise) for exercise in SLIPS}
# Builds one exercise of each of these chapters first, so that no learner waits until the modules are built.
for exercise in ['1.1', '2.1', '3.1']:
    subprocess.run([str(workshop), '--root', str(clone), 'check', exercise], capture_output=True, stdin=subprocess.DEVNULL)
board = Board(program, work / 'board', '--title', f'A room of {count}')
place = f'127.0.0.1:{board.port}/{board.room["word"]}'
learners = [Learner(number, place) for number in range(count)]
print(f'{count} workshops join', flush=True)
until = time.monotonic() + seconds
with sync_playwright() as playwright:
    options = {} if browser_path == 'playwright' else {'executable_path': browser_path}
    browser = playwright.chromium.launch(args=['--no-sandbox'], **options)
    page = browser.new_page(viewport={'width': 1440, 'height': 1100})
    faults = []
    page.on('pageerror', lambda error: faults.append(str(error)))
    page.goto(board.address())
    wall = browser.new_page(viewport={'width': 1280, 'height': 720}, color_scheme='dark')
    wall.goto(board.address('projector'))
    with concurrent.futures.ThreadPoolExecutor(count) as pool:
        futures = [pool.submit(learner.learn, until) for learner in learners]
        step = 0
        while any(not future.done() for future in futures):
            page.wait_for_timeout(1000)
            step += 1
            if pictures and step in (int(seconds / 2), int(seconds)):
                pictures.mkdir(parents=True, exist_ok=True)
                page.screenshot(path=pictures / f'room-{step}.png', full_page=True)
                wall.screenshot(path=pictures / f'wall-{step}.png')
        for future in futures:
            future.result()
    for fault in faults:
        problems.append(f'the page: {fault}')
    time.sleep(3)
    if pictures:
        page.screenshot(path=pictures / 'room-end.png', full_page=True)
        page.emulate_media(color_scheme='dark')
        page.screenshot(path=pictures / 'room-end-dark.png', full_page=True)
    rows = page.evaluate('document.querySelectorAll("#where tbody th").length')
    if rows != count:
        problems.append(f'the page shows {rows} learners')
    browser.close()

verdicts = sum(line.count('"verdict"') > 0 for learner in learners for line in events(learner))
saves = sum(learner.saves for learner in learners)
memory = board.memory()
board.end()
added = 0
for learner in learners:
    result = subprocess.run([program, 'add', str(learner.own / 'diary'), '--folder', str(board.folder)], capture_output=True, text=True)
    if '0 events added' not in result.stdout:
        problems.append(f'the board had not all of {learner.name}: {result.stdout}{result.stderr}')
print(f'{count} workshops, {saves} saves, {verdicts} verdicts told, {memory:.0f} MB', f'{len(problems)} problems' if problems else 'nothing lost')
for problem in problems:
    print('✗', problem)
shutil.rmtree(work, ignore_errors=True)
sys.exit(1 if problems else 0)
