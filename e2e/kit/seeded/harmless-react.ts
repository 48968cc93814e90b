import { above, below, harmless, type SeededChange } from './change';
import {
  importInRecado,
  inNota,
  inRecado,
  onceInNota,
  onceInRecado,
  paths,
  sentence,
  shownInRecado,
} from './survey-edits';

const { notaPart, recadoPart } = paths;
const hooksOfNota = 'import { createElement as h,';

/** Ways to write a component that a team may choose. No check may catch them. */
export const harmlessReact: readonly SeededChange[] = [
  harmless('has an error boundary of its own', [
    importInRecado('Component'),
    onceInRecado(`class Boundary extends Component {
  state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
`),
    shownInRecado(`h(Boundary, null, ${sentence})`),
  ]),
  harmless('draws into another place of its own', [
    [
      recadoPart,
      "import { createElement as h } from 'react';",
      "import { createElement as h, useState } from 'react';\nimport { createPortal } from 'react-dom';",
    ],
    inRecado('const [place, setPlace] = useState(null);'),
    shownInRecado(`h('div', { ref: setPlace }), place && createPortal(${sentence}, place)`),
  ]),
  harmless('is strict', [importInRecado('StrictMode'), shownInRecado(`h(StrictMode, null, ${sentence})`)]),
  harmless('has a context and a reducer', [
    importInRecado('createContext, useContext, useReducer'),
    onceInRecado(
      "const Tone = createContext('neutro');\nconst Words = () => h('p', { 'data-tone': useContext(Tone) }, 'Guarde o número do seu contrato.');\n",
    ),
    inRecado("const [tone] = useReducer((_, next) => next, 'alegre');"),
    shownInRecado('h(Tone, { value: tone }, h(Words))'),
  ]),
  harmless('has a long list', [
    shownInRecado(
      `h('ul', null, Array.from({ length: 300 }, (_, index) => h('li', { key: index }, 'Parcela ' + (index + 1))))`,
    ),
  ]),
  harmless('formats numbers and dates', [
    shownInRecado(
      "h('p', null, new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(1234.5) + ' até ' + new Date(2027, 0, 15).toLocaleDateString('pt-BR'))",
    ),
  ]),
  harmless('moves the focus inside itself after a press', [
    inNota('const send = useRef(null);'),
    below(notaPart, '    onDraft(String(score));', '    send.current?.focus();'),
    [
      notaPart,
      "{ type: 'button', style: { minHeight: 44 }, onClick: () => nota > 0",
      "{ ref: send, type: 'button', style: { minHeight: 44 }, onClick: () => nota > 0",
    ],
  ]),
  harmless('keeps a small cache', [
    onceInNota('const labels = new Map();'),
    [
      notaPart,
      '        score,\n      ),',
      '        labels.get(score) ?? labels.set(score, String(score)).get(score),\n      ),',
    ],
  ]),
  harmless('shows a picture with words for it', [
    onceInRecado(
      `const picture = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 4'/%3E";\n`,
    ),
    shownInRecado(`h('img', { src: picture, alt: 'Um contrato', width: 40, height: 40 }), ${sentence}`),
  ]),
  harmless('memoizes what it draws', [
    [notaPart, hooksOfNota, 'import { createElement as h, useCallback, useMemo,'],
    [notaPart, '[1, 2, 3, 4, 5].map(', 'scores.map('],
    above(
      notaPart,
      '  function handleChange',
      '  const scores = useMemo(() => [1, 2, 3, 4, 5], []);\n  const nothing = useCallback(() => undefined, []);\n  nothing();\n',
    ),
  ]),
];
