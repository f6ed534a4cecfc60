'use strict';

// The texts of the pages.
const say = {
  theme: {light: 'Light', dark: 'Dark', system: 'System colors'},
  projector: 'Projector',
  counts: d => `${people(d.present)} here` + (d.joined > d.present ? `, ${d.joined - d.present} gone` : '') +
    (d.raised ? `, ${d.raised === 1 ? '1 hand' : `${d.raised} hands`} raised` : ''),
  trouble: 'The board does not answer. This page continues by itself when it does; nothing is lost.',
  join: 'Join with',
  noNetwork: 'This computer has no network. Learners can join nevertheless; class-board add FILE adds their diaries later.',
  toldHead: 'What verdicts in the room say now',
  toldNothing: 'No verdict of the last five minutes says that anything is wrong. Mistakes appear here, in the course’s own words.',
  toldFew: 'Mistakes that two or more of you make appear here.',
  wallNobody: 'Nobody has joined yet. Before you join, you are shown what will be sent.',
  hand: 'hand',
  of: (count, present) => `of ${present}`,
  at: t => t.title ? `at ${t.exercise} ${t.title}` : `at ${t.exercise}`,
  whereHead: 'How far the class has come',
  nobody: 'Nobody has joined yet. Learners join with the line above, and are shown what they will send before they send it.',
  learner: 'Learner',
  quiet: 'silent',
  still: list => `Silent longest: ${list}.`,
  handsHead: count => count === 1 ? '1 hand' : `${count} hands`,
  answer: 'Their own lines', whole: 'Whole file', ownLines: 'Their own lines only', nothingOwn: 'Nothing is changed yet.',
  verdict: 'Verdict', helped: 'Helped: lower the hand', helpedAll: 'Lower all hands',
  isClosed: 'The room is closed to newcomers.',
  room: d => d.isClosed ? 'Room (closed)' : 'Room',
  close: 'Close to newcomers', open: 'Open to newcomers', newWord: 'New word', newWordSure: 'New word: sure? Learners in the room stay',
  idle: 'Remove learners without an exercise', idleSure: count => `Remove ${people(count)}: sure?`,
  most: 'At most', remove: 'Remove', removeSure: name => `Remove ${short(name)}: sure?`,
  besides: count => `All ${people(count)} at this address`, besidesSure: count => `Remove ${people(count)}: sure?`,
  solvedSince: 'solved since then',
  noCode: 'The code was not kept, because too many hands are raised. Go and look.',
  noQuestion: 'no question written',
  loading: '…',
  sort: {name: 'By name', order: 'As they joined', still: 'Silent longest first'},
  cell: {solved: 'solved', wrong: 'checks that pass', judged: 'still to do', opened: 'opened'},
  here: 'is here now',
  cellTitle: (column, cell, here) => `${column.id} ${column.title}: ` + ({
    solved: `solved, ${plural(cell.verdicts, 'verdict')}, ${span(cell.seconds)}`,
    wrong: `${cell.held} of ${cell.checks} checks pass, ${plural(cell.verdicts, 'verdict')}`,
    judged: `still to do, ${plural(cell.verdicts, 'verdict')}`, opened: 'opened'})[cell.is] + (here ? '; is here now' : ''),
  solvedOf: c => `${c.solved} of ${c.opened} solved`,
  wallCounts: d => `${people(d.present)} here`,
  ofRoom: told => `${told.count} of ${told.present} at ${told.exercise} ${told.title}`,
  during: now => `${clock(now.from)}–${clock(now.until)}`, next: 'Next',
  agendaAll: 'The whole agenda',
  agendaNow: 'Now', agendaNext: 'then',
  agendaBefore: 'The agenda has not begun.', agendaAfter: 'The agenda is over.',
  late: (minutes, text) => `${plural(minutes, 'minute')} late: more than half of the learners have not finished “${text}”.`,
  early: minutes => `${plural(minutes, 'minute')} early.`,
  onTime: 'On time.',
  ago: seconds => seconds < 45 ? 'just now' : `${span(seconds)} ago`,
};
const short = name => [...name].length > 20 ? `${[...name].slice(0, 19).join('')}…` : name;
const people = count => count === 1 ? '1 learner' : `${count} learners`;
const plural = (count, word) => `${count} ${word}${count === 1 ? '' : 's'}`;
const span = seconds => seconds < 90 ? `${Math.max(0, Math.round(seconds))} s`
  : seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
const clock = minutes => `${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, '0')}`;

const $ = id => document.getElementById(id);
const isTeacher = document.body.classList.contains('teacher');

// All text is inserted as text nodes, so learners' input is never parsed as HTML.
function make(tag, kind, ...children) {
  const element = document.createElement(tag);
  if (kind) element.className = kind;
  for (const child of children) if (child !== null && child !== undefined) element.append(child);
  return element;
}
// A sentence of the course. Each part in backticks becomes a `code` element.
const prose = (kind, text) =>
  make('p', kind, ...text.split('`').map((part, index) => index % 2 ? make('code', '', part) : part));
const show = (element, shown) => { element.hidden = !shown; };

let data = null, offset = 0, version = '', asked = 0, sort = 'order';
const now = () => Date.now() / 1000 + offset;
const ago = time => now() - time;

// Requests the state every second; the board usually sends it only after a change. Some texts change only with the
// clock, so the page is drawn again every ten seconds, and twice a minute it requests the state even without a change.
async function ask() {
  const isDue = Date.now() - asked > 30000;
  try {
    const response = await fetch(`state?after=${isDue ? '' : version}`, {cache: 'no-store', signal: AbortSignal.timeout(8000)});
    if (response.status === 200) {
      data = await response.json();
      version = data.version;
      asked = Date.now();
      offset = data.now - Date.now() / 1000;
      draw();
    } else if (response.status !== 204) throw new Error(String(response.status));
    tell('');
  } catch {
    tell(say.trouble);
  }
  setTimeout(ask, 1000);
}

function tell(trouble) {
  if ($('trouble').hidden === !trouble) return;
  $('trouble').textContent = trouble;
  show($('trouble'), !!trouble);
  // The message takes space from the lists on the projector's page, so the page is drawn again to fit them.
  if (!isTeacher) draw();
}

function draw() {
  if (!data) return;
  document.title = data.title;
  $('title').textContent = data.title;
  drawJoining();
  if (isTeacher) {
    $('counts').textContent = say.counts(data);
    drawRoom();
    drawAgenda();
    drawTold();
    $('projector').href = data.projector;
    $('projector').textContent = say.projector;
    show($('projector'), true);
    drawHands();
    drawLearners();
  } else drawWall();
}

async function decide(path) { return (await fetch(path, {method: 'POST'})).ok; }

// A button for an action that cannot be undone: the first click asks for confirmation, the second acts.
function sureButton(text, question, act) {
  const button = make('button', '', text);
  button.type = 'button';
  let timer = 0;
  button.addEventListener('click', async () => {
    clearTimeout(timer);
    const back = () => { button.textContent = text; button.removeAttribute('aria-pressed'); };
    if (button.getAttribute('aria-pressed')) { back(); return act(); }
    button.textContent = question;
    button.setAttribute('aria-pressed', 'true');
    timer = setTimeout(back, 8000);
  });
  return button;
}

// MARK: The room

let drawnRoom = '';
function drawRoom() {
  const idle = data.learners.filter(learner => learner.cells.every(cell => !cell) && !learner.hand).length;
  const key = JSON.stringify([data.isClosed, data.most, idle]);
  $('room').textContent = say.room(data);
  $('room').onclick = () => {
    show($('rules'), $('rules').hidden);
    $('room').setAttribute('aria-expanded', String(!$('rules').hidden));
  };
  if (key === drawnRoom) return;
  drawnRoom = key;
  const door = make('button', '', data.isClosed ? say.open : say.close);
  door.type = 'button';
  door.id = 'door';
  door.addEventListener('click', () => decide(data.isClosed ? 'room/open' : 'room/close'));
  const most = make('input');
  Object.assign(most, {type: 'number', min: 1, max: 500, value: data.most, id: 'most'});
  most.addEventListener('change', () => { if (most.checkValidity()) decide(`room/most/${most.value}`); });
  const word = sureButton(say.newWord, say.newWordSure, () => decide('room/word'));
  word.id = 'word';
  $('rules').replaceChildren(door, word, make('label', '', `${say.most} `, most),
    ...(idle ? [sureButton(say.idle, say.idleSure(idle), () => decide('learners/idle/remove'))] : []));
}

function drawAgenda() {
  const agenda = data.agenda, place = $('agenda');
  show(place, !!agenda && agenda.items.length > 0);
  if (place.hidden) return;
  const item = index => {
    const it = agenda.items[index];
    return [make('time', '', clock(it.start)), it.text];
  };
  const line = make('p', 'now');
  const first = agenda.items[0], last = agenda.items[agenda.items.length - 1];
  if (agenda.planned !== undefined) line.append(...item(agenda.planned));
  else line.append(agenda.minute < first.start ? say.agendaBefore : agenda.minute >= last.start + last.minutes ? say.agendaAfter : '');
  const parts = [line];
  if (agenda.isOn && agenda.actual !== undefined) {
    const text = agenda.items[agenda.actual].text;
    parts.push(agenda.late > 0 ? make('p', 'late', say.late(agenda.late, text))
      : make('p', 'ontime', agenda.late < 0 ? say.early(-agenda.late) : say.onTime));
  }
  const isOpen = place.querySelector('details')?.open ?? false;
  const all = make('details', '', make('summary', '', say.agendaAll), make('ol', '', ...agenda.items.map((it, index) =>
    make('li', index === agenda.planned ? 'planned' : '', make('time', '', clock(it.start)), make('span', '', it.text)))));
  all.open = isOpen;
  place.replaceChildren(...parts, all);
}

function drawJoining() {
  // The address and the room's word stay on one line, since learners type them.
  const code = data.joins.map(join => {
    const at = join.lastIndexOf(' ') + 1;
    return make('code', '', join.slice(0, at), make('span', '', join.slice(at)));
  });
  const place = $('joining');
  if (data.isClosed) place.replaceChildren(make('p', '', say.isClosed));
  else place.replaceChildren(make('p', '', `${say.join} `, ...code.flatMap(c => [c, ' ']), data.isOffline ? say.noNetwork : ''));
}

function drawTold() {
  $('told-head').textContent = say.toldHead;
  if (!data.told.length) return $('told').replaceChildren(make('li', 'empty', say.toldNothing));
  $('told').replaceChildren(...data.told.map(told => {
    const about = make('p', 'about', say.at(told), ` · ${say.ago(ago(told.newest))}`);
    if (told.key) about.append(' · ', make('code', '', told.key));
    return make('li', '',
      make('div', 'count', make('strong', '', String(told.count)), make('span', '', say.of(told.count, told.present))),
      make('div', '', prose('sentence', told.sentence), about,
        make('p', 'names', told.names.join(', '))));
  }));
}

// MARK: Hands

const handParts = new Map();

function drawHands() {
  $('hands-head').textContent = say.handsHead(data.hands.length);
  show($('hands-section'), data.hands.length > 0);
  if (!$('hands-acts').children.length) {
    const all = make('button', '', say.helpedAll);
    all.type = 'button';
    all.addEventListener('click', () => decide('hands/helped'));
    $('hands-acts').append(all);
  }
  show($('hands-acts'), data.hands.length > 1);
  const wanted = new Set(data.hands.map(hand => `${hand.id}/${hand.number}`));
  for (const key of handParts.keys()) if (!wanted.has(key)) handParts.delete(key);
  const items = data.hands.map((hand, index) => {
    const key = `${hand.id}/${hand.number}`;
    if (!handParts.has(key)) handParts.set(key, makeHand(hand));
    const part = handParts.get(key);
    part.place.textContent = `${index + 1}.`;
    part.waits.textContent = span(ago(hand.time));
    part.solved.textContent = hand.isSolved ? say.solvedSince : '';
    return part.item;
  });
  // An item that stays is not moved, so the teacher can keep reading an open hand.
  const list = $('hands');
  [...list.children].filter(item => !items.includes(item)).forEach(item => item.remove());
  items.forEach((item, index) => { if (list.children[index] !== item) list.insertBefore(item, list.children[index] ?? null); });
}

function makeHand(hand) {
  const place = make('span', 'dim'), waits = make('span', 'dim'), solved = make('span', 'solvedsince');
  const summary = make('summary', '', place, make('strong', '', hand.name),
    make('span', '', make('span', 'id', hand.exercise), ` ${hand.title}`), waits, solved,
    make('span', hand.question ? 'question' : 'question dim', hand.question || say.noQuestion));
  const answer = make('pre', '', say.loading), verdict = make('pre', '', say.loading);
  answer.tabIndex = verdict.tabIndex = 0;
  const button = make('button', '', say.helped);
  button.type = 'button';
  button.addEventListener('click', async () => {
    button.disabled = true;
    try { await decide(`hands/${hand.id}/${hand.number}/helped`); } catch { button.disabled = false; }
  });
  const whole = make('button', '', say.whole);
  whole.type = 'button';
  show(whole, false);
  const details = make('details', '', summary,
    make('div', 'pair', make('div', '', make('h3', '', say.answer), answer, whole), make('div', '', make('h3', '', say.verdict), verdict)),
    make('div', 'acts', button));
  let isLoaded = false;
  details.addEventListener('toggle', async () => {
    if (!details.open || isLoaded) return;
    try {
      const shown = await (await fetch(`hands/${hand.id}`, {cache: 'no-store'})).json();
      const own = shown.answer ? shown.own ?? shown.answer : say.noCode;
      const isPart = shown.own !== undefined && shown.own !== shown.answer && shown.answer !== '';
      const text = own.replace(/[\s⋯]/g, '') ? own : say.nothingOwn;
      answer.textContent = text;
      show(whole, isPart);
      whole.addEventListener('click', () => {
        const isWhole = answer.textContent === shown.answer;
        answer.textContent = isWhole ? text : shown.answer;
        whole.textContent = isWhole ? say.whole : say.ownLines;
      });
      verdict.textContent = shown.verdict || say.noCode;
      isLoaded = true;
    } catch { details.open = false; }
  });
  return {item: make('li', '', details), place, waits, solved};
}

// MARK: Learners × exercises

const long = 10 * 60;

function drawLearners() {
  $('where-head').textContent = say.whereHead;
  drawSorts();
  show($('sorts'), data.learners.length > 1);
  const here = data.learners.filter(learner => !learner.gone);
  const still = here.filter(learner => ago(learner.moved) >= long).sort((a, b) => a.moved - b.moved);
  $('still').textContent = still.length
    ? say.still(still.slice(0, 5).map(learner => `${short(learner.name)} (${span(ago(learner.moved))})`).join(', ')) : '';
  show($('still'), still.length > 0);
  if (!data.learners.length) {
    show($('legend'), false);
    return $('where').replaceChildren(make('p', 'empty', say.nobody));
  }
  const head = make('tr', '', make('th', '', say.learner), make('th', '', say.quiet));
  data.exercises.forEach((column, index) => {
    const cell = make('th', startsChapter(index) ? 'first' : '', column.id);
    cell.title = column.title;
    head.append(cell);
  });
  for (const cell of head.children) cell.scope = 'col';
  const rows = sorted(data.learners).map(learner => {
    const name = make('th', '', make('div', 'who', learner.hand ? make('span', 'chip', say.hand) : null,
      make('span', 'name', learner.name), removal(learner)));
    name.scope = 'row';
    name.title = learner.name;
    const quiet = ago(learner.moved);
    const row = make('tr', learner.gone ? 'gone' : '', name,
      make('td', !learner.gone && quiet >= long ? 'quiet long' : 'quiet', learner.gone ? '–' : span(quiet)));
    learner.cells.forEach((cell, index) => row.append(
      make('td', startsChapter(index) ? 'first' : '', makeCell(cell, data.exercises[index], learner.at === index && !learner.gone))));
    return row;
  });
  const place = $('where'), left = place.scrollLeft;
  place.replaceChildren(make('table', '', make('thead', '', head), make('tbody', '', ...rows)));
  place.scrollLeft = left;
  drawLegend();
}

// A row's button is kept when the list is drawn again, so that its request for confirmation stays open.
const removals = new Map();
function removal(learner) {
  const has = removals.get(learner.id);
  if (has && (has.name === learner.name && has.beside === learner.beside || has.querySelector('[aria-pressed]'))) return has;
  const button = sureButton('×', say.removeSure(learner.name), () => decide(`learners/${learner.id}/remove`));
  button.className = 'remove';
  button.title = say.remove;
  const acts = make('span', 'removal', button);
  acts.name = learner.name;
  acts.beside = learner.beside;
  if (learner.beside > 0) {
    const all = sureButton(say.besides(learner.beside + 1), say.besidesSure(learner.beside + 1),
      () => decide(`learners/${learner.id}/address/remove`));
    all.className = 'besides';
    acts.append(all);
  }
  removals.set(learner.id, acts);
  return acts;
}

function startsChapter(index) {
  const chapter = column => column.id.split('.')[0];
  return index === 0 || chapter(data.exercises[index]) !== chapter(data.exercises[index - 1]);
}

function makeCell(cell, column, isHere) {
  if (!cell) return make('span', 'cell none', '');
  const mark = {solved: '✓', wrong: cell.checks ? `${cell.held}/${cell.checks}` : '✗', judged: '…', opened: '·'}[cell.is];
  const made = make('span', `cell ${cell.is}${isHere ? ' here' : ''}`, mark);
  made.title = say.cellTitle(column, cell, isHere);
  made.setAttribute('role', 'img');
  made.setAttribute('aria-label', made.title);
  return made;
}

function sorted(learners) {
  const compare = {
    order: (a, b) => a.id - b.id, name: (a, b) => a.name.localeCompare(b.name) || a.id - b.id,
    still: (a, b) => a.moved - b.moved}[sort];
  return [...learners].sort((a, b) => a.gone - b.gone || compare(a, b));
}

function drawSorts() {
  const place = $('sorts');
  if (!place.children.length) {
    for (const key of ['order', 'name', 'still']) {
      const button = make('button', '', say.sort[key]);
      button.type = 'button';
      button.dataset.sort = key;
      button.addEventListener('click', () => { sort = key; draw(); });
      place.append(button);
    }
  }
  for (const button of place.children) button.setAttribute('aria-pressed', String(button.dataset.sort === sort));
}

function drawLegend() {
  show($('legend'), true);
  if ($('legend').children.length) return;
  const sample = (kind, mark, text) => make('span', '', make('span', `cell ${kind}`, mark), text);
  $('legend').append(sample('solved', '✓', say.cell.solved), sample('wrong', '2/3', say.cell.wrong),
    sample('judged', '…', say.cell.judged), sample('opened', '·', say.cell.opened), sample('opened here', '', say.here));
}

// MARK: The projector

// On a landscape screen, the projector's page does not scroll: if a list is too long, only its beginning is shown.
function fit(list) {
  const isFull = () => list.parentElement.scrollHeight > list.parentElement.clientHeight + 1;
  while (list.children.length > 1 && isFull()) list.lastChild.remove();
}

function drawWall() {
  $('counts').textContent = say.wallCounts(data);
  // While the room is open and no learner is present, the address that learners type is in large type.
  document.body.classList.toggle('waiting', !data.present && !data.isClosed && data.joins.length > 0);
  const {agendaNow, agendaNext} = data, parts = [];
  if (agendaNow) parts.push(make('span', 'now', make('time', '', say.during(agendaNow)), agendaNow.text));
  if (agendaNext) parts.push(make('span', 'next', `${say.next} ${clock(agendaNext.start)} ${agendaNext.text}`));
  $('agenda').replaceChildren(...parts);
  show($('agenda'), parts.length > 0);

  $('told-head').textContent = say.toldHead;
  const told = data.told.map(told => make('li', '', prose('sentence', told.sentence),
    told.line ? make('pre', '', told.line) : null, make('p', 'about', say.ofRoom(told))));
  $('told').replaceChildren(...(told.length ? told : [make('li', 'empty', say.toldFew)]));
  fit($('told'));

  $('where-head').textContent = say.whereHead;
  // The exercises on which learners are working now; if there are none, the last four exercises.
  const here = data.exercises.filter(column => column.at > 0);
  const columns = here.length ? here.sort((a, b) => b.at - a.at) : data.exercises.slice(-4);
  const rows = columns.map(column => {
    const bar = make('progress');
    bar.max = Math.max(1, column.opened);
    bar.value = column.solved;
    bar.setAttribute('aria-label', say.solvedOf(column));
    return make('li', '', make('span', '', make('span', 'id', column.id), ` ${column.title}`),
      make('span', 'n', say.solvedOf(column)), bar);
  });
  const list = make('ol', 'bars', ...rows);
  $('where').replaceChildren(rows.length ? list : make('p', 'empty', data.isClosed ? '' : say.wallNobody));
  if (rows.length) fit(list);
}
if (!isTeacher) addEventListener('resize', draw);

// MARK: Light and dark

const themes = ['system', 'light', 'dark'];
function setTheme(theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  $('theme').textContent = say.theme[theme];
  $('theme').dataset.theme = theme;
  try { localStorage.setItem('theme', theme); } catch { /* then the choice lasts only until the page is closed */ }
}
$('theme').addEventListener('click', () => setTheme(themes[(themes.indexOf($('theme').dataset.theme) + 1) % themes.length]));
let kept = null;
try { kept = localStorage.getItem('theme'); } catch { /* then the system's colors */ }
setTheme(themes.includes(kept) ? kept : 'system');

setInterval(draw, 10000);
ask();
