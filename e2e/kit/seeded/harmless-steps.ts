import { CONTRACT_VERSION } from '@consorcio/shared/flow';
import { type Change, harmless, paths } from './change';
import { inManifest } from './edit-build';
import { library } from './library';

const { segment, algoMais, nota, comentario, recado, fim } = paths;
const obrigado = `import { defineStep } from '@consorcio/shared/flow';

export const pesquisaObrigado = defineStep({
  name: 'pesquisa-obrigado',
  leadsTo: ['pesquisa-fim'],
  text: 'Anotado!',
  options: [{ id: 'ok', label: 'Certo', to: 'pesquisa-fim' }],
});
`;

/** Changes of steps and texts that a team may make on any day. No check may catch them. */
export const harmlessSteps: readonly Change[] = [
  harmless('is unchanged'),
  harmless('has another text', {
    edits: { [algoMais]: [['Que bom ter você aqui!', 'Oi de novo! Que bom ver você.']] },
  }),
  harmless('has one more step', {
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
  }),
  harmless('renames a component everywhere', {
    edits: {
      [segment]: [['nota: () => import', 'pontuacao: () => import']],
      [nota]: [["name: 'nota'", "name: 'pontuacao'"]],
    },
  }),
  harmless('offers one more option', {
    edits: {
      [comentario]: [
        ["tone: 'quiet' }]", "tone: 'quiet' }, { id: 'depois', label: 'Depois', to: 'pesquisa-recado' }]"],
      ],
    },
  }),
  harmless('offers its options in another order', {
    edits: {
      [algoMais]: [
        ["    { id: 'igual', label: 'Sim, igual', to: 'exit:comprar-igual', tone: 'primary' },\n", ''],
        [
          "to: 'pesquisa-nota', tone: 'quiet' },",
          "to: 'pesquisa-nota', tone: 'quiet' },\n    { id: 'igual', label: 'Sim, igual', to: 'exit:comprar-igual', tone: 'primary' },",
        ],
      ],
    },
  }),
  harmless('has a field of another kind', {
    edits: {
      [comentario]: [
        ["kind: 'long-text'", "kind: 'phone'"],
        ['checkRequiredText(500)', 'checkPhone'],
        ['import { checkRequiredText }', 'import { checkPhone }'],
      ],
    },
  }),
  harmless('is larger, within its budget', {
    edits: {
      [fim]: [
        ['import { defineStep }', "import * as library from '../library';\nimport { defineStep }"],
        ["até mais! 👋'", "até mais! 👋',\n  title: 'Até ' + Object.keys(library).length"],
      ],
    },
    files: { 'src/library.js': `${library}\n` },
  }),
  harmless('uses two more fields of a step', {
    edits: { [algoMais]: [['  options: [', "  layout: 'stack',\n  title: 'Mais um?',\n  options: ["]] },
  }),
  harmless('publishes one more known fact', {
    edits: { [comentario]: [['  record:', "  facts: () => [{ name: 'coupon.declined', payload: {} }],\n  record:"]] },
  }),
  harmless('still has the previous contract', {
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
  }),
  harmless('renames a file', {
    edits: { [segment]: [['./steps/pesquisa-fim.step', './steps/goodbye.step']] },
    moves: { [fim]: 'src/steps/goodbye.step.ts' },
  }),
  harmless('greets by name', {
    edits: {
      [fim]: [
        ['import { defineStep }', "import { escapeMarkup } from '@consorcio/shared/flow';\nimport { defineStep }"],
        [
          "text: 'Obrigado e até mais! 👋'",
          "text: ({ journey }) => ['Obrigado!', 'Até mais, ' + escapeMarkup(journey.nome ?? '')]",
        ],
      ],
    },
  }),
  harmless('skips a question whose answer is known', {
    edits: {
      [nota]: [['  text: ', '  known: ({ journey }) => journey.pesquisa?.csatcompra !== undefined,\n  text: ']],
    },
  }),
  harmless('starts with an initial draft', {
    edits: {
      [comentario]: [
        [
          "label: 'Comentário',",
          "label: 'Comentário',\n    initial: ({ journey }) => journey.pesquisa?.comentario ?? '',",
        ],
      ],
    },
  }),
];
