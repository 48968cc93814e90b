import { below, harmless, type SeededChange } from './change';
import { effectInNota, globalStyleInNota, inNota, onceInNota, paths, pressedInNota } from './survey-edits';

const { notaPart, algoMais } = paths;

/** What a segment may do to the page: the neighbours of what it may not do. No check may catch them. */
export const harmlessPage: readonly SeededChange[] = [
  harmless('prints after a press', [pressedInNota('window.print()')]),
  harmless('moves the focus between its own elements after a press', [
    pressedInNota("row.current.querySelector('input').focus()"),
  ]),
  harmless('has a global style for print', globalStyleInNota('@media print { body { background: none; } }')),
  harmless('styles its own elements by their place in it', [
    below(notaPart, '  border: 0;', '  > label:has(:checked) {\n    font-weight: 700;\n  }'),
  ]),
  harmless('looks whether the browser has storages', [
    effectInNota(
      "row.current.dataset.has = [typeof localStorage, typeof indexedDB, 'caches' in window, 'serviceWorker' in navigator].join();",
    ),
  ]),
  harmless('reads the title and the address', [
    effectInNota('row.current.dataset.at = [document.title, location.pathname, history.length].join();'),
  ]),
  harmless('has a clean-up that catches its error', [
    effectInNota("return () => { try { throw new Error('not yet'); } catch {} };"),
  ]),
  harmless('listens after a press until it is gone', [
    inNota(`const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);`),
    pressedInNota("window.addEventListener('resize', () => undefined, { signal: stop.current.signal })"),
  ]),
  harmless('has a clock that ends with it', [
    effectInNota('const clock = setInterval(() => row.current, 20);\n    return () => clearInterval(clock);'),
  ]),
  harmless('works for a short time', [
    inNota('const end = performance.now() + 40;\n  while (performance.now() < end);'),
  ]),
  harmless('names the site of the supervisor', [
    [algoMais, 'Quer comprar mais um?', 'Quer comprar mais um? Veja https://www.bcb.gov.br/meubc'],
  ]),
  harmless('has a short timer as it is loaded', [onceInNota('setTimeout(() => undefined, 5);')]),
];
