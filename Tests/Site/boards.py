"""Tests the uses of a diagram that drive.py does not test, and the requirements on its page; drive.py calls it.

The tests check that:
- a link to a place in a page leads exactly there
- marbles respond to all their keys and can be renamed in their place, and each step can be undone
- a damaged address is reported
- a frame in another page shows one diagram, and the diagram fits
- texts in a drawing stand out from their background in light, dark, print and forced colors
- inner lanes that do not fit are counted
- the pages have content without a script, and links are large enough for a finger
- a first load is small
"""
import re

READY = "[...document.querySelectorAll('marble-diagram, marble-chain')].slice(0, 1).every(node => node.ask && node.answer)"
# Adds up the layout shifts that no input causes, from the start of each page.
SHIFTS = '''window.shifts = 0; new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
}).observe({ type: 'layout-shift', buffered: true });'''
# The texts of drawings whose contrast with their background is below 4.5.
CONTRASTS = '''() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true }), known = {};
    const light = text => known[text] ??= measured(text), measured = text => {
        context.fillStyle = text;
        context.clearRect(0, 0, 1, 1);
        context.fillRect(0, 0, 1, 1);
        return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3).map(part => {
            part /= 255;
            return part <= .03928 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4;
        }).reduce((sum, part, index) => sum + part * [.2126, .7152, .0722][index], 0);
    };
    return [...document.querySelectorAll('.stage svg text')].map(text => {
        const own = getComputedStyle(text);
        const shape = text.parentNode.querySelector('.marble') ?? (text.classList.contains('code') ? text.ownerSVGElement.querySelector('.box') : null);
        const behind = shape ? getComputedStyle(shape).fill : getComputedStyle(text.closest('marble-diagram, marble-chain, marble-lines')).backgroundColor;
        const [one, two] = [light(own.fill), light(behind)].sort((one, two) => two - one);
        return [(one + .05) / (two + .05), text.textContent, own.fill, behind];
    }).filter(([contrast]) => contrast < 4.5);
}'''


def drive(browser, base, check, watch):
    said = [
        keys(browser, base, check, watch), embedded(browser, base, check), contrasts(browser, base, check),
        without_scripts(browser, base, check), many(browser, base, check), links(browser, base, check),
    ]
    return '\n'.join(said)


def can_shift(path):
    """Returns false for slides, handouts, exercises and API pages, on which shifts are not checked."""
    return path.parts[0] not in ('api', 'slides', 'handouts', 'exercises')


def shift(page):
    """Returns the sum of the layout shifts of a page that has been opened in a context with SHIFTS."""
    if page.evaluate("document.querySelector('marble-diagram, marble-chain')?.wake() !== undefined"):
        page.wait_for_function(READY)
    # The shifts of a frame are reported only after the next frame has been drawn.
    return page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(window.shifts)))))')


def marks(browser, base, check):
    """Checks that a link to a place in a page leads there."""
    for width, height in ((390, 844), (1440, 900)):
        context = browser.new_context(viewport={'width': width, 'height': height})
        page = context.new_page()
        for name, mark in (('operators/flatmap.html', 'names'), ('operators/take.html', 'related'), ('compare.html', 'scan-and-reduce'), ('chapters/10-signals.html', 'exercises')):
            page.goto('about:blank')
            page.goto(f'{base}{name}#{mark}')
            page.wait_for_timeout(300)
            off = page.evaluate(f'''() => {{ const node = document.getElementById('{mark}'), top = node.getBoundingClientRect().top;
                const wanted = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
                return document.documentElement.scrollHeight - innerHeight - scrollY < 2 ? Math.max(0, -top) : Math.abs(top - wanted); }}''')
            check(off <= 4, f'{name}#{mark} ends {off} px off at {width}')
        context.close()
    return 'links lead to their places in a page'


def keys(browser, base, check, watch):
    context = browser.new_context(viewport={'width': 1280, 'height': 1000}, permissions=['clipboard-read', 'clipboard-write'])
    page = context.new_page()
    watch(page, base)
    page.on('dialog', lambda dialog: check(False, 'a dialog opens: ' + dialog.message))
    page.goto(base + 'operators/merge.html')
    page.wait_for_function(READY)
    board = page.locator('marble-diagram').first

    def line():
        return board.evaluate('node => node.answer.inputs[0].line')
    own = line()
    board.locator('.grab').first.focus()
    for key, frame in (('End', 13), ('Home', 0), ('PageUp', 5), ('PageUp', 10), ('PageDown', 5)):
        page.keyboard.press(key)
        now = page.evaluate("+document.activeElement.getAttribute('aria-valuenow')")
        check(now == frame, f'{key} moves a marble to {now}, not to {frame}')
    moved = line()
    for _ in range(5):
        page.keyboard.press('Control+z')
    check(line() == own, f'five undone steps give {line()}, not {own}')
    for _ in range(5):
        page.keyboard.press('Control+Shift+z')
    check(line() == moved, f'five redone steps give {line()}, not {moved}')
    board.get_by_role('button', name='Start again').click()
    check(line() == own, 'Start again does not start again')
    board.get_by_role('button', name='Undo').click()
    check(line() == moved, 'Undo does not undo Start again')
    # If a marble is moved past the end and back, by mouse or by keys, the line is as before. Escape cancels a drag.
    board.get_by_role('button', name='Start again').click()
    box = board.locator('.grab').first.locator('.hit').bounding_box()
    x, y = box['x'] + box['width'] / 2, box['y'] + box['height'] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 600, y, steps=6)
    page.wait_for_function("document.querySelector('marble-diagram').answer.inputs[0].line.length > 14")
    page.mouse.move(x, y, steps=6)
    page.mouse.up()
    check(line() == own, f'a drag past the end and back leaves {line()}, not {own}')
    page.mouse.down()
    page.mouse.move(x + 150, y, steps=6)
    page.wait_for_function(f"document.querySelector('marble-diagram').answer.inputs[0].line !== '{own}'")
    page.keyboard.press('Escape')
    page.mouse.move(x + 60, y)
    page.mouse.up()
    check(line() == own, f'Escape leaves a drag at {line()}')
    for key in ('End', 'ArrowRight', 'ArrowRight', 'Home', 'ArrowRight'):
        page.keyboard.press(key)
    check(line() == own, f'keys past the end and back leave {line()}, not {own}')
    # The result is announced in words, and a marble keeps its color while others are added.
    try:
        page.wait_for_function("document.querySelector('.heard').textContent.startsWith('out: 1 at frame 1, ')", timeout=5000)
    except Exception:
        check(False, 'the result of keys is not announced: ' + board.locator('.heard').text_content())

    def colors():
        return board.evaluate("node => Object.fromEntries([...node.querySelectorAll('.grab .marble')].map(mark => [mark.nextSibling.textContent, mark.style.fill]))")
    former = colors()
    board.get_by_role('button', name='Add a marble to a').click()
    check({**colors(), **former} == colors() and len(colors()) > len(former), f'a new marble changes the colors of others: {former}, {colors()}')
    # A marble is renamed in its place.
    board.locator('.grab').first.focus()
    page.keyboard.press('Enter')
    page.keyboard.type('key')
    page.keyboard.press('Enter')
    check('[key]' in line(), f'a marble is not renamed in its place: {line()}')
    check(page.evaluate("document.activeElement.classList.contains('grab')"), 'a renamed marble has lost the focus')
    board.locator('.grab').first.dblclick()
    page.keyboard.type('x')
    page.keyboard.press('Escape')
    check('[key]' in line(), 'Escape renames a marble')
    # A typed line that is easily misread is explained.
    field = board.locator('[data-input="0"]')
    field.fill('-abc-|')
    check('abc is 3 marbles' in board.locator('.remark').inner_text(), 'three marbles in a row are not explained')
    field.fill('-[abc]-1 5s 2-(ab)|')
    check(not board.locator('.remark').count(), 'one marble is explained as several')
    board.get_by_role('button', name='How lines are written').first.click()
    board.get_by_role('button', name='Try -1-2-#').first.click()
    check(line() == '-1-2-#', f'the legend writes {line()}')
    check(board.get_by_role('button', name='Try -{12}3-|').first.is_visible(), 'the legend lacks what the result can show')
    word = 'abcdefgh' * 10
    field.fill(f'-{word}-|')
    over = board.evaluate("node => node.querySelector('.remark').scrollWidth - node.querySelector('.remark').clientWidth")
    check(over <= 0, f'a remark about a long word is {over} px too wide')
    field.fill('-1-2-#')
    # While a typed line is invalid, the last valid one is drawn, dimmed.
    field.fill('-1-2-(')
    check(line() == '-1-2-#' and board.evaluate("node => node.classList.contains('stale')"), f'a wrong line shows {line()}')
    check('column 6' in board.locator('.fault').inner_text(), 'the place of the fault in a wrong line is not shown')
    for time in ['9999999999s', '9999999999.5s']:
        field.fill(f'-1 {time} 2-|')
        check('too long' in board.locator('.fault').inner_text(), f'{time}, which does not fit into 32 bits, is not refused')
    field.fill('-1-2-#')
    check(not board.evaluate("node => node.classList.contains('stale')"), 'a line that is right again stays dimmed')
    # The menu.
    board.locator('.share summary').click()
    board.get_by_role('button', name='Copy link').click()
    copied = page.evaluate('navigator.clipboard.readText()')
    check('l=-1-2-%23' in copied, f'the link is {copied}')
    check(not board.locator('.share').evaluate('node => node.open'), 'the menu stays open')
    page.goto('about:blank')
    page.goto(base + 'operators/merge.html#l=%E0%A4')
    page.wait_for_function(READY)
    check('damaged' in page.locator('.said').first.inner_text() and line() == own, 'a damaged address is not reported')
    # Two chosen operators.
    page.goto(base + 'compare.html#one=map.0&two=scan.0&l=-4-5-|')
    page.wait_for_function("[...document.querySelectorAll('.pair')[0].children].every(node => node.ask && node.answer)")
    shown = page.evaluate("[...document.querySelectorAll('.pair')[0].children].map(node => node.answer.name + node.answer.inputs[0].line)")
    check(shown == ['map-4-5-|', 'scan-4-5-|'], f'the two that the address chooses: {shown}')
    page.locator('select').nth(1).select_option('reduce.0')
    page.wait_for_function("document.querySelectorAll('.pair')[0].children[1].answer?.name === 'reduce'")
    check(page.evaluate("document.querySelectorAll('.pair')[0].children[1].answer.inputs[0].line") == '-4-5-|', 'a chosen operator does not have the line of the other')
    page.wait_for_timeout(400)
    check('two=reduce.0' in page.url, f'the address is {page.url}')
    pair = page.locator('.pair').first
    tops = pair.locator('marble-diagram').evaluate_all('nodes => nodes.map(node => node.getBoundingClientRect().top)')
    check(tops[0] == tops[1], f'two diagrams are not side by side: {tops}')
    pair.locator('.share summary').first.click()
    pair.get_by_role('button', name='Copy link').first.click()
    copied = page.evaluate('navigator.clipboard.readText()')
    check(copied == page.url, f'the link of a comparison is {copied}, not {page.url}')
    # One marble keeps its color from line to line.
    page.goto(base + 'chain.html')
    page.wait_for_function(READY)
    colors = page.evaluate('''() => { const node = document.querySelector('marble-chain'), fill = mark => mark.querySelector('.marble')?.style.fill;
        return [...node.querySelectorAll('.lane')].map(lane => Object.fromEntries([...lane.querySelectorAll('g')].filter(fill)
            .map(mark => [Math.round(+mark.querySelector('.marble').getAttribute('x')), fill(mark)]))); }''')
    for lane in colors[1:]:
        for place, color in lane.items():
            check(colors[0].get(place) == color, f'a marble at {place} changes its color in a chain')
    # The skip link leads to a part of the page, so a shared diagram stays as it is.
    page.goto('about:blank')
    page.goto(base + 'chain.html#l=-9-8-7-|&s=take~2')
    page.wait_for_function(READY)
    page.evaluate("location.hash = 'main'")
    page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))')
    shared = page.evaluate("document.querySelector('marble-chain').state.inputs[0].text")
    check(shared == '-9-8-7-|', f'the skip link replaces a shared diagram with {shared}')
    context.close()
    return 'keys, undo, names in their place, the legend, the menu, damaged addresses, chosen pairs'


def embedded(browser, base, check):
    context = browser.new_context(viewport={'width': 900, 'height': 800})
    page = context.new_page()
    page.goto(base + 'glossary.html')
    page.evaluate('''base => { addEventListener('message', event => { if (event.data?.currycomb) frame.height = window.told = event.data.currycomb.height; });
        const frame = document.createElement('iframe'); frame.width = 500; frame.style.border = '0'; frame.src = base + 'operators/merge.html?view=embed#l=-5-|'; document.querySelector('main').prepend(frame); }''', base)
    page.wait_for_function('window.told > 100')
    frame = page.frames[1]
    frame.wait_for_function(READY)
    page.wait_for_timeout(300)
    seen = frame.evaluate('''() => ({ wide: document.documentElement.scrollWidth, tall: document.documentElement.scrollHeight, room: innerHeight,
        others: [...document.querySelectorAll('header.top, footer, h1, h2, .help, marble-diagram')].filter(node => node.offsetHeight).length,
        line: document.querySelector('marble-diagram').answer.inputs[0].line, links: [...document.querySelectorAll('a')].filter(node => node.offsetHeight).length })''')
    check(seen['others'] == 1 and seen['links'] == 1, f'an embedded page shows more than a diagram and a link: {seen}')
    check(seen['wide'] <= 500 and seen['tall'] <= seen['room'] + 1, f'an embedded page does not fit: {seen}')
    check(seen['line'] == '-5-|', f"an embedded page shows {seen['line']}")
    context.close()
    return f"a diagram in a frame of another page, {seen['tall']} px tall"


def contrasts(browser, base, check):
    count = 0
    page = browser.new_page(viewport={'width': 1280, 'height': 1000})
    for name in ('operators/flatmap.html', 'operators/retry.html', 'operators/zip.html', 'chain.html'):
        page.goto(base + name)
        page.wait_for_function(READY)
        for media in ({'color_scheme': 'light'}, {'color_scheme': 'dark'}, {'color_scheme': 'dark', 'forced_colors': 'active'},
                      {'color_scheme': 'light', 'forced_colors': 'active'}, {'color_scheme': 'dark', 'media': 'print'}):
            page.emulate_media(**{'media': 'screen', 'forced_colors': 'none', **media})
            for found in page.evaluate(CONTRASTS):
                check(False, f'{name}, {media}: {found}')
            count += page.locator('.stage svg text').count()
            if media.get('media'):
                paper = page.evaluate("getComputedStyle(document.body).backgroundColor + getComputedStyle(document.querySelector('marble-diagram, marble-chain')).backgroundColor")
                check(paper == 'rgb(255, 255, 255)' * 2, f'{name} is printed on {paper}')
    page.close()
    return f'{count} texts in drawings stand out, also in print and with forced colors'


def without_scripts(browser, base, check):
    context = browser.new_context(java_script_enabled=False, viewport={'width': 1280, 'height': 1000})
    page = context.new_page()
    for name, what, most in (('chain.html', 'noscript img, marble-chain img', 1), ('compare.html', 'marble-diagram img', 4), ('pipes.html', 'pipe-board table', 1),
                             ('operators/merge.html', 'marble-diagram img', 1)):
        page.goto(base + name)
        found = page.locator(what)
        check(found.count() >= most and found.first.is_visible(), f'{name} shows no run without a script')
        dead = page.locator('.theme, .search, select, [data-copy], .scripted').locator('visible=true').count()
        check(not dead, f'{name} has {dead} fields and buttons that do nothing without a script')
    page.goto(base + 'pipes.html')
    check(page.locator('pipe-board').bounding_box()['height'] < 500, 'without a script the boxes leave an empty space')
    context.close()
    return 'chain, compare, pipes and operators show a run without a script'


def many(browser, base, check):
    """Prints the time from a move of the pointer until the page is painted, with 150 marbles at a quarter of the speed."""
    context = browser.new_context(viewport={'width': 1280, 'height': 1000})
    page = context.new_page()
    session = context.new_cdp_session(page)
    said = []
    for name in ('merge', 'flatmap'):
        page.goto('about:blank')
        page.goto(f'{base}operators/{name}.html#l=' + '-' + '1' * 150 + '-%7C')
        page.wait_for_function(READY)
        grab = page.locator('.grab').nth(20)
        grab.scroll_into_view_if_needed()
        box = grab.locator('.hit').bounding_box()
        x, y = box['x'] + box['width'] / 2, box['y'] + box['height'] / 2
        page.evaluate('''() => { window.times = []; addEventListener('pointermove', event => { const began = event.timeStamp;
            requestAnimationFrame(() => { const channel = new MessageChannel(); channel.port1.onmessage = () => times.push(performance.now() - began); channel.port2.postMessage(0); }); }); }''')
        page.mouse.move(x, y)
        page.mouse.down()
        session.send('Emulation.setCPUThrottlingRate', {'rate': 4})
        for step in range(1, 41):
            page.mouse.move(x + 7 * step, y)
            page.wait_for_timeout(30)
        session.send('Emulation.setCPUThrottlingRate', {'rate': 1})
        page.mouse.up()
        page.wait_for_timeout(200)
        whole = sorted(page.evaluate('times'))
        own = sorted(page.evaluate('window.currycombDrags'))
        p95, script = whole[int(len(whole) * .95)], own[int(len(own) * .95)]
        said.append(f'{name} {script:.0f} ms of script, {p95:.0f} ms until painted')
        if name == 'flatmap':
            check(page.get_by_text('144 more').count() == 1, 'the inner lanes that do not fit are not counted')
    context.close()
    return '150 marbles at a quarter of the speed, 95 of 100 steps: ' + '; '.join(said)


def links(browser, base, check):
    """On a phone, links in tables are large enough for a finger. Notes on an operator link to the operators that they name."""
    context = browser.new_context(viewport={'width': 390, 'height': 844})
    page = context.new_page()
    page.goto(base + 'operators/index.html')
    least = page.evaluate("Math.min(...[...document.querySelectorAll('.wishes a')].map(link => link.getBoundingClientRect().height))")
    check(least >= 24, f'a wish has a link {least:.0f} px high')
    page.goto(base + 'operators/filter.html')
    found = page.evaluate("[...document.querySelectorAll('#not + * a')].map(link => link.textContent)")
    check(found == ['removeDuplicates', 'scan', 'withLatest'], f'filter leads to {found}')
    page.goto(base + 'coming-from.html')
    over = page.evaluate("Math.max(...[...document.querySelectorAll('.types .table')].map(table => table.scrollWidth - table.clientWidth))")
    check(over <= 0, f'the types elsewhere are {over} px too wide on a phone')
    context.close()
    return 'links are high enough for a finger, and lead to the operators that are named'


def first_load(browser, base, check):
    """Loads pages for the first time, compressed, at a quarter of the speed and 1.6 Mbit/s. Each page must load only its own program."""
    said = []
    for name, *programs in (('index.html',), ('chapters/02-composition.html',), ('operators/merge.html', 'run'), ('compare.html', 'run'), ('chain.html', 'chain'), ('pipes.html', 'pipes')):
        context = browser.new_context(viewport={'width': 390, 'height': 844})
        page = context.new_page()
        session = context.new_cdp_session(page)
        session.send('Network.enable')
        session.send('Network.emulateNetworkConditions', {'offline': False, 'latency': 150, 'downloadThroughput': 200_000, 'uploadThroughput': 94_000})
        session.send('Emulation.setCPUThrottlingRate', {'rate': 4})
        bytes, loaded = [], []
        page.on('request', lambda request: loaded.extend(re.findall(r'diagrams-(\w+)', request.url)))
        session.on('Network.loadingFinished', lambda event: bytes.append(event['encodedDataLength']))
        page.goto(base + name)
        seen = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? performance.now()")
        usable = page.evaluate('performance.timing.domInteractive - performance.timing.navigationStart')
        if programs:
            page.wait_for_function("document.querySelector('marble-diagram, marble-chain, pipe-board').ask", polling=20)
            usable = page.evaluate('performance.now()')
        # A slow processor is one that waits in a loop, which costs a real one. The times are known, so this is over.
        session.send('Emulation.setCPUThrottlingRate', {'rate': 1})
        page.wait_for_timeout(1500)
        size = sum(bytes) / 1000
        check(size <= 260, f'{name} loads {size:.0f} KB')
        check(loaded == programs, f'{name} loads the programs {loaded}, not {programs}')
        said.append(f'{name} {size:.0f} KB, seen after {seen / 1000:.2f} s, usable after {usable / 1000:.2f} s')
        context.close()
    return 'first load at a quarter of the speed and 1.6 Mbit/s: ' + '; '.join(said)
