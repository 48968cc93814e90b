import { type Change, effectInNota, harmless, paths } from './change';
import { library } from './library';

const { segment, algoMais, notaPart, recadoPart } = paths;

/** Changes of components that a team may make on any day. No check may catch them. */
export const harmlessComponents: readonly Change[] = [
  harmless('loads one more lazy chunk', {
    edits: effectInNota("void import('./late').then(({ late }) => late());"),
    files: { 'src/components/late.js': 'export const late = () => 1;\n' },
  }),
  harmless('bundles a small library', {
    edits: {
      [recadoPart]: [
        ['import { createElement', "import { sum7 } from '../library';\nimport { createElement"],
        ["'Guarde o número do seu contrato.'", "'Guarde o número do seu contrato: ' + sum7(1, 2)"],
      ],
    },
    files: { 'src/library.js': `${library}\n` },
  }),
  harmless('has another style', {
    edits: { [notaPart]: [['  border: 0;', '  border: 1px solid;\n  padding: 20px;\n  font-weight: 700;']] },
  }),
  harmless('loads a part of a component lazily', {
    edits: {
      [recadoPart]: [
        ['import { createElement as h }', 'import { createElement as h, lazy, Suspense }'],
        ['/** Says one thing over the page. */', "const Late = lazy(() => import('./late'));\n"],
        ["h('p', null, 'Guarde o número do seu contrato.')", 'h(Suspense, { fallback: null }, h(Late))'],
      ],
    },
    files: {
      'src/components/late.js':
        "import { createElement as h } from 'react';\nexport default () => h('p', null, 'Guarde o contrato.');\n",
    },
  }),
  harmless('cleans up a listener, a timer, an observer and an element', {
    edits: effectInNota(
      "const stop = new AbortController();\n    addEventListener('resize', () => undefined, { signal: stop.signal });\n" +
        '    const timer = setInterval(() => undefined, 500);\n    const frame = requestAnimationFrame(() => undefined);\n' +
        '    const observer = new ResizeObserver(() => undefined);\n    observer.observe(document.body);\n' +
        "    const element = document.createElement('aside');\n    document.body.append(element);\n" +
        '    return () => {\n      stop.abort();\n      clearInterval(timer);\n      cancelAnimationFrame(frame);\n' +
        '      observer.unobserve(document.body);\n      element.remove();\n    };',
    ),
  }),
  harmless('memoizes its component', {
    edits: {
      [notaPart]: [
        ['export default function Nota(', 'function Nota('],
        ['import { createElement as h,', 'import { createElement as h, memo,'],
        ['/** Asks for a score', 'export default memo(Nota);\n/** Asks for a score'],
      ],
    },
  }),
  harmless('has a class component', {
    edits: {
      [recadoPart]: [
        ['import { createElement as h }', 'import { Component, createElement as h }'],
        [
          'export default function Recado({ offered, onChoose }) {',
          'export default class Recado extends Component {\n  render() {\n  const { offered, onChoose } = this.props;',
        ],
        ['    ),\n  );\n}', '    ),\n  );\n}\n}'],
      ],
    },
  }),
  harmless('has more comments', {
    edits: {
      [algoMais]: [['export const', '/** Asks whether one more is wanted. */\nexport const']],
      [notaPart]: [['handleChange(score) {', 'handleChange(score) {\n    // at once']],
    },
  }),
  harmless('has deeper folders', {
    edits: { [segment]: [["import('./components/recado')", "import('./components/over/the/page/recado')"]] },
    moves: { [recadoPart]: 'src/components/over/the/page/recado.js' },
  }),
];
