import { type BreakingChange, caughtBy } from './change';
import { paths } from './survey-edits';

const { nota, comentario } = paths;

/** Passes the key of the call on to the request. */
const key = '...(idempotencyKey !== undefined && { idempotencyKey }),';

const answers = caughtBy('answers');
const requests = caughtBy('requests');
const stored = caughtBy('stored');

/** Changes of what a segment asks, sends and records. */
export const breakingAnswers: readonly BreakingChange[] = [
  answers('has a field that accepts nothing', 'pesquisa-comentario: its field accepts no answer that leads on', [
    [comentario, 'checkRequiredText(500)', "() => ({ ok: false, message: 'Escreva de outro jeito.' })"],
  ]),
  answers('has a component whose answers fit nothing', 'pesquisa-nota: no answer of its component leads on', [
    [nota, 'z.object({ nota: scoreSchema })', 'z.never()'],
  ]),
  answers('asks the same question after each answer', 'pesquisa-nota: no answer of its component leads on', [
    [
      nota,
      "leadsTo: ['pesquisa-comentario']",
      "leadsTo: ['pesquisa-comentario', 'pesquisa-nota'],\n  next: () => 'pesquisa-nota'",
    ],
  ]),
  requests(
    'pays by card without an idempotency key',
    'payment-credit-card-select sends POST /api/pagamento/cartao without',
    {
      segment: 'payment',
      steps: ['payment-credit-card-select'],
      edits: [
        ['src/methods/card/pay-by-card.ts', key, ''],
        ['src/methods/card/pay-by-card.ts', '{ http, signal, idempotencyKey }', '{ http, signal }'],
      ],
    },
  ),
  requests(
    'registers each charge with a new key',
    'payment-pix-options sends POST /api/pagamento/pix with a key of its own',
    {
      segment: 'payment',
      steps: ['payment-pix-options'],
      edits: [
        [
          'src/methods/register-charge.ts',
          key,
          '...(idempotencyKey !== undefined && { idempotencyKey: String(Math.random()) }),',
        ],
      ],
    },
  ),
  requests(
    'creates a lead and does not say so',
    'lead-criar creates something by POST /api/lead and does not declare it',
    {
      segment: 'simulation',
      steps: ['lead-criar'],
      edits: [
        [
          'src/steps/lead-criar.step.ts',
          "    creates: { intent: 'lead', sameAs: (request) => JSON.stringify(request) },\n",
          '',
        ],
      ],
    },
  ),
  stored('records a datum that nothing declares', 'journey.profissao, which neither the host nor its own state has', [
    [nota, '...journey, nota,', "...journey, profissao: 'arquiteta', nota,"],
  ]),
  stored('records more of the lead than the host knows', "journey.lead.origem, which the host's schema drops", [
    [nota, '...journey, nota,', "...journey, lead: { ...journey.lead!, origem: 'tv' } as never, nota,"],
  ]),
  stored('records what its own schema refuses', 'nota of its own state, which its schema refuses', [
    [nota, '...journey, nota,', '...journey, nota: String(nota) as never,'],
  ]),
  stored('records more than its own schema has', 'pesquisa.humor of its own state, which its schema drops', [
    [nota, 'csatcompra: nota }', "csatcompra: nota, humor: 'bom' } as never"],
  ]),
  stored('passes a function to its component', "of a component's props, which is not plain data", [
    [nota, "({ legenda: 'Sua nota' })", "({ legenda: 'Sua nota', onDone: () => 1 })"],
  ]),
];
