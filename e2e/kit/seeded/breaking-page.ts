import { type BreakingChange, below, caughtBy } from './change';
import {
  effectInNota,
  globalStyleInNota,
  importInRecado,
  inNota,
  inRecado,
  onceInNota,
  paths,
  pressedInNota,
  shownInNota,
} from './survey-edits';

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

/** Changes in what a segment does to the page. */
export const breakingPage: readonly BreakingChange[] = [
  parts('has a component whose module throws', 'could not load its part nota: no nota today', [
    onceInNota("if (globalThis.window) throw new Error('no nota today');"),
  ]),
  cleanup('has a clean-up that throws', 'throws when its part is removed: nota: not yet', [
    effectInNota("return () => { throw new Error('not yet'); };"),
  ]),
  cleanup('has a clean-up that throws after an answer', 'throws when its part is removed: recado: gone', [
    importInRecado('useEffect, useRef'),
    inRecado(
      "const said = useRef(false);\n  useEffect(() => () => {\n    if (said.current) throw new Error('gone');\n  }, []);",
    ),
    [recadoPart, 'onClick: () => onChoose(id)', 'onClick: () => { said.current = true; onChoose(id); }'],
  ]),
  cleanup('throws when it is drawn after a press', 'throws when its part is drawn again: nota: five', [
    inNota("if (nota === 5) throw new Error('five');"),
  ]),
  dialogs('opens a dialog of the browser as it is drawn', 'alert("Dê a sua nota!") while it is drawn', [
    effectInNota("alert('Dê a sua nota!');"),
  ]),
  dialogs('asks with a dialog of the browser', 'confirm("Tem certeza?") after a press', [
    pressedInNota("window.confirm('Tem certeza?')"),
  ]),
  dialogs('prints without a press', 'print() while it is drawn', [effectInNota('window.print();')]),
  navigation('wraps the history for a while', 'wraps history.pushState', [
    effectInNota(
      'const { pushState } = history;\n    history.pushState = (...given) => pushState.apply(history, given);\n    return () => { delete history.pushState; };',
    ),
  ]),
  navigation('goes to a fragment', 'goes to /#nota', [effectInNota("location.hash = 'nota';")]),
  navigation('leaves the page', 'goes to /ajuda after a press', [pressedInNota("location.href = '/ajuda'")]),
  navigation('changes the title and puts it back', 'changes the title to "Sua nota"', [
    effectInNota(
      "const { title } = document;\n    document.title = 'Sua nota';\n    return () => { document.title = title; };",
    ),
  ]),
  navigation('renders a title', 'changes the title to "Nota"', [shownInNota("h('title', null, 'Nota')")]),
  stores('opens a data base', 'calls IDBFactory.open(notas)', [effectInNota("indexedDB.open('notas');")]),
  stores('opens a cache', 'calls CacheStorage.open(notas)', [
    effectInNota("void caches.open('notas').catch(() => undefined);"),
  ]),
  stores('sets a cookie and deletes it', 'writes the cookie nota=5', [
    effectInNota("document.cookie = 'nota=5';\n    document.cookie = 'nota=; max-age=0';"),
  ]),
  stores('reads what the host stores', 'calls Storage.getItem(consorcio:home)', [
    effectInNota("sessionStorage.getItem('consorcio:home');"),
  ]),
  stores('reads a key as a property', 'reads localStorage.compras', [effectInNota('void localStorage.compras;')]),
  workers('starts a worker from a blob', 'new Worker(blob:)', [
    effectInNota('try { new Worker(URL.createObjectURL(new Blob([""]))); } catch {}'),
  ]),
  workers('registers a service worker', 'navigator.serviceWorker.register(/nota.js)', [
    effectInNota("try { void navigator.serviceWorker.register('/nota.js').catch(() => undefined); } catch {}"),
  ]),
  focus('takes the focus', 'moves the focus to <input> while it is drawn', [
    effectInNota("row.current.querySelector('input').focus();"),
  ]),
  focus('takes the focus with an attribute', 'has the focus at <button>', [
    [notaPart, "{ type: 'button', style", "{ type: 'button', autoFocus: true, style"],
  ]),
  focus('moves the focus out of itself', 'moves the focus to <body> after a press', [
    pressedInNota('document.body.focus()'),
  ]),
  styles('adopts a style sheet', 'adopts a style sheet of its own', [
    effectInNota(
      'document.adoptedStyleSheets = [new CSSStyleSheet()];\n    return () => { document.adoptedStyleSheets = []; };',
    ),
  ]),
  styles('has a global style', 'has the rule "p", which reaches <p>', globalStyleInNota('p { color: inherit; }')),
  styles('reaches the page from its own class', 'which reaches <body>', [
    below(notaPart, '  border: 0;', '  body:has(&) {\n    overflow: auto;\n  }'),
  ]),
  leaks('adds a listener with each press', 'nota left 10 page-wide listeners after 10 mounts with presses', [
    pressedInNota("window.addEventListener('resize', () => row.current)"),
  ]),
  afterwards('asks the API for ever', 'has a timer of 200 ms', [
    onceInNota('const ask = () => setTimeout(ask, 200);\nask();'),
  ]),
  afterwards('sends requests when it is gone', 'sends a request to /config.json when it is gone', [
    onceInNota(
      "const ask = () => fetch('/config.json').catch(() => undefined).then(() => new Promise((resolve) => requestAnimationFrame(resolve))).then(ask);\nif (globalThis.window) ask();",
    ),
  ]),
  thread('blocks the page', 'blocks the page for', [
    effectInNota(
      // As much work as a quiet machine does in 600 ms, so that a busy one needs longer for it.
      'const end = performance.now() + 600;\n    let rounds = 0;\n    while (performance.now() < end || rounds < 3e6) rounds += 1;\n    row.current.dataset.rounds = rounds;',
    ),
  ]),
  addresses('requests its chunks from the machine of a developer', 'requests its chunks from: http://localhost:3004/', {
    config: ({ output }) => Object.assign(output ?? {}, { publicPath: 'http://localhost:3004/' }),
  }),
  addresses('names the machine of a developer', 'names a machine of a developer: http://192.168.0.7:4000/nota', [
    effectInNota("row.current.dataset.api = 'http://192.168.0.7:4000/nota';"),
  ]),
];
