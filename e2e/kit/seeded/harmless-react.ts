import { type Change, harmless, onceInNota, paths } from './change';

const { notaPart, recadoPart } = paths;
const sentence = "h('p', null, 'Guarde o número do seu contrato.')";
const hooksOfNota = 'import { createElement as h,';

/** Ways to write a component that a team may choose. No check may catch them. */
export const harmlessReact: readonly Change[] = [
  harmless('has an error boundary of its own', {
    edits: {
      [recadoPart]: [
        ['import { createElement as h }', 'import { Component, createElement as h }'],
        [
          '/** Says one thing over the page. */',
          `class Boundary extends Component {
  state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
`,
        ],
        [sentence, `h(Boundary, null, ${sentence})`],
      ],
    },
  }),
  harmless('draws into another place of its own', {
    edits: {
      [recadoPart]: [
        [
          "import { createElement as h } from 'react';",
          "import { createElement as h, useState } from 'react';\nimport { createPortal } from 'react-dom';",
        ],
        ['  return h(\n', '  const [place, setPlace] = useState(null);\n  return h(\n'],
        [sentence, `h('div', { ref: setPlace }), place && createPortal(${sentence}, place)`],
      ],
    },
  }),
  harmless('is strict', {
    edits: {
      [recadoPart]: [
        ['import { createElement as h }', 'import { createElement as h, StrictMode }'],
        [sentence, `h(StrictMode, null, ${sentence})`],
      ],
    },
  }),
  harmless('has a context and a reducer', {
    edits: {
      [recadoPart]: [
        ['import { createElement as h }', 'import { createContext, createElement as h, useContext, useReducer }'],
        [
          '/** Says one thing over the page. */',
          "const Tone = createContext('neutro');\nconst Words = () => h('p', { 'data-tone': useContext(Tone) }, 'Guarde o número do seu contrato.');\n",
        ],
        ['  return h(\n', "  const [tone] = useReducer((_, next) => next, 'alegre');\n  return h(\n"],
        [sentence, 'h(Tone, { value: tone }, h(Words))'],
      ],
    },
  }),
  harmless('has a long list', {
    edits: {
      [recadoPart]: [
        [
          sentence,
          `h('ul', null, Array.from({ length: 300 }, (_, index) => h('li', { key: index }, 'Parcela ' + (index + 1))))`,
        ],
      ],
    },
  }),
  harmless('formats numbers and dates', {
    edits: {
      [recadoPart]: [
        [
          sentence,
          "h('p', null, new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(1234.5) + ' até ' + new Date(2027, 0, 15).toLocaleDateString('pt-BR'))",
        ],
      ],
    },
  }),
  harmless('moves the focus inside itself after a press', {
    edits: {
      [notaPart]: [
        ['const row = useRef(null);', 'const row = useRef(null);\n  const send = useRef(null);'],
        ['    onDraft(String(score));', '    onDraft(String(score));\n    send.current?.focus();'],
        [
          "{ type: 'button', style: { minHeight: 44 }, onClick: () => nota > 0",
          "{ ref: send, type: 'button', style: { minHeight: 44 }, onClick: () => nota > 0",
        ],
      ],
    },
  }),
  harmless('keeps a small cache', {
    edits: {
      [notaPart]: [
        ...onceInNota('const labels = new Map();')[notaPart],
        [
          '        score,\n      ),',
          '        labels.get(score) ?? labels.set(score, String(score)).get(score),\n      ),',
        ],
      ],
    },
  }),
  harmless('shows a picture with words for it', {
    edits: {
      [recadoPart]: [
        [
          '/** Says one thing over the page. */',
          `const picture = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 4'/%3E";\n`,
        ],
        [sentence, `h('img', { src: picture, alt: 'Um contrato', width: 40, height: 40 }), ${sentence}`],
      ],
    },
  }),
  harmless('memoizes what it draws', {
    edits: {
      [notaPart]: [
        [hooksOfNota, 'import { createElement as h, useCallback, useMemo,'],
        ['[1, 2, 3, 4, 5].map(', 'scores.map('],
        [
          '  function handleChange',
          '  const scores = useMemo(() => [1, 2, 3, 4, 5], []);\n  const nothing = useCallback(() => undefined, []);\n  nothing();\n\n  function handleChange',
        ],
      ],
    },
  }),
];
