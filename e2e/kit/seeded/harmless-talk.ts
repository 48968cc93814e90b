import { overGradient, pictureInGoodbye } from './breaking-talk';
import { type Change, harmless, paths } from './change';

const { nota, comentario, fim, notaPart } = paths;
const goodbye = "text: 'Obrigado e até mais! 👋'";
const withEscape = [
  'import { defineStep }',
  "import { escapeMarkup } from '@consorcio/shared/flow';\nimport { defineStep }",
] as const;

/** Changes of what a segment says, records, sends and shows. No check may catch them. */
export const harmlessTalk: readonly Change[] = [
  harmless('has unchanged requests', {
    segment: 'payment',
    steps: ['payment-pix-options', 'payment-credit-card-select'],
  }),
  harmless('declares and records one more datum', {
    edits: {
      'src/state.ts': [
        ['z.object({\n    pesquisa', 'z.object({\n    profissao: z.optional(z.string()),\n    pesquisa'],
      ],
      [nota]: [['...journey, nota,', "...journey, profissao: 'arquiteta', nota,"]],
    },
  }),
  harmless('asks for a CPF', {
    edits: {
      [comentario]: [
        ["kind: 'long-text'", "kind: 'cpf'"],
        ['checkRequiredText(500)', 'checkCpf'],
        ['import { checkRequiredText }', 'import { checkCpf }'],
      ],
    },
  }),
  harmless('says the name in bold', {
    edits: {
      [fim]: [
        withEscape,
        [goodbye, "text: ({ journey }) => 'Até mais, <b>' + escapeMarkup(journey.nome ?? '') + '</b>!'"],
      ],
    },
  }),
  harmless('shows the name in its component', {
    edits: {
      [notaPart]: [
        ['{ props, draft,', '{ props, scene, draft,'],
        [
          "h('legend', null, props.legenda)",
          "h('legend', null, scene.journey.nome, ', ', h('b', null, props.legenda))",
        ],
      ],
    },
  }),
  harmless('publishes an e-mail where it is hashed', {
    edits: {
      [fim]: [
        [
          'facts: () => [',
          "facts: ({ journey: { email } }) => [\n    ...(email === undefined ? [] : [{ name: 'personal-data.updated', payload: { email } } as const]),\n    ",
        ],
      ],
    },
  }),
  harmless('names things that have foreign names', {
    edits: { [fim]: [[goodbye, "text: 'Obrigado! Siga a gente: YouTube, Facebook e Live no Instagram.'"]] },
  }),
  harmless('says that its component is Portuguese', {
    edits: { [notaPart]: [['{ ref: row }', "{ ref: row, lang: 'pt-BR' }"]] },
  }),
  harmless('shows a picture that only decorates', pictureInGoodbye("alt: ''")),
  harmless('has white text on a dark gradient', { edits: overGradient('#ffffff') }),
  harmless('computes a constant once', {
    edits: {
      [nota]: [
        ['export const pesquisaNota', 'let legenda: string | undefined;\nexport const pesquisaNota'],
        ["({ legenda: 'Sua nota' })", "({ legenda: (legenda ??= 'Sua nota') })"],
      ],
    },
  }),
];
