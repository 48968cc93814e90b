import { type BreakingChange, caughtBy, effectInNota, inNota, onceInNota, paths } from './change';

const { notaPart, recadoPart } = paths;

const parts = caughtBy('parts');
const cleanup = caughtBy('cleanup');
const dialogs = caughtBy('dialogs');
const navigation = caughtBy('navigation');
const stores = caughtBy('stores');
const workers = caughtBy('workers');
const focus = caughtBy('focus');
const styles = caughtBy('styles');
const leaks = caughtBy('leaks');
const afterwards = caughtBy('afterwards');
const thread = caughtBy('thread');
const addresses = caughtBy('addresses');

/** Does something when the visitor presses the button of the component `nota`. */
export const pressedInNota = (body: string) =>
  ({
    [notaPart]: [
      [
        'onClick: () => nota > 0',
        `onClick: () => { ${body} } }, 'Mais'), h('button', { type: 'button', style: { minHeight: 44 }, onClick: () => nota > 0`,
      ],
    ],
  }) as const;

/** A style that `nota` renders, with a global style of styled-components. */
export const globalStyleInNota = (css: string) =>
  ({
    [notaPart]: [
      ["import styled from 'styled-components';", "import styled, { createGlobalStyle } from 'styled-components';"],
      ['const Row = styled', `const Everywhere = createGlobalStyle\`${css}\`;\nconst Row = styled`],
      ["h('legend', null, props.legenda),", "h('legend', null, props.legenda), h(Everywhere),"],
    ],
  }) as const;

/** Changes in what a segment does to the page. */
export const breakingPage: readonly BreakingChange[] = [
  parts('has a component whose module throws', 'could not load its part nota: no nota today', {
    edits: onceInNota("if (globalThis.window) throw new Error('no nota today');"),
  }),
  cleanup('has a clean-up that throws', 'throws when its part is removed: nota: not yet', {
    edits: effectInNota("return () => { throw new Error('not yet'); };"),
  }),
  cleanup('has a clean-up that throws after an answer', 'throws when its part is removed: recado: gone', {
    edits: {
      [recadoPart]: [
        ['import { createElement as h }', 'import { createElement as h, useEffect, useRef }'],
        [
          '  return h(',
          "  const said = useRef(false);\n  useEffect(() => () => {\n    if (said.current) throw new Error('gone');\n  }, []);\n  return h(",
        ],
        ['onClick: () => onChoose(id)', 'onClick: () => { said.current = true; onChoose(id); }'],
      ],
    },
  }),
  cleanup('throws when it is drawn after a press', 'throws when its part is drawn again: nota: five', {
    edits: inNota("if (nota === 5) throw new Error('five');"),
  }),
  dialogs('opens a dialog of the browser as it is drawn', 'alert("Dê a sua nota!") while it is drawn', {
    edits: effectInNota("alert('Dê a sua nota!');"),
  }),
  dialogs('asks with a dialog of the browser', 'confirm("Tem certeza?") after a press', {
    edits: pressedInNota("window.confirm('Tem certeza?')"),
  }),
  dialogs('prints without a press', 'print() while it is drawn', { edits: effectInNota('window.print();') }),
  navigation('wraps the history for a while', 'wraps history.pushState', {
    edits: effectInNota(
      'const { pushState } = history;\n    history.pushState = (...given) => pushState.apply(history, given);\n    return () => { delete history.pushState; };',
    ),
  }),
  navigation('goes to a fragment', 'goes to /#nota', { edits: effectInNota("location.hash = 'nota';") }),
  navigation('leaves the page', 'goes to /ajuda after a press', { edits: pressedInNota("location.href = '/ajuda'") }),
  navigation('changes the title and puts it back', 'changes the title to "Sua nota"', {
    edits: effectInNota(
      "const { title } = document;\n    document.title = 'Sua nota';\n    return () => { document.title = title; };",
    ),
  }),
  navigation('renders a title', 'changes the title to "Nota"', {
    edits: {
      [notaPart]: [
        ["h('legend', null, props.legenda),", "h('legend', null, props.legenda), h('title', null, 'Nota'),"],
      ],
    },
  }),
  stores('opens a data base', 'calls IDBFactory.open(notas)', { edits: effectInNota("indexedDB.open('notas');") }),
  stores('opens a cache', 'calls CacheStorage.open(notas)', {
    edits: effectInNota("void caches.open('notas').catch(() => undefined);"),
  }),
  stores('sets a cookie and deletes it', 'writes the cookie nota=5', {
    edits: effectInNota("document.cookie = 'nota=5';\n    document.cookie = 'nota=; max-age=0';"),
  }),
  stores('reads what the host stores', 'calls Storage.getItem(consorcio:home)', {
    edits: effectInNota("sessionStorage.getItem('consorcio:home');"),
  }),
  stores('reads a key as a property', 'reads localStorage.compras', {
    edits: effectInNota('void localStorage.compras;'),
  }),
  workers('starts a worker from a blob', 'new Worker(blob:)', {
    edits: effectInNota('try { new Worker(URL.createObjectURL(new Blob([""]))); } catch {}'),
  }),
  workers('registers a service worker', 'navigator.serviceWorker.register(/nota.js)', {
    edits: effectInNota("try { void navigator.serviceWorker.register('/nota.js').catch(() => undefined); } catch {}"),
  }),
  focus('takes the focus', 'moves the focus to <input> while it is drawn', {
    edits: effectInNota("row.current.querySelector('input').focus();"),
  }),
  focus('takes the focus with an attribute', 'has the focus at <button>', {
    edits: { [notaPart]: [["{ type: 'button', style", "{ type: 'button', autoFocus: true, style"]] },
  }),
  focus('moves the focus out of itself', 'moves the focus to <body> after a press', {
    edits: pressedInNota('document.body.focus()'),
  }),
  styles('adopts a style sheet', 'adopts a style sheet of its own', {
    edits: effectInNota(
      'document.adoptedStyleSheets = [new CSSStyleSheet()];\n    return () => { document.adoptedStyleSheets = []; };',
    ),
  }),
  styles('has a global style', 'has the rule "p", which reaches <p>', {
    edits: globalStyleInNota('p { color: inherit; }'),
  }),
  styles('reaches the page from its own class', 'which reaches <body>', {
    edits: { [notaPart]: [['  border: 0;', '  border: 0;\n  body:has(&) {\n    overflow: auto;\n  }']] },
  }),
  leaks('adds a listener with each press', 'nota left 10 page-wide listeners after 10 mounts with presses', {
    edits: pressedInNota("window.addEventListener('resize', () => row.current)"),
  }),
  afterwards('asks the API for ever', 'has a timer of 200 ms', {
    edits: onceInNota('const ask = () => setTimeout(ask, 200);\nask();'),
  }),
  afterwards('sends requests when it is gone', 'sends a request to /config.json when it is gone', {
    edits: onceInNota(
      "const ask = () => fetch('/config.json').catch(() => undefined).then(() => new Promise((resolve) => requestAnimationFrame(resolve))).then(ask);\nif (globalThis.window) ask();",
    ),
  }),
  thread('keeps the page still', 'keeps the page still for', {
    edits: effectInNota(
      // As much work as a quiet machine does in 600 ms, so that a busy one needs longer for it.
      'const end = performance.now() + 600;\n    let rounds = 0;\n    while (performance.now() < end || rounds < 3e6) rounds += 1;\n    row.current.dataset.rounds = rounds;',
    ),
  }),
  addresses('requests its chunks from the machine of a developer', 'requests its chunks from: http://localhost:3004/', {
    config: ({ output }) => Object.assign(output ?? {}, { publicPath: 'http://localhost:3004/' }),
  }),
  addresses('names the machine of a developer', 'names a machine of a developer: http://192.168.0.7:4000/nota', {
    edits: effectInNota("row.current.dataset.api = 'http://192.168.0.7:4000/nota';"),
  }),
];
