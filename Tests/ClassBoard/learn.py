"""A learner in a real workshop: joins, opens exercises, saves, asks, loses the board, reconnects, and leaves.

    learn.py BOARD BROWSER WORKSHOP CLONE

The clone's first exercise is changed and then restored. Meanwhile, the clone's own class files are in another folder.
"""
import atexit, os, pathlib, pty, re, select, shutil, signal, subprocess, sys, tempfile, time
from playwright.sync_api import sync_playwright
from room import Board

program, browser_path, workshop, clone = sys.argv[1], sys.argv[2], sys.argv[3], pathlib.Path(sys.argv[4])
work = pathlib.Path(tempfile.mkdtemp(prefix='class-board-'))
problems = []
secret = 'thisIsMyOwnCode'


def check(holds, words):
    if not holds:
        problems.append(words)
        print('✗', words, flush=True)


def run(*words):
    result = subprocess.run([workshop, '--root', str(clone), *words], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    return result.returncode, result.stdout + result.stderr


class Session:
    """The workshop in a separate terminal."""

    def __init__(self):
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            os.environ.update(TERM='xterm-256color', COLUMNS='100', LINES='40')
            os.execv(workshop, [workshop, '--root', str(clone)])
        self.text = ''
        self.is_over = False
        atexit.register(lambda: self.is_over or os.kill(self.pid, signal.SIGKILL))

    def read(self, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if not select.select([self.terminal], [], [], 0.1)[0]:
                continue
            try:
                self.text += os.read(self.terminal, 65536).decode(errors='replace')
            except OSError:
                return

    def wait(self, words, seconds=120):
        end = time.monotonic() + seconds
        while words not in re.sub(r'\x1b\[[0-9;?]*[A-Za-z]', '', self.text):
            if time.monotonic() > end:
                print(self.text[-3000:])
                raise SystemExit(f'The workshop never printed: {words}')
            self.read(0.2)

    def type(self, keys):
        self.text = ''
        os.write(self.terminal, keys.encode())

    def end(self):
        self.type('q')
        self.read(1)
        os.waitpid(self.pid, 0)
        self.is_over = True


def until(page, expression, session=None, seconds=60):
    end = time.monotonic() + seconds
    while not page.evaluate(expression):
        if time.monotonic() > end:
            print(page.inner_text('body'), session.text[-2000:] if session else '')
            raise SystemExit(f'This never became true: {expression}')
        if session:
            session.read(0.2)
        page.wait_for_timeout(100)


def learn(browser):
    board = Board(program, work / 'board', '--title', 'A real one')
    place = f'127.0.0.1:{board.port}/{board.room["word"]}'
    page = browser.new_page(viewport={'width': 1280, 'height': 900})
    page.goto(board.address())
    page.wait_for_selector('#where .empty')

    status, text = run('join', f'127.0.0.1:{board.port}/wrong-word', 'Ada')
    check(status == 1 and 'no room' in text, f'a wrong word: {text}')
    status, text = run('join', place, 'Ada')
    check(status == 0 and 'A real one' in text and 'not encrypted' in text, f'join says: {text}')
    until(page, 'document.querySelector("#where tbody th")?.title === "Ada"')

    session = Session()
    until(page, 'document.querySelectorAll("#where thead th").length >= 3', session)
    exercise = page.evaluate('document.querySelector("#where thead th:nth-child(3)").textContent')
    file = next((clone / 'Exercises' / '01-PureFunctions').glob('1-*')) / 'main.swift'
    check(exercise == '1.1', f'the first exercise is {exercise}')
    before = file.read_text()
    try:
        file.write_text(before + f'\nlet {secret}: Int = "no number"\n')
        until(page, 'document.querySelector("#told .sentence")?.textContent.startsWith("It does not compile")', session, 180)
        everything = board.get(f'/board/{board.room["key"]}/all')[1].decode()
        check(secret not in everything, 'code is sent without a raised hand')

        session.type('!')
        session.wait('question')
        session.type('Why is this no number?\r')
        page.wait_for_selector('#hands details')
        page.locator('#hands summary').click()
        until(page, f'document.querySelector("#hands pre").textContent.includes("{secret}")', session)
        check('Why is this no number?' in page.inner_text('#hands'), 'the question is not shown')
        check('no number' in page.locator('#hands pre').nth(1).inner_text(), 'the verdict is not beside the code')

        # The board is killed while the learner works: the workshop is not disturbed, and the board catches up later.
        page.close()
        board.kill()
        file.write_text(before)
        session.text = ''
        session.read(6)
        session.type('!')
        session.read(1)
        board.start()
        page = browser.new_page(viewport={'width': 1280, 'height': 900})
        page.goto(board.address())
        until(page, 'document.querySelector("#where tbody") && !document.querySelector("#hands details") && !document.querySelector("#told .count")', session)
    finally:
        file.write_text(before)
        session.end()

    diary = work / 'ada.diary'
    status, text = run('diary', str(diary))
    check(status == 0 and diary.exists(), f'diary says: {text}')
    board.end()
    result = subprocess.run([program, 'add', str(diary), '--folder', str(board.folder)], capture_output=True, text=True)
    check('0 events added' in result.stdout, f'the board lacks events: {result.stdout}{result.stderr}')
    board.start()
    status, text = run('leave')
    check(status == 0 and 'the board has confirmed this' in text, f'leave says: {text}')
    check(board.page()['present'] == 0, 'a learner who has left is still shown')
    board.end()


own = clone / '.currycomb' / 'class'
aside = work / 'class-before'
if own.exists():
    shutil.move(own, aside)
try:
    with sync_playwright() as playwright:
        options = {} if browser_path == 'playwright' else {'executable_path': browser_path}
        browser = playwright.chromium.launch(args=['--no-sandbox'], **options)
        learn(browser)
        browser.close()
finally:
    shutil.rmtree(own, ignore_errors=True)
    if aside.exists():
        shutil.move(aside, own)
print('A real workshop joined, asked, lost the board, found it and left' + (f': {len(problems)} problems' if problems else '') + '.')
sys.exit(1 if problems else 0)
