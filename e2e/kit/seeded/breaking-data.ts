import { CONTRACT_VERSION } from '@consorcio/shared/flow';
import { above, type BreakingChange, caughtBy } from './change';
import { withContract } from './edit-build';
import { paths, registers } from './survey-edits';

const { algoMais, nota, comentario, fim } = paths;
const cardForm = 'src/methods/card/card-form/card-form.tsx';
const payByCard = 'src/methods/card/pay-by-card.ts';
const atTheCard = { segment: 'payment', steps: ['payment-credit-card-select'] } as const;
/** Passes the key of the call on to the request. */
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
    ...atTheCard,
    edits: [
      [cardForm, '  onSay,\n  Mask,', '  onSay,\n  onDraft,\n  Mask,'],
      [
        cardForm,
        '    onText: changeText,',
        "    onText: (name: CardField, text: string) => {\n      if (name === 'numero') onDraft(text);\n      changeText(name, text);\n    },",
      ],
    ],
  }),
  secrets("keeps the card's number with the payment", "the card's number is in the journey", {
    ...atTheCard,
    edits: [
      [payByCard, '  return http.post(', '  const paid: CardOutcome = await http.post('],
      [
        payByCard,
        `    ${key}\n  });`,
        `    ${key}\n  });\n  return paid.situacao === 'aprovado' ? { ...paid, cartaoAutorizacao: numero } : paid;`,
      ],
    ],
  }),
  secrets('stores the security code in the browser', "the card's security code is in a storage of the browser", {
    ...atTheCard,
    edits: [above(payByCard, '  const payment:', "  sessionStorage.setItem('cvv', codigo);")],
  }),
  pure('counts how often its answer is said', 'pesquisa-nota: say gives another result', [
    above(nota, 'export const pesquisaNota', 'let times = 0;'),
    [nota, 'say: ({ nota }) =>', 'say: ({ nota }) => ++times +'],
  ]),
  pure('records into the journey that it is given', 'pesquisa-nota: record changes the journey that it reads', [
    [
      nota,
      '({ ...journey, nota, pesquisa: { ...journey.pesquisa, csatcompra: nota } })',
      'Object.assign(journey, { nota, pesquisa: { ...journey.pesquisa, csatcompra: nota } })',
    ],
  ]),
  pure('checks with a memory', 'pesquisa-comentario: check gives another result', [
    above(comentario, 'export const', 'const some = /^.+$/g;'),
    [
      comentario,
      'checkRequiredText(500)',
      '(typed) => (some.test(typed) ? checkRequiredText(500)(typed) : { ok: false, message: typed })',
    ],
  ]),
  events(
    'names a fact that the host does not know, in a case that no walk meets',
    'Its code names the fact survey.skipped',
    [
      [fim, "midia: 'tv', csatcompra: 5, humano: false } }]", "midia: 'tv', csatcompra: 5, humano: false } }, ...odd]"],
      [fim, 'facts: () =>', 'facts: ({ journey }) =>'],
      above(
        fim,
        'export const',
        "const odd: never[] = Date.now() < 0 ? [{ name: 'survey.skipped', payload: {} } as never] : [];",
      ),
    ],
  ),
  events('publishes the name', "the fact specialists.requested holds the visitor's nome in step", [
    [fim, facts, "facts: ({ journey }) => [{ name: 'specialists.requested', payload: { step: journey.nome ?? '' } }]"],
  ]),
  events('publishes the e-mail inside of another text', "holds the visitor's email in step", [
    [
      fim,
      facts,
      "facts: ({ journey }) => [{ name: 'specialists.requested', payload: { step: 'fim:' + journey.email } }]",
    ],
  ]),
  events('publishes what was typed', "the fact survey.answered holds the visitor's nome in comentario", [
    [
      fim,
      facts,
      "facts: ({ journey }) => [\n    { name: 'survey.answered', payload: { midia: 'tv', csatcompra: 5, humano: false, ...journey.pesquisa } },\n  ]",
    ],
  ]),
  met('has a component that no step shows', 'not looked at: the part outra', [registers('outra', 'recado')]),
  met('has an exit that cannot be taken', 'not looked at: the exit comprar-novo', [
    [algoMais, "to: 'exit:comprar-novo', tone: 'secondary' }", "to: 'exit:comprar-novo', unavailable: 'Hoje não' }"],
  ]),
  met('has a fact that nothing publishes', 'not looked at: the fact coupon.declined', [
    [fim, facts, "facts: ({ now }) => (now < 0 ? [{ name: 'coupon.declined', payload: {} }] : [])"],
  ]),
  descriptor(
    'has a manifest and code of two contracts',
    `Its manifest says contract ${CONTRACT_VERSION - 1}, and its code`,
    { built: withContract(CONTRACT_VERSION - 1) },
  ),
];
