"""Tests the slides and the handouts: nothing overflows 1280 × 720, no code is smaller than 20 pixels (18 in a
question), keys and the speaker's window work from files, each slide of two chapters is printed on one page, and each
handout on two."""
import pathlib
import re

# Measures each slide: by how many pixels it overflows, which texts are cut off at the right, the smallest font size of
# its code, and more.
MEASURE = '''() => [...document.querySelectorAll('.slide')].map(slide => {
    const body = slide.querySelector('.body'), head = slide.querySelector('h1, h2');
    const wide = [...slide.querySelectorAll('pre, .table, p, li, h1, h2, svg')].filter(node => {
        const box = node.getBoundingClientRect(), frame = slide.getBoundingClientRect();
        return box.width && (node.scrollWidth > node.clientWidth + 1 && node.clientWidth > 0 || box.right > frame.right - 20);
    });
    return {
        over: Math.max(body.scrollHeight - body.clientHeight, slide.scrollHeight - slide.clientHeight),
        wide: wide.map(node => node.textContent.slice(0, 60)),
        code: Math.min(99, ...[...slide.querySelectorAll('pre:not(.tight)')].map(node => parseFloat(getComputedStyle(node).fontSize))),
        empty: !body.textContent.trim() && !body.querySelector('svg, img'),
        tight: Math.min(99, ...[...slide.querySelectorAll('pre.tight')].map(node => parseFloat(getComputedStyle(node).fontSize))),
        open: body.textContent.trim().endsWith(':'), title: head.innerText, lines: head.offsetHeight / parseFloat(getComputedStyle(head).lineHeight),
        kind: slide.classList[1],
    };
})'''


def pages_of(pdf):
    return len(re.findall(rb'/Type\s*/Page\b(?!s)', pdf))


def drive(browser, site, check, watch):
    context = browser.new_context(viewport={'width': 1280, 'height': 720})
    page = context.new_page()
    watch(page, site.as_uri())
    count, sheets = 0, 0
    for path in sorted((site / 'slides').glob('*.html')):
        page.goto(path.as_uri())
        if page.locator('marble-diagram').count():
            page.wait_for_function("[...document.querySelectorAll('marble-diagram')].every(node => node.answer)")
        measured = page.evaluate(MEASURE)
        for number, slide in enumerate(measured, 1):
            place = f"{path.name}, slide {number} ({slide['title']})"
            check(slide['over'] <= 0, f"{place} overflows by {slide['over']} pixels")
            check(not slide['wide'], f"{place} is cut off: {slide['wide']}")
            check(slide['code'] >= 20, f"{place} has code of {slide['code']} pixels")
            # Only a question's code may be smaller, since its slide has everything that the answer requires.
            check(slide['tight'] >= 18 and (slide['tight'] == 99 or slide['kind'] == 'question'), f'{place} is too tight')
            check(not slide['empty'], f'{place} is empty')
            check(not slide['open'], f'{place} ends with a colon, but nothing follows')
            check(slide['lines'] < 1.5 or slide['kind'] == 'title', f'{place} has a title of several lines')
        count += len(measured)
    # A window of another shape has no stripe of another color beside the slide.
    page.set_viewport_size({'width': 1280, 'height': 800})
    for key in ('Home', 'ArrowRight', 'End'):
        page.keyboard.press(key)
        colors = page.evaluate('[document.body, document.querySelector(".slide.now")].map(node => getComputedStyle(node).backgroundColor)')
        check(colors[0] == colors[1], f'beside a slide of {colors[1]} the window is {colors[0]} after {key}')
    page.set_viewport_size({'width': 1280, 'height': 720})
    # A slide that is too high or too wide is found: otherwise the test would measure nothing.
    page.evaluate('''() => { const body = document.querySelectorAll('.slide .body')[1];
        for (let turn = 0; turn < 20; turn++) body.append(Object.assign(document.createElement('p'), { textContent: 'More.' }));
        const code = document.createElement('pre'); code.textContent = 'x'.repeat(200); body.append(code); }''')
    spoilt = page.evaluate(MEASURE)[1]
    check(spoilt['over'] > 0 and spoilt['wide'], 'a slide that overflows is not found')
    keys(page, context, site, check)
    context.close()
    # Prints with the pages' own sizes. The dark theme is on, but must not show on paper.
    context = browser.new_context(viewport={'width': 1280, 'height': 720}, color_scheme='dark')
    page = context.new_page()
    for name in ('02', '10'):
        page.goto((site / f'slides/{name}.html').as_uri())
        slides = page.locator('.slide').count()
        if page.locator('marble-diagram').count():
            page.wait_for_function("[...document.querySelectorAll('marble-diagram')].every(node => node.answer)")
        printed = pages_of(page.pdf(prefer_css_page_size=True))
        check(printed == slides, f'slides of {name} are {slides}, and {printed} pages printed')
    page.emulate_media(media='print')
    paper = page.evaluate("getComputedStyle(document.querySelector('.slide.idea')).backgroundColor")
    check(paper == 'rgb(255, 255, 255)', f'slides are printed on {paper}')
    for path in sorted((site / 'handouts').glob('*.html')):
        page.goto(path.as_uri())
        pages = pages_of(page.pdf(prefer_css_page_size=True))
        check(pages == 2, f'the handout {path.name} has {pages} pages')
        sheets += 1
    context.close()
    return f'{count} slides at 1280 × 720; keys, notes, print; {sheets} handouts of two pages'


def keys(page, context, site, check):
    page.goto((site / 'slides/02.html').as_uri())
    last = page.locator('.slide').count()

    def at():
        return page.evaluate("document.querySelector('.slide.now').id")
    for key, place in (('ArrowRight', 2), (' ', 3), ('PageDown', 4), ('ArrowLeft', 3), ('PageUp', 2), ('Home', 1),
                       ('ArrowLeft', 1), ('End', last), ('ArrowRight', last), ('Home', 1)):
        page.keyboard.press(key)
        check(at() == f'slide-{place}', f'{key} leads to {at()}, not slide {place}')
    check(page.evaluate("document.activeElement.tagName") == 'H1', 'the heading does not have the focus')
    check(page.evaluate("[...document.querySelectorAll('.slide')].filter(slide => getComputedStyle(slide).visibility === 'visible').length") == 1,
          'the number of visible slides is not one')
    page.keyboard.press('f')
    page.wait_for_function('document.fullscreenElement')
    page.keyboard.press('f')
    page.wait_for_function('!document.fullscreenElement')
    page.evaluate('window.print = () => { window.hasPrinted = true; }')
    page.keyboard.press('p')
    check(page.evaluate('window.hasPrinted'), 'p does not print')
    with context.expect_page() as opened:
        page.keyboard.press('n')
    notes = opened.value
    notes.wait_for_selector('.pane')
    page.keyboard.press('ArrowRight')
    notes.wait_for_function("document.querySelector('.slide.now').id === 'slide-2'")
    # The notes of the second slide contain the beginning of the lesson's first section.
    lesson = next((pathlib.Path(__file__).parents[2] / 'Chapters').glob('02-*/Lesson.md')).read_text()
    first_sentence = ' '.join(re.search(r'^## .*\n\n([^.]+\.)', lesson, re.M).group(1).split())
    check(first_sentence in ' '.join(notes.locator('.pane').inner_text().split()), 'the notes are not the lesson\'s')
    check(notes.locator('.slide.next').get_attribute('id') == 'slide-3', 'the next slide is not shown')
    notes.keyboard.press('ArrowRight')
    page.wait_for_function("document.querySelector('.slide.now').id === 'slide-3'")
    page.reload()
    check(at() == 'slide-3', 'the address does not contain the slide')
    page.wait_for_timeout(1200)
    notes.keyboard.press('End')
    page.wait_for_function(f"document.querySelector('.slide.now').id === 'slide-{last}'")
    notes.close()
    # While a marble is moved with the keyboard, the keys do not change the slide.
    page.goto((site / 'slides/11.html').as_uri())
    diagram = page.locator('.slide:has(marble-diagram)').first
    if diagram.count():
        page.wait_for_function("[...document.querySelectorAll('marble-diagram')].every(node => node.answer)")
        page.goto((site / 'slides/11.html').as_uri() + '#' + diagram.get_attribute('id'))
        here = at()
        page.locator(f'#{here} .grab').first.focus()
        page.keyboard.press('ArrowRight')
        check(at() == here, 'an arrow that moves a marble goes to the next slide')
