import { above, harmless, type SeededChange } from './change';
import { goodbye, overGradient, paths, pictureInGoodbye } from './survey-edits';

const { nota, comentario, fim, notaPart } = paths;
/** Changes of what a segment says, records, sends and shows. No check may catch them. */
export const harmlessConversation: readonly SeededChange[] = [
  harmless('has unchanged requests', {
    segment: 'payment',
    steps: ['payment-pix-options', 'payment-credit-card-select'],
  }),
  harmless('declares and records one more datum', [
    ['src/state.ts', 'z.object({\n    pesquisa', 'z.object({\n    profissao: z.optional(z.string()),\n    pesquisa'],
    [nota, '...journey, nota,', "...journey, profissao: 'arquiteta', nota,"],
  ]),
  harmless('asks for a CPF', [
    [comentario, "kind: 'long-text'", "kind: 'cpf'"],
    [comentario, 'checkRequiredText(500)', 'checkCpf'],
    [comentario, 'import { checkRequiredText }', 'import { checkCpf }'],
  ]),
  harmless('says the name in bold', [
    above(fim, 'import { defineStep }', "import { escapeMarkup } from '@consorcio/shared/flow';"),
    [fim, goodbye, "text: ({ journey }) => 'Até mais, <b>' + escapeMarkup(journey.nome ?? '') + '</b>!'"],
  ]),
  harmless('shows the name in its component', [
    [notaPart, '{ props, draft,', '{ props, scene, draft,'],
    [
      notaPart,
      "h('legend', null, props.legenda)",
      "h('legend', null, scene.journey.nome, ', ', h('b', null, props.legenda))",
    ],
  ]),
  harmless('publishes an e-mail where it is hashed', [
    [
      fim,
      'facts: () => [',
      "facts: ({ journey: { email } }) => [\n    ...(email === undefined ? [] : [{ name: 'personal-data.updated', payload: { email } } as const]),\n    ",
    ],
  ]),
  harmless('names things that have foreign names', [
    [fim, goodbye, "text: 'Obrigado! Siga a gente: YouTube, Facebook e Live no Instagram.'"],
  ]),
  harmless('says that its component is Portuguese', [[notaPart, '{ ref: row }', "{ ref: row, lang: 'pt-BR' }"]]),
  harmless('shows a picture that only decorates', pictureInGoodbye("alt: ''")),
  harmless('has white text on a dark gradient', overGradient('#ffffff')),
  harmless('computes a constant once', [
    above(nota, 'export const pesquisaNota', 'let legenda: string | undefined;'),
    [nota, "({ legenda: 'Sua nota' })", "({ legenda: (legenda ??= 'Sua nota') })"],
  ]),
];
