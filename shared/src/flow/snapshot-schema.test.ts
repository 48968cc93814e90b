import { newJourney } from './engine/new-journey';
import { snapshotSchema } from './snapshot-schema';

const fresh = newJourney('j', 'home', { segment: 'demo', step: null });
const place = { segment: 'demo', step: 'ask' };
const failure = { code: 'http.refused', status: 400, reasons: ['Nada.'] };
const component = { segment: 'demo', name: 'cards', props: { of: 1 }, asks: true };
const message = { id: 0, sender: 'bot', text: 'Oi', at: 1 };
const waiting = { kind: 'waiting', token: 1 };

it.each<[string, object]>([
  ['a fresh journey', {}],
  ['a visited place', { place }],
  ...[
    { kind: 'typing', token: 1, bubble: 0, ms: 500 },
    { kind: 'fetching', token: 1 },
    waiting,
    { ...waiting, problem: 'CEP inválido' },
    { kind: 'verifying', token: 1, shown: { ...message, sender: 'user' } },
    { kind: 'verifying', token: 1 }, // of an earlier release
    { kind: 'submitting', token: 1 },
    { kind: 'arriving', since: 1 },
    { kind: 'arriving', since: 1, again: waiting },
    { kind: 'ended' },
  ].map((phase): [string, object] => [`the phase ${JSON.stringify(phase)}`, { phase }]),
  ['messages', { transcript: [message, { ...message, sender: 'user', title: 'Sobre' }, { ...message, component }] }],
  ...['sending', 'sent', 'failed', 'unknown'].map((state): [string, object] => [
    `a ${state} submission`,
    { submissions: { lead: { key: 'k', state, told: true } } },
  ]),
  ...['off', 'sent', 'honoured'].map((keys): [string, object] => [`keys that are ${keys}`, { idempotencyKeys: keys }]),
  ['a trouble', { trouble: { failure, place, uncertain: true } }],
  ['texts that could not be delivered', { draft: 'Jo', kept: { ask: 'Joa' } }],
  ['the own data of a segment', { own: { demo: { visitor: { a: 1 }, purchase: { b: 2 } } } }],
  ['shared data of a newer host', { journey: { nome: 'Ana', newer: 1 } }],
])('reads %s as it was stored', (_what, change) => {
  const stored = { ...fresh, walked: 2, token: 3, ...change };
  expect(snapshotSchema.parse(stored)).toEqual(stored);
});

it.each<[string, object]>([
  ['of another version', { version: 0 }],
  ['without a place', { place: {} }],
  ['with an unknown phase', { phase: { kind: 'thinking' } }],
  ['with half a phase', { phase: { kind: 'waiting' } }],
  ['with half a message', { transcript: [{ id: 1 }] }],
  ['with a message of an unknown sender', { transcript: [{ ...message, sender: 'dog' }] }],
  ['with half a component', { transcript: [{ ...message, component: {} }] }],
  ['with half a submission', { submissions: { lead: {} } }],
  ['with half a trouble', { trouble: {} }],
  ['with a trouble of an unknown code', { trouble: { failure: { code: 'x' }, place, uncertain: true } }],
  ['with half a part of a segment', { own: { demo: {} } }],
  ['with a shared datum of another type', { journey: { nome: 1 } }],
])('refuses a snapshot %s', (_what, change) => {
  expect(snapshotSchema.safeParse({ ...fresh, ...change }).success).toBe(false);
});

it('reads what earlier releases stored: an empty step as the entry, and no own data', () => {
  const { own: _own, ...earlier } = { ...fresh, place: { segment: 'demo', step: '' } };
  expect(snapshotSchema.parse(earlier)).toMatchObject({ place: { step: null }, own: {} });
});
