import { CONTRACT_VERSION } from '@consorcio/shared/flow';
import { inManifest } from './built';
import { type Change, paths } from './change';

const { segment, algoMais, nota, comentario, recado, fim, notaPart, recadoPart } = paths;
const used = 'const row = useRef(null);';
const effect = (body: string) => [used, `${used}\n  useEffect(() => {\n    ${body}\n  }, []);`] as const;
const obrigado = `import { defineStep } from '@consorcio/shared/flow';

export const pesquisaObrigado = defineStep({
  name: 'pesquisa-obrigado',
  leadsTo: ['pesquisa-fim'],
  text: 'Anotado!',
  options: [{ id: 'ok', label: 'Certo', to: 'pesquisa-fim' }],
});
`;
const library = Array.from({ length: 60 }, (_, index) => `export const sum${index} = (a, b) => a * ${index} + b;`).join(
  '\n',
);

/** What a team may change on any day. None of it may be caught. */
export const harmless: readonly Change[] = [
  { name: 'is as it was' },
  {
    name: 'says it in other words',
    edits: { [algoMais]: [['Que bom ter você aqui!', 'Oi de novo! Que bom ver você.']] },
  },
  {
    name: 'has one step more',
    edits: {
      [segment]: [
        [
          'import { pesquisaNota }',
          "import { pesquisaObrigado } from './steps/pesquisa-obrigado.step';\nimport { pesquisaNota }",
        ],
        ['pesquisaRecado, pesquisaFim]', 'pesquisaRecado, pesquisaObrigado, pesquisaFim]'],
      ],
      [recado]: [
        ["leadsTo: ['pesquisa-fim']", "leadsTo: ['pesquisa-obrigado']"],
        ["to: 'pesquisa-fim'", "to: 'pesquisa-obrigado'"],
      ],
    },
    files: { 'src/steps/pesquisa-obrigado.step.ts': obrigado },
  },
  {
    name: 'calls a component otherwise, everywhere',
    edits: {
      [segment]: [['nota: () => import', 'pontuacao: () => import']],
      [nota]: [["name: 'nota'", "name: 'pontuacao'"]],
    },
  },
  {
    name: 'offers one thing more',
    edits: {
      [comentario]: [
        ["tone: 'quiet' }]", "tone: 'quiet' }, { id: 'depois', label: 'Depois', to: 'pesquisa-recado' }]"],
      ],
    },
  },
  {
    name: 'offers its options in another order',
    edits: {
      [algoMais]: [
        ["    { id: 'igual', label: 'Sim, igual', to: 'exit:comprar-igual', tone: 'primary' },\n", ''],
        [
          "to: 'pesquisa-nota', tone: 'quiet' },",
          "to: 'pesquisa-nota', tone: 'quiet' },\n    { id: 'igual', label: 'Sim, igual', to: 'exit:comprar-igual', tone: 'primary' },",
        ],
      ],
    },
  },
  {
    name: 'has a field of another kind',
    edits: {
      [comentario]: [
        ["kind: 'long-text'", "kind: 'phone'"],
        ['checkRequiredText(500)', 'checkPhone'],
        ['import { checkRequiredText }', 'import { checkPhone }'],
      ],
    },
  },
  {
    name: 'loads one part more, late',
    edits: { [notaPart]: [effect("void import('./late').then(({ late }) => late());")] },
    files: { 'src/components/late.js': 'export const late = () => 1;\n' },
  },
  {
    name: 'is bigger, within its budget',
    edits: {
      [fim]: [
        ['import { defineStep }', "import * as library from '../library';\nimport { defineStep }"],
        ["até mais! 👋'", "até mais! 👋',\n  title: 'Até ' + Object.keys(library).length"],
      ],
    },
    files: { 'src/library.js': `${library}\n` },
  },
  {
    name: 'brings a small library of its own',
    edits: {
      [recadoPart]: [
        ['import { createElement', "import { sum7 } from '../library';\nimport { createElement"],
        ["'Guarde o número do seu contrato.'", "'Guarde o número do seu contrato: ' + sum7(1, 2)"],
      ],
    },
    files: { 'src/library.js': `${library}\n` },
  },
  {
    name: 'uses one field more of a step',
    edits: { [algoMais]: [['  options: [', "  layout: 'stack',\n  title: 'Mais um?',\n  options: ["]] },
  },
  {
    name: 'publishes one fact more that is known',
    edits: { [comentario]: [['  record:', "  facts: () => [{ name: 'coupon.declined', payload: {} }],\n  record:"]] },
  },
  {
    name: 'looks otherwise',
    edits: { [notaPart]: [['  border: 0;', '  border: 1px solid;\n  padding: 20px;\n  font-weight: 700;']] },
  },
  {
    name: 'still speaks the contract before',
    edits: {
      [segment]: [
        ['export default defineSegment({', 'const segment = defineSegment({'],
        [
          "recado'),\n  },\n});",
          `recado'),\n  },\n});\nexport default { ...segment, contract: ${CONTRACT_VERSION - 1} };`,
        ],
      ],
    },
    built: inManifest(({ metaData }) => {
      metaData.contract = CONTRACT_VERSION - 1;
    }),
  },
  {
    name: 'draws a part of a component late',
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
  },
  {
    name: 'cleans up a listener, a timer, an observer and an element',
    edits: {
      [notaPart]: [
        effect(
          "const stop = new AbortController();\n    addEventListener('resize', () => undefined, { signal: stop.signal });\n" +
            '    const timer = setInterval(() => undefined, 500);\n    const frame = requestAnimationFrame(() => undefined);\n' +
            '    const observer = new ResizeObserver(() => undefined);\n    observer.observe(document.body);\n' +
            "    const element = document.createElement('aside');\n    document.body.append(element);\n" +
            '    return () => {\n      stop.abort();\n      clearInterval(timer);\n      cancelAnimationFrame(frame);\n' +
            '      observer.unobserve(document.body);\n      element.remove();\n    };',
        ),
      ],
    },
  },
  {
    name: 'memoises its component',
    edits: {
      [notaPart]: [
        ['export default function Nota(', 'function Nota('],
        ['import { createElement as h,', 'import { createElement as h, memo,'],
        ['/** Asks for a score', 'export default memo(Nota);\n/** Asks for a score'],
      ],
    },
  },
  {
    name: 'draws by a class',
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
  },
  {
    name: 'explains itself',
    edits: {
      [algoMais]: [['export const', '/** Asks whether one more is wanted. */\nexport const']],
      [notaPart]: [['handleChange(score) {', 'handleChange(score) {\n    // at once']],
    },
  },
  {
    name: 'renames a file',
    edits: { [segment]: [['./steps/pesquisa-fim.step', './steps/goodbye.step']] },
    moves: { [fim]: 'src/steps/goodbye.step.ts' },
  },
  {
    name: 'has deeper folders',
    edits: { [segment]: [["import('./components/recado')", "import('./components/over/the/page/recado')"]] },
    moves: { [recadoPart]: 'src/components/over/the/page/recado.js' },
  },
  {
    name: 'greets by name',
    edits: {
      [fim]: [
        [
          "text: 'Obrigado e até mais! 👋'",
          "text: ({ journey }) => ['Obrigado!', 'Até mais, ' + (journey.nome ?? '')]",
        ],
      ],
    },
  },
  {
    name: 'passes over what is known',
    edits: {
      [nota]: [['  text: ', '  known: ({ journey }) => journey.pesquisa?.csatcompra !== undefined,\n  text: ']],
    },
  },
  {
    name: 'starts a draft by itself',
    edits: {
      [comentario]: [
        [
          "label: 'Comentário',",
          "label: 'Comentário',\n    initial: ({ journey }) => journey.pesquisa?.comentario ?? '',",
        ],
      ],
    },
  },
];
