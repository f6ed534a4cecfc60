"""Drives the site in a headless Chromium: Tests/Scripts/site calls it with the site's folder, the browser, the host, and
the half to drive: `pages` or `diagrams`. The halves can be driven at the same time.

The script checks that:
- no page has an error, requests a file outside the folder, or moves while it loads
- each operator's diagram, dragged by mouse, by touch and by keys, shows the lines that native Swift computes from the
  same input
- generated inputs have the same result through the exported function
- the address contains each change
- each query of queries.txt finds its page
- nothing is wider than the screen, and each diagram fits on a phone or can be swiped
- other uses of a diagram work (boards.py)
- no slide overflows, and keys, notes and printing work (slides.py)
- axe, if it is installed, finds no serious fault
"""
import ctypes, functools, gzip, http.server, io, itertools, json, os, pathlib, random, re, shutil, subprocess, sys, tempfile, threading, time
from playwright.sync_api import sync_playwright
import boards, slides

site, browser_path, host, half = pathlib.Path(sys.argv[1]).resolve(), *sys.argv[2:]
generated = int(os.environ.get('CURRYCOMB_SITE_INPUTS', '40'))
problems, copies, looks = [], [], []
# The folder of the modules that SwiftPM has linked the host with.
modules = pathlib.Path(host).resolve().parent


def check(holds, words):
    if not holds:
        problems.append(words)
        print('✗', words, flush=True)


def native(questions):
    text = ''.join(question + '\n.\n' for question in questions)
    lines = subprocess.run([host], input=text, capture_output=True, text=True, check=True).stdout.splitlines()
    return [json.loads(line) for line in lines]


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves texts compressed, as servers do."""
    packed = {}

    def log_message(self, *arguments):
        pass

    def send_head(self):
        path = pathlib.Path(self.translate_path(self.path))
        if path.suffix not in ('.html', '.css', '.js', '.svg') or not path.is_file():
            return super().send_head()
        if path not in self.packed:
            self.packed[path] = gzip.compress(path.read_bytes(), 6)
        self.send_response(200)
        for name, value in (('Content-Type', self.guess_type(str(path))), ('Content-Encoding', 'gzip'), ('Content-Length', str(len(self.packed[path])))):
            self.send_header(name, value)
        self.end_headers()
        return io.BytesIO(self.packed[path])


def serve():
    """Serves the folder's parent, so the site has a base path."""
    handler = functools.partial(Quiet, directory=str(site.parent))
    server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f'http://127.0.0.1:{server.server_port}/{site.name}/'


def watch(page, base):
    page.on('console', lambda message: check(message.type != 'error', f'{page.url}: {message.text}'))
    page.on('pageerror', lambda error: check(False, f'{page.url}: {error}'))
    page.on('request', lambda request: check(
        request.url.startswith((base, 'data:', 'blob:')), f'{page.url} asks for {request.url}'))


def objects(*names):
    """Returns the objects of modules' current sources. A module's folder may also have objects of renamed sources."""
    folders = [modules / f'Currycomb{name}.build' for name in names]
    return [str(folder / (pathlib.Path(source.strip("'")).name + '.o')) for folder in folders
            for source in (folder / 'sources').read_text().splitlines()]


def compiled(copies):
    """Compiles and runs the copied tests as one program: each must compile and pass."""
    text = ('import CurrycombMarbles\nimport CurrycombSignals\nnonisolated(unsafe) var failures = 0\n'
            'func expect(_ holds: Bool, line: Int = #line) { if !holds { failures += 1; print("line", line) } }\n')
    for number, copy in enumerate(copies):
        body = copy[copy.index('@Test func'):].replace('@Test func ', f'func test{number}').replace('#expect(', 'expect(')
        text += body + f'test{number}{body[len(f"func test{number}"):body.index("(")]}()\n'
    # The uses on the operators' pages, each in a separate enum.
    here = pathlib.Path(__file__).parent
    uses = re.split(r'^# ', (here.parent.parent / 'Sources/Site/Assets/operators.txt').read_text(), flags=re.M)[1:]
    text += (here / 'uses.swift').read_text()
    for use in uses:
        name, *lines = use.splitlines()
        code = '\n'.join(line[4:] for line in lines if line.startswith('    '))
        text += f'enum Use{name} {{\n' + re.sub(r'^func', 'static func', code, flags=re.M) + '\n}\n'
    folder = pathlib.Path(tempfile.mkdtemp())
    (folder / 'main.swift').write_text(text + 'print(failures)\n')
    made = subprocess.run(['swiftc', '-swift-version', '6', '-Onone', '-I', str(modules / 'Modules'), str(folder / 'main.swift'),
                           *objects('Marbles', 'MarbleLines', 'Signals', 'Events'), '-o', str(folder / 'copies')], capture_output=True, text=True)
    check(made.returncode == 0 and 'warning:' not in made.stderr, 'copied tests and uses do not compile without a warning:\n' + made.stderr[:3000])
    if made.returncode == 0:
        said = subprocess.run([str(folder / 'copies')], capture_output=True, text=True)
        check(said.stdout.strip() == '0', f'copied tests fail: {said.stdout[:500]} {said.stderr[:500]}')
    shutil.rmtree(folder)
    return f'{len(copies)} copied tests compile and pass, and {len(uses)} uses compile' if made.returncode == 0 else 'see above'


def lines_of(diagram):
    return diagram.evaluate('''node => ({
        operator: node.getAttribute('operator'), place: node.getAttribute('place'),
        inputs: node.answer.inputs.map(row => row.line), outputs: node.answer.outputs.map(row => row.line),
        shown: [...node.querySelectorAll('output')].map(field => field.textContent), args: node.state.args })''')


def question_of(shown):
    parts = ['\t'.join(['run', shown['operator'], shown['place']])]
    parts += ['a' if value is None else 'a\t' + value for value in shown['args']]
    return '\n'.join(parts + ['l\t' + line for line in shown['inputs']])


def seen(diagram, what):
    """Returns the content of a diagram, and notes it for a later comparison with native Swift."""
    shown = lines_of(diagram)
    looks.append((shown, what))
    return shown


def compared():
    """Checks that each noted diagram shows the result of native Swift for the same lines."""
    for (shown, what), answer in zip(looks, native([question_of(shown) for shown, _ in looks])):
        expected = [row['line'] for row in answer.get('outputs', [])]
        check(shown['shown'] == expected == shown['outputs'], f"{shown['operator']} {what}: {shown['shown']}, natively {expected}")
    count = len(looks)
    looks.clear()
    return count


@functools.cache
def places(file):
    """The ids in a page."""
    return set(re.findall(r'id="([^"]*)"', file.read_text()))


UNPAINTED = '''const sheet = new CSSStyleSheet();
sheet.replaceSync('html { opacity: 0 !important }');
document.adoptedStyleSheets = [sheet];'''


def pages(browser, base):
    """Checks every page at 1440 pixels in light, from its file, and at 320 pixels in dark, from the server."""
    files = sorted(path.relative_to(site) for path in site.rglob('*.html') if path.relative_to(site).parts[0] != 'api')
    still = sum(map(boards.can_shift, files))
    # Each width has a page of its own: a change of the width would lay out and paint the previous page once more. A page
    # on which shifts are not checked is transparent, so it is not painted at all.
    for (width, scheme, root), script in itertools.product(((1440, 'light', site.as_uri() + '/'), (320, 'dark', base)), (boards.SHIFTS, UNPAINTED)):
        context = browser.new_context(viewport={'width': width, 'height': 900}, color_scheme=scheme)
        context.add_init_script(script)
        page = context.new_page()
        watch(page, root)
        for path in files:
            if boards.can_shift(path) != (script == boards.SHIFTS):
                continue
            name = str(path)
            page.goto(root + name)
            if script == boards.SHIFTS:
                moved = boards.shift(page)
                check(moved <= 0.02, f'{name} shifts by {moved:.3f} at {width}')
            wide, heads, empty, tall, links = page.evaluate('''() => {
                document.querySelectorAll('details').forEach(node => node.open = true);
                return [document.documentElement.scrollWidth, document.querySelectorAll('h1').length,
                    document.querySelectorAll('marble-lines pre').length, document.querySelector('header.top')?.offsetHeight,
                    [...new Set([...document.querySelectorAll('a[href]')].map(link => link.href).filter(place => place.startsWith('file:')))]];
            }''')
            check(wide <= width, f'{name} is {wide} wide at {width}')
            check(heads == 1, f'{name} has {heads} h1')
            check(not empty, f'{name} has marbles that are not drawn')
            if not name.startswith(('slides/', 'handouts/')):
                check(tall is not None and tall <= 64, f'{name}: its header is {tall} tall at {width}')
            for link in links:
                path, _, mark = link.partition('#')
                target = pathlib.Path(path.removeprefix('file://'))
                check(target.is_file(), f'{name} links to {link}, which does not exist')
                if mark and target.is_file() and target.suffix == '.html' and mark != 'main':
                    check(mark in places(target), f'{name} links to {link}, but there is no such place')
        context.close()
    return f'{len(files)} pages at 1440 pixels, from files, and at 320; {still} of them do not shift'


def inside(page, name):
    """Checks that no text in a drawing lies outside the drawing."""
    outside = page.evaluate('''() => [...document.querySelectorAll('.stage svg')].flatMap(drawing => {
        const frame = drawing.getBoundingClientRect();
        return [...drawing.querySelectorAll('text')].filter(text => {
            const box = text.getBoundingClientRect();
            return box.left < frame.left - 1 || box.right > frame.right + 1 || box.top < frame.top - 1 || box.bottom > frame.bottom + 1;
        }).map(text => text.textContent);
    })''')
    check(not outside, f'{name}: {outside} outside the drawing')


def phone(page, name):
    """On a phone, the whole drawing is visible, or it can be swiped. Its code is not cut. Marbles fit a finger."""
    page.set_viewport_size({'width': 390, 'height': 844})
    page.wait_for_function('''() => { const stage = document.querySelector('marble-diagram .stage'); return stage.clientWidth < 390
        && (stage.firstChild.getBoundingClientRect().width <= stage.clientWidth + 1 || stage.firstChild.classList.contains('long')); }''')
    found = page.evaluate('''() => {
        const stage = document.querySelector('marble-diagram .stage'), drawing = stage.firstChild;
        const frame = drawing.getBoundingClientRect(), touch = getComputedStyle(drawing).touchAction;
        const hits = [...drawing.querySelectorAll('.hit')].map(hit => hit.getBoundingClientRect().width);
        return { isWhole: frame.width <= stage.clientWidth + 1, isSwiped: stage.classList.contains('swiped') && touch === 'manipulation',
            cut: [...drawing.querySelectorAll('.code')].some(text => text.textContent.includes('…')), hit: Math.min(44, ...hits) };
    }''')
    check(found['isWhole'] or found['isSwiped'], f'{name}: a phone shows only a part of the drawing')
    check(not found['cut'], f'{name}: a phone shows only a part of the code')
    check(found['hit'] > 43.5, f"{name}: a marble is {found['hit']} wide for a finger")
    inside(page, name + ', on a phone')
    page.set_viewport_size({'width': 1280, 'height': 1000})


def first_screen(browser):
    """The summary, the clone line, the first exercise's button, the verdict and the teachers' link need no scrolling."""
    for width, height in ((390, 844), (768, 1024), (1440, 900)):
        context = browser.new_context(viewport={'width': width, 'height': height}, permissions=['clipboard-read', 'clipboard-write'])
        page = context.new_page()
        watch(page, site.as_uri())
        page.goto((site / 'index.html').as_uri())
        for what in ('.lead', '.get', '.go', '.hero pre:visible'):
            box = page.locator(what).first.bounding_box()
            check(box['y'] + box['height'] <= height and box['x'] + box['width'] <= width, f'{what} is not in the first screen at {width}: {box}')
        verdict = page.locator('.hero pre:visible')
        check(verdict.evaluate("node => getComputedStyle(node).whiteSpace === 'pre' && node.textContent.includes('\\n    f ran first. In')"), f'the verdict has lost its columns at {width}')
        cut = verdict.evaluate('node => node.scrollWidth - node.clientWidth')
        check(cut <= 0, f'the verdict is cut at {width} by {cut}')
        bar = page.locator('header.top').evaluate('''node => [...node.querySelectorAll('.brand, .open, nav, .tools')]
            .map(part => part.getBoundingClientRect()).filter(box => box.height).map(box => box.y + box.height / 2)''')
        check(max(bar) - min(bar) < 8, f'the header has more than one line at {width}: {bar}')
        box = page.locator('.begin a[href="teaching.html"]').bounding_box()
        check(box['y'] + box['height'] <= height, f'the first screen has no link for teachers at {width}')
        page.evaluate("localStorage.setItem('done ' + new URL('.', location).pathname + ' 1.1', 'yes')")
        page.reload()
        shown = page.locator('.go').inner_text(), page.locator('.count').first.inner_text().split(' done')[0]
        check(shown[0] == 'Continue' and shown[1].startswith('1 of '), f'an exercise that is done shows as {shown}')
        if width < 1000:
            page.get_by_role('button', name='Menu').click()
            check(page.get_by_role('link', name='Glossary').first.is_visible(), f'the menu does not open at {width}')
        context.close()


def place(mark):
    """The middle of a marble's handle on the screen, and the size of the drawing."""
    return mark.evaluate('''node => {
        const hit = node.querySelector('.hit');
        const isSeen = box => box.top >= 0 && box.bottom <= innerHeight;
        if (!isSeen(hit.getBoundingClientRect())) node.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = hit.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2, node.ownerSVGElement.getScreenCTM().a];
    }''')


def drag(page, mark, frames):
    """Drags a marble by some frames along its line with the mouse."""
    x, y, scale = place(mark)
    page.mouse.move(x, y)
    page.mouse.down()
    for share in (0.5, 1):
        page.mouse.move(x + frames * 30 * scale * share, y)
    page.mouse.up()


def diagrams(browser):
    context = browser.new_context(viewport={'width': 1280, 'height': 1000})
    # Nothing here looks at colors, so the pages are not painted after each move.
    context.add_init_script(UNPAINTED)
    page = context.new_page()
    watch(page, site.as_uri())
    dragged, times = 0, []
    for path in sorted((site / 'operators').glob('*.html')):
        page.goto(path.as_uri())
        diagram = page.locator('marble-diagram').first
        if not diagram.count():
            continue
        page.wait_for_function("document.querySelector('marble-diagram').ask && document.querySelector('marble-diagram').answer")
        inside(page, path.name)
        before = seen(diagram, 'at first')
        marks = diagram.locator('.grab')
        if not marks.count():
            continue
        has_changed = False
        count = marks.count()
        for turn in range(3):
            # The steps differ from diagram to diagram, so each step occurs.
            drag(page, marks.nth(turn % count), (3, 2, -1, 4, 1, -2)[(turn + dragged) % 6])
            shown = seen(diagram, 'dragged by the mouse')
            has_changed = has_changed or shown['inputs'] != before['inputs']
        check(has_changed, f'{path.name}: dragging changed nothing')
        diagram.locator('.grab').last.focus()
        page.keyboard.press('ArrowRight')
        page.keyboard.press('ArrowRight')
        after = seen(diagram, 'moved by keys')
        check(after['inputs'] != shown['inputs'], f'{path.name}: the keys changed nothing')
        inside(page, path.name + ', dragged')
        phone(page, path.name)
        copies.extend(page.evaluate(
            "[...document.querySelectorAll('marble-diagram[data-test]')].filter(node => node.answer).map(node => node.test())"))
        dragged += 1
        times += page.evaluate('window.currycombDrags || []')
    # Adding and removing a marble, a wrong line, an argument, the address.
    page.goto((site / 'operators/take.html').as_uri())
    page.wait_for_function("document.querySelector('marble-diagram').ask && document.querySelector('marble-diagram').answer")
    diagram = page.locator('marble-diagram').first
    count = len(lines_of(diagram)['inputs'][0])
    diagram.get_by_role('button', name='Add a marble to a').click()
    marks = diagram.locator('.grab').count()
    check(marks == 6, f'take has {marks} marbles after one was added, from a line of {count}')
    page.keyboard.press('Delete')
    check(diagram.locator('.grab').count() == 5, 'Delete removes no marble')
    diagram.locator('input[type=number]').fill('3')
    seen(diagram, 'with another argument')
    diagram.locator('[data-input="0"]').fill('-x-y-(z')
    check('column 6' in diagram.locator('[role=alert]').inner_text(), 'the place of a fault in a line is not shown')
    diagram.locator('[data-input="0"]').fill('-x-y---z-w-|')
    written = seen(diagram, 'written')
    page.wait_for_timeout(400)
    other = context.new_page()
    watch(other, site.as_uri())
    other.goto(page.url)
    other.wait_for_function("document.querySelector('marble-diagram').ask && document.querySelector('marble-diagram').answer")
    check(lines_of(other.locator('marble-diagram').first) == written, f'{page.url} describes another diagram')
    page.goto((site / 'operators/flatmap.html').as_uri())
    second = page.locator('marble-diagram').nth(1)
    second.scroll_into_view_if_needed()
    page.wait_for_function("document.querySelectorAll('marble-diagram')[1].ask")
    drag(page, second.locator('.grab').first, 1)
    other.goto(second.evaluate('node => node.link()'))
    other.wait_for_function("document.querySelector('marble-diagram').ask && document.querySelector('marble-diagram').answer")
    check(lines_of(other.locator('marble-diagram').first) == {**lines_of(second)}, 'the link of a second diagram describes another one')
    other.goto((site / 'chain.html').as_uri())
    other.wait_for_function("document.querySelector('marble-chain').ask")
    check(other.locator('output').inner_text() == '----[20]--[60]-{[120]}-|', 'the chain: ' + other.locator('output').inner_text())
    other.goto((site / 'compare.html').as_uri())
    pair = other.locator('.pair').nth(3).locator('marble-diagram')
    pair.nth(0).scroll_into_view_if_needed()
    other.wait_for_function("[...document.querySelectorAll('.pair')[3].children].every(node => node.ask)")
    drag(other, pair.nth(0).locator('.grab').first, 2)
    one, two = lines_of(pair.nth(0)), seen(pair.nth(1), 'beside another')
    check(one['inputs'] == two['inputs'] and one['inputs'][0].startswith('---1'), f'the two diagrams of a pair differ: {one} {two}')
    context.close()
    touched(browser)
    tapped(browser)
    return dragged, times, compared()


def touched(browser):
    """A finger that moves in small steps drags along a line, scrolls up or down, and swipes beside marbles."""
    for width, height in ((390, 844), (768, 1024)):
        context = browser.new_context(viewport={'width': width, 'height': height}, has_touch=True, is_mobile=True)
        context.add_init_script(UNPAINTED)
        page = context.new_page()
        watch(page, site.as_uri())
        finger = context.new_cdp_session(page)

        def stroke(x, y, right, down):
            """Moves a finger 120 px. Returns how far the page has been scrolled."""
            start = page.evaluate('scrollY')
            finger.send('Input.dispatchTouchEvent', {'type': 'touchStart', 'touchPoints': [{'x': x, 'y': y}]})
            for step in range(1, 31):
                finger.send('Input.dispatchTouchEvent', {'type': 'touchMove', 'touchPoints': [{'x': x + 4 * step * right, 'y': y + 4 * step * down}]})
            finger.send('Input.dispatchTouchEvent', {'type': 'touchEnd', 'touchPoints': []})
            page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))')
            return page.evaluate('scrollY') - start

        for name in ('merge', 'map', 'flatmap', 'debounce', 'zip'):
            page.goto((site / f'operators/{name}.html').as_uri())
            page.wait_for_function("document.querySelector('marble-diagram').ask && document.querySelector('marble-diagram').answer")
            diagram = page.locator('marble-diagram').first
            x, y, _ = place(diagram.locator('.grab').first)
            scrolled = stroke(x, y, 1, .15)
            seen(diagram, f'dragged by a finger at {width}')
            far = place(page.locator('.grab:focus'))[0] - x
            check(abs(far - 120) < 30, f'{name}: a finger that moves 120 px at {width} takes a marble {far:.0f} px along')
            check(scrolled == 0, f'{name}: a finger drags a marble at {width} and scrolls the page by {scrolled}')
            for beside in (0, 10, 18):
                before = lines_of(diagram)['inputs']
                x, y, _ = place(diagram.locator('.grab').first)
                scrolled = stroke(x + beside, y, .2, -1)
                check(scrolled > 60, f'{name}: a finger {beside} px beside a marble scrolls by {scrolled} at {width}')
                check(lines_of(diagram)['inputs'] == before, f'{name}: a finger that scrolls at {width} moves a marble')
        page.goto('about:blank')
        page.goto((site / 'operators/merge.html').as_uri() + '#l=-1-2' + 90 * '-' + '3-%7C')
        page.wait_for_function("document.querySelector('marble-diagram').ask && document.querySelector('marble-diagram').answer")
        stage = page.locator('marble-diagram').first.locator('.stage')
        x, y, _ = place(stage.locator('.grab').first)
        stroke(x, y, 1, 0)
        check(stage.evaluate('node => node.scrollLeft') == 0, f'a finger on a marble swipes the drawing at {width}')
        box = stage.locator('.box').bounding_box()
        stroke(width - 60, box['y'] + 20, -1, 0)
        check(stage.evaluate('node => node.scrollLeft') > 60, f'a long drawing is not swiped at {width}')
        context.close()


def tapped(browser):
    """On a phone these drawings are wholly visible, a double tap renames a marble, and the help describes touch."""
    context = browser.new_context(viewport={'width': 390, 'height': 844}, has_touch=True, is_mobile=True)
    page = context.new_page()
    watch(page, site.as_uri())
    for name in ('debounce', 'audit', 'materialize', 'repeat'):
        page.goto((site / f'operators/{name}.html').as_uri())
        page.wait_for_function("document.querySelector('marble-diagram').answer")
        check(not page.locator('.stage').first.evaluate("node => node.classList.contains('swiped')"), f'{name}: a phone does not show the whole drawing at first')
    # A double tap on a marble renames it, and an empty name removes it.
    page.goto((site / 'operators/merge.html').as_uri())
    page.wait_for_function("document.querySelector('marble-diagram').ask && document.querySelector('marble-diagram').answer")
    x, y, _ = place(page.locator('.grab').nth(1))
    page.touchscreen.tap(x, y)
    page.touchscreen.tap(x, y)
    page.locator('.rename').fill('')
    page.keyboard.press('Enter')
    taken = lines_of(page.locator('marble-diagram').first)['inputs'][0]
    check(taken == '-1--------|', f'a marble without a name stays: {taken}')
    check('Page Up' not in page.locator('.help').inner_text(), 'the help for touch describes keys')
    # Labels of two digits are in the middle of their marbles.
    page.goto((site / 'chain.html').as_uri())
    page.wait_for_function("document.querySelector('marble-chain').answer")
    off = page.evaluate('''() => Math.max(...[...document.querySelectorAll('.stage .marble')].map(mark => {
        const [one, two] = [mark, mark.parentNode.querySelector('text')].map(node => node.getBoundingClientRect());
        return Math.abs(one.x + one.width / 2 - two.x - two.width / 2);
    }))''')
    check(off < 1, f'a label is {off} px beside the middle of its marble')
    context.close()


def generated_inputs(browser):
    """Compares the exported function with native Swift, for marble lines from a fixed seed."""
    context = browser.new_context()
    page = context.new_page()
    watch(page, site.as_uri())
    page.goto((site / 'operators/merge.html').as_uri())
    page.wait_for_function("document.querySelector('marble-diagram').ask && document.querySelector('marble-diagram').answer")
    dice = random.Random(20)
    scenarios = []
    for path in sorted((site / 'operators').glob('*.html')):
        text = path.read_text()
        for part in text.split('<marble-diagram ')[1:]:
            words = part.split('"')
            scenarios.append((words[1], words[3]))
    own = native([f'run\t{name}\t{place}' for name, place in scenarios])
    questions = []
    for (name, place), answer in zip(scenarios, own):
        values = [[event[2] for event in row['events'] if event[1] == 'n'] for row in answer['inputs']]
        for _ in range(generated if answer['inputs'] else 1):
            lines = []
            for labels in values:
                numeric = labels and all(label.isdigit() for label in labels)
                frame, events = 0, []
                for _ in range(dice.randint(0, 7)):
                    frame += dice.randint(0, 4)
                    label = str(dice.randint(0, 12)) if numeric else dice.choice(labels or ['x'])
                    events.append(f'{frame}n{label}')
                end = dice.choice('cccf-')
                if end != '-':
                    frame += dice.randint(0, 3)
                    events.append(f'{frame}{end}')
                lines.append('\t'.join(['e', str(frame + dice.randint(0, 3)), *events]))
            questions.append('\n'.join([f'run\t{name}\t{place}', *lines]))
    expected = native(questions)
    same, took = 0, 0
    for first in range(0, len(questions), 1000):
        part = questions[first:first + 1000]
        # Questions and answers are passed as one text, because Playwright is slow with values of many parts.
        answers, milliseconds = json.loads(page.evaluate('''async text => {
            const ask = await window.currycombEngine('run');
            const questions = JSON.parse(text);
            const began = performance.now();
            const answers = questions.map(question => ask(question));
            return JSON.stringify([answers, performance.now() - began]);
        }''', json.dumps(part)))
        took += milliseconds
        for question, one, two in zip(part, answers, expected[first:first + 1000]):
            check(one == two, f'{question!r}: the browser says {one}, Swift {two}') if one != two else None
            same += one == two
    context.close()
    return same, len(questions), len(scenarios), took / max(1, len(questions))


def pipes(browser):
    """The page of boxes works by mouse, by keys and by address, and its copied code compiles."""
    context = browser.new_context(viewport={'width': 1000, 'height': 1000})
    page = context.new_page()
    watch(page, site.as_uri())
    page.goto((site / 'pipes.html').as_uri())
    board = page.locator('pipe-board')
    page.wait_for_function("document.querySelector('pipe-board').answer")
    def values():
        return board.locator('output').evaluate_all('fields => fields.map(field => field.textContent)')
    def names():
        return board.evaluate('node => node.state.boxes')
    def same(what):
        state = board.evaluate('node => node.state')
        question = '\n'.join(['\t'.join([state['how'], state['input']]), *['s\t' + name for name in state['boxes']]])
        check(board.evaluate('node => node.answer') == native([question])[0], f'pipes, {what}: not the result of native Swift')
    copies = []
    def copy():
        copies.append(board.evaluate('node => node.answer.swift'))
    same('at first')
    check(values() == ['"Anna Lee"', '["Anna", "Lee"]', '"Anna"', '4', 'true'], f'pipes show {values()}')
    copy()
    # Drags the second box to the first place by mouse. It does not fit there.
    grip, above = board.locator('.grip').nth(1).bounding_box(), board.locator('.box').nth(0).bounding_box()
    page.mouse.move(grip['x'] + 5, grip['y'] + 5)
    page.mouse.down()
    page.mouse.move(grip['x'] + 5, above['y'] + 4, steps=4)
    page.mouse.up()
    check(names() == ['first', 'words', 'letters', 'isFour'], f'dragged: {names()}')
    check('takes [String] but would get String' in board.locator('.misfit').inner_text(), 'a box that does not fit says nothing')
    check(board.get_by_role('button', name='Copy as Swift').is_disabled(), 'code that does not compile can be copied')
    same('dragged')
    # Moves the box back with a key, and removes another with a key. Then adds two boxes.
    board.locator('.box').nth(0).focus()
    page.keyboard.press('ArrowDown')
    check(names() == ['words', 'first', 'letters', 'isFour'], f'by keys: {names()}')
    board.locator('.box').nth(3).focus()
    page.keyboard.press('Delete')
    for name in ('increment', 'double'):
        board.locator('.palette').get_by_role('button', name=name).click()
    check(values()[-1] == '10', f'boxes that were added: {values()}')
    same('added')
    copy()
    board.locator('input').fill('7')
    for _ in range(3):
        board.locator('.box').nth(0).get_by_role('button').nth(2).click()
    check(values() == ['7', '8', '16'], f'a number: {values()}')
    copy()
    board.get_by_role('button', name='compose').click()
    check(values() == ['15', '14', '7'], f'composed: {values()}')
    same('composed')
    copy()
    page.wait_for_timeout(400)
    other = context.new_page()
    watch(other, site.as_uri())
    other.goto(page.url)
    other.wait_for_function("document.querySelector('pipe-board').answer")
    check(other.locator('pipe-board').evaluate('node => node.state') == board.evaluate('node => node.state'), f'{page.url} describes other boxes')
    # A letter that can be written in two ways is the same letter, on the page and natively.
    board.locator('input').fill('Zoe\u0301')
    board.get_by_role('button', name='pipe', exact=True).click()
    check('"Zoé"' in values()[0], f'a letter with an accent: {values()}')
    context.close()
    folder = pathlib.Path(tempfile.mkdtemp())
    for number, text in enumerate(copies):
        lines = text.rstrip('\n').split('\n')
        call, expected = lines[-1].split('  // → ')
        (folder / 'main.swift').write_text('\n'.join(lines[:-1]) + f'\nprint({call} == {expected})\n')
        made = subprocess.run(['swiftc', '-swift-version', '6', '-Onone', '-I', str(modules / 'Modules'), str(folder / 'main.swift'),
                               *objects('Composition'), '-o', str(folder / 'copy')], capture_output=True, text=True)
        said = subprocess.run([str(folder / 'copy')], capture_output=True, text=True).stdout.strip() if made.returncode == 0 else made.stderr[:2000]
        check(said == 'true', f'the copied code of pipes, {number}: {said}')
    shutil.rmtree(folder)
    return len(copies)


def search(browser, base):
    context = browser.new_context()
    page = context.new_page()
    watch(page, base)
    page.goto(base + 'glossary.html')
    page.get_by_role('combobox').focus()
    page.wait_for_function('window.currycombSearch')
    queries = [line.split(' → ') for line in (pathlib.Path(__file__).parent / 'queries.txt').read_text().splitlines()]
    for (query, target), found in zip(queries, page.evaluate(
            'queries => queries.map(query => currycombFind(query).map(row => row.place))', [query for query, _ in queries])):
        first = (found or [''])[0]
        first = first if '#' in target else first.split('#')[0]
        check(first == target, f'{query!r} finds {found[:3]}, not {target}')
    page.get_by_role('combobox').fill('xqzw')
    check('Nothing' in page.locator('#found').inner_text(), 'a word that occurs nowhere is found')
    check(page.locator('#found a').count() > 2, 'a search without a result suggests no pages')
    page.get_by_role('combobox').fill('map')
    page.keyboard.press('ArrowDown')
    page.keyboard.press('ArrowDown')
    chosen = page.evaluate("[document.activeElement.getAttribute('role'), document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))?.getAttribute('aria-selected')]")
    check(chosen == ['combobox', 'true'] and page.get_by_role('listbox').get_by_role('option').count() > 2, f'the arrow keys choose {chosen}')
    page.get_by_role('combobox').fill('switchMap')
    page.keyboard.press('Enter')
    page.wait_for_url('**/operators/flatmaplatest.html')
    page.wait_for_function("document.querySelector('marble-diagram').ask && document.querySelector('marble-diagram').answer")
    context.close()
    return len(queries)


def axe(browser):
    try:
        import axe_core_python
    except ImportError:
        return 'not there'
    source = next(pathlib.Path(axe_core_python.__file__).parent.rglob('axe.min.js')).read_text()
    context = browser.new_context()
    page = context.new_page()
    for name in ('index.html', 'operators/index.html', 'operators/merge.html', 'operators/flatmap.html', 'operators/take.html',
                 'chapters/10-signals.html', 'exercises/02-composition-compose-two.html', 'chain.html', 'pipes.html', 'compare.html',
                 'coming-from.html', 'glossary.html', 'articles.html', 'teaching.html', 'slides/02.html', 'handouts/02.html'):
        page.emulate_media(color_scheme='light')
        page.goto((site / name).as_uri())
        if page.locator('marble-diagram, marble-chain').count():
            page.locator('marble-diagram, marble-chain').first.scroll_into_view_if_needed()
            page.wait_for_function("document.querySelector('marble-diagram, marble-chain').answer")
        if page.locator('pipe-board').count():
            page.wait_for_function("document.querySelector('pipe-board').answer")
        page.evaluate(source)
        # The dark theme differs only in its colors. Without transitions, all colors change at once.
        page.add_style_tag(content='* { transition: none !important }')
        # To describe what passes, too, would take axe as long again.
        for scheme, rules in (('light', ''), ('dark', "runOnly: ['color-contrast'], ")):
            page.emulate_media(color_scheme=scheme)
            for finding in page.evaluate(f"axe.run({{ {rules}resultTypes: ['violations'] }}).then(result => result.violations)"):
                if finding['impact'] in ('serious', 'critical'):
                    check(False, f"{name}, {scheme}: {finding['id']} {[node['html'][:90] for node in finding['nodes'][:3]]}")
    context.close()
    return 'nothing serious' if not problems else 'see above'


def wait_for_browser():
    """Waits until the browser's processes have ended: only then, `time` counts their processor time in `.ci/run`."""
    until = time.time() + 10
    try:
        while time.time() < until:
            if os.waitpid(-1, os.WNOHANG)[0] == 0:
                time.sleep(.05)
    except ChildProcessError:
        pass


began = time.time()
if sys.platform == 'linux':
    # Processes whose parent ends, such as the browser's renderers, become children of this process.
    ctypes.CDLL(None).prctl(36, 1)  # PR_SET_CHILD_SUBREAPER
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(
        executable_path=None if browser_path == 'playwright' else browser_path, args=['--no-sandbox'])
    is_live = (site / 'assets/diagrams-run.js').exists()
    if half == 'pages':
        base = serve()
        print(pages(browser, base), flush=True)
        print(slides.drive(browser, site, check, watch), flush=True)
        heavy = [path for path in site.rglob('*.html') if path.stat().st_size > 150_000]
        check(not heavy, f'more than 150 KB: {heavy}')
        if is_live:
            first_screen(browser)
            print(f'{search(browser, base)} searches find the right page first, at a base path', flush=True)
            print(boards.marks(browser, base, check), flush=True)
            print('axe:', axe(browser), flush=True)
            print(boards.first_load(browser, base, check), flush=True)
    elif is_live:
        base = serve()
        dragged, times, looked = diagrams(browser)
        times.sort()
        print(f'{dragged} operators dragged by mouse and keys, five by a finger; a step of a drag takes '
              f'{times[len(times) // 2]:.1f} ms, the slowest of {len(times)} {times[-1]:.1f} ms', flush=True)
        print(f'{looked} drawings compared with the results of native Swift for the same lines', flush=True)
        print(compiled(copies), flush=True)
        print(f'{pipes(browser)} pipelines of boxes copied, compiled and run', flush=True)
        same, asked, scenarios, took = generated_inputs(browser)
        print(f'{same} of {asked} generated inputs for {scenarios} scenarios give the same natively; {took:.2f} ms each', flush=True)
        print(boards.drive(browser, base, check, watch), flush=True)
    browser.close()
wait_for_browser()
print(f'The {half}: {time.time() - began:.0f} s')
sys.exit(1 if problems else 0)
