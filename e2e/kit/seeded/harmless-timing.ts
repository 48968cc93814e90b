import { type Change, effectInNota, harmless, inNota, paths } from './change';

const { comentario, notaPart, recadoPart } = paths;
const sentence = "h('p', null, 'Guarde o número do seu contrato.')";

/** Shows a text that a component of the overlay keeps in its state. */
const inRecado = (body: string, hooks: string) => ({
  [recadoPart]: [
    ['import { createElement as h }', `import { createElement as h, ${hooks} }`],
    ['  return h(\n', `${body}\n  return h(\n`],
    [sentence, "h('p', null, text)"],
  ] as const,
});

/** Changes that make a component do something later. No check may catch them, however slow the machine is. */
export const harmlessTiming: readonly Change[] = [
  harmless('shows a text a little later', {
    edits: inRecado(
      `  const [text, setText] = useState('Um momento.');
  useEffect(() => {
    const timer = setTimeout(() => setText('Guarde o número do seu contrato.'), 300);
    return () => clearTimeout(timer);
  }, []);`,
      'useEffect, useState',
    ),
  }),
  harmless('counts with a chain of timers', {
    edits: inRecado(
      `  const [left, setLeft] = useState(3);
  const text = left > 0 ? 'Guarde o número do seu contrato em ' + left : 'Guarde o número do seu contrato.';
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 50);
    return () => clearTimeout(timer);
  }, [left]);`,
      'useEffect, useState',
    ),
  }),
  harmless('computes a text in idle time', {
    edits: inRecado(
      `  const [text, setText] = useState('Um momento.');
  useEffect(() => {
    const wish = requestIdleCallback(() => setText('Guarde o número do seu contrato.'));
    return () => cancelIdleCallback(wish);
  }, []);`,
      'useEffect, useState',
    ),
  }),
  harmless('shows a text in the next frame', {
    edits: inRecado(
      `  const [text, setText] = useState('Um momento.');
  useEffect(() => {
    const frame = requestAnimationFrame(() => setText('Guarde o número do seu contrato.'));
    return () => cancelAnimationFrame(frame);
  }, []);`,
      'useEffect, useState',
    ),
  }),
  harmless('defers what is costly to draw', {
    edits: inRecado(
      "  const text = useDeferredValue('Guarde o número do seu contrato.', 'Um momento.');",
      'useDeferredValue',
    ),
  }),
  harmless('stores its draft a little after the choice', {
    edits: {
      [notaPart]: [
        [
          'const row = useRef(null);',
          `const row = useRef(null);
  const later = useRef(undefined);
  useEffect(() => () => clearTimeout(later.current), []);`,
        ],
        [
          '    onDraft(String(score));',
          '    clearTimeout(later.current);\n    later.current = setTimeout(() => onDraft(String(score)), 200);',
        ],
      ],
    },
  }),
  harmless('waits for a slow answer of the API', {
    edits: {
      [comentario]: [
        [
          'run: checkWords,',
          `run: async (...given) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        return checkWords(...given);
      },`,
        ],
      ],
    },
  }),
  harmless('loads what it shows from its own origin', {
    edits: {
      [recadoPart]: [
        ['import { createElement as h }', 'import { createElement as h, Suspense, use }'],
        [
          '/** Says one thing over the page. */',
          "const words = import('./words').then((loaded) => loaded.default);\nconst Words = () => h('p', null, use(words));\n",
        ],
        [sentence, "h(Suspense, { fallback: h('p', null, 'Um momento.') }, h(Words))"],
      ],
    },
    files: { 'src/components/words.js': "export default 'Guarde o número do seu contrato.';\n" },
  }),
  harmless('moves, and not for those who want less motion', {
    edits: {
      [notaPart]: [
        [
          "import styled from 'styled-components';",
          "import styled, { keyframes } from 'styled-components';\n\nconst appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;",
        ],
        [
          '  border: 0;',
          `  border: 0;
  animation: \${appear} 200ms;
  @media (prefers-reduced-motion: reduce) { animation: none; }`,
        ],
      ],
    },
  }),
  harmless('measures itself', {
    edits: inNota(`const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([{ contentRect }]) => setWidth(Math.round(contentRect.width)));
    observer.observe(row.current);
    return () => observer.disconnect();
  }, []);
  const isNarrow = width < 300;
  if (isNarrow && width < 0) return null;`),
  }),
  harmless('repeats its effects', {
    edits: effectInNota(`const start = () => {
      const timer = setInterval(() => row.current?.isConnected, 100);
      return () => clearInterval(timer);
    };
    start()();
    return start();`),
  }),
];
