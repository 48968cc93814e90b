import { CONTRACT_VERSION } from '@consorcio/shared/flow';
import { above, below, harmless, type SeededChange } from './change';
import { withContract } from './edit-build';
import { library } from './library';
import { goodbye, paths } from './survey-edits';

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
export const harmlessSteps: readonly SeededChange[] = [
  harmless('is unchanged'),
  harmless('has another text', [[algoMais, 'Que bom ter você aqui!', 'Oi de novo! Que bom ver você.']]),
  harmless('has one more step', {
    edits: [
      above(segment, 'import { pesquisaNota }', "import { pesquisaObrigado } from './steps/pesquisa-obrigado.step';"),
      [segment, 'pesquisaRecado, pesquisaFim]', 'pesquisaRecado, pesquisaObrigado, pesquisaFim]'],
      [recado, "leadsTo: ['pesquisa-fim']", "leadsTo: ['pesquisa-obrigado']"],
      [recado, "to: 'pesquisa-fim'", "to: 'pesquisa-obrigado'"],
    ],
    files: { 'src/steps/pesquisa-obrigado.step.ts': obrigado },
  }),
  harmless('renames a component everywhere', [
    [segment, 'nota: () => import', 'pontuacao: () => import'],
    [nota, "name: 'nota'", "name: 'pontuacao'"],
  ]),
  harmless('offers one more option', [
    [comentario, "tone: 'quiet' }]", "tone: 'quiet' }, { id: 'depois', label: 'Depois', to: 'pesquisa-recado' }]"],
  ]),
  harmless('offers its options in another order', [
    [algoMais, "    { id: 'igual', label: 'Sim, igual', to: 'exit:comprar-igual', tone: 'primary' },\n", ''],
    below(
      algoMais,
      "to: 'pesquisa-nota', tone: 'quiet' },",
      "    { id: 'igual', label: 'Sim, igual', to: 'exit:comprar-igual', tone: 'primary' },",
    ),
  ]),
  harmless('has a field of another kind', [
    [comentario, "kind: 'long-text'", "kind: 'phone'"],
    [comentario, 'checkRequiredText(500)', 'checkPhone'],
    [comentario, 'import { checkRequiredText }', 'import { checkPhone }'],
  ]),
  harmless('is larger, within its budget', {
    edits: [
      above(fim, 'import { defineStep }', "import * as library from '../library';"),
      [fim, "até mais! 👋'", "até mais! 👋',\n  title: 'Até ' + Object.keys(library).length"],
    ],
    files: { 'src/library.js': `${library}\n` },
  }),
  harmless('uses two more fields of a step', [
    above(algoMais, '  options: [', "  layout: 'stack',\n  title: 'Mais um?',"),
  ]),
  harmless('publishes one more known fact', [
    above(comentario, '  record:', "  facts: () => [{ name: 'coupon.declined', payload: {} }],"),
  ]),
  harmless('still has the previous contract', {
    edits: [
      [segment, 'export default defineSegment({', 'const segment = defineSegment({'],
      [
        segment,
        "recado'),\n  },\n});",
        `recado'),\n  },\n});\nexport default { ...segment, contract: ${CONTRACT_VERSION - 1} };`,
      ],
    ],
    built: withContract(CONTRACT_VERSION - 1),
  }),
  harmless('renames a file', {
    edits: [[segment, './steps/pesquisa-fim.step', './steps/goodbye.step']],
    moves: { [fim]: 'src/steps/goodbye.step.ts' },
  }),
  harmless('greets by name', [
    above(fim, 'import { defineStep }', "import { escapeMarkup } from '@consorcio/shared/flow';"),
    [fim, goodbye, "text: ({ journey }) => ['Obrigado!', 'Até mais, ' + escapeMarkup(journey.nome ?? '')]"],
  ]),
  harmless('skips a question whose answer is known', [
    above(nota, '  text: ', '  known: ({ journey }) => journey.pesquisa?.csatcompra !== undefined,'),
  ]),
  harmless('starts with an initial draft', [
    below(comentario, "label: 'Comentário',", "    initial: ({ journey }) => journey.pesquisa?.comentario ?? '',"),
  ]),
];
