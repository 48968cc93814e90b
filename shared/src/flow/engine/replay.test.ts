import fc from 'fast-check';
import * as z from 'zod/mini';
import { errorCodes } from '../../errors';
import { aBrand } from '../../testing/builders';
import { aHost, aSegment, hostPlaces } from '../../testing/segments';
import { aNameQuestion, anyText, aQuestion, aRequest, verify } from '../../testing/steps';
import { refuse } from '../../validation';
import { specialistsOption } from '../common-options';
import type { Segment } from '../segment';
import type { Snapshot } from '../snapshot-schema';
import { snapshotSchema } from '../snapshot-schema';
import type { EngineEvent } from './events';
import { newJourney } from './new-journey';
import { transition } from './transition';
import type { World } from './world';

const demo = aSegment('demo', [
  { name: 'hello', leadsTo: ['nome'], text: ['Oi!', 'Tudo bem?'] },
  aNameQuestion(
    { check: (typed) => (typed === '' ? refuse('Preencha.') : anyText(typed)), verify },
    { name: 'nome', leadsTo: ['criar', 'error-general'], known: ({ journey }) => journey.nome !== undefined },
  ),
  aRequest(
    'criar',
    {
      input: ({ journey }) => journey.nome ?? '',
      settle: (journey, value) => ({ ...journey, email: String(value) }),
      creates: { intent: 'lead', sameAs: String },
    },
    { leadsTo: ['cards', 'error-general'] },
  ),
  {
    name: 'cards',
    leadsTo: ['hello', 'end', 'exit:other'],
    opens: ['specialists'],
    text: ({ now }) => `São ${now}.`,
    component: { name: 'cards', props: () => ({ n: 1 }), asks: { answer: z.object({ n: z.int() }), say: () => 'Um' } },
    options: [{ id: 'a', label: 'De novo', to: 'hello' }, { id: 'b', label: 'Sair', to: 'end' }, specialistsOption],
    next: () => 'exit:other',
  },
]);
const other = aSegment('other', [aQuestion('again', { a: 'exit:back' })]);
const host = aHost();

const token = fc.nat({ max: 30 });
const text = fc.string({ maxLength: 5 });
const outcome = fc.oneof(
  fc.constantFrom('ok', 'rude').map((value) => ({ ok: true, value })),
  fc.constantFrom(...errorCodes).map((code) => ({ ok: false, failure: { code } })),
);
const answer = fc.oneof(
  text.map((typed) => ({ kind: 'typed', text: typed })),
  fc.constantFrom('a', 'b', 'again', 'leave', 'especialistas').map((id) => ({ kind: 'option', id })),
  fc.constantFrom({ n: 1 }, 'x').map((value) => ({ kind: 'component', value })),
);
const segment = fc.constantFrom('demo', 'other');
const failure = fc.constant({ code: 'segment.timeout' });
const parts = {
  resumed: {},
  started: {},
  'delay-skipped': {},
  'delay-over': { token },
  'request-done': { token, outcome },
  answered: { token, answer },
  drafted: { text },
  'segment-ready': { segment },
  'segment-failed': { segment, failure },
} satisfies Partial<Record<EngineEvent['type'], Record<string, fc.Arbitrary<unknown>>>>;
const event = fc.oneof(
  ...Object.entries(parts).map(([type, more]) =>
    fc
      .record({ type: fc.constant(type), at: fc.nat({ max: 5000 }), ...more })
      .map((happened) => happened as EngineEvent),
  ),
);

/**
 * A journey by events that mostly fit: a token out of nowhere is replaced by the present one, so that the walk gets
 * somewhere. Segments are there once they were said to be.
 */
function walk(events: readonly EngineEvent[], through: (snapshot: Snapshot) => Snapshot, delayMs: number) {
  let segments: Readonly<Record<string, Segment>> = { host };
  let snapshot = newJourney('j', 'home', { segment: 'demo', step: null });
  const effects: unknown[] = [];
  const known: Readonly<Record<string, Segment>> = { demo, other };
  const itinerary = { 'demo:other': { segment: 'other' }, 'other:back': { segment: 'demo', step: 'cards' } };
  for (const raw of events) {
    const { phase } = snapshot;
    const fits = 'token' in raw && raw.token % 4 !== 0 && 'token' in phase;
    const event = fits ? { ...raw, token: phase.token } : raw;
    const coming = event.type === 'segment-ready' ? known[event.segment] : undefined;
    if (coming) segments = { ...segments, [coming.name]: coming };
    const world: World = { segments, itinerary, places: hostPlaces, brand: aBrand(), delayMs };
    const done = transition(snapshot, event, world);
    snapshot = through(done.snapshot);
    effects.push(done.effects);
  }
  return { snapshot, effects };
}

const stored = (snapshot: Snapshot) => snapshotSchema.parse(JSON.parse(JSON.stringify(snapshot)));
const events = fc.array(event, { minLength: 1, maxLength: 60 });
const delayMs = fc.constantFrom(0, 1500);

describe('a journey', () => {
  it('is the same each time, and loses nothing when it is stored and read back after every event', () => {
    fc.assert(
      fc.property(events, delayMs, (happened, ms) => {
        expect(walk(happened, stored, ms)).toEqual(walk(happened, (same) => same, ms));
      }),
      { numRuns: 300 },
    );
  });

  it('only adds to its transcript and its tokens, reports nothing, and changes no earlier snapshot in place', () => {
    fc.assert(
      fc.property(events, delayMs, (happened, ms) => {
        const seen: { snapshot: Snapshot; text: string }[] = [];
        const through = (snapshot: Snapshot) => {
          const { snapshot: before = snapshot } = seen.at(-1) ?? {};
          expect(snapshot.transcript.slice(0, before.transcript.length)).toEqual(before.transcript);
          expect(snapshot.token).toBeGreaterThanOrEqual(before.token);
          seen.push({ snapshot, text: JSON.stringify(snapshot) });
          return snapshot;
        };
        const { effects } = walk(happened, through, ms);
        for (const { snapshot, text } of seen) expect(JSON.stringify(snapshot)).toBe(text);
        expect(JSON.stringify(effects)).not.toContain('"type":"report"');
      }),
      { numRuns: 200 },
    );
  });
});
