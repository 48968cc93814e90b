import { paymentCalls } from '../../fixtures/payments';
import { labels } from '../../pages/labels';
import type { Fault as ArmedFault } from '../../sandbox/state/faults';
import type { Fault, PaymentLabel } from '../world';

const calls = [
  ...Object.values(paymentCalls),
  { method: 'POST', path: '/api/lead' },
  { method: 'POST', path: '/api/proposta' },
] as const satisfies readonly Pick<ArmedFault, 'method' | 'path'>[];

/** The request that the visitor of this plan is most likely to send. */
const callOf: Readonly<Record<PaymentLabel, (typeof calls)[number]>> = {
  [labels.pix]: paymentCalls.pix,
  [labels.boleto]: paymentCalls.boleto,
  [labels.card]: paymentCalls.cartao,
};

type Answer = Pick<ArmedFault, 'kind' | 'status' | 'ms'>;

const answers: Readonly<Record<string, Answer>> = {
  'answer 500': { kind: 'status', status: 500 },
  'answer 503': { kind: 'status', status: 503 },
  'answer 400': { kind: 'status', status: 400 },
  'answer 409': { kind: 'status', status: 409 },
  'late request': { kind: 'latency', ms: 400 },
  'late answer': { kind: 'late-answer', ms: 600 },
  'malformed answer': { kind: 'malformed' },
  'empty answer': { kind: 'empty' },
  'failure after the work': { kind: 'failed-after-work' },
  'lost answer': { kind: 'lost-answer' },
  'broken connection': { kind: 'reset' },
};

/** The next requests to one endpoint that creates something are answered wrongly, late or not at all. */
export const apiFaults: readonly Fault[] = Object.entries(answers).map(([name, answer]) => ({
  name,
  group: 'API',
  when: 'settled',
  async fire({ stack, story, plan }, random) {
    const call = random.chance(0.6) ? callOf[plan.method] : random.pick(calls);
    const times = 1 + random.below(2);
    story.push(`  at ${call.path}, ${times} times`);
    await stack.sandbox.arm({ ...call, ...answer, times });
  },
}));
