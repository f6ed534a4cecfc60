"""Drives the board's pages in a headless Chromium: Tests/Scripts/class-board calls it.

    drive.py BOARD BROWSER [FOLDER FOR PICTURES]

The script checks that:
- no page has an error or sends a request to another server
- pages show everything that malicious learners send as mere text
- names, code and links are on the teacher's page, but not on the projector's
- a verdict appears without a reload, a hand can be read and lowered, and an open hand stays open
- nothing is wider than the page, in light and dark, at 1280 and 390 pixels
- the page is the same after a kill and a restart

The report's pages must meet the same requirements.
"""
import json, os, pathlib, re, subprocess, sys, tempfile, time
from playwright.sync_api import sync_playwright
from room import Board, Learner

program, browser_path = sys.argv[1:3]
pictures = pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else None
work = pathlib.Path(tempfile.mkdtemp(prefix='class-board-'))
problems = []
is_down = False


def check(holds, words):
    if not holds:
        problems.append(words)
        print('✗', words, flush=True)


def watch(page, base):
    page.on('console', lambda message: check(message.type != 'error' or is_down, f'{page.url}: {message.text}'))
    page.on('pageerror', lambda error: check(False, f'{page.url}: {error}'))
    page.on('dialog', lambda dialog: (check(False, f'{page.url} asks {dialog.message}'), dialog.dismiss()))
    page.on('request', lambda request: check(
        request.url.startswith((base, 'data:')), f'{page.url} asks for {request.url}'))


NAMES = ['Ada', 'Bao 宝', 'Chidi', 'Dimitra', 'Emre', 'Farah', 'Goran', 'Hana', 'Imani', 'Jonas', 'Kateryna', 'Linh',
         'Mateo', 'Noor', 'Oksana', 'Priya', 'Quentin', 'Rosa']
EVIL = ['<img src=x onerror=alert(1)>', '</script><script>alert(2)</script>', '=HYPERLINK("http://evil.example")',
        '\u202edekcah\u202c', 'Z' + '\u0317\u0334' * 200, 'javascript:alert(3)', 'W' * 300, '   ', 'Ada']
ANSWER = '''import Chapter02Composition

struct Answer: Composing {
    func compose<A, B, C>(_ g: @escaping (B) -> C, _ f: @escaping (A) -> B) -> (A) -> C {
        { a in g(f(a)) } // <script>alert(4)</script>
    }
}
'''
VERDICT = '''2.1 Compose two functions: 1 of 2 checks pass

✗ g runs first, then f
  f ran first: in compose(f, g) it is g that runs first.

  compose(double, addOne)(3)
    expected  8
    got       7
'''


def fill(board):
    learners = [Learner(board, name, number) for number, name in enumerate(NAMES + EVIL)]
    exercises = ['1.1', '1.2', '2.1', '2.2', '2.3', '3.1']
    for index, learner in enumerate(learners):
        learner.join(ago=3600)
        reached = 2 + index % 3 + (index % 7 == 0)
        for place, exercise in enumerate(exercises[:reached]):
            start = 3500 - place * 700 - index * 7
            learner.open(exercise, ago=start)
            is_last = place == reached - 1
            for fault in range(index % 3):
                learner.judge(exercise, False, fault + index // 5, ago=start - 60 - 100 * fault)
            if not is_last:
                learner.judge(exercise, True, ago=start - 400)
            elif index % 4:
                # The verdict is less than five minutes old until this script ends, so the board counts it as current.
                learner.judge(exercise, False, index // 5, ago=20 + index * 3)
    board.bring(learners)
    for learner, question in ((learners[2], 'Which of the two runs first?'), (learners[18], '<b>bold</b> & why?'), (learners[9], '')):
        learner.raise_hand('2.1', question, ANSWER, VERDICT, ago=300 - learner.random.randint(0, 200))
        learner.send()
    learners[5].say('left')
    learners[5].send()
    return learners


def picture(page, name):
    if pictures:
        page.screenshot(path=str(pictures / f'{name}.png'), full_page=True)


def picture_seen(page, name):
    if pictures:
        page.screenshot(path=str(pictures / f'{name}.png'))


def until(page, expression):
    """Waits until an expression is true. Playwright's own way of waiting evaluates text as code, which the page's policy forbids."""
    for _ in range(100):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(100)
    raise SystemExit(f'This never became true: {expression}')


def narrow_enough(page, words):
    wide = page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
    check(wide <= 0, f'{words}: {wide} pixels wider than the screen')


def drive(browser):
    global is_down
    # Sets a time zone in which it is about noon now, because an agenda cannot go past midnight.
    os.environ['TZ'] = f'Etc/GMT{time.gmtime().tm_hour - 12:+d}'
    time.tzset()
    start = time.localtime(time.time() - 3600)
    begin = start.tm_hour * 60 + start.tm_min
    rows, minute = [], begin
    for length, text in ((15, 'Chapter 1, Pure functions: the tour on the projector'), (30, '1.1 Which of these are pure?, 1.2 Find the hidden inputs'),
                         (30, '2.1 Compose two functions, 2.2 Compose many functions'), (5, 'break'), (40, '3.1 Curry')):
        rows.append(f'| {minute // 60:2}:{minute % 60:02} | {length} | {text} |')
        minute += length
    agenda = work / 'agenda.md'
    agenda.write_text('# Agenda\n\n## Day 1\n\n| | min | |\n|---|---|---|\n' + '\n'.join(rows) + '\n')
    board = Board(program, work / 'board', '--title', 'Functional Swift, day 1', '--agenda', str(agenda))
    base = f'http://127.0.0.1:{board.port}/'
    page = browser.new_page(viewport={'width': 1280, 'height': 900})
    watch(page, base)
    page.goto(board.address())
    page.wait_for_selector('#where .empty')
    picture(page, 'empty')
    learners = fill(board)

    # The page shows the learners without a reload.
    page.wait_for_selector('#told .count')
    until(page, f'document.querySelectorAll("#where tbody tr").length === {len(learners)}')
    names = page.eval_on_selector_all('#where tbody th', 'cells => cells.map(cell => cell.title)')
    check('<img src=x onerror=alert(1)>' in names, 'a name that is HTML is not shown as text')
    check('dekcah' in names and 'Ada (2)' in names and 'W' * 40 in names, f'names are not cleaned or not distinguished: {names}')
    check(any(name.startswith('Learner ') for name in names), 'a learner without a name has no number')
    check(page.locator('#where img, #where script, #told img, #hands script, #hands b').count() == 0, 'a text that was sent became an element')
    text = page.inner_text('body')
    check('never shows' not in text and 'Shop.hour' in text, 'a sentence other than the course\'s is shown')
    check(re.search(r'late: more than half', page.inner_text('#agenda')) or re.search('On time|early', page.inner_text('#agenda')), 'the agenda does not say how late the class is')
    before = page.eval_on_selector_all('#told .count strong', 'counts => counts.map(count => count.textContent)')
    check(len(before) >= 3, 'fewer than three sentences are shown')
    learners[0].open('3.2')
    learners[0].judge('3.2', False)
    learners[0].send()
    until(page, 'document.querySelector("#told .about").textContent.includes("3.2")')
    check(page.inner_text('#told li:first-child .about code') == 'turned', 'the newest sentence is not first')
    picture(page, 'board-light')

    # An open hand shows code and verdict side by side, and stays open while the board changes.
    hands = page.locator('#hands details')
    check(hands.count() == 3, f'{hands.count()} hands')
    raised = page.eval_on_selector_all('#hands summary', 'all => all.map(hand => parseInt(hand.children[3].textContent))')
    check(raised == sorted(raised, reverse=True), f'the hand that was raised first is not the first: {raised}')
    names = hands.locator('strong').all_inner_texts()
    hands.nth(0).locator('summary').click()
    until(page, 'document.querySelector("#hands pre").textContent.includes("compose<A, B, C>")')
    code, verdict = hands.nth(0).locator('pre').all()
    check('a in g(f(a))' in code.inner_text() and 'import Chapter02' not in code.inner_text(), f'not only the learner\'s own lines are shown: {code.inner_text()}')
    hands.nth(0).locator('.pair button').click()
    check(code.inner_text().strip() == ANSWER.strip() and verdict.inner_text().strip() == VERDICT.strip(), 'code or verdict differ from what was sent')
    left, right = code.bounding_box(), verdict.bounding_box()
    check(abs(left['y'] - right['y']) < 2 and left['x'] < right['x'], 'code and verdict are not side by side')
    learners[1].open('3.1')
    learners[1].send()
    page.wait_for_timeout(1500)
    check(hands.nth(0).get_attribute('open') is not None, 'an open hand was closed')
    picture(page, 'board-hand')
    # The hands after a lowered one stay in place, because a moved hand loses its selection and scroll position.
    page.evaluate("""() => {
        window.placed = 0;
        new MutationObserver(all => all.forEach(change => placed += change.addedNodes.length))
            .observe(document.querySelector('#hands'), {childList: true});
    }""")
    hands.nth(0).locator('.acts button').click()
    until(page, 'document.querySelectorAll("#hands details").length === 2')
    check(page.evaluate('placed') == 0, 'a hand was moved when an earlier one was lowered')
    check(hands.locator('strong').all_inner_texts() == names[1:], 'the other hands are in another order')
    page.locator('#sorts button[data-sort=still]').click()
    first = page.eval_on_selector('#where tbody tr td.quiet', 'cell => cell.textContent')
    check('min' in first or ' h' in first, f'the learner who has waited longest is not first: {first}')

    # Closes and opens the room, and changes its limit and its word. Removes a learner, which takes two clicks. Raises a
    # third hand.
    page.locator('#room').click()
    page.locator('#door').click()
    until(page, 'document.querySelector("#joining").textContent.includes("closed")')
    stranger = Learner(board, 'Stranger', 77)
    stranger.join()
    check(not stranger.send() and stranger.refused == 1, 'a closed room accepts a newcomer')
    picture(page, 'board-room')
    page.locator('#door').click()
    until(page, '!document.querySelector("#joining").textContent.includes("closed")')
    page.locator('#most').fill('31')
    page.locator('#most').press('Enter')
    word = json.loads((board.folder / 'room.json').read_text())['word']
    page.locator('#word').click()
    page.locator('#word').click()
    until(page, f'!document.querySelector("#joining").textContent.includes("{word}")')
    learners[0].open('3.1')
    check(learners[0].send(), 'a learner in the room cannot send with the earlier word')
    board.room = json.loads((board.folder / 'room.json').read_text())
    check(board.room['most'] == 31 and board.room['word'] != word, 'the number or the new word is not stored')
    check(stranger.send(), 'a newcomer cannot join with the new word')
    until(page, '[...document.querySelectorAll("#where tbody th")].some(cell => cell.title === "Stranger")')
    row = page.locator('#where tbody tr', has=page.locator('th[title=Stranger]'))
    row.hover()
    row.locator('.remove').click()
    moved = page.evaluate('document.querySelector("#where thead th:last-child").getBoundingClientRect().right - innerWidth')
    check(moved <= 0, f'the question moves the columns out of sight by {moved}')
    check(page.locator('#where tbody tr').count() == len(learners) + 1, 'the first click removed a learner')
    row.locator('.remove').click()
    until(page, f'document.querySelectorAll("#where tbody tr").length === {len(learners)}')
    long = page.locator('#where tbody tr', has=page.locator(f'th[title={"W" * 40}]'))
    long.hover()
    check(long.locator('.remove').is_visible() and long.locator('.remove').evaluate(
        'button => { const box = button.getBoundingClientRect(); return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === button }'),
        'a learner with a long name cannot be removed')
    page.locator('#room').click()
    page.set_viewport_size({'width': 1280, 'height': 900})
    learners[3].raise_hand('2.1', 'A third hand', ANSWER, VERDICT)
    learners[3].send()
    until(page, 'document.querySelectorAll("#hands details").length === 3')
    seen = page.evaluate('[...document.querySelectorAll("#where tbody tr")].filter(row => row.getBoundingClientRect().bottom <= innerHeight).length')
    check(seen >= 15, f'{seen} rows are seen with three hands up')
    picture_seen(page, 'board-three-hands')
    cut = page.evaluate('[...document.querySelectorAll("section, .strip > *")].filter(part => !part.hidden && part.scrollWidth > part.clientWidth + 1).length')
    check(cut == 0, f'{cut} panels are cut')

    # Dark, and narrow.
    for theme, width in (('dark', 1280), ('light', 390), ('dark', 390)):
        page.emulate_media(color_scheme=theme)
        page.set_viewport_size({'width': width, 'height': 900})
        narrow_enough(page, f'{theme} {width}')
        picture(page, f'board-{theme}-{width}')
    page.locator('#theme').click()
    check(page.evaluate('document.documentElement.dataset.theme') == 'light', 'the colors cannot be chosen')
    page.evaluate('localStorage.clear()')
    page.set_viewport_size({'width': 1280, 'height': 900})
    page.emulate_media(media='print', color_scheme='light')
    picture(page, 'board-print')
    page.emulate_media(media='screen')

    # The projector shows nothing about a single learner.
    wall = browser.new_page(viewport={'width': 1280, 'height': 800})
    watch(wall, base)
    wall.goto(board.address('projector'))
    wall.wait_for_selector('#told .sentence')
    content = wall.content()
    for secret in (*[name for name in NAMES if name != 'Ada'], 'onerror', 'Which of the two', 'never shows', 'late', board.room['key']):
        check(secret not in content, f'{secret} is on the projector')
    answer = board.get(f'/projector/{board.room["projectorKey"]}/state')[1].decode()
    for secret in (*NAMES, learners[0].id, 'learners":', board.room['key']):
        check(f'"{secret}' not in answer, f'{secret} is sent to the projector')
    for path in ('all', 'hands/1', 'diary'):
        check(board.get(f'/projector/{board.room["projectorKey"]}/{path}')[0] == 404, f'the projector can get {path}')
    for width, height in ((1280, 720), (1920, 1080), (3840, 2160)):
        wall.set_viewport_size({'width': width, 'height': height})
        wall.wait_for_timeout(300)
        smallest = wall.evaluate('''Math.min(...[...document.querySelectorAll("body *")]
            .filter(part => [...part.childNodes].some(node => node.nodeType === 3 && node.data.trim()) && part.getClientRects().length)
            .map(part => parseFloat(getComputedStyle(part).fontSize))) / innerHeight''')
        check(smallest >= 0.03, f'the smallest type is {smallest:.3f} of the height at {width}×{height}')
        check(wall.evaluate('document.documentElement.scrollHeight <= innerHeight'), f'the projector\'s page scrolls at {width}×{height}')
        cut = wall.evaluate('[...document.querySelectorAll("#told li, #where li")].filter(part => part.getBoundingClientRect().bottom > innerHeight + 1).length')
        check(cut == 0, f'{cut} rows are cut at {width}×{height}')
        narrow_enough(wall, f'projector {width}')
        picture_seen(wall, f'projector-{width}')
    wall.set_viewport_size({'width': 1280, 'height': 720})
    picture(wall, 'projector-light')
    wall.emulate_media(color_scheme='dark')
    picture(wall, 'projector-dark')
    wall.set_viewport_size({'width': 390, 'height': 800})
    narrow_enough(wall, 'projector 390')
    picture(wall, 'projector-390')

    # After the board was killed and started again, the page shows the same as before.
    shown = page.inner_text('#told')
    is_down = True
    board.kill()
    page.wait_for_selector('#trouble:not([hidden])')
    picture(page, 'board-trouble')
    board.start()
    page.wait_for_selector('#trouble', state='hidden', timeout=15000)
    is_down = False
    ages = re.compile(r'(just now|[\d.]+ \w+ ago)')
    check(ages.sub('', page.inner_text('#told')) == ages.sub('', shown), 'the page is different after the kill')

    page.close()
    wall.close()

    # The report is the same while the board is open and after it has ended.
    for name in ('open', 'closed'):
        folder = work / f'report-{name}'
        result = subprocess.run([program, 'report', str(folder), '--folder', str(board.folder)], capture_output=True, text=True)
        check(result.returncode == 0, f'report {name}: {result.stdout}{result.stderr}')
        if name == 'open':
            board.end()
    check((work / 'report-open' / 'report.json').read_text() == (work / 'report-closed' / 'report.json').read_text(), 'the two reports differ')
    table = (work / 'report-closed' / 'learners.csv').read_text()
    check("'=HYPERLINK" in table and '\n=' not in table, 'a name is a formula')
    report = browser.new_page(viewport={'width': 1280, 'height': 900})
    watch(report, (work / 'report-closed').as_uri())
    pages = sorted((work / 'report-closed').glob('**/*.html'))
    check(len(pages) == len(learners) + 1, f'{len(pages)} pages')
    for number, file in enumerate(pages):
        report.goto(file.as_uri())
        check(report.locator('img, script, iframe').count() == 0, f'{file.name}: a sent text became an element')
        if number < 4:
            report.set_viewport_size({'width': 390, 'height': 900})
            narrow_enough(report, f'{file.name} 390')
            if number == 0:
                picture(report, 'report-390')
            report.set_viewport_size({'width': 1280, 'height': 900})
            narrow_enough(report, file.name)
            if number < 2:
                picture(report, f'report-{number}')
    own = (work / 'report-closed' / 'learners' / '03-chidi.html').read_text()
    check(all(name not in own for name in NAMES if name not in ('Ada', 'Chidi')), 'a learner\'s page names another')
    report.emulate_media(color_scheme='dark')
    report.goto((work / 'report-closed' / 'index.html').as_uri())
    picture(report, 'report-dark')

    # A diary from a USB stick is added to the closed board; then everything is deleted.
    late = Learner(board, 'By stick', 99)
    late.join()
    late.open('2.1')
    late.judge('2.1', True)
    diary = work / 'stick.diary'
    diary.write_text(''.join(json.dumps(event) + '\n' for event in late.events) + '{"learner":"cut o')
    for expected in ('3 events added', '0 events added, 3 were known'):
        result = subprocess.run([program, 'add', str(diary), '--folder', str(board.folder)], capture_output=True, text=True)
        check(expected in result.stdout, f'add prints {result.stdout}{result.stderr}')
    result = subprocess.run([program, 'forget', '--folder', str(board.folder)], input='no\n', capture_output=True, text=True)
    check(board.folder.exists() and 'Nothing was deleted' in result.stdout, 'forget does not ask')
    result = subprocess.run([program, 'forget', '--yes', '--folder', str(board.folder)], capture_output=True, text=True)
    check(not board.folder.exists(), f'not everything is deleted: {result.stdout}{result.stderr}')


with sync_playwright() as playwright:
    options = {} if browser_path == 'playwright' else {'executable_path': browser_path}
    browser = playwright.chromium.launch(args=['--no-sandbox'], **options)
    drive(browser)
    browser.close()
print('The pages were driven' + (f', {len(problems)} problems' if problems else ', without a fault') + '.')
sys.exit(1 if problems else 0)
