// The page of boxes. Swift computes the values; this script draws the boxes and handles dragging.
(() => {
    'use strict';
    const { make, ready, copier, isForeign } = window.currycomb;

    // The toolkit's own pipe and compose combine the boxes.
    customElements.define('pipe-board', class extends HTMLElement {
        connectedCallback() {
            if (this.state) return;
            this.read();
            ready('pipes').then(ask => { this.ask = ask; this.build(); this.update(); }, () => { });
            addEventListener('hashchange', () => {
                if (!isForeign(this.address)) return;
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
                if (box.gets) item.append(make('p', { class: 'fault' }, `It takes ${box.takes} but would get ${box.gets}: Swift refuses to compile this.`));
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
            // The function that runs first is first in a pipe but last in a composition, in which values move upward.
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
})();
