import { below, type Edit, harmless, type SeededChange } from './change';
import { effectInNota, importInRecado, inNota, inRecado, onceInRecado, paths, shownInRecado } from './survey-edits';

const { comentario, notaPart } = paths;

/** Makes the component `recado` show `text`, which this code defines with hooks of React. */
const textInRecado = (hooks: string, body: string): readonly Edit[] => [
  importInRecado(hooks),
  inRecado(body),
  shownInRecado("h('p', null, text)"),
];

/** Makes the component `recado` show its text only when `start` calls `show`. `stop` ends what `start` returns. */
const shownLater = (start: string, stop: string): readonly Edit[] =>
  textInRecado(
    'useEffect, useState',
    `const [text, setText] = useState('Um momento.');
  useEffect(() => {
    const show = () => setText('Guarde o número do seu contrato.');
    const started = ${start};
    return () => ${stop}(started);
  }, []);`,
  );

/** Changes that make a component do something later. No check may catch them, however slow the machine is. */
export const harmlessTiming: readonly SeededChange[] = [
  harmless('shows a text a little later', shownLater('setTimeout(show, 300)', 'clearTimeout')),
  harmless('computes a text in idle time', shownLater('requestIdleCallback(show)', 'cancelIdleCallback')),
  harmless('shows a text in the next frame', shownLater('requestAnimationFrame(show)', 'cancelAnimationFrame')),
  harmless(
    'counts with a chain of timers',
    textInRecado(
      'useEffect, useState',
      `const [left, setLeft] = useState(3);
  const text = left > 0 ? 'Guarde o número do seu contrato em ' + left : 'Guarde o número do seu contrato.';
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 50);
    return () => clearTimeout(timer);
  }, [left]);`,
    ),
  ),
  harmless(
    'defers what is costly to draw',
    textInRecado(
      'useDeferredValue',
      "const text = useDeferredValue('Guarde o número do seu contrato.', 'Um momento.');",
    ),
  ),
  harmless('stores its draft a little after the choice', [
    inNota(`const later = useRef(undefined);
  useEffect(() => () => clearTimeout(later.current), []);`),
    [
      notaPart,
      '    onDraft(String(score));',
      '    clearTimeout(later.current);\n    later.current = setTimeout(() => onDraft(String(score)), 200);',
    ],
  ]),
  harmless('waits for a slow answer of the API', [
    [
      comentario,
      'run: checkWords,',
      `run: async (...given) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        return checkWords(...given);
      },`,
    ],
  ]),
  harmless('loads what it shows from its own origin', {
    edits: [
      importInRecado('Suspense, use'),
      onceInRecado(
        "const words = import('./words').then((loaded) => loaded.default);\nconst Words = () => h('p', null, use(words));\n",
      ),
      shownInRecado("h(Suspense, { fallback: h('p', null, 'Um momento.') }, h(Words))"),
    ],
    files: { 'src/components/words.js': "export default 'Guarde o número do seu contrato.';\n" },
  }),
  harmless('moves, and not for those who want less motion', [
    [
      notaPart,
      "import styled from 'styled-components';",
      "import styled, { keyframes } from 'styled-components';\n\nconst appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;",
    ],
    below(
      notaPart,
      '  border: 0;',
      `  animation: \${appear} 200ms;
  @media (prefers-reduced-motion: reduce) { animation: none; }`,
    ),
  ]),
  harmless('measures itself', [
    inNota(`const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([{ contentRect }]) => setWidth(Math.round(contentRect.width)));
    observer.observe(row.current);
    return () => observer.disconnect();
  }, []);
  const isNarrow = width < 300;
  if (isNarrow && width < 0) return null;`),
  ]),
  harmless('repeats its effects', [
    effectInNota(`const start = () => {
      const timer = setInterval(() => row.current?.isConnected, 100);
      return () => clearInterval(timer);
    };
    start()();
    return start();`),
  ]),
];
