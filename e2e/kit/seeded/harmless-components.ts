import { above, below, harmless, type SeededChange } from './change';
import { library } from './library';
import { effectInNota, importInRecado, onceInNota, onceInRecado, paths, shownInRecado } from './survey-edits';

const { segment, algoMais, notaPart, recadoPart } = paths;

/** Changes of components that a team may make on any day. No check may catch them. */
export const harmlessComponents: readonly SeededChange[] = [
  harmless('loads one more lazy chunk', {
    edits: [effectInNota("void import('./late').then(({ late }) => late());")],
    files: { 'src/components/late.js': 'export const late = () => 1;\n' },
  }),
  harmless('bundles a small library', {
    edits: [
      above(recadoPart, 'import { createElement', "import { sum7 } from '../library';"),
      [recadoPart, "'Guarde o número do seu contrato.'", "'Guarde o número do seu contrato: ' + sum7(1, 2)"],
    ],
    files: { 'src/library.js': `${library}\n` },
  }),
  harmless('has another style', [
    [notaPart, '  border: 0;', '  border: 1px solid;\n  padding: 20px;\n  font-weight: 700;'],
  ]),
  harmless('loads a part of a component lazily', {
    edits: [
      importInRecado('lazy, Suspense'),
      onceInRecado("const Late = lazy(() => import('./late'));\n"),
      shownInRecado('h(Suspense, { fallback: null }, h(Late))'),
    ],
    files: {
      'src/components/late.js':
        "import { createElement as h } from 'react';\nexport default () => h('p', null, 'Guarde o contrato.');\n",
    },
  }),
  harmless('cleans up a listener, a timer, an observer and an element', [
    effectInNota(
      "const stop = new AbortController();\n    addEventListener('resize', () => undefined, { signal: stop.signal });\n" +
        '    const timer = setInterval(() => undefined, 500);\n    const frame = requestAnimationFrame(() => undefined);\n' +
        '    const observer = new ResizeObserver(() => undefined);\n    observer.observe(document.body);\n' +
        "    const element = document.createElement('aside');\n    document.body.append(element);\n" +
        '    return () => {\n      stop.abort();\n      clearInterval(timer);\n      cancelAnimationFrame(frame);\n' +
        '      observer.unobserve(document.body);\n      element.remove();\n    };',
    ),
  ]),
  harmless('memoizes its component', [
    [notaPart, 'export default function Nota(', 'function Nota('],
    [notaPart, 'import { createElement as h,', 'import { createElement as h, memo,'],
    onceInNota('export default memo(Nota);'),
  ]),
  harmless('has a class component', [
    importInRecado('Component'),
    [
      recadoPart,
      'export default function Recado({ offered, onChoose }) {',
      'export default class Recado extends Component {\n  render() {\n  const { offered, onChoose } = this.props;',
    ],
    below(recadoPart, '    ),\n  );\n}', '}'),
  ]),
  harmless('has more comments', [
    above(algoMais, 'export const', '/** Asks whether one more is wanted. */'),
    below(notaPart, 'handleChange(score) {', '    // at once'),
  ]),
  harmless('has deeper folders', {
    edits: [[segment, "import('./components/recado')", "import('./components/over/the/page/recado')"]],
    moves: { [recadoPart]: 'src/components/over/the/page/recado.js' },
  }),
];
