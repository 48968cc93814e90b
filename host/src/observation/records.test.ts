import { batchSchema, recordSchema } from './records';

const load = {
  kind: 'load',
  segment: 'payment',
  build: 'bd170589bac2',
  variant: 'canary',
  contract: 5,
  moment: 'enter',
  ms: { release: 12, manifest: 40 },
  outcome: 'segment.timeout',
  recovered: null,
};
const failure = { kind: 'error', code: 'segment.broken', segment: 'payment', step: 'payment-select-method' };
const step = { kind: 'step', segment: 'payment', step: 'payment-options' };
const vital = { kind: 'vital', name: 'LCP', value: 812, rating: 'good' };

it.each([
  load,
  { ...load, build: null, contract: null, ms: {} },
  { ...load, manifest: 'QXsHhqc6jjbV' },
  failure,
  { kind: 'error', code: 'unexpected' },
  step,
  vital,
])('accepts %j', (record) => {
  expect(recordSchema.safeParse(record).data).toEqual(record);
});

it.each([
  ['an address', { ...load, build: 'https://cdn.example/remoteEntry.js?token=1' }],
  ['an address', { ...load, manifest: 'https://cdn.example/mf-manifest.json' }],
  ['a message', { ...failure, message: 'Marina could not be saved' }],
  ['a cause', { ...failure, cause: 'TypeError' }],
  ['a text', { ...failure, step: 'Meu nome é Marina' }],
  ['an e-mail', { ...failure, segment: 'marina@example.com' }],
  ['an unknown code', { ...failure, code: 'ENOENT' }],
  ['a part of a millisecond', { ...load, ms: { entry: 1.5 } }],
  ['an unknown phase', { ...load, ms: { cpf: 52998224725 } }],
  ['an answer', { ...step, answer: 'Pix' }],
  ['a place without a step', { ...step, step: null }],
  ['a text', { ...step, step: 'Meu nome é Marina' }],
  ['an unknown vital', { ...vital, name: 'cpf' }],
  ['an element', { ...vital, target: '#nome' }],
  ['another kind', { ...failure, kind: 'click' }],
])('refuses %s: %j', (_, record) => {
  expect(recordSchema.safeParse(record).success).toBe(false);
});

it('accepts batches of 1 to 20 records', () => {
  const batch = (length: number) =>
    batchSchema.safeParse({
      page: '3f2b8c1e-0000-4000-8000-000000000000',
      brand: '99-pay',
      records: Array.from({ length }, () => vital),
    }).success;
  expect([0, 1, 20, 21].map(batch)).toEqual([false, true, true, false]);
});
