import { globalStyleInNota, pressedInNota } from './breaking-page';
import { type Change, effectInNota, harmless, inNota, onceInNota, paths } from './change';

const { notaPart, algoMais } = paths;

/** What a segment may do to the page: the neighbours of what it may not do. No check may catch them. */
export const harmlessPage: readonly Change[] = [
  harmless('prints after a press', { edits: pressedInNota('window.print()') }),
  harmless('moves the focus between its own elements after a press', {
    edits: pressedInNota("row.current.querySelector('input').focus()"),
  }),
  harmless('has a global style for print', { edits: globalStyleInNota('@media print { body { background: none; } }') }),
  harmless('styles its own elements by their place in it', {
    edits: { [notaPart]: [['  border: 0;', '  border: 0;\n  > label:has(:checked) {\n    font-weight: 700;\n  }']] },
  }),
  harmless('looks whether the browser has storages', {
    edits: effectInNota(
      "row.current.dataset.has = [typeof localStorage, typeof indexedDB, 'caches' in window, 'serviceWorker' in navigator].join();",
    ),
  }),
  harmless('reads the title and the address', {
    edits: effectInNota('row.current.dataset.at = [document.title, location.pathname, history.length].join();'),
  }),
  harmless('has a clean-up that catches its error', {
    edits: effectInNota("return () => { try { throw new Error('not yet'); } catch {} };"),
  }),
  harmless('listens after a press until it is gone', {
    edits: {
      [notaPart]: [
        ...effectInNota('return () => stop.current.abort();')[notaPart].map(
          ([find, put]) => [find, put.replace(find, `${find}\n  const stop = useRef(new AbortController());`)] as const,
        ),
        ...pressedInNota("window.addEventListener('resize', () => undefined, { signal: stop.current.signal })")[
          notaPart
        ],
      ],
    },
  }),
  harmless('has a clock that ends with it', {
    edits: effectInNota('const clock = setInterval(() => row.current, 20);\n    return () => clearInterval(clock);'),
  }),
  harmless('works for a short time', {
    edits: inNota('const end = performance.now() + 40;\n  while (performance.now() < end);'),
  }),
  harmless('names the site of the supervisor', {
    edits: { [algoMais]: [['Quer comprar mais um?', 'Quer comprar mais um? Veja https://www.bcb.gov.br/meubc']] },
  }),
  harmless('has a short timer as it is loaded', { edits: onceInNota('setTimeout(() => undefined, 5);') }),
];
