// Slides: one at a time, with keys and a second window for the speaker's notes. Without JavaScript, or in a
// narrow window, they are one below another.
(() => {
    'use strict';
    const root = document.documentElement, body = document.body, words = body.dataset;
    const slides = [...document.querySelectorAll('.slide')];
    const isSpeaker = new URLSearchParams(location.search).has('notes');
    const told = document.querySelector('.told');
    let at = -1;
    // In the slides' window, `other` is the speaker's window; in the speaker's window, it is the slides' window.
    let other = isSpeaker ? window.opener : null;

    const tell = message => { try { other?.postMessage({ currycomb: 1, ...message }, '*'); } catch { other = null; } };
    const fromAddress = () => {
        const match = /^#slide-(\d+)$/.exec(location.hash);
        return match ? Math.min(slides.length, Math.max(1, +match[1])) - 1 : 0;
    };

    function show(place, isOurs = true) {
        const next = Math.min(slides.length - 1, Math.max(0, place));
        if (next === at) return;
        at = next;
        slides.forEach((slide, index) => {
            slide.classList.toggle('now', index === at);
            slide.classList.toggle('next', isSpeaker && index === at + 1);
        });
        history.replaceState(null, '', '#slide-' + (at + 1));
        if (isSpeaker) desk.show();
        // The heading gets the focus, so a screen reader reads it.
        else if (isOurs || document.hasFocus()) slides[at].querySelector('h1, h2').focus({ preventScroll: true });
        if (isOurs) tell({ at });
    }

    function fit() {
        const isDeck = isSpeaker || innerWidth >= 700;
        root.classList.toggle('deck', isDeck);
        const scale = isSpeaker ? innerWidth * .61 / 1280 : Math.min(innerWidth / 1280, innerHeight / 720);
        root.style.setProperty('--scale', scale);
        root.style.setProperty('--small', innerWidth * .345 / 1280);
    }

    // — The speaker's window
    const make = (name, style, text = '') => {
        const node = document.createElement(name);
        node.className = style;
        node.textContent = text;
        return node;
    };
    const desk = {
        begun: null,
        set() {
            root.classList.add('speaker');
            document.title = words.notes + ': ' + document.title;
            for (const slide of slides) slide.inert = true;
            this.pane = make('section', 'pane');
            this.pane.setAttribute('aria-label', words.notes);
            this.pane.tabIndex = 0;
            this.elapsed = make('p', 'time', '0:00');
            this.clock = make('p', 'time');
            this.ahead = make('p', 'ahead');
            const again = make('button', '', words.again);
            again.type = 'button';
            again.addEventListener('click', () => { this.begun = Date.now(); this.tick(); });
            const place = make('div', 'desk');
            place.append(make('p', 'label', words.elapsed), this.elapsed, make('p', 'label', words.clock), this.clock, again);
            body.append(this.ahead, place, this.pane);
            this.tick();
            setInterval(() => this.tick(), 1000);
            this.pane.focus();
        },
        show() {
            if (at > 0) this.begun ??= Date.now();
            const notes = slides[at].querySelector('.notes');
            this.pane.replaceChildren(...[...notes.childNodes].map(node => node.cloneNode(true)));
            this.pane.scrollTop = 0;
            this.ahead.textContent = at + 1 < slides.length ? words.next : words.last;
        },
        tick() {
            const seconds = this.begun ? Math.floor((Date.now() - this.begun) / 1000) : 0;
            const two = number => String(number).padStart(2, '0');
            const hours = Math.floor(seconds / 3600), minutes = Math.floor(seconds / 60) % 60;
            this.elapsed.textContent = (hours ? hours + ':' + two(minutes) : minutes) + ':' + two(seconds % 60);
            const now = new Date();
            this.clock.textContent = now.getHours() + ':' + two(now.getMinutes());
            // With this message, the slides' window finds the speaker's window again after a reload.
            if (other && !other.closed) tell({ here: true });
            told.textContent = other && !other.closed ? '' : words.lost;
        },
    };

    function openNotes() {
        if (other && !other.closed) return other.focus();
        other = window.open(location.href.split(/[?#]/)[0] + '?notes#slide-' + (at + 1), 'currycomb-notes', 'popup,width=1200,height=800');
        told.textContent = other ? '' : words.nonotes;
    }

    addEventListener('message', event => {
        const message = event.data;
        if (!message || message.currycomb !== 1) return;
        // The speaker's window accepts messages only from the slides' window. The slides' window accepts messages only
        // from pages of its own origin, unless it was opened from a file and so has no origin to compare.
        if (isSpeaker ? event.source !== other : location.protocol !== 'file:' && event.origin !== location.origin) return;
        if (message.here) {
            if (other !== event.source) { other = event.source; tell({ at }); }
        } else if (Number.isInteger(message.at)) show(message.at, false);
    });

    // — Keys and buttons
    const acts = {
        forward: () => show(at + 1), back: () => show(at - 1), first: () => show(0), last: () => show(slides.length - 1),
        notes: () => { if (!isSpeaker) openNotes(); },
        full: () => { if (document.fullscreenElement) document.exitFullscreen(); else root.requestFullscreen?.(); },
        print: () => { if (!isSpeaker) print(); },
    };
    const keys = {
        ArrowRight: 'forward', PageDown: 'forward', ' ': 'forward', ArrowLeft: 'back', PageUp: 'back', Backspace: 'back',
        Home: 'first', End: 'last', n: 'notes', f: 'full', p: 'print',
    };
    addEventListener('keydown', event => {
        if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !root.classList.contains('deck')) return;
        const target = event.target;
        if (/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return;
        if (event.key === ' ' && /^(BUTTON|A)$/.test(target.tagName)) return;
        const name = event.key === ' ' && event.shiftKey ? 'back' : keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
        if (!name) return;
        event.preventDefault();
        acts[name]();
    });
    for (const button of document.querySelectorAll('[data-do]')) button.addEventListener('click', () => acts[button.dataset.do]());
    let rest = 0;
    addEventListener('pointermove', () => {
        body.classList.add('moved');
        clearTimeout(rest);
        rest = setTimeout(() => body.classList.remove('moved'), 2500);
    });
    addEventListener('hashchange', () => show(fromAddress()));
    addEventListener('resize', fit);

    if (isSpeaker) desk.set();
    fit();
    if (root.classList.contains('deck')) show(fromAddress(), false);
    else addEventListener('resize', () => { if (at < 0 && root.classList.contains('deck')) show(fromAddress(), false); });
})();
