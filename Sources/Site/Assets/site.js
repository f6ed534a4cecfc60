// The script of the pages: search, theme, diagrams. Swift computes a diagram's content; this script draws it and
// handles dragging.
(() => {
    'use strict';
    const root = new URL('..', document.currentScript.src).href;
    const make = (name, attributes = {}, ...children) => {
        const node = document.createElement(name);
        for (const [key, value] of Object.entries(attributes)) {
            if (key.startsWith('on')) node.addEventListener(key.slice(2), value);
            else if (value !== null && value !== false) node.setAttribute(key, value === true ? '' : value);
        }
        node.append(...children);
        return node;
    };
    const load = name => new Promise((done, failed) => {
        document.head.append(make('script', { src: root + 'assets/' + name, onload: done, onerror: failed }));
    });

    // — Theme
    const remember = (key, value) => { try { localStorage.setItem(key, value); } catch { /* some browsers forbid storage for files */ } };
    const remembered = key => { try { return localStorage.getItem(key); } catch { return null; } };
    const theme = remembered('theme');
    if (theme) document.documentElement.dataset.theme = theme;
    addEventListener('DOMContentLoaded', () => {
        document.querySelector('.theme')?.addEventListener('click', () => {
            const now = document.documentElement.dataset.theme
                || (matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light');
            document.documentElement.dataset.theme = now === 'dark' ? 'light' : 'dark';
            remember('theme', document.documentElement.dataset.theme);
        });
        // Only this browser knows which exercises are done. Another course may have the same host, so a key has the
        // site's path; keys without a path are from earlier versions of this script.
        const key = id => `done ${new URL(root).pathname} ${id}`;
        const isDone = id => (remembered(key(id)) ?? remembered('done ' + id)) === 'yes';
        for (const box of document.querySelectorAll('[data-done]')) {
            box.checked = isDone(box.dataset.done);
            box.addEventListener('change', () => remember(key(box.dataset.done), box.checked ? 'yes' : 'no'));
        }
        for (const link of document.querySelectorAll('[data-exercise]')) link.classList.toggle('fulfilled', isDone(link.dataset.exercise));
        // On the home page, if exercises are done, their chapters show how many, and the button leads to the first
        // chapter with an open exercise.
        const cards = [...document.querySelectorAll('[data-exercises]')].map(card => ({ card, ids: card.dataset.exercises.split(' ').filter(Boolean) }));
        for (const { card, ids } of cards) {
            const count = ids.filter(isDone).length;
            if (count) card.querySelector('.count').textContent = `${count} of ${ids.length} done`;
            card.classList.toggle('fulfilled', count > 0 && count === ids.length);
        }
        const go = document.querySelector('.go[data-continue]'), open = cards.find(({ ids }) => !ids.every(isDone));
        if (go && open && cards.some(({ ids }) => ids.some(isDone))) [go.textContent, go.href] = [go.dataset.continue, open.card.href];
        for (const button of document.querySelectorAll('[data-copy]')) button.addEventListener('click', async () => {
            try { await navigator.clipboard.writeText(button.dataset.copy); button.textContent = 'Copied'; }
            catch { getSelection().selectAllChildren(button.parentNode.querySelector('code')); button.textContent = 'Selected'; }
        });
        const field = document.querySelector('.search input');
        if (field) prepareSearch(field);
    });

    // — Search. A row is a title, its page, its kind, other names (separated by bars) and text. A typed word's score
    // depends on the part of the row that contains it. A row scores highest if the whole query is one of its other
    // names, above all one with a star before it. If nothing fits, misspelled words are replaced with the nearest known
    // ones.
    const plain = text => text.toLowerCase().normalize('NFD').replace(/\p{Mn}/gu, '').normalize('NFC');
    const split = text => plain(text).match(/\p{Script=Han}+|[\p{L}\p{N}]+/gu) ?? [];
    let rows = null;
    function prepareRows() {
        const known = new Set();
        rows = window.currycombSearch.map(([title, place, kind, also, text]) => {
            const own = split(title), given = also.split('|').map(name => [split(name).join(' '), name[0] === '*']).filter(([name]) => name);
            const names = given.map(([name]) => name), meant = given.filter(([, isMeant]) => isMeant).map(([name]) => name);
            for (const word of [...own, ...names.flatMap(name => name.split(' '))]) known.add(word);
            return { title, place, kind, own, heading: own.join(' '), names, meant, text: split(text).join(' ') };
        });
        // Words that are the whole title of a page come first, so such a word is chosen if another word is equally
        // near.
        const named = new Set(rows.map(row => row.heading));
        rows.known = [...known].filter(word => word.length > 2).sort((one, other) => named.has(other) - named.has(one));
    }

    /** The number of typing errors between two words. Two neighbors in the wrong order count as one error. If words of
     * more than four letters have the same first letter, and the same letters in another order, that counts as one
     * error, too. A result above `most` may be too low. */
    function distance(one, other, most) {
        if (Math.abs(one.length - other.length) > most) return most + 1;
        if (one.length > 4 && one.length === other.length && one[0] === other[0] && [...one].sort().join() === [...other].sort().join()) return 1;
        let before = [], last = Array.from({ length: other.length + 1 }, (_, index) => index);
        for (let i = 1; i <= one.length; i++) {
            const next = [i];
            for (let j = 1; j <= other.length; j++) {
                next[j] = Math.min(last[j] + 1, next[j - 1] + 1, last[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1));
                if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) next[j] = Math.min(next[j], before[j - 2] + 1);
            }
            [before, last] = [last, next];
        }
        return last[other.length];
    }

    function points(row, word) {
        if (row.heading === word) return 100;
        if (row.names.includes(word)) return 90;
        if (row.own.includes(word)) return 45;
        if (row.own.some(own => own.startsWith(word))) return 35;
        if (row.names.some(name => (' ' + name + ' ').includes(' ' + word + ' '))) return 30;
        if (row.names.some(name => (' ' + name).includes(' ' + word))) return 22;
        if (word.length > 2 && row.heading.includes(word)) return 18;
        if ((' ' + row.text + ' ').includes(' ' + word + ' ')) return 10;
        return word.length > 1 && (row.text.includes(word) || row.names.some(name => name.includes(word))) ? 5 : 0;
    }

    function find(query) {
        if (!rows) prepareRows();
        const typed = split(query);
        if (!typed.length) return [];
        const small = new Set('a an and do does for how i in is it my of on or the to what when why with'.split(' '));
        const count = words => {
            const whole = words.join(' '), told = words.filter(word => !small.has(word));
            const wanted = told.length ? told : words;
            return rows.map(row => {
                const each = wanted.map(word => points(row, word)), hits = each.filter(Boolean).length;
                let score = each.reduce((sum, value) => sum + value, 0) / wanted.length;
                if (row.meant.includes(whole)) score += 250;
                else if (row.names.includes(whole)) score += 200;
                else if (row.heading === whole) score += 150;
                else if (words.length > 1 && (row.heading.includes(whole) || row.names.some(name => name.includes(whole)))) score += 60;
                else if (words.length > 1 && row.text.includes(whole)) score += 30;
                if (hits < wanted.length) score *= .3 * hits / wanted.length;
                return { row, score, isWhole: hits === wanted.length };
            }).filter(item => item.score > 0).sort((one, other) => other.score - one.score);
        };
        let found = count(typed);
        if (!found.some(item => item.isWhole && item.score >= 10)) {
            // A misspelled word is replaced with the nearest word of a title or a name.
            const mended = typed.map(word => {
                if (word.length < 4 || rows.some(row => points(row, word) >= 10)) return word;
                const most = word.length > 6 ? 2 : 1;
                let best = word, least = most + 1;
                for (const known of rows.known) { const far = distance(word, known, most); if (far < least) [best, least] = [known, far]; }
                return best;
            });
            const better = count(mended);
            if ((better[0]?.score ?? 0) > (found[0]?.score ?? 0)) found = better;
        }
        return found.slice(0, 12).map(item => item.row);
    }
    window.currycombFind = find;

    function prepareSearch(field) {
        const list = field.parentNode.querySelector('ul');
        if (matchMedia('(min-width:34rem) and (hover:hover)').matches) field.placeholder += ' (/)';
        const select = chosen => {
            list.querySelector('[aria-selected=true]')?.setAttribute('aria-selected', 'false');
            if (!chosen) return field.removeAttribute('aria-activedescendant');
            chosen.setAttribute('aria-selected', 'true');
            chosen.scrollIntoView({ block: 'nearest' });
            field.setAttribute('aria-activedescendant', chosen.id);
        };
        const close = () => { list.hidden = true; field.setAttribute('aria-expanded', 'false'); select(null); };
        const row = (title, place, ...more) => make('li', { role: 'none' },
            make('a', { href: root + place, role: 'option', 'aria-selected': 'false', tabindex: '-1', id: 'found-' + list.childElementCount }, title, ...more));
        const show = () => {
            if (!field.value.trim() || !window.currycombSearch) return close();
            const found = find(field.value);
            list.replaceChildren();
            select(null);
            for (const { title, place, kind } of found) list.append(row(title, place, make('small', {}, kind)));
            if (!found.length) {
                list.append(make('li', { role: 'option', 'aria-disabled': 'true', 'aria-selected': 'false' }, 'Nothing here has that name. These pages list everything: '));
                for (const [place, name] of [['operators/index.html', 'All operators'], ['index.html#course', 'All chapters'], ['glossary.html', 'Glossary']]) {
                    if (rows.some(row => row.place.startsWith(place.split('#')[0]))) list.append(row(name, place));
                }
            }
            list.hidden = false;
            field.setAttribute('aria-expanded', 'true');
        };
        field.addEventListener('focus', () => { if (!window.currycombSearch) load('search.js').then(show, close); else show(); });
        field.addEventListener('input', show);
        field.parentNode.addEventListener('keydown', event => {
            const links = [...list.querySelectorAll('a')];
            const at = list.hidden ? -1 : links.findIndex(link => link.getAttribute('aria-selected') === 'true');
            if (event.key === 'Escape') close();
            if (event.key === 'Tab') close();
            if (event.key === 'ArrowDown' && links.length) {
                if (list.hidden) show(); else select(links[Math.min(at + 1, links.length - 1)]);
                event.preventDefault();
            }
            if (event.key === 'ArrowUp' && at >= 0) { select(links[at - 1]); event.preventDefault(); }
            if (event.key === 'Enter') {
                // The list may not be loaded yet when the user presses Enter.
                if (at >= 0) links[at].click();
                else if (window.currycombSearch) { show(); list.querySelector('a')?.click(); }
                else load('search.js').then(() => { show(); list.querySelector('a')?.click(); }, close);
            }
        });
        document.addEventListener('click', event => { if (!field.parentNode.contains(event.target)) close(); });
        document.addEventListener('keydown', event => {
            const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName);
            if (event.key === '/' && !isTyping) { event.preventDefault(); field.focus(); }
        });
    }

    // — Swift
    const engines = {};
    async function start(program) {
        await load(`diagrams-${program}.js`);
        const bytes = Uint8Array.from(atob(window.currycombWasm[program]), character => character.charCodeAt(0));
        const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
        const module = await WebAssembly.compile(await new Response(stream).arrayBuffer());
        let instance = (await WebAssembly.instantiate(module, {})).exports;
        const encoder = new TextEncoder(), decoder = new TextDecoder();
        return question => {
            try {
                // The program does not contain Swift's tables for Unicode normalization, so the text is normalized
                // here.
                const text = encoder.encode(question.normalize('NFC'));
                const room = instance.diagrams_room(text.length) >>> 0;
                new Uint8Array(instance.memory.buffer, room, text.length).set(text);
                const count = instance['diagrams_' + program](text.length);
                const place = instance.diagrams_place() >>> 0;
                return JSON.parse(decoder.decode(new Uint8Array(instance.memory.buffer, place, count)));
            } catch (error) {
                // The new instance is made synchronously, because the next question may come before a promise is
                // fulfilled.
                instance = new WebAssembly.Instance(module, {}).exports;
                return { problem: 'That stopped the program, as a wrong number does in Swift. Change it back.' };
            }
        };
    }
    /** Loads a program, unless it is loaded: `run`, `chain` or `pipes`. */
    const ready = program => engines[program] ??= start(program);
    window.currycombEngine = ready;
    Object.assign(window.currycomb = {}, { make, ready, copier: say => copier(say), isForeign: address => isForeign(address) });

    // — Drawing. Sizes are in the drawing's own units; a frame is one column. A picture is first described; then only
    // the parts that differ from the previous description are changed.
    const widest = 30, narrowest = 19, least = 14, rowHeight = 52, boxHeight = 42;
    const svg = (name, attributes = {}, ...children) => ({ name, attributes, children });
    const words = { c: 'completion', f: 'failure', i: 'disposal', s: 'subscription' };

    /** Makes the node of a description, or updates an older node. */
    function paint(node, wanted) {
        if (typeof wanted === 'string') {
            if (node?.nodeType !== Node.TEXT_NODE) return document.createTextNode(wanted);
            if (node.data !== wanted) node.data = wanted;
            return node;
        }
        if (node?.drawn === wanted) return node;
        if (node?.localName !== wanted.name) node = document.createElementNS('http://www.w3.org/2000/svg', wanted.name);
        const old = node.drawn?.attributes ?? {};
        for (const [key, value] of Object.entries(wanted.attributes)) {
            if (old[key] === value) continue;
            if (value === null || value === undefined) node.removeAttribute(key); else node.setAttribute(key, value);
        }
        for (const key in old) if (!(key in wanted.attributes)) node.removeAttribute(key);
        node.drawn = wanted;
        wanted.children.forEach((child, index) => {
            const now = node.childNodes[index], then = paint(now, child);
            if (!now) node.append(then); else if (now !== then) now.replaceWith(then);
        });
        while (node.childNodes.length > wanted.children.length) node.lastChild.remove();
        return node;
    }

    /** Breaks code at spaces into lines of at most `most` characters; a longer word is not broken. */
    function lines(code, most) {
        const broken = [''];
        for (const word of code.split(' ')) {
            if (broken.at(-1) && broken.at(-1).length + 1 + word.length > most) broken.push('');
            broken.push((broken.at(-1) ? broken.pop() + ' ' : (broken.pop(), '')) + word);
        }
        return broken;
    }

    /** Draws rows into the available width. Frames move closer together before the drawing shrinks or scrolls. */
    function draw(rows, label, atLeast = 0, room = Infinity, canvas) {
        // A marble that was made from a marble of the first input has the color of that marble, any other the color of
        // its label.
        const origins = [], counted = new Map();
        for (const [, kind, text] of rows[0]?.events || []) if (kind === 'n') {
            const nth = counted.get(text) ?? 0;
            counted.set(text, nth + 1);
            origins.push(nth ? `${text} ${nth}` : text);
        }
        const colourKey = ([, , text, source]) => source === undefined ? text : origins[source] ?? text;
        // A label keeps its color while other labels appear and disappear; a new label gets the first free color.
        const keys = new Set(rows.flatMap(row => (row.events || []).filter(event => event[1] === 'n').map(colourKey)));
        const colours = new Map([...canvas?.colours ?? []].filter(([key]) => keys.has(key))), taken = new Set(colours.values());
        for (const key of keys) {
            if (colours.has(key)) continue;
            let free = 0;
            while (taken.has(free)) free++;
            colours.set(key, free);
            taken.add(free);
        }
        const frames = Math.max(12, atLeast - 1, ...rows.map(row => Math.max(row.length || 0, ...(row.events || []).map(event => event[0] + 1)))) + 1;
        const longest = Math.max(0, ...rows.filter(row => !row.code).map(row => (row.name || '').length));
        const left = 16 + (longest ? longest * 9 + 14 : 0);
        const fit = width => Math.floor((width - left) / (frames + .5));
        // On a narrow screen, the frames move closer together than usual, if the drawing then fits without scrolling.
        const pitch = Math.max(fit(room) < narrowest && fit(room / .7) >= least ? Math.min(narrowest, fit(room / .7)) : narrowest, Math.min(widest, fit(room)));
        const radius = Math.min(14, Math.round(pitch * .4 + 2)), stackHeight = 2 * radius + 3, letter = radius < 12 ? 12 : 14;
        const width = left + (frames + .5) * pitch;
        const scale = Math.min(1, Math.max(.7, room / width));
        const x = frame => left + (frame + .5) * pitch;
        const drawn = [];
        // Most marbles do not change from one picture to the next, so their descriptions are reused.
        const before = canvas?.marks ?? new Map(), marks = new Map();
        let y = 6;
        for (const row of rows) {
            if (row.more) {
                drawn.push(svg('text', { class: 'name small', x: left, y: y + 12, dy: '.35em' }, row.more));
                y += 28;
                continue;
            }
            if (row.code) {
                const code = lines(row.code, Math.floor((width - 24) / 8.6)), height = boxHeight + (code.length - 1) * 20;
                drawn.push(svg('rect', { class: 'box', x: 6, y: y + 4, width: width - 12, height, rx: 9 }),
                    ...code.map((text, line) => svg('text', { class: 'code', x: width / 2, y: y + 4 + boxHeight / 2 + 20 * line, dy: '.35em' }, text)));
                y += height + 14;
                continue;
            }
            const counts = new Map();
            for (const [frame, kind] of row.events) if (kind === 'n') counts.set(frame, (counts.get(frame) || 0) + 1);
            const middle = y + rowHeight / 2, isEdited = row.lane !== undefined;
            const group = [], ends = [], values = [];
            const close = row.events.find(event => event[1] !== 'n');
            const last = close ? x(close[0]) : x(frames - 1) + 6;
            const first = row.inner ? x(row.begin) : left;
            if (isEdited) group.push(svg('rect', { class: 'hit', x: left, y, width: width - left, height: rowHeight }));
            if (row.name) group.push(svg('text', { class: row.inner ? 'name small' : 'name', x: 14, y: middle, dy: '.35em' }, row.name));
            for (const [from, to] of row.spans || []) {
                group.push(svg('path', { class: 'live', d: `M${x(from)} ${middle}H${to < 0 ? x(frames - 1) : x(to)}` }));
            }
            if (isEdited) group.push(svg('path', { class: 'fine', d: Array.from({ length: frames }, (_, frame) => `M${x(frame)} ${middle - 4}v8`).join('') }));
            group.push(svg('path', { class: 'axis', d: `M${first} ${middle}H${last}` }));
            if (!close) group.push(svg('path', { class: 'head', d: `M${last + 6} ${middle}l-11 -6v12z` }));
            if (close && close[1] === 'i') group.push(svg('path', { class: 'rest', d: `M${last} ${middle}H${x(frames - 1)}` }));
            if (row.from > 0 && !row.inner) group.push(svg('path', { class: 'head', d: `M${x(row.from)} ${middle + 5}l-6 10h12z` }));
            if (row.inner) group.push(svg('circle', { class: 'head', cx: first, cy: middle, r: 3.5 }));
            const seen = new Map();
            row.events.forEach((event, index) => {
                const [frame, kind, text] = event;
                const at = x(frame), many = counts.get(frame) || 0, nth = seen.get(frame) || 0;
                if (kind === 'n') seen.set(frame, nth + 1);
                const place = middle + nth * stackHeight;
                const colour = kind === 'n' ? colours.get(colourKey(event)) % 6 : 0;
                const key = [at, place, kind, text, colour, many, radius, scale, frames, isEdited ? index + row.name : ''].join();
                const mark = before.get(key) ?? draught();
                marks.set(key, mark);
                // Ends are drawn behind the values of the same frame, unless they can be dragged.
                (kind === 'n' || isEdited ? values : ends).push(mark);

                function draught() {
                    const parts = [], attributes = {};
                    if (kind === 'n') {
                        const half = Math.max(radius, text.length * letter / 3 + (text.length > 2 ? 7 : 5));
                        const shift = half - radius;
                        parts.push(
                            svg('rect', { class: 'ring', x: at - radius - 4, y: place - radius - 4, width: 2 * half + 8, height: 2 * radius + 8, rx: radius + 4 }),
                            svg('rect', { class: 'marble', x: at - radius, y: place - radius, width: 2 * half, height: 2 * radius, rx: radius, style: `fill:var(--c${colour});stroke:var(--e${colour});stroke-width:2` }),
                            svg('text', { x: at + shift, y: place, dy: '.35em', style: `fill:var(--t${colour});font-size:${letter}px` }, text));
                    } else {
                        const above = many ? radius + 8 : 13, below = many ? radius + 8 + (many - 1) * stackHeight : 13;
                        parts.push(svg('rect', { class: 'ring', x: at - 11, y: middle - above - 4, width: 22, height: above + below + 8, rx: 8 }));
                        if (kind === 'c') parts.push(svg('path', { class: 'end', d: `M${at} ${middle - above}V${middle + below}` }));
                        if (kind === 'i') parts.push(svg('path', { class: 'end', d: `M${at - 4} ${middle + 11}l8 -22` }));
                        if (kind === 'f') parts.push(svg('path', { class: 'fail', d: `M${at - 9} ${middle - 9}l18 18m0 -18l-18 18` }));
                        if (kind === 'f' && text) parts.push(svg('text', { class: 'why small', x: at + 15, y: middle, dy: '.35em' }, text));
                    }
                    if (isEdited) {
                        // Large enough for a finger. If such areas overlap, the nearest mark is dragged.
                        parts.push(svg('rect', { class: 'hit', x: at - 22 / scale, y: place - 22 / scale, width: 44 / scale, height: 44 / scale }));
                        Object.assign(attributes, {
                            class: 'grab', tabindex: '0', role: 'slider', 'aria-label': (kind === 'n' ? 'value ' + text : words[kind]) + ' of ' + row.name,
                            'aria-valuenow': frame, 'aria-valuemin': 0, 'aria-valuemax': farthest(frames), 'aria-valuetext': 'frame ' + frame, 'data-event': index,
                        });
                    }
                    return svg('g', attributes, ...parts);
                }
            });
            drawn.push(svg('g', { class: row.inner ? 'inner' : 'lane', 'data-lane': isEdited ? row.lane : null }, ...group, ...ends, ...values));
            y += rowHeight + Math.max(0, Math.max(1, ...counts.values()) - 1) * stackHeight;
        }
        // A drawing that is still too wide scrolls: smaller marbles would be hard to read and to drag.
        canvas = paint(canvas, svg('svg', {
            role: 'group', 'aria-label': label, viewBox: `0 0 ${width} ${y + 4}`, class: scale * width > room + 1 ? 'long' : '',
            style: `min-width:${Math.floor(width * scale)}px;max-width:${Math.round(width * 1.25)}px`,
        }, ...drawn));
        // Returns a function that turns a pointer's position into a frame: the frame at that position or, if `start` is
        // given, the frame `begin` moved by the pointer's distance from `start`.
        canvas.ruler = (start, begin) => {
            const matrix = canvas.getScreenCTM().inverse(), along = event => new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix).x;
            const zero = start ? along(start) - begin * pitch : left + .5 * pitch;
            return event => Math.max(0, Math.min(farthest(frames), Math.round((along(event) - zero) / pitch)));
        };
        [canvas.frames, canvas.marks, canvas.colours] = [frames, marks, colours];
        return canvas;
    }

    /** The last frame to which a marble can be moved. */
    const farthest = frames => Math.min(199, Math.max(60, frames));

    /** Makes a drawing that is wider than its stage a region, so keys can scroll it. */
    function swipes(stage) {
        const isLong = stage.firstChild.classList.contains('long');
        stage.classList.toggle('swiped', isLong);
        if (isLong) { stage.tabIndex = 0; stage.setAttribute('role', 'region'); stage.setAttribute('aria-label', 'The drawing continues to the right'); }
        else for (const name of ['tabindex', 'role', 'aria-label']) stage.removeAttribute(name);
    }

    /** A copy of a drawing that needs no style sheet: its colors are written into it. */
    function standalone(canvas) {
        const copy = canvas.cloneNode(true);
        const [from, to] = [canvas.querySelectorAll('*'), copy.querySelectorAll('*')];
        from.forEach((node, index) => {
            const style = getComputedStyle(node), other = to[index];
            for (const name of ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-dasharray', 'font', 'text-anchor', 'opacity']) {
                const value = style.getPropertyValue(name);
                if (value && value !== 'none' || name === 'fill') other.style.setProperty(name, value);
            }
        });
        copy.querySelectorAll('.hit, .ring').forEach(node => node.remove());
        for (const node of [copy, ...copy.querySelectorAll('*')]) for (const { name } of [...node.attributes]) if (/^(aria|data|tabindex|role|class)/.test(name)) node.removeAttribute(name);
        copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
        return new XMLSerializer().serializeToString(copy);
    }

    /** Returns a function that makes buttons that copy a text. */
    const copier = say => (title, text, after) => make('button', {
        type: 'button', onclick: async () => {
            const copied = text();
            try { await navigator.clipboard.writeText(copied); say(after); } catch { prompt('Copy this:', copied); }
        },
    }, title);

    /** True if the page's address is not the given one, or cannot be decoded. False for the address of a part of the page, such as that of the skip link, which contains no diagram. */
    const isForeign = address => {
        if (document.getElementById(location.hash.slice(1))) return false;
        try { return decodeURIComponent(location.hash) !== decodeURIComponent(address || ''); } catch { return true; }
    };

    /** The notation, with example lines. */
    const notation = [
        ['-', 'a frame in which nothing happens', null], ['7', 'a value: one letter or digit', '-1-2-3-|'],
        ['[10]', 'a value of several letters or digits', '-[10]---2-|'], ['(12)', 'several events in one frame; the next event comes at least as many frames later as “(12)” has characters', '-(12)-3|'],
        ['{12}', 'the same, but only one frame wide: “out” shows it if the next event comes too soon for ( )', '-{12}3-|'],
        ['|', 'completion', '-1-2|'], ['#', 'failure', '-1-2-#'], [' 9s ', 'nine frames without an event', '-1 9s 2|'],
    ];

    /** An explanation of a typed line that is easily misread. */
    function remark(text) {
        const run = text.replace(/\[[^\]]*\]?|\([^)]*\)?|(^|\s)\d+(ms|s|m)(?=\s|$)/g, '-').match(/[\p{L}\p{N}]{2,}/u)?.[0];
        return run ? `${run} is ${run.length} marbles, one in each frame. A single marble is [${run}].` : '';
    }

    // — Shared by diagrams and chains: inputs that are dragged and written.
    class Board extends HTMLElement {
        program = 'run';

        connectedCallback() {
            if (this.state) return;
            this.state = this.own();
            this.past = [];
            this.future = [];
            this.readAddress();
            this.last = JSON.stringify(this.state);
            this.build();
            // The page contains the output for its original inputs, and shows it immediately, so nothing moves when the
            // program has loaded.
            if (this.hasAttribute('answer') && !this.isChanged) { this.answer = JSON.parse(this.getAttribute('answer')); this.render(); }
            const begin = () => this.wake().then(() => { if (!this.answer) this.update(); });
            if (!this.answer || !('IntersectionObserver' in window)) begin();
            else {
                const watch = new IntersectionObserver(entries => {
                    if (entries.some(entry => entry.isIntersecting)) { watch.disconnect(); begin(); }
                }, { rootMargin: '0px' });
                watch.observe(this);
            }
            if (this.hasAttribute('addressed')) addEventListener('hashchange', () => {
                if (!isForeign(this.address)) return;
                this.clear();
                this.readAddress();
                this.wake().then(() => this.changed());
            });
        }

        /** Loads the program, unless it is loaded. */
        wake() {
            return ready(this.program).then(ask => { this.ask = ask; }, () => { this.said.textContent = 'The program of the diagrams could not be loaded.'; });
        }

        build() {
            this.picture = make('div', { class: 'stage' });
            this.marks = make('div', { class: 'marks' });
            this.said = make('span', { class: 'said', role: 'status' });
            this.heard = make('span', { class: 'heard', role: 'status' });
            this.listen();
            this.isFirst = document.querySelector('marble-diagram, marble-chain') === this;
            let room = 0;
            new ResizeObserver(() => {
                const now = this.picture.clientWidth;
                if (this.drawn && now !== room && !this.frames) this.show(...this.drawn);
                room = now;
            }).observe(this.picture);
            this.replaceChildren(this.picture, this.marks, make('div', { class: 'acts' }, ...this.actions(), this.said, this.heard));
            if (this.isFirst) this.append(make('p', { class: 'help' }, matchMedia('(pointer:coarse)').matches
                ? 'Drag a marble or an end along its line. Tap a line twice to add a marble, a marble twice to rename it; an empty name removes it. '
                : 'Drag a marble or an end along its line. Keys: ← → move it, Page Up and Page Down by five, Home and End to the ends; ⌫ removes it, Enter renames it, + adds one, Ctrl Z undoes the last change. A double click on a line adds a marble. ',
                make('span', { class: 'bar' }), ' While an input has a subscriber, its line is thick.'));
            if (this.complaint) this.said.textContent = this.complaint;
        }

        actions() {
            const copies = copier(words => { this.said.textContent = words; });
            this.undoing = make('button', { type: 'button', disabled: true, onclick: () => this.back() }, 'Undo');
            this.redoing = make('button', { type: 'button', disabled: true, onclick: () => this.forth() }, 'Redo');
            const menu = make('details', { class: 'share' }, make('summary', {}, 'Share'), make('div', {},
                copies('Copy link', () => this.link(), 'The link is copied.'),
                copies('Copy SVG', () => standalone(this.picture.firstChild), 'The drawing is copied.'),
                ...this.copies(copies)));
            const close = () => { menu.open = false; };
            menu.addEventListener('click', event => { if (event.target.closest('button')) close(); });
            menu.addEventListener('keydown', event => { if (event.key === 'Escape') { close(); menu.firstChild.focus(); } });
            document.addEventListener('pointerdown', event => { if (!menu.contains(event.target)) close(); });
            return [
                make('button', { type: 'button', class: 'reset', onclick: () => { this.clear(); this.wake().then(() => this.changed()); } }, 'Start again'),
                this.undoing, this.redoing, menu,
            ];
        }

        /** Draws rows, and stores them to be drawn again when the available width changes. */
        show(rows, label) {
            this.drawn = [rows, label];
            const now = this.picture.firstChild, canvas = draw(rows, label, this.frames, this.picture.clientWidth, now ?? undefined);
            if (canvas !== now) this.picture.prepend(canvas);
            swipes(this.picture);
        }

        update() {
            if (!this.ask) return this.wake().then(() => { if (this.ask) this.update(); });
            let answer = this.ask(this.question());
            this.classList.toggle('stale', Boolean(answer.problem));
            if (answer.problem) return this.refuse(answer.problem);
            if (this.answer && [...answer.inputs, ...answer.arguments ?? []].some(part => part.fault)) answer = this.mended(answer);
            this.answer = answer;
            this.render();
            this.dispatchEvent(new CustomEvent('marbles', { bubbles: true }));
        }

        /** The answer with the last valid line or argument in place of each invalid one; the message about the fault stays. */
        mended(answer) {
            const { state } = this, before = this.answer, valid = argument => argument.kind === 'text' ? JSON.parse(argument.value) : argument.value;
            this.state = {
                args: state.args.map((value, index) => answer.arguments?.[index]?.fault ? valid(before.arguments[index]) : value),
                inputs: state.inputs.map((input, index) => answer.inputs[index]?.fault ? { text: before.inputs[index].line } : input),
            };
            const mended = this.ask(this.question());
            this.state = state;
            if (mended.problem) return answer;
            for (const part of ['inputs', 'arguments']) answer[part]?.forEach((row, index) => { mended[part][index].fault = row.fault; });
            this.classList.add('stale');
            return mended;
        }

        refuse(problem) { this.said.textContent = problem; }

        copies() { return []; }
        clear() { this.state = this.own(); }
        /** The lines and arguments in the element's attributes. */
        own() {
            const parts = name => this.hasAttribute(name) ? this.getAttribute(name).split('\n') : [];
            return { args: parts('arguments').map(value => value || null), inputs: parts('lines').map(text => ({ text })) };
        }
        link() { return location.href.split('#')[0].replace('?view=embed', '') + this.writeAddress(); }

        /** The parts of the address; reports an address that cannot be decoded. */
        parts() {
            const hash = location.hash.slice(1);
            try { decodeURIComponent(hash.replaceAll('+', ' ')); } catch {
                this.complaint = 'The address is damaged and cannot be read, so these are the diagram’s own lines.';
                if (this.said) this.said.textContent = this.complaint;
                return new URLSearchParams();
            }
            return new URLSearchParams(hash);
        }

        /** Records a step that can be undone. Steps of one kind in quick succession count as one. */
        changed(kind) {
            const now = JSON.stringify(this.state);
            if (now !== this.last) {
                if (!kind || kind !== this.kind || Date.now() - this.when > 1000) this.past.push(this.last);
                [this.last, this.kind, this.when, this.future] = [now, kind, Date.now(), []];
            }
            this.settled();
        }

        settled() {
            this.undoing.disabled = !this.past.length;
            this.redoing.disabled = !this.future.length;
            this.update();
            clearTimeout(this.telling);
            this.telling = setTimeout(() => { this.heard.textContent = this.spoken(); }, 700);
            if (!this.hasAttribute('addressed')) return;
            clearTimeout(this.later);
            this.later = setTimeout(() => {
                this.address = this.writeAddress();
                history.replaceState(null, '', this.address || location.pathname + location.search);
            }, 250);
        }

        back() { this.travel(this.past, this.future); }
        forth() { this.travel(this.future, this.past); }
        travel(from, to) {
            if (!from.length) return;
            to.push(this.last);
            this.last = from.pop();
            this.state = JSON.parse(this.last);
            this.kind = null;
            this.settled();
        }

        /** An input as a line of the question for the program. */
        inputLine(input) {
            if (!input) return 'l';
            return 'text' in input ? 'l\t' + input.text : ['e', input.length, ...input.events.map(event => event.slice(0, 3).join(''))].join('\t');
        }

        /** Stores a copy of an input's events as the input's state, and returns the copy to be changed. */
        events(index, shown = this.answer.inputs[index]) {
            const input = { length: shown.length, events: shown.events.map(event => event.slice(0, 3)) };
            this.state.inputs[index] = input;
            for (let other = 0; other < index; other++) this.state.inputs[other] ??= null;
            return input;
        }

        settle(input, keep) {
            const event = keep === undefined ? null : input.events[keep];
            // A value that is moved past the end moves the end, too.
            const end = input.events.find(item => item[1] !== 'n');
            if (end) { for (const item of input.events) if (item[0] > end[0]) end[0] = item[0]; }
            input.events.sort((one, other) => one[0] - other[0] || (one[1] === 'n' ? 0 : 1) - (other[1] === 'n' ? 0 : 1));
            const last = Math.max(0, ...input.events.map(item => item[0] + 1));
            input.length = end ? 0 : Math.max(last, input.length);
            return input.events.indexOf(event);
        }

        /** Moves an event to a frame, in the input `earlier` if it is given, otherwise in the input as it is shown. */
        move(index, place, frame, earlier) {
            const input = this.events(index, earlier), event = input.events[place];
            if (event[0] === frame) return place;
            event[0] = frame;
            if (event[1] !== 'n') for (const item of input.events) if (item[0] > frame) item[0] = frame;
            return this.settle(input, place);
        }

        add(index, frame) {
            const input = this.events(index);
            const values = input.events.filter(event => event[1] === 'n').map(event => event[2]);
            const last = values.at(-1) ?? '1';
            const label = /^\d+$/.test(last) ? String(Math.max(...values.filter(value => /^\d+$/.test(value)).map(Number)) % 9 + 1)
                : /^[a-y]$/.test(last) ? String.fromCharCode(last.charCodeAt(0) + 1) : last;
            if (frame === undefined) {
                frame = 1;
                while (input.events.some(event => event[0] === frame)) frame++;
            }
            input.events.push([frame, 'n', label]);
            const place = this.settle(input, input.events.length - 1);
            this.changed();
            this.focusMark(index, place);
        }

        take(index, place) {
            const input = this.events(index);
            input.events.splice(place, 1);
            input.length = Math.max(input.length, this.answer.inputs[index].length);
            this.changed();
            this.focusMark(index, Math.min(place, input.events.length - 1));
        }

        /** Shows a text field in place of a marble. */
        rename(index, place) {
            const event = this.answer.inputs[index].events[place], mark = this.mark(index, place);
            if (event[1] !== 'n' || !mark) return;
            const box = mark.querySelector('.marble').getBoundingClientRect(), stage = this.picture.getBoundingClientRect();
            const field = make('input', { class: 'rename', 'aria-label': 'The value of this marble', autocomplete: 'off', spellcheck: 'false' });
            field.value = event[2];
            field.style.left = Math.max(0, box.x + box.width / 2 - 36 - stage.x + this.picture.scrollLeft) + 'px';
            field.style.top = Math.max(0, box.y + box.height / 2 - 17 - stage.y) + 'px';
            let isOver = false;
            const end = isKept => {
                if (isOver) return;
                isOver = true;
                const label = field.value.replace(/[\t\n]/g, ' ');
                const had = document.activeElement === field;
                field.remove();
                if (isKept && label === '') return this.take(index, place);
                if (isKept && label !== event[2]) {
                    this.events(index).events[place][2] = label;
                    this.changed();
                }
                if (had) this.focusMark(index, place);
            };
            field.addEventListener('keydown', event => {
                event.stopPropagation();
                if (event.key === 'Enter') end(true);
                if (event.key === 'Escape') end(false);
            });
            field.addEventListener('blur', () => end(true));
            this.picture.append(field);
            field.select();
            field.focus({ preventScroll: true });
        }

        mark(index, place) { return this.picture.querySelector(`[data-lane="${index}"] [data-event="${place}"]`); }
        focusMark(index, place) { this.mark(index, place)?.focus({ preventScroll: true }); }

        /** Handles the pointer and keys on the drawing. */
        listen() {
            let held = null;
            const found = event => {
                const mark = event.target.closest?.('.grab'), lane = event.target.closest?.('[data-lane]');
                return { mark, lane, index: lane ? +lane.dataset.lane : null, place: mark ? +mark.dataset.event : null };
            };
            // Because this listener is not passive, the browser waits for the page before a touch scrolls: see `drag`.
            this.picture.addEventListener('touchstart', () => {}, { passive: false });
            this.picture.addEventListener('pointerdown', event => {
                const { mark, lane, index } = found(event);
                if (!mark || event.button || !event.isPrimary) return;
                event.preventDefault();
                const away = node => { const box = node.querySelector('.hit').getBoundingClientRect(); return Math.hypot(box.x + box.width / 2 - event.clientX, box.y + box.height / 2 - event.clientY); };
                const near = [...lane.querySelectorAll('.grab')].map(node => [away(node), node]).sort((one, other) => one[0] - other[0])[0][1];
                this.drag(index, +near.dataset.event, event);
            });
            this.picture.addEventListener('dblclick', event => {
                const { mark, lane, index, place } = found(event);
                if (!lane || !this.ask) return;
                if (mark) this.rename(index, place); else this.add(index, this.picture.firstChild.ruler()(event));
            });
            this.picture.addEventListener('keydown', event => {
                const { mark, index, place } = found(event);
                if (!mark || event.ctrlKey || event.metaKey || event.altKey) return;
                // If keys move one mark several times, each step starts from the line as it was before the first, as in a drag.
                const isNext = held && held.mark === place && held.index === index && held.after === JSON.stringify(this.state);
                if (!isNext) held = { index, place, lines: this.answer.inputs, before: JSON.stringify(this.state) };
                const line = held.lines[index], now = this.answer.inputs[index].events[place][0], end = farthest(this.picture.firstChild.frames);
                const aim = {
                    ArrowLeft: now - 1, ArrowDown: now - 1, ArrowRight: now + 1, ArrowUp: now + 1, PageUp: now + 5, PageDown: now - 5,
                    Home: 0, End: Math.max(now, ...held.lines.map(input => Math.max(input.length - 1, ...input.events.map(item => item[0])))),
                }[event.key];
                if (aim === undefined && !['Delete', 'Backspace', 'Enter', '+'].includes(event.key)) return;
                event.preventDefault();
                if (!this.ask) return this.wake();
                if (event.key === 'Enter') return this.rename(index, place);
                if (event.key === '+') return this.add(index, now + 1);
                if (aim === undefined) return this.take(index, place);
                const frame = Math.max(0, Math.min(end, aim));
                this.state = JSON.parse(held.before);
                held.mark = frame === line.events[held.place][0] ? held.place : this.move(index, held.place, frame, line);
                held.after = JSON.stringify(this.state);
                const last = held;
                this.changed();
                this.focusMark(index, last.mark);
                // If the node of the mark left the drawing, the loss of focus has cleared `held`.
                held = last;
            });
            this.picture.addEventListener('focusout', event => { if (!event.relatedTarget?.closest?.('.grab')) held = null; });
            this.addEventListener('keydown', event => {
                if (!(event.ctrlKey || event.metaKey) || event.altKey || event.target.tagName === 'INPUT' && event.target.type !== 'number') return;
                const key = event.key.toLowerCase(), isForth = key === 'y' || key === 'z' && event.shiftKey;
                if (key !== 'z' && key !== 'y') return;
                event.preventDefault();
                const held = document.activeElement?.closest?.('.grab'), lane = held?.closest('[data-lane]')?.dataset.lane, place = held?.dataset.event;
                if (isForth) this.forth(); else this.back();
                if (held && !held.isConnected) (this.mark(lane, place) ?? this.picture.querySelector('.grab'))?.focus({ preventScroll: true });
            });
        }

        // Each step of a drag starts from the line as it was before the drag, so a mark that is moved too far and back
        // leaves no trace. A finger or a pen drags only along the line: if it first moves up or down, it scrolls the
        // page.
        drag(index, place, start) {
            const id = start.pointerId, before = JSON.stringify(this.state), line = this.answer.inputs[index], own = line.events[place][0];
            let at = place, waiting = null, frameAt = null;
            const begin = () => {
                this.focusMark(index, at);
                this.wake();
                // The drawing may grow or shrink during a drag, so positions stay relative to its size at the start.
                frameAt = this.picture.firstChild.ruler(start, own);
                this.frames = this.picture.firstChild.frames;
            };
            // A pointer reports more positions than a screen can show, so each picture uses the last one.
            const step = () => {
                const event = waiting;
                waiting = null;
                if (!event || !this.ask) return;
                const frame = frameAt(event);
                if (this.answer.inputs[index].events[at]?.[0] === frame) return;
                const began = performance.now();
                this.state = JSON.parse(before);
                at = frame === own ? place : this.move(index, place, frame, line);
                this.update();
                this.focusMark(index, at);
                (window.currycombDrags ??= []).push(performance.now() - began);
            };
            /** True if a finger drags, false if it scrolls, undefined if it has hardly moved. */
            const drags = event => {
                if (frameAt) return true;
                const x = Math.abs(event.clientX - start.clientX), y = Math.abs(event.clientY - start.clientY);
                if (Math.max(x, y) < 3) return undefined;
                if (x > y) begin(); else end();
                return x > y;
            };
            const move = event => {
                if (event.pointerId !== id || !drags(event)) return;
                if (!waiting) requestAnimationFrame(step);
                waiting = event;
            };
            const end = () => {
                for (const [name, heard] of Object.entries(heards)) removeEventListener(name, heard, true);
                start.target.removeEventListener('touchmove', hold);
                waiting = null;
                this.frames = 0;
            };
            const done = event => {
                if (event.pointerId !== id) return;
                step();
                end();
                if (this.ask) this.changed();
                this.focusMark(index, at);
            };
            const cancel = () => {
                end();
                if (!frameAt) return;
                this.state = JSON.parse(before);
                if (this.ask) this.update();
                this.focusMark(index, place);
            };
            const heards = {
                pointermove: move, pointerup: done, pointercancel: event => { if (event.pointerId === id) cancel(); },
                keydown: event => { if (event.key === 'Escape') { event.preventDefault(); event.stopPropagation(); cancel(); } },
            };
            // If the page does not prevent a touch's default action, the touch scrolls the page and ends the drag. A
            // node receives the touches that began on it, even after it has been removed from the drawing.
            const hold = event => {
                if (event.touches.length > 1) return cancel();
                if (drags(event.touches[0]) && event.cancelable) event.preventDefault();
            };
            for (const [name, heard] of Object.entries(heards)) addEventListener(name, heard, true);
            if (start.pointerType === 'mouse') begin(); else start.target.addEventListener('touchmove', hold, { passive: false });
        }

        /** The fields for typing inputs. */
        inputFields() {
            return this.answer.inputs.map((_, index) => {
                const write = text => {
                    this.state.inputs[index] = { text: text.replace(/[\t\n]/g, ' ') };
                    for (let other = 0; other < index; other++) this.state.inputs[other] ??= null;
                    this.changed('line ' + index);
                };
                const { name } = this.answer.inputs[index];
                const field = make('input', { 'data-input': index, spellcheck: 'false', autocomplete: 'off', oninput: () => write(field.value) });
                const legend = make('div', { class: 'legend', hidden: true }, ...notation.map(([mark, meaning, line]) => make('div', {},
                    make('code', {}, mark), make('span', {}, meaning), line === null ? '' : make('button', {
                        type: 'button', 'aria-label': 'Try ' + line, onclick: () => { field.value = line; write(line); },
                    }, line))));
                const help = make('button', {
                    type: 'button', class: 'asks', 'aria-label': 'How lines are written', 'aria-expanded': 'false',
                    onclick: () => { legend.hidden = !legend.hidden; help.setAttribute('aria-expanded', String(!legend.hidden)); },
                }, '?');
                const told = make('p', {});
                const row = make('div', {}, make('label', {}, name + ' ', field), help,
                    make('button', { type: 'button', onclick: () => this.ask ? this.add(index) : this.wake().then(() => this.add(index)), 'aria-label': 'Add a marble to ' + name }, '+ marble'), legend);
                row.renew = () => {
                    const shown = this.answer.inputs[index], written = this.state.inputs[index]?.text, value = written ?? shown.line;
                    if (field.value !== value) field.value = value;
                    const fault = shown.fault ?? this.problem ?? null, words = fault ?? (written === undefined ? '' : remark(written));
                    if (fault) field.setAttribute('aria-invalid', 'true'); else field.removeAttribute('aria-invalid');
                    told.className = fault ? 'fault' : 'remark';
                    if (fault) told.setAttribute('role', 'alert'); else told.removeAttribute('role');
                    if (told.textContent !== words) told.textContent = words;
                    if (words && !told.parentNode) row.insertBefore(told, legend); else if (!words) told.remove();
                };
                return row;
            });
        }

        outputFields(outputs) {
            return outputs.map((row, index) => {
                const field = make('output', { 'data-output': index });
                const shown = make('div', {}, make('label', {}, (row.name || 'out') + ' ', field));
                shown.renew = () => { field.textContent = this.outputLines()[index]; };
                return shown;
            });
        }

        shownOutputs() { return this.answer.outputs; }
        outputLines() { return this.shownOutputs().map(row => row.line); }

        /** The result in words, for readers who do not see the drawing. */
        spoken() {
            return this.shownOutputs().slice(0, 4).map(({ name, events }) => {
                const told = events.slice(0, 20).map(([frame, kind, text]) => `${[words[kind], text].filter(Boolean).join(' ')} at frame ${frame}`);
                if (events.length > told.length) told.push(events.length - told.length + ' more');
                return `${name || 'out'}: ${told.join(', ') || 'nothing'}.`;
            }).join(' ');
        }

        /** Updates the fields; makes new ones only if their kind has changed. */
        fill(kind, rows) {
            if (kind !== this.shape) {
                const active = document.activeElement, isHere = this.marks.contains(active), { input, argument } = active?.dataset ?? {};
                this.shape = kind;
                this.marks.replaceChildren(...rows());
                if (isHere) this.marks.querySelector(input !== undefined ? `[data-input="${input}"]` : `[data-argument="${argument}"]`)?.focus({ preventScroll: true });
            }
            for (const row of this.marks.children) row.renew?.();
        }
    }

    customElements.define('marble-diagram', class extends Board {
        question() {
            const place = this.getAttribute('place') || '0';
            const { args, inputs } = this.state;
            return [['run', this.getAttribute('operator'), place].join('\t'),
            ...args.map(value => value == null ? 'a' : 'a\t' + value), ...inputs.map(input => this.inputLine(input))].join('\n');
        }

        render() {
            const { answer } = this, rows = [], most = 6;
            answer.inputs.forEach((input, index) => {
                const isPlain = input.subscriptions.length < 2 && !input.subscriptions.some(([from]) => from > 0);
                rows.push({ ...input, spans: isPlain ? input.subscriptions : [], lane: index });
                if (isPlain) return;
                // Each subscription to the input has its own lane, up to a limit.
                input.subscriptions.slice(0, most).forEach(([from, to], turn) => {
                    const until = to < 0 ? Infinity : to;
                    const events = input.events.map(([frame, kind, text]) => [frame + from, kind, text]).filter(([frame]) => frame <= until);
                    if (to >= 0 && !events.some(event => event[1] !== 'n')) events.push([to, 'i', '']);
                    rows.push({ name: input.name + ' ' + (turn + 1), events, inner: true, begin: from, length: 0, spans: [[from, to < 0 ? -1 : to]] });
                });
                const rest = input.subscriptions.length - most;
                if (rest > 0) rows.push({ more: rest + ' more' });
            });
            rows.push({ code: answer.code }, ...answer.outputs.map(row => row.inner ? { ...row, begin: row.from } : row));
            this.show(rows, answer.code);
            const shape = JSON.stringify([answer.arguments.map(argument => [argument.kind, argument.choices, argument.least]), answer.inputs.map(input => input.name), answer.outputs.map(row => row.name)]);
            this.fill(shape, () => [...answer.arguments.map((argument, index) => this.choice(argument, index, answer.arguments.length)), ...this.inputFields(), ...this.outputFields(answer.outputs)]);
            this.said.textContent = answer.fault || this.complaint || '';
        }

        /** The field for an argument. */
        choice(argument, index, count) {
            const set = value => {
                for (let other = 0; other <= index; other++) this.state.args[other] ??= null;
                this.state.args[index] = value;
                this.changed('argument ' + index);
            };
            let field;
            if (argument.kind === 'choice') {
                field = make('select', { 'data-argument': index, onchange: () => set(field.value) }, ...argument.choices.map(choice => make('option', {}, choice)));
            } else if (argument.kind === 'number') {
                field = make('input', { type: 'number', min: argument.least, max: 99, 'data-argument': index, oninput: () => set(field.value) });
            } else {
                field = make('input', { 'data-argument': index, oninput: () => set(field.value.replace(/[\t\n]/g, ' ')) });
            }
            const row = make('div', {}, make('label', {}, (count > 1 ? 'argument ' + (index + 1) : 'argument') + ' ', field));
            row.renew = () => {
                const { kind, value, fault } = this.answer.arguments[index];
                const shown = kind === 'choice' ? value : this.state.args[index] ?? (kind === 'text' ? JSON.parse(value) : value);
                if (field.value !== shown) field.value = shown;
                row.querySelector('p')?.remove();
                if (fault) row.append(make('p', { class: 'fault', role: 'alert' }, fault));
            };
            return row;
        }

        /** Links to the operator's own page, since only that page reads an address; a pair links to the comparison. */
        link() {
            const pair = this.closest('.pair');
            return pair ? root + 'compare.html#' + compared(pair) : root + 'operators/' + this.getAttribute('operator').toLowerCase() + '.html' + this.writeAddress();
        }

        copies(copies) {
            const embed = () => {
                const [path, hash] = this.link().split('#');
                return `<iframe title="${this.answer.code.replace(/"/g, '&quot;')}" src="${path}?view=embed${hash ? '#' + hash : ''}" width="100%" height="${Math.ceil(this.getBoundingClientRect().height) + 60}" style="border:0"></iframe>`
                    + `<script>addEventListener('message',e=>{for(const f of document.querySelectorAll('iframe'))if(f.contentWindow===e.source&&e.data?.currycomb)f.height=e.data.currycomb.height})</` + 'script>';
            };
            return [
                ...(this.dataset.test ? [copies('Copy test', () => this.test(), 'The test is copied: paste it into a test target that imports CurrycombMarbles.')] : []),
                copies('Copy embed', embed, 'The line to embed is copied.'),
            ];
        }

        /** The diagram as a Swift test. */
        test() {
            const { name, inputs, outputs } = this.answer;
            let test = this.dataset.test;
            this.answer.arguments.forEach((argument, index) => { test = test.replaceAll(`«a${index}»`, () => argument.value); });
            inputs.forEach((input, index) => { test = test.replaceAll(`«${index}»`, () => JSON.stringify(input.line)); });
            outputs.forEach((output, index) => { test = test.replaceAll(`«out${index}»`, () => JSON.stringify(output.line)); });
            return test.replaceAll('«name»', () => name);
        }

        readAddress() {
            if (!this.hasAttribute('addressed')) return;
            const parts = this.parts();
            this.isChanged = parts.size > 0;
            if (parts.has('place')) {
                this.setAttribute('place', parts.get('place'));
                // The test in the page belongs to the page's original scenario, not to the one in the address.
                delete this.dataset.test;
            }
            this.state = {
                args: parts.getAll('a').map(value => value === '' ? null : value),
                inputs: parts.getAll('l').map(text => text === '' ? null : { text }),
            };
        }

        writeAddress() {
            const parts = new URLSearchParams();
            const place = this.getAttribute('place') || '0';
            if (place !== '0') parts.set('place', place);
            for (const value of this.state.args) parts.append('a', value ?? '');
            this.state.inputs.forEach((input, index) => parts.append('l', input ? input.text ?? this.answer.inputs[index].line : ''));
            return parts.size ? '#' + parts : '';
        }
    });

    // — Lines of a lesson that are drawn but cannot be dragged, for example because no operator produces them.
    customElements.define('marble-lines', class extends HTMLElement {
        connectedCallback() {
            if (this.firstElementChild?.className === 'stage') return;
            const rows = JSON.parse(this.getAttribute('rows'));
            const label = rows.map(row => row.name).join(', ');
            const stage = make('div', { class: 'stage' });
            this.replaceChildren(stage);
            let room = 0;
            const show = () => {
                if (stage.clientWidth === room) return;
                room = stage.clientWidth;
                stage.replaceChildren(draw(rows, label, 0, room));
                swipes(stage);
            };
            show();
            if (!room) stage.append(draw(rows, label));
            new ResizeObserver(show).observe(stage);
        }
    });

    // — A chain, with a lane for each operator.
    customElements.define('marble-chain', class extends Board {
        program = 'chain';

        clear() { this.state = { args: [['filter', ''], ['map', ''], ['scan', '']], inputs: [{ text: '-1--2-3---4-5--6-|' }] }; }

        question() {
            if (!this.state.inputs.length) this.clear();
            return ['chain', this.inputLine(this.state.inputs[0]), ...this.state.args.map(stage => ['s', ...stage].join('\t'))].join('\n');
        }

        refuse(problem) {
            this.problem = problem;
            for (const row of this.marks.children) row.renew?.();
        }

        render() {
            const { answer } = this;
            this.problem = null;
            this.said.textContent = this.complaint || '';
            const rows = [{ ...answer.inputs[0], lane: 0 }];
            for (const output of answer.outputs) rows.push({ code: output.name }, { ...output, name: '' });
            this.show(rows, 'a' + answer.outputs.map(output => output.name).join(''));
            this.fill(JSON.stringify([this.state.args]), () => {
                const stages = this.state.args.map((stage, index) => {
                    const kind = answer.stages.find(item => item.name === stage[0]);
                    const operator = make('select', { 'aria-label': 'operator ' + (index + 1), 'data-argument': 2 * index, onchange: () => { this.state.args[index] = [operator.value, '']; this.changed(); } },
                        ...answer.stages.map(item => make('option', { selected: item.name === stage[0] }, item.name)));
                    const argument = make('select', { 'aria-label': 'argument of operator ' + (index + 1), 'data-argument': 2 * index + 1, onchange: () => { this.state.args[index] = [stage[0], argument.value]; this.changed(); } },
                        ...kind.arguments.map(item => make('option', { selected: item === stage[1] }, item)));
                    return make('div', {}, operator, ...(kind.arguments.length > 1 ? [argument] : []),
                        make('button', { type: 'button', 'aria-label': 'Remove operator ' + (index + 1), onclick: () => { this.state.args.splice(index, 1); this.changed(); } }, 'remove'));
                });
                const more = make('div', {}, make('button', { type: 'button', onclick: () => { this.state.args.push(['take', '3']); this.changed(); } }, '+ operator'));
                return [...this.inputFields(), ...stages, ...(this.state.args.length < 4 ? [more] : []), ...this.outputFields(this.shownOutputs())];
            });
        }

        shownOutputs() { return this.answer.outputs.slice(-1).map(row => ({ ...row, name: '' })); }

        copies(copies) { return [copies('Copy test', () => this.test(), 'The test is copied: paste it into a test target that imports CurrycombMarbles.')]; }

        /** The chain as a Swift test. */
        test() {
            const { inputs, outputs } = this.answer, code = outputs.map(output => output.name).join('');
            const line = outputs.at(-1)?.line ?? inputs[0].line;
            return `import CurrycombMarbles\nimport CurrycombSignals\nimport Testing\n\n@Test func chainOfTheseLines() {\n    let clock = MarbleClock(.second)\n`
                + (code.includes('scheduler') ? '    let scheduler = clock.scheduler\n' : '')
                + `    let a = clock.cold(${JSON.stringify(inputs[0].line)}, .int)\n    let got = clock.record(a${code}, .int)\n    clock.run()\n    #expect(got.line.description == ${JSON.stringify(line)})\n}\n`;
        }

        readAddress() {
            const parts = this.parts();
            this.isChanged = parts.has('l');
            if (!this.isChanged) return this.clear();
            this.state = { inputs: [{ text: parts.get('l') }], args: parts.getAll('s').slice(0, 4).map(text => text.split('~')) };
        }

        writeAddress() {
            const parts = new URLSearchParams({ l: this.answer?.inputs[0].line ?? '' });
            for (const stage of this.state.args) parts.append('s', stage.join('~'));
            return '#' + parts;
        }
    });

    /** The address of two diagrams: their operators, their lines, and the arguments that are not the defaults. */
    const compared = pair => {
        const two = [...pair.children].filter(node => node.localName === 'marble-diagram'), parts = new URLSearchParams();
        two.forEach((node, index) => parts.set(['one', 'two'][index], node.getAttribute('operator') + '.' + node.getAttribute('place')));
        const lines = two.map(node => node.answer?.inputs ?? []).sort((one, other) => other.length - one.length)[0] ?? [];
        for (const input of lines) parts.append('l', input.line);
        two.forEach((node, index) => { for (const value of node.state?.args ?? []) parts.append('ab'[index], value ?? ''); });
        return parts;
    };

    // — Two operators on the same input: a change to one input changes both.
    addEventListener('marbles', event => {
        const pair = event.target.closest('.pair');
        if (!pair || pair.busy) return;
        pair.busy = true;
        for (const other of pair.querySelectorAll('marble-diagram')) {
            if (other === event.target || !other.answer) continue;
            const lines = event.target.answer.inputs.slice(0, other.answer.inputs.length);
            other.state.inputs = [...lines.map(input => ({ text: input.line })), ...other.state.inputs.slice(lines.length)];
            other.update();
        }
        pair.busy = false;
    });

    // — Two operators that the reader chooses; the address contains their names, lines and arguments.
    customElements.define('marble-compare', class extends HTMLElement {
        connectedCallback() {
            const begin = () => {
                this.pair = this.querySelector('.pair');
                this.fields = [...this.querySelectorAll('select')];
                const parts = new URLSearchParams(location.hash.slice(1));
                this.fields.forEach((field, index) => {
                    field.addEventListener('change', () => { this.choose(index); this.write(); });
                    const asked = parts.get('one two'.split(' ')[index]);
                    if (asked && [...field.options].some(option => option.value === asked)) {
                        field.value = asked;
                        this.choose(index, parts.getAll('l'), parts.getAll('ab'[index]));
                    }
                });
                this.addEventListener('marbles', () => this.write());
            };
            if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin); else begin();
        }

        choose(index, lines, given = []) {
            const [operator, place] = this.fields[index].value.split('.');
            const other = this.pair.children[1 - index];
            lines ??= other.answer?.inputs.map(input => input.line) ?? [];
            this.pair.children[index].replaceWith(make('marble-diagram', {
                operator, place, lines: lines.length ? lines.join('\n') : null, arguments: given.length ? given.join('\n') : null,
            }));
        }

        write() {
            clearTimeout(this.later);
            this.later = setTimeout(() => history.replaceState(null, '', '#' + compared(this.pair)), 250);
        }
    });

    // — The view for a frame in another page: one diagram and a link. The outer page receives their height.
    if (new URLSearchParams(location.search).get('view') === 'embed') {
        document.documentElement.classList.add('embed');
        addEventListener('DOMContentLoaded', () => {
            const board = document.querySelector('marble-diagram');
            const link = make('a', { class: 'home', target: '_blank', rel: 'noopener' }, document.title);
            const tell = () => {
                link.href = board?.answer ? board.link() : root;
                parent.postMessage({ currycomb: { height: Math.ceil(document.documentElement.getBoundingClientRect().height) } }, '*');
            };
            document.querySelector('main').append(link);
            link.addEventListener('pointerdown', tell);
            link.addEventListener('focus', tell);
            new ResizeObserver(tell).observe(document.body);
        });
    }
})();
