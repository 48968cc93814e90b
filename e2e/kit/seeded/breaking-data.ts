import { CONTRACT_VERSION } from '@consorcio/shared/flow';
import { type BreakingChange, caughtBy, paths } from './change';
import { inManifest } from './edit-build';

const { segment, algoMais, nota, comentario, fim } = paths;
const cardForm = 'src/methods/card/card-form/card-form.tsx';
const payByCard = 'src/methods/card/pay-by-card.ts';
const cardStep = ['payment-credit-card-select'];
const key = '...(idempotencyKey !== undefined && { idempotencyKey }),';
const facts = "facts: () => [{ name: 'survey.answered', payload: { midia: 'tv', csatcompra: 5, humano: false } }]";

const secrets = caughtBy('secrets');
const pure = caughtBy('pure');
const events = caughtBy('events');
const met = caughtBy('met');
const descriptor = caughtBy('descriptor');

/** Changes of what a segment keeps, computes and publishes. */
export const breakingData: readonly BreakingChange[] = [
  secrets("keeps the card's number in the draft", "the card's number is in the draft", {
    segment: 'payment',
    steps: cardStep,
    edits: {
      [cardForm]: [
        ['  onSay,\n  Mask,', '  onSay,\n  onDraft,\n  Mask,'],
        [
          '    onText: changeText,',
          "    onText: (name: CardField, text: string) => {\n      if (name === 'numero') onDraft(text);\n      changeText(name, text);\n    },",
        ],
      ],
    },
  }),
  secrets("keeps the card's number with the payment", "the card's number is in the journey", {
    segment: 'payment',
    steps: cardStep,
    edits: {
      [payByCard]: [
        ['  return http.post(', '  const paid: CardOutcome = await http.post('],
        [
          `    ${key}\n  });`,
          `    ${key}\n  });\n  return paid.situacao === 'aprovado' ? { ...paid, cartaoAutorizacao: numero } : paid;`,
        ],
      ],
    },
  }),
  secrets('stores the security code in the browser', "the card's security code is in a storage of the browser", {
    segment: 'payment',
    steps: cardStep,
    edits: { [payByCard]: [['  const payment:', "  sessionStorage.setItem('cvv', codigo);\n  const payment:"]] },
  }),
  pure('counts how often its answer is said', 'pesquisa-nota: say gives another result', {
    edits: {
      [nota]: [
        ['export const pesquisaNota', 'let times = 0;\nexport const pesquisaNota'],
        ['say: ({ nota }) =>', 'say: ({ nota }) => ++times +'],
      ],
    },
  }),
  pure('records into the journey that it is given', 'pesquisa-nota: record changes the journey that it reads', {
    edits: {
      [nota]: [
        [
          '({ ...journey, nota, pesquisa: { ...journey.pesquisa, csatcompra: nota } })',
          'Object.assign(journey, { nota, pesquisa: { ...journey.pesquisa, csatcompra: nota } })',
        ],
      ],
    },
  }),
  pure('checks with a memory', 'pesquisa-comentario: check gives another result', {
    edits: {
      [comentario]: [
        ['export const', 'const some = /^.+$/g;\nexport const'],
        [
          'checkRequiredText(500)',
          '(typed) => (some.test(typed) ? checkRequiredText(500)(typed) : { ok: false, message: typed })',
        ],
      ],
    },
  }),
  events(
    'names a fact that the host does not know, in a case that no walk meets',
    'Its code names the fact survey.skipped',
    {
      edits: {
        [fim]: [
          ["midia: 'tv', csatcompra: 5, humano: false } }]", "midia: 'tv', csatcompra: 5, humano: false } }, ...odd]"],
          ['facts: () =>', 'facts: ({ journey }) =>'],
          [
            'export const',
            "const odd: never[] = Date.now() < 0 ? [{ name: 'survey.skipped', payload: {} } as never] : [];\nexport const",
          ],
        ],
      },
    },
  ),
  events('publishes the name', "the fact specialists.requested holds the visitor's nome in step", {
    edits: {
      [fim]: [
        [facts, "facts: ({ journey }) => [{ name: 'specialists.requested', payload: { step: journey.nome ?? '' } }]"],
      ],
    },
  }),
  events('publishes the e-mail inside of another text', "holds the visitor's email in step", {
    edits: {
      [fim]: [
        [
          facts,
          "facts: ({ journey }) => [{ name: 'specialists.requested', payload: { step: 'fim:' + journey.email } }]",
        ],
      ],
    },
  }),
  events('publishes what was typed', "the fact survey.answered holds the visitor's nome in comentario", {
    edits: {
      [fim]: [
        [
          facts,
          "facts: ({ journey }) => [\n    { name: 'survey.answered', payload: { midia: 'tv', csatcompra: 5, humano: false, ...journey.pesquisa } },\n  ]",
        ],
      ],
    },
  }),
  met('has a component that no step shows', 'not looked at: the part outra', {
    edits: {
      [segment]: [
        [
          "nota: () => import('./components/nota'),",
          "nota: () => import('./components/nota'),\n    outra: () => import('./components/recado'),",
        ],
      ],
    },
  }),
  met('has an exit that cannot be taken', 'not looked at: the exit comprar-novo', {
    edits: {
      [algoMais]: [
        ["to: 'exit:comprar-novo', tone: 'secondary' }", "to: 'exit:comprar-novo', unavailable: 'Hoje não' }"],
      ],
    },
  }),
  met('has a fact that nothing publishes', 'not looked at: the fact coupon.declined', {
    edits: {
      [fim]: [[facts, "facts: ({ now }) => (now < 0 ? [{ name: 'coupon.declined', payload: {} }] : [])"]],
    },
  }),
  descriptor(
    'has a manifest and code of two contracts',
    `Its manifest says contract ${CONTRACT_VERSION - 1}, and its code`,
    {
      built: inManifest(({ metaData }) => {
        metaData.contract = CONTRACT_VERSION - 1;
      }),
    },
  ),
];
