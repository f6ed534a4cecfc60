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
        const field = document.querySelector('.search input');
        if (field) prepareSearch(field);
    });

    // — Search: every word that was typed begins, or stands in, a word of the page; titles count most.
    function prepareSearch(field) {
        const list = field.parentNode.querySelector('ul');
        const close = () => { list.hidden = true; field.setAttribute('aria-expanded', 'false'); };
        const show = () => {
            const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
            if (!words.length || !window.currycombSearch) return close();
            const found = [];
            for (const [title, place, kind, also, text] of window.currycombSearch) {
                let score = 0;
                for (const word of words) {
                    const heading = title.toLowerCase(), names = also.toLowerCase();
                    const points = heading === word ? 100 : names.split(' ').includes(word) ? 80
                        : heading.startsWith(word) ? 50 : heading.includes(word) ? 30 : names.includes(word) ? 25
                            : text.toLowerCase().includes(word) ? 5 : 0;
                    if (!points) { score = 0; break; }
                    score += points;
                }
                if (score) found.push([score, title, place, kind]);
            }
            found.sort((one, other) => other[0] - one[0] || (one[1] < other[1] ? -1 : 1));
            list.replaceChildren(...found.slice(0, 12).map(([, title, place, kind]) =>
                make('li', {}, make('a', { href: root + place }, title, make('small', {}, kind)))));
            if (!found.length) list.append(make('li', {}, 'Nothing found. Try fewer letters.'));
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
            if (event.key === 'Enter' && at < 0 && links.length && !list.hidden) links[0].click();
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

    // — Drawing. Sizes are in the drawing's own units; a frame is one column.
    const pitch = 30, radius = 14, rowHeight = 52, stackHeight = 31, boxHeight = 42;
    const svg = (name, attributes = {}, ...children) => {
        const node = document.createElementNS('http://www.w3.org/2000/svg', name);
        for (const [key, value] of Object.entries(attributes)) if (value !== null) node.setAttribute(key, value);
        node.append(...children);
        return node;
    };
    const words = { c: 'completion', f: 'failure', i: 'disposal', s: 'subscription' };

    /** Draws rows and returns the drawing, with a function from a place on the screen to a frame. */
    function draw(rows, label, atLeast = 0) {
        const labels = [];
        for (const row of rows) for (const [, kind, text] of row.events || []) if (kind === 'n' && !labels.includes(text)) labels.push(text);
        const frames = Math.max(12, atLeast - 1, ...rows.map(row => Math.max(row.length || 0, ...(row.events || []).map(event => event[0] + 1)))) + 1;
        const longest = Math.max(0, ...rows.filter(row => !row.code).map(row => (row.name || '').length));
        const left = 16 + (longest ? longest * 9 + 14 : 0);
        const width = left + (frames + .5) * pitch;
        const x = frame => left + (frame + .5) * pitch;
        const canvas = svg('svg', { role: 'group', 'aria-label': label });
        let y = 6;
        for (const row of rows) {
            if (row.code) {
                const code = row.code.length * 8.6 + 30 > width - 12 ? row.code.slice(0, Math.floor((width - 50) / 8.6)) + '…' : row.code;
                canvas.append(svg('rect', { class: 'box', x: 6, y: y + 4, width: width - 12, height: boxHeight, rx: 9 }),
                    svg('text', { class: 'code', x: width / 2, y: y + 4 + boxHeight / 2, dy: '.35em' }, code));
                y += boxHeight + 14;
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
                    const half = Math.max(radius, text.length * 4.6 + (text.length > 2 ? 7 : 5));
                    const colour = labels.indexOf(text) % 6;
                    const shift = text.length > 2 ? half - radius : 0;
                    mark.append(
                        svg('rect', { class: 'ring', x: at - radius - 4, y: place - radius - 4, width: 2 * half + 8, height: 2 * radius + 8, rx: radius + 4 }),
                        svg('rect', { x: at - radius, y: place - radius, width: 2 * half, height: 2 * radius, rx: radius, style: `fill:var(--c${colour});stroke:var(--e${colour});stroke-width:2` }),
                        svg('text', { x: at + shift, y: place, dy: '.35em', style: `fill:var(--t${colour})` }, text));
                } else {
                    const above = many ? radius + 8 : 13, below = many ? radius + 8 + (many - 1) * stackHeight : 13;
                    mark.append(svg('rect', { class: 'ring', x: at - 11, y: middle - above - 4, width: 22, height: above + below + 8, rx: 8 }));
                    if (kind === 'c') mark.append(svg('path', { class: 'end', d: `M${at} ${middle - above}V${middle + below}` }));
                    if (kind === 'i') mark.append(svg('path', { class: 'end', d: `M${at - 4} ${middle + 11}l8 -22` }));
                    if (kind === 'f') mark.append(svg('path', { class: 'fail', d: `M${at - 9} ${middle - 9}l18 18m0 -18l-18 18` }));
                    if (kind === 'f' && text) mark.append(svg('text', { class: 'why small', x: at + 15, y: middle, dy: '.35em' }, text));
                }
                if (row.edit) {
                    mark.append(svg('rect', { class: 'hit', x: at - 17, y: place - 20, width: 34, height: 40 }));
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
        // On a small screen one rather scrolls than guesses.
        canvas.style.minWidth = Math.round(width * .7) + 'px';
        canvas.style.maxWidth = Math.round(width * 1.25) + 'px';
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
                if (decodeURIComponent(location.hash) === decodeURIComponent(this.address || '')) return;
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
                        this.drag(index, place, event);
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
            this.picture.replaceChildren(draw(rows, answer.code, this.frames));
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
                this.replaceChildren(make('div', { class: 'stage' }, draw(rows, written)));
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
            this.picture.replaceChildren(draw(rows, 'a' + answer.outputs.map(output => output.name).join(''), this.frames));
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

    // — Functions as boxes: Swift's own pipe and compose put them together.
    customElements.define('pipe-board', class extends HTMLElement {
        connectedCallback() {
            if (this.state) return;
            this.read();
            ready().then(ask => { this.ask = ask; this.build(); this.update(); }, () => { });
            addEventListener('hashchange', () => {
                if (decodeURIComponent(location.hash) === decodeURIComponent(this.address || '')) return;
                this.read();
                if (this.ask) { this.input.value = this.state.input; this.update(); }
            });
        }

        read() {
            const parts = new URLSearchParams(location.hash.slice(1));
            this.state = parts.has('in')
                ? { how: parts.get('how') === 'compose' ? 'compose' : 'pipe', input: parts.get('in'), boxes: parts.getAll('s') }
                : { how: 'pipe', input: 'Anna Lee', boxes: ['words', 'first', 'letters', 'isFour'] };
        }

        write() { return '#' + new URLSearchParams([['how', this.state.how], ['in', this.state.input], ...this.state.boxes.map(name => ['s', name])]); }

        build() {
            this.input = make('input', {
                'aria-label': 'input', spellcheck: 'false', autocomplete: 'off', maxlength: 60,
                oninput: () => { this.state.input = this.input.value.replace(/[\t\n]/g, ' '); this.changed(); },
            });
            this.input.value = this.state.input;
            this.hows = make('div', { class: 'hows', role: 'group', 'aria-label': 'pipe or compose' }, ...['pipe', 'compose'].map(how =>
                make('button', { type: 'button', 'data-how': how, onclick: () => { this.state.how = how; this.changed(); } }, how)));
            this.code = make('code', { class: 'call' });
            this.line = make('ol', { class: 'boxes' });
            this.palette = make('div', { class: 'palette', role: 'group', 'aria-label': 'functions to add' });
            this.said = make('span', { class: 'said', role: 'status' });
            const copies = copier(words => { this.said.textContent = words; });
            this.copy = copies('Copy as Swift', () => this.answer.swift, 'The Swift code is copied.');
            this.replaceChildren(
                make('div', { class: 'head' }, this.hows, make('label', {}, 'input ', this.input)), this.code, this.line,
                make('p', { class: 'help' }, 'Add a function:'), this.palette,
                make('div', { class: 'acts' },
                    make('button', { type: 'button', onclick: () => { history.replaceState(null, '', location.pathname + location.search); this.read(); this.input.value = this.state.input; this.update(); } }, 'Start again'),
                    copies('Copy link', () => location.href.split('#')[0] + this.write(), 'The link is copied.'), this.copy, this.said),
                make('p', { class: 'help' }, 'Drag a box up or down. Keys: ↑ ↓ move the box that has the focus, ⌫ removes it.'));
        }

        changed() {
            this.update();
            clearTimeout(this.later);
            this.later = setTimeout(() => { this.address = this.write(); history.replaceState(null, '', this.address); }, 250);
        }

        move(from, to) {
            const { boxes } = this.state;
            if (to < 0 || to >= boxes.length || from === to) return from;
            boxes.splice(to, 0, ...boxes.splice(from, 1));
            this.changed();
            this.line.querySelectorAll('.box')[to]?.focus();
            return to;
        }

        take(place) {
            this.state.boxes.splice(place, 1);
            this.changed();
            const rest = this.line.querySelectorAll('.box');
            (rest[Math.min(place, rest.length - 1)] ?? this.input).focus();
        }

        drag(place, start) {
            start.preventDefault();
            let at = place;
            const pick = () => this.line.querySelectorAll('.box').forEach((box, index) => box.classList.toggle('held', index === at));
            this.line.querySelectorAll('.box')[at].focus();
            pick();
            const move = event => {
                if (event.pointerId !== start.pointerId) return;
                const middles = [...this.line.querySelectorAll('.box')].map(box => { const { top, height } = box.getBoundingClientRect(); return top + height / 2; });
                let to = at;
                while (to > 0 && event.clientY < middles[to - 1]) to--;
                while (to < middles.length - 1 && event.clientY > middles[to + 1]) to++;
                if (to !== at) { at = this.move(at, to); pick(); }
            };
            const end = event => {
                if (event.pointerId !== start.pointerId) return;
                for (const name of ['pointerup', 'pointercancel']) removeEventListener(name, end);
                removeEventListener('pointermove', move);
                at = -1;
                pick();
            };
            addEventListener('pointermove', move);
            for (const name of ['pointerup', 'pointercancel']) addEventListener(name, end);
        }

        update() {
            const { how, input, boxes } = this.state;
            const answer = this.ask([[how, input].join('\t'), ...boxes.map(name => 's\t' + name)].join('\n'));
            if (answer.problem) { this.said.textContent = answer.problem; return; }
            this.answer = answer;
            this.said.textContent = '';
            const isPipe = how === 'pipe';
            for (const button of this.hows.children) button.setAttribute('aria-pressed', button.dataset.how === how);
            this.code.textContent = answer.code;
            const value = (shown, words, name) => make('li', { class: 'value' }, ...(shown
                ? [...(words ? [make('span', { class: 'dim' }, words)] : []), make('output', { 'data-value': name }, shown.code), make('small', {}, shown.type)]
                : [make('span', { class: 'dim' }, '…')]));
            const rows = answer.boxes.map((box, place) => {
                const item = make('li', { class: box.gets ? 'box misfit' : 'box', tabindex: 0, 'aria-label': `${box.name}, ${place + 1} of ${boxes.length}` },
                    make('span', { class: 'grip', 'aria-hidden': 'true', onpointerdown: event => { if (!event.button) this.drag(place, event); } }, '⠿'),
                    make('span', { class: 'what' }, make('strong', {}, box.name), make('code', {}, box.body)),
                    make('small', {}, `${box.takes} → ${box.gives}`),
                    make('button', { type: 'button', 'aria-label': `Move ${box.name} up`, disabled: place === 0, onclick: () => this.move(place, place - 1) }, '↑'),
                    make('button', { type: 'button', 'aria-label': `Move ${box.name} down`, disabled: place === boxes.length - 1, onclick: () => this.move(place, place + 1) }, '↓'),
                    make('button', { type: 'button', 'aria-label': `Remove ${box.name}`, onclick: () => this.take(place) }, '✕'));
                if (box.gets) item.append(make('p', { class: 'fault' }, `It takes ${box.takes} and would get ${box.gets}: Swift refuses to compile this.`));
                item.addEventListener('keydown', event => {
                    if (event.target !== item) return;
                    if (event.key === 'ArrowUp') this.move(place, place - 1);
                    else if (event.key === 'ArrowDown') this.move(place, place + 1);
                    else if (event.key === 'Delete' || event.key === 'Backspace') this.take(place);
                    else return;
                    event.preventDefault();
                });
                return [item, value(box.value, '', place)];
            });
            // What runs first stands first in a pipe, and last in a composition: there values climb.
            const begin = value(answer.input, 'in', 'in');
            this.line.classList.toggle('climbs', !isPipe);
            this.line.replaceChildren(...(isPipe ? [begin, ...rows.flat()] : [...rows.flatMap(([box, after]) => [after, box]), begin]));
            this.copy.disabled = !answer.swift;
            this.palette.replaceChildren(...answer.palette.map(box => make('button', {
                type: 'button', class: box.fits ? '' : 'dim', disabled: answer.isFull, title: `${box.takes} → ${box.gives}: ${box.body}`,
                onclick: () => { this.state.boxes[isPipe ? 'push' : 'unshift'](box.name); this.changed(); },
            }, box.name)));
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
