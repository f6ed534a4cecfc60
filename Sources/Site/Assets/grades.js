// The page of grades: the teacher types points and comments beside an answer, and saves them as a table for
// `workshop grade`.
'use strict';
(() => {
    const button = document.getElementById('save'), told = document.getElementById('saved');
    const places = [...document.querySelectorAll('.remark')];
    // The columns that the teacher added to the table are kept.
    const added = node => JSON.parse(node.dataset.added ?? '[]');
    const head = ['learner', 'exercise', 'slug', 'points', 'comment', ...added(button)];
    let isChanged = false;
    const remark = place => [place.dataset.learner, place.dataset.exercise, place.dataset.slug,
        place.querySelector('input').value.trim(), place.querySelector('textarea').value.trim(),
        ...added(place)];
    const field = text => {
        if (/^'*[=+\-@\t\r]/.test(text)) text = "'" + text;
        return /[",\n\r]/.test(text) ? '"' + text.replaceAll('"', '""') + '"' : text;
    };
    const table = () => [head, ...JSON.parse(button.dataset.others), ...places.map(remark)]
        .map(row => row.map(field).join(',') + '\r\n').join('');

    function count() {
        // The points for answers without a field, which were not judged.
        const sums = new Map([...document.querySelectorAll('td.points[data-more]')]
            .map(cell => [cell.dataset.learner, Number(cell.dataset.more)]));
        for (const [learner, , , points] of places.map(remark)) {
            const number = Number(points.replace(',', '.'));
            if (points && Number.isFinite(number)) sums.set(learner, (sums.get(learner) ?? 0) + number);
        }
        for (const cell of document.querySelectorAll('td.points')) {
            const sum = sums.get(cell.dataset.learner);
            cell.textContent = sum === undefined ? '–' : String(Math.round(sum * 100) / 100);
        }
    }

    function download(text) {
        const link = document.createElement('a');
        link.href = 'data:text/csv;charset=utf-8,' + encodeURIComponent(text);
        link.download = button.dataset.file;
        link.click();
    }

    async function save() {
        const text = table();
        if (window.showSaveFilePicker) {
            let file;
            try {
                file = await showSaveFilePicker({ suggestedName: button.dataset.file });
                const stream = await file.createWritable();
                await stream.write(text);
                await stream.close();
            } catch (error) {
                // An AbortError means that the teacher closed the dialog. After any other error, the page downloads the
                // table.
                if (error.name === 'AbortError') return;
                download(text);
            }
        } else download(text);
        isChanged = false;
        told.textContent = button.dataset.saved;
    }

    // A cell of the table links to an answer inside a folded element.
    function unfold() {
        const target = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
        if (!target) return;
        target.closest('details').open = true;
        target.scrollIntoView();
    }

    addEventListener('input', () => { isChanged = true; told.textContent = ''; count(); });
    addEventListener('beforeunload', event => { if (isChanged) event.preventDefault(); });
    addEventListener('beforeprint', () => { for (const list of document.querySelectorAll('details')) list.open = true; });
    addEventListener('hashchange', unfold);
    button.addEventListener('click', save);
    unfold();
})();
