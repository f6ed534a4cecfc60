// The pages' own script: theme, search, and the diagrams. Swift computes what a diagram shows; this draws it and is dragged.
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
    const remember = (key, value) => { try { localStorage.setItem(key, value); } catch { /* not allowed in some files */ } };
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
        // What somebody has done is known to this browser alone.
        for (const box of document.querySelectorAll('[data-done]')) {
            box.checked = remembered('done ' + box.dataset.done) === 'yes';
            box.addEventListener('change', () => remember('done ' + box.dataset.done, box.checked ? 'yes' : 'no'));
        }
        for (const link of document.querySelectorAll('[data-exercise]')) link.classList.toggle('fulfilled', remembered('done ' + link.dataset.exercise) === 'yes');
        for (const button of document.querySelectorAll('[data-copy]')) button.addEventListener('click', async () => {
            try { await navigator.clipboard.writeText(button.dataset.copy); button.textContent = 'Copied'; }
            catch { getSelection().selectAllChildren(button.parentNode.querySelector('code')); button.textContent = 'Selected'; }
        });
        const field = document.querySelector('.search input');
        if (field) prepareSearch(field);
    });

    // — Search. A row is a title, its page, its kind, other names (between bars) and text. Each typed word counts where it
    // stands; a word that stands nowhere counts as the nearest one that does; what others call a thing counts most.
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
        rows.known = [...known].filter(word => word.length > 3);
    }

    /** How many letters must be typed otherwise, exchanged neighbours being one; more than `most` is not counted. */
    function distance(one, other, most) {
        if (Math.abs(one.length - other.length) > most) return most + 1;
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
            // A misspelt word: the nearest one that is a title or a name.
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
        const close = () => { list.hidden = true; field.setAttribute('aria-expanded', 'false'); };
        const show = () => {
            if (!field.value.trim() || !window.currycombSearch) return close();
            const found = find(field.value);
            list.replaceChildren(...found.map(({ title, place, kind }) =>
                make('li', {}, make('a', { href: root + place }, title, make('small', {}, kind)))));
            if (!found.length) list.append(make('li', {}, 'Nothing is called that here. These have everything: '),
                ...[['operators/index.html', 'All operators'], ['index.html#course', 'All chapters'], ['glossary.html', 'Glossary']]
                    .filter(([place]) => rows.some(row => row.place.startsWith(place.split('#')[0])))
                    .map(([place, name]) => make('li', {}, make('a', { href: root + place }, name))));
            list.hidden = false;
            field.setAttribute('aria-expanded', 'true');
        };
        field.addEventListener('focus', () => { if (!window.currycombSearch) load('search.js').then(show, close); else show(); });
        field.addEventListener('input', show);
        field.parentNode.addEventListener('keydown', event => {
            const links = [...list.querySelectorAll('a')];
            const at = links.indexOf(document.activeElement);
            if (event.key === 'Escape') { close(); field.focus(); close(); }
            if (event.key === 'ArrowDown' && links.length) { links[Math.min(at + 1, links.length - 1)].focus(); event.preventDefault(); }
            if (event.key === 'ArrowUp' && links.length) { (at > 0 ? links[at - 1] : field).focus(); event.preventDefault(); }
            if (event.key === 'Enter' && at < 0) {
                // Who types fast presses Enter before the list has come.
                if (window.currycombSearch) { show(); list.querySelector('a')?.click(); }
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
    let engine = null;
    async function start() {
        if (!window.currycombWasm) await load('diagrams.js');
        const binary = atob(window.currycombWasm.data);
        let bytes = Uint8Array.from(binary, character => character.charCodeAt(0));
        if (window.currycombWasm.packed) {
            const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
            bytes = new Uint8Array(await new Response(stream).arrayBuffer());
        }
        const module = await WebAssembly.compile(bytes);
        let instance = null;
        const fresh = async () => { instance = (await WebAssembly.instantiate(module, {})).exports; };
        await fresh();
        const encoder = new TextEncoder(), decoder = new TextDecoder();
        return question => {
            try {
                // In one way of writing each character: Swift's tables of the others are not there.
                const text = encoder.encode(question.normalize('NFC'));
                const room = instance.diagrams_room(text.length) >>> 0;
                new Uint8Array(instance.memory.buffer, room, text.length).set(text);
                const count = instance.diagrams_answer(text.length);
                const place = instance.diagrams_place() >>> 0;
                return JSON.parse(decoder.decode(new Uint8Array(instance.memory.buffer, place, count)));
            } catch (error) {
                fresh();
                return { problem: 'That stopped the program, as a wrong number does in Swift. Change it back.' };
            }
        };
    }
    const ready = () => engine ??= start();
    window.currycombEngine = ready;
    Object.assign(window.currycomb = {}, { make, ready, copier: say => copier(say), isForeign: address => isForeign(address) });

    // — Drawing. Sizes are in the drawing's own units; a frame is one column.
    const widest = 30, narrowest = 19, rowHeight = 52, boxHeight = 42;
    const svg = (name, attributes = {}, ...children) => {
        const node = document.createElementNS('http://www.w3.org/2000/svg', name);
        for (const [key, value] of Object.entries(attributes)) if (value !== null) node.setAttribute(key, value);
        node.append(...children);
        return node;
    };
    const words = { c: 'completion', f: 'failure', i: 'disposal', s: 'subscription' };

    /** Breaks code into lines of at most so many letters, where it has spaces. */
    function lines(code, most) {
        const broken = [''];
        for (const word of code.split(' ')) {
            if (broken.at(-1) && broken.at(-1).length + 1 + word.length > most) broken.push('');
            broken.push((broken.at(-1) ? broken.pop() + ' ' : (broken.pop(), '')) + word);
        }
        return broken;
    }

    /** Draws rows in the room that there is: frames move closer together before anything shrinks or must be swiped. */
    function draw(rows, label, atLeast = 0, room = Infinity) {
        const labels = [];
        for (const row of rows) for (const [, kind, text] of row.events || []) if (kind === 'n' && !labels.includes(text)) labels.push(text);
        const frames = Math.max(12, atLeast - 1, ...rows.map(row => Math.max(row.length || 0, ...(row.events || []).map(event => event[0] + 1)))) + 1;
        const longest = Math.max(0, ...rows.filter(row => !row.code).map(row => (row.name || '').length));
        const left = 16 + (longest ? longest * 9 + 14 : 0);
        const pitch = Math.max(narrowest, Math.min(widest, Math.floor((room - left) / (frames + .5))));
        const radius = Math.min(14, Math.round(pitch * .4 + 2)), stackHeight = 2 * radius + 3, letter = radius < 12 ? 12 : 14;
        const width = left + (frames + .5) * pitch;
        const scale = Math.min(1, Math.max(.7, room / width));
        const x = frame => left + (frame + .5) * pitch;
        const canvas = svg('svg', { role: 'group', 'aria-label': label });
        let y = 6;
        for (const row of rows) {
            if (row.code) {
                const code = lines(row.code, Math.floor((width - 24) / 8.6)), height = boxHeight + (code.length - 1) * 20;
                canvas.append(svg('rect', { class: 'box', x: 6, y: y + 4, width: width - 12, height, rx: 9 }),
                    ...code.map((text, line) => svg('text', { class: 'code', x: width / 2, y: y + 4 + boxHeight / 2 + 20 * line, dy: '.35em' }, text)));
                y += height + 14;
                continue;
            }
            const counts = new Map();
            for (const [frame, kind] of row.events) if (kind === 'n') counts.set(frame, (counts.get(frame) || 0) + 1);
            const middle = y + rowHeight / 2, group = svg('g', { class: row.inner ? 'inner' : 'lane' });
            const close = row.events.find(event => event[1] !== 'n');
            const last = close ? x(close[0]) : x(frames - 1) + 6;
            const first = row.inner ? x(row.begin) : left;
            if (row.name) group.append(svg('text', { class: row.inner ? 'name small' : 'name', x: 14, y: middle, dy: '.35em' }, row.name));
            for (const [from, to] of row.spans || []) {
                group.append(svg('path', { class: 'live', d: `M${x(from)} ${middle}H${to < 0 ? x(frames - 1) : x(to)}` }));
            }
            if (row.edit) for (let frame = 0; frame < frames; frame++) group.append(svg('path', { class: 'fine', d: `M${x(frame)} ${middle - 4}v8` }));
            group.append(svg('path', { class: 'axis', d: `M${first} ${middle}H${last}` }));
            if (!close) group.append(svg('path', { class: 'head', d: `M${last + 6} ${middle}l-11 -6v12z` }));
            if (close && close[1] === 'i') group.append(svg('path', { class: 'rest', d: `M${last} ${middle}H${x(frames - 1)}` }));
            if (row.from > 0) group.append(svg('path', { class: 'head', d: `M${x(row.from)} ${middle + 5}l-6 10h12z` }));
            if (row.inner) group.append(svg('circle', { class: 'head', cx: first, cy: middle, r: 3.5 }));
            const seen = new Map();
            row.events.forEach(([frame, kind, text], index) => {
                const at = x(frame), many = counts.get(frame) || 0;
                const mark = svg('g', {});
                let place = middle;
                if (kind === 'n') {
                    place += (seen.get(frame) || 0) * stackHeight;
                    seen.set(frame, (seen.get(frame) || 0) + 1);
                    const half = Math.max(radius, text.length * letter / 3 + (text.length > 2 ? 7 : 5));
                    const colour = labels.indexOf(text) % 6;
                    const shift = text.length > 2 ? half - radius : 0;
                    mark.append(
                        svg('rect', { class: 'ring', x: at - radius - 4, y: place - radius - 4, width: 2 * half + 8, height: 2 * radius + 8, rx: radius + 4 }),
                        svg('rect', { x: at - radius, y: place - radius, width: 2 * half, height: 2 * radius, rx: radius, style: `fill:var(--c${colour});stroke:var(--e${colour});stroke-width:2` }),
                        svg('text', { x: at + shift, y: place, dy: '.35em', style: `fill:var(--t${colour});font-size:${letter}px` }, text));
                } else {
                    const above = many ? radius + 8 : 13, below = many ? radius + 8 + (many - 1) * stackHeight : 13;
                    mark.append(svg('rect', { class: 'ring', x: at - 11, y: middle - above - 4, width: 22, height: above + below + 8, rx: 8 }));
                    if (kind === 'c') mark.append(svg('path', { class: 'end', d: `M${at} ${middle - above}V${middle + below}` }));
                    if (kind === 'i') mark.append(svg('path', { class: 'end', d: `M${at - 4} ${middle + 11}l8 -22` }));
                    if (kind === 'f') mark.append(svg('path', { class: 'fail', d: `M${at - 9} ${middle - 9}l18 18m0 -18l-18 18` }));
                    if (kind === 'f' && text) mark.append(svg('text', { class: 'why small', x: at + 15, y: middle, dy: '.35em' }, text));
                }
                if (row.edit) {
                    // As large as a finger; where such places overlap, the nearest mark is taken.
                    mark.append(svg('rect', { class: 'hit', x: at - 22 / scale, y: place - 22 / scale, width: 44 / scale, height: 44 / scale }));
                    mark.setAttribute('class', 'grab');
                    mark.setAttribute('tabindex', '0');
                    mark.setAttribute('role', 'slider');
                    mark.setAttribute('aria-label', (kind === 'n' ? 'value ' + text : words[kind]) + ' of ' + row.name);
                    mark.setAttribute('aria-valuenow', frame);
                    mark.setAttribute('aria-valuemin', 0);
                    mark.setAttribute('aria-valuemax', 60);
                    mark.setAttribute('aria-valuetext', 'frame ' + frame);
                    mark.dataset.event = index;
                    row.edit(mark, index);
                }
                // Ends lie below the values that they coincide with, unless they can be dragged.
                if (kind === 'n' || row.edit) group.append(mark); else group.insertBefore(mark, group.querySelector('rect')?.parentNode === group ? null : group.querySelector('g'));
            });
            if (row.lane) row.lane(group);
            canvas.append(group);
            y += rowHeight + Math.max(0, Math.max(1, ...counts.values()) - 1) * stackHeight;
        }
        canvas.setAttribute('viewBox', `0 0 ${width} ${y + 4}`);
        // What is longer still is swiped: smaller marbles could be neither read nor taken hold of.
        canvas.style.minWidth = Math.floor(width * scale) + 'px';
        canvas.style.maxWidth = Math.round(width * 1.25) + 'px';
        canvas.setAttribute('class', scale * width > room + 1 ? 'long' : '');
        /** A function from a place on the screen to a frame, by the drawing as it lies now. */
        canvas.ruler = () => {
            const matrix = canvas.getScreenCTM().inverse();
            return event => {
                const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
                return Math.max(0, Math.min(60, Math.round((point.x - left) / pitch - .5)));
            };
        };
        canvas.frames = frames;
        return canvas;
    }

    /** Says that a drawing goes on beside the screen; by keys it is moved as any region that scrolls. */
    function swipes(stage) {
        const isLong = stage.firstChild.classList.contains('long');
        stage.classList.toggle('swiped', isLong);
        if (isLong) { stage.tabIndex = 0; stage.setAttribute('role', 'region'); stage.setAttribute('aria-label', 'The drawing goes on to the right'); }
        else for (const name of ['tabindex', 'role', 'aria-label']) stage.removeAttribute(name);
    }

    /** A copy of a drawing that stands alone, with its colours written out. */
    function standalone(canvas) {
        const copy = canvas.cloneNode(true);
        const [from, to] = [canvas.querySelectorAll('*'), copy.querySelectorAll('*')];
        from.forEach((node, index) => {
            const style = getComputedStyle(node), other = to[index];
            for (const name of ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-dasharray', 'font', 'text-anchor', 'opacity']) {
                const value = style.getPropertyValue(name);
                if (value && value !== 'none' || name === 'fill') other.style.setProperty(name, value);
            }
            for (const name of [...other.attributes].map(attribute => attribute.name)) if (/^(aria|data|tabindex|role|class)/.test(name)) other.removeAttribute(name);
        });
        copy.querySelectorAll('[style*="fill: rgba(0, 0, 0, 0)"]').forEach(node => node.remove());
        copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
        return new XMLSerializer().serializeToString(copy);
    }

    /** Makes buttons that copy a text. */
    const copier = say => (title, text, after) => make('button', {
        type: 'button', onclick: async () => {
            const copied = text();
            try { await navigator.clipboard.writeText(copied); say(after); } catch { prompt('Copy this:', copied); }
        },
    }, title);

    /** Whether the address is another one than ours. An address that cannot be read is another one. */
    const isForeign = address => {
        try { return decodeURIComponent(location.hash) !== decodeURIComponent(address || ''); } catch { return true; }
    };

    // — What diagrams and chains share: inputs that are dragged and written.
    class Board extends HTMLElement {
        connectedCallback() {
            if (this.state) return;
            this.state = this.own();
            this.readAddress();
            const begin = () => ready().then(ask => { this.ask = ask; this.build(); this.update(); }, () => { });
            if (!('IntersectionObserver' in window)) return begin();
            const watch = new IntersectionObserver(entries => {
                if (entries.some(entry => entry.isIntersecting)) { watch.disconnect(); begin(); }
            }, { rootMargin: '400px' });
            watch.observe(this);
            if (this.hasAttribute('addressed')) addEventListener('hashchange', () => {
                if (!isForeign(this.address)) return;
                this.state = { args: [], inputs: [] };
                this.readAddress();
                if (this.ask) this.update();
            });
        }

        build() {
            this.picture = make('div', { class: 'stage' });
            this.marks = make('div', { class: 'marks' });
            this.said = make('span', { class: 'said', role: 'status' });
            const isFirst = document.querySelector('marble-diagram, marble-chain') === this;
            let room = 0;
            new ResizeObserver(() => {
                const now = this.picture.clientWidth;
                if (this.drawn && room && now !== room && !this.frames) this.show(...this.drawn);
                room = now;
            }).observe(this.picture);
            this.replaceChildren(this.picture, this.marks, make('div', { class: 'acts' }, ...this.actions(), this.said));
            if (isFirst) this.append(make('p', { class: 'help' }, 'Drag a marble or an end along its line. Keys: ← → move it, ⌫ removes it, Enter renames it, + adds one. A double click on a line adds a marble.'));
        }

        actions() {
            const copies = copier(words => { this.said.textContent = words; });
            return [
                make('button', { type: 'button', class: 'reset', onclick: () => { this.clear(); this.changed(); } }, 'Start again'),
                copies('Copy link', () => this.link(), 'The link is copied.'),
                copies('Copy SVG', () => standalone(this.picture.firstChild), 'The drawing is copied.'),
                ...this.copies(copies),
            ];
        }

        /** Draws rows, and draws them again when the room for them changes. */
        show(rows, label) {
            this.drawn = [rows, label];
            this.picture.replaceChildren(draw(rows, label, this.frames, this.picture.clientWidth));
            swipes(this.picture);
        }

        copies() { return []; }
        clear() { this.state = this.own(); }
        /** The lines and arguments that its page gave it. */
        own() {
            const parts = name => this.hasAttribute(name) ? this.getAttribute(name).split('\n') : [];
            return { args: parts('arguments').map(value => value || null), inputs: parts('lines').map(text => ({ text })) };
        }
        link() { return location.href.split('#')[0] + this.writeAddress(); }

        changed() {
            this.update();
            if (!this.hasAttribute('addressed')) return;
            clearTimeout(this.later);
            this.later = setTimeout(() => {
                this.address = this.writeAddress();
                history.replaceState(null, '', this.address || location.pathname + location.search);
            }, 250);
        }

        /** An input as the question says it. */
        inputLine(input) {
            if (!input) return 'l';
            return 'text' in input ? 'l\t' + input.text : ['e', input.length, ...input.events.map(event => event.join(''))].join('\t');
        }

        /** The events of an input, to be changed. */
        events(index) {
            const shown = this.answer.inputs[index];
            const input = { length: shown.length, events: shown.events.map(event => [...event]) };
            this.state.inputs[index] = input;
            for (let other = 0; other < index; other++) this.state.inputs[other] ??= null;
            return input;
        }

        settle(input, keep) {
            const event = keep === undefined ? null : input.events[keep];
            input.events.sort((one, other) => one[0] - other[0] || (one[1] === 'n' ? 0 : 1) - (other[1] === 'n' ? 0 : 1));
            const end = input.events.find(item => item[1] !== 'n');
            if (end) { for (const item of input.events) if (item[0] > end[0]) end[0] = item[0]; }
            const last = Math.max(0, ...input.events.map(item => item[0] + 1));
            input.length = end ? 0 : Math.max(last, input.length);
            return input.events.indexOf(event);
        }

        move(index, place, frame) {
            const input = this.events(index), event = input.events[place];
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

        rename(index, place) {
            const event = this.answer.inputs[index].events[place];
            if (event[1] !== 'n') return;
            const label = prompt('The value of this marble:', event[2]);
            if (label === null || label === '') return;
            this.events(index).events[place][2] = label.replace(/[\t\n]/g, ' ');
            this.changed();
            this.focusMark(index, place);
        }

        focusMark(index, place) {
            this.picture.querySelector(`[data-lane="${index}"] [data-event="${place}"]`)?.focus();
        }

        /** Makes a lane one that can be dragged. */
        editing(index) {
            return {
                edit: (mark, place) => {
                    mark.addEventListener('pointerdown', event => {
                        if (event.button) return;
                        event.preventDefault();
                        const away = node => { const box = node.querySelector('.hit').getBoundingClientRect(); return Math.hypot(box.x + box.width / 2 - event.clientX, box.y + box.height / 2 - event.clientY); };
                        const near = [...mark.parentNode.querySelectorAll('.grab')].sort((one, other) => away(one) - away(other))[0];
                        this.drag(index, +near.dataset.event, event);
                    });
                    mark.addEventListener('keydown', event => {
                        const { key } = event, now = this.answer.inputs[index].events[place][0];
                        let at = place;
                        if (key === 'ArrowLeft' || key === 'ArrowDown') at = this.move(index, place, Math.max(0, now - 1));
                        else if (key === 'ArrowRight' || key === 'ArrowUp') at = this.move(index, place, Math.min(60, now + 1));
                        else if (key === 'Delete' || key === 'Backspace') { event.preventDefault(); return this.take(index, place); }
                        else if (key === 'Enter') { event.preventDefault(); return this.rename(index, place); }
                        else if (key === '+') { event.preventDefault(); return this.add(index, now + 1); }
                        else return;
                        event.preventDefault();
                        this.changed();
                        this.focusMark(index, at);
                    });
                    mark.addEventListener('dblclick', event => { event.stopPropagation(); this.rename(index, place); });
                    mark.style.touchAction = 'none';
                },
                lane: group => {
                    group.dataset.lane = index;
                    group.addEventListener('dblclick', event => this.add(index, this.picture.firstChild.ruler()(event)));
                },
            };
        }

        drag(index, place, start) {
            const id = start.pointerId;
            let at = place;
            this.focusMark(index, at);
            // What is drawn may grow or shrink while one drags; the finger keeps to the drawing that it took hold of.
            const frameAt = this.picture.firstChild.ruler();
            this.frames = this.picture.firstChild.frames;
            const move = event => {
                if (event.pointerId !== id) return;
                const frame = frameAt(event);
                if (this.answer.inputs[index].events[at]?.[0] === frame) return;
                const began = performance.now();
                at = this.move(index, at, frame);
                this.update();
                this.focusMark(index, at);
                (window.currycombDrags ??= []).push(performance.now() - began);
            };
            const end = event => {
                if (event.pointerId !== id) return;
                removeEventListener('pointermove', move);
                removeEventListener('pointerup', end);
                removeEventListener('pointercancel', end);
                this.frames = 0;
                this.changed();
                this.focusMark(index, at);
            };
            addEventListener('pointermove', move);
            addEventListener('pointerup', end);
            addEventListener('pointercancel', end);
        }

        /** The fields in which inputs are written. */
        inputFields() {
            return this.answer.inputs.map((shown, index) => {
                const field = make('input', {
                    'data-input': index, spellcheck: 'false', autocomplete: 'off', 'aria-invalid': shown.fault ? 'true' : null,
                    oninput: () => { this.state.inputs[index] = { text: field.value.replace(/[\t\n]/g, ' ') }; for (let other = 0; other < index; other++) this.state.inputs[other] ??= null; this.changed(); },
                });
                const written = this.state.inputs[index]?.text;
                field.value = written ?? shown.line;
                const row = make('div', {}, make('label', {}, shown.name + ' ', field),
                    make('button', { type: 'button', onclick: () => this.add(index), 'aria-label': 'Add a marble to ' + shown.name }, '+ marble'));
                if (shown.fault) row.append(make('p', { class: 'fault', role: 'alert' }, shown.fault));
                return row;
            });
        }

        /** Puts fields in place of the former ones; the one that is being used stays as it is. */
        fill(rows) {
            const active = document.activeElement;
            const key = this.marks.contains(active) ? active.dataset.input ?? active.dataset.argument : null;
            const kind = key === null ? null : 'input' in active.dataset ? 'input' : 'argument';
            const [from, to] = key === null || active.tagName !== 'INPUT' || active.type === 'number' ? [] : [active.selectionStart, active.selectionEnd];
            this.marks.replaceChildren(...rows);
            if (kind === null) return;
            const field = this.marks.querySelector(`[data-${kind}="${key}"]`);
            field?.focus({ preventScroll: true });
            if (from !== undefined && field?.setSelectionRange) field.setSelectionRange(from, to);
        }

        outputFields() {
            return this.answer.outputs.map((row, index) => make('div', {}, make('label', {}, (row.name || 'out') + ' ',
                make('output', { 'data-output': index }, row.line))));
        }
    }

    customElements.define('marble-diagram', class extends Board {
        question() {
            const place = this.getAttribute('place') || '0';
            const { args, inputs } = this.state;
            return [['run', this.getAttribute('operator'), place].join('\t'),
            ...args.map(value => value == null ? 'a' : 'a\t' + value), ...inputs.map(input => this.inputLine(input))].join('\n');
        }

        update() {
            const answer = this.ask(this.question());
            if (answer.problem) { this.said.textContent = answer.problem; return; }
            this.answer = answer;
            const rows = [];
            answer.inputs.forEach((input, index) => {
                const isPlain = input.subscriptions.length < 2 && !input.subscriptions.some(([from]) => from > 0);
                rows.push({ ...input, spans: isPlain ? input.subscriptions : [], ...this.editing(index) });
                // Each running of an inner signal has a lane of its own.
                if (!isPlain) input.subscriptions.slice(0, 6).forEach(([from, to], turn) => {
                    const until = to < 0 ? Infinity : to;
                    const events = input.events.map(([frame, kind, text]) => [frame + from, kind, text]).filter(([frame]) => frame <= until);
                    if (to >= 0 && !events.some(event => event[1] !== 'n')) events.push([to, 'i', '']);
                    rows.push({ name: input.name + ' ' + (turn + 1), events, inner: true, begin: from, length: 0, spans: [[from, to < 0 ? -1 : to]] });
                });
            });
            rows.push({ code: answer.code }, ...answer.outputs);
            this.show(rows, answer.code);
            const choices = answer.arguments.map((argument, index) => {
                const set = value => { for (let other = 0; other <= index; other++) this.state.args[other] ??= null; this.state.args[index] = value; this.changed(); };
                let field;
                if (argument.kind === 'choice') {
                    field = make('select', { 'data-argument': index, onchange: () => set(field.value) },
                        ...argument.choices.map(choice => make('option', { selected: choice === argument.value }, choice)));
                } else if (argument.kind === 'number') {
                    field = make('input', { type: 'number', min: argument.least, max: 99, 'data-argument': index, oninput: () => set(field.value) });
                    field.value = this.state.args[index] ?? argument.value;
                } else {
                    field = make('input', { 'data-argument': index, oninput: () => set(field.value.replace(/[\t\n]/g, ' ')) });
                    field.value = JSON.parse(argument.value);
                }
                const row = make('div', {}, make('label', {}, (answer.arguments.length > 1 ? 'argument ' + (index + 1) : 'argument') + ' ', field));
                if (argument.fault) row.append(make('p', { class: 'fault', role: 'alert' }, argument.fault));
                return row;
            });
            this.fill([...choices, ...this.inputFields(), ...this.outputFields()]);
            this.said.textContent = answer.fault || '';
            this.dispatchEvent(new CustomEvent('marbles', { bubbles: true }));
        }

        /** The operator's own page is the one that reads an address. */
        link() { return root + 'operators/' + this.getAttribute('operator').toLowerCase() + '.html' + this.writeAddress(); }

        copies(copies) {
            return [
                ...(this.dataset.test ? [copies('Copy test', () => this.test(), 'The test is copied: paste it into a test target that imports CurrycombMarbles.')] : []),
                copies('Copy embed', () => `<iframe title="${this.answer.code.replace(/"/g, '&quot;')}" src="${this.link()}" width="100%" height="520" style="border:0"></iframe>`, 'The line to embed is copied.'),
            ];
        }

        /** The diagram as a Swift test. */
        test() {
            const { name, code, inputs, outputs } = this.answer;
            let test = this.dataset.test.replace('«code»', () => code);
            inputs.forEach((input, index) => { test = test.replace(`«${index}»`, () => JSON.stringify(input.line)); });
            return test.replace('«name»', () => name).replace('«out»', () => JSON.stringify(outputs[0].line));
        }

        readAddress() {
            if (!this.hasAttribute('addressed')) return;
            const parts = new URLSearchParams(location.hash.slice(1));
            if (parts.has('place')) {
                this.setAttribute('place', parts.get('place'));
                // The test that came with the page is another scenario's.
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

    // — Lines of a lesson that no operator makes: drawn, not dragged.
    customElements.define('marble-lines', class extends HTMLElement {
        connectedCallback() {
            const begin = () => {
                const rows = JSON.parse(this.getAttribute('rows')), written = this.textContent.trim();
                const stage = make('div', { class: 'stage' });
                this.replaceChildren(stage);
                let room = 0;
                new ResizeObserver(() => {
                    if (stage.clientWidth === room) return;
                    room = stage.clientWidth;
                    stage.replaceChildren(draw(rows, written, 0, room));
                    swipes(stage);
                }).observe(stage);
            };
            // Not before what it replaces is there.
            if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin); else begin();
        }
    });

    // — A chain: each operator is a lane.
    customElements.define('marble-chain', class extends Board {
        clear() { this.state = { args: [['filter', ''], ['map', ''], ['scan', '']], inputs: [{ text: '-1--2-3---4-5--6-|' }] }; }

        question() {
            if (!this.state.inputs.length) this.clear();
            return ['chain', this.inputLine(this.state.inputs[0]), ...this.state.args.map(stage => ['s', ...stage].join('\t'))].join('\n');
        }

        update() {
            const answer = this.ask(this.question());
            if (answer.problem) {
                this.said.textContent = answer.problem;
                this.marks.querySelector('[data-input]')?.setAttribute('aria-invalid', 'true');
                return;
            }
            this.said.textContent = '';
            this.answer = answer;
            const rows = [{ ...answer.inputs[0], ...this.editing(0) }];
            for (const output of answer.outputs) rows.push({ code: output.name }, { ...output, name: '' });
            this.show(rows, 'a' + answer.outputs.map(output => output.name).join(''));
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
            this.fill([...this.inputFields(), ...stages, ...(this.state.args.length < 4 ? [more] : []), ...answer.outputs.slice(-1).map(row => make('div', {}, make('label', {}, 'out ', make('output', { 'data-output': 0 }, row.line))))]);
        }

        readAddress() {
            const parts = new URLSearchParams(location.hash.slice(1));
            if (!parts.has('l')) return this.clear();
            this.state = { inputs: [{ text: parts.get('l') }], args: parts.getAll('s').slice(0, 4).map(text => text.split('~')) };
        }

        writeAddress() {
            const parts = new URLSearchParams({ l: this.answer?.inputs[0].line ?? '' });
            for (const stage of this.state.args) parts.append('s', stage.join('~'));
            return '#' + parts;
        }
    });

    // — Two operators on the same input: what one is given the other is given, too.
    addEventListener('marbles', event => {
        const pair = event.target.closest('.pair');
        if (!pair || pair.busy) return;
        pair.busy = true;
        for (const other of pair.querySelectorAll('marble-diagram')) {
            if (other === event.target || !other.ask || !other.marks) continue;
            const lines = event.target.answer.inputs;
            if (lines.length !== other.answer?.inputs.length) continue;
            other.state.inputs = lines.map(input => ({ text: input.line }));
            other.update();
        }
        pair.busy = false;
    });
})();
