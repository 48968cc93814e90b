import * as z from 'zod/mini';
import { fitsJourney } from '../entities';
import { adoptState, type JourneyParts, journeyOf, withJourney, withoutPurchase } from './journey-parts';

const state = {
  visitor: z.object({ score: z.optional(z.int()), notes: z.optional(z.object({ text: z.string() })) }),
  purchase: z.object({ terms: z.optional(z.boolean()) }),
};
const survey = { name: 'survey', state };

const parts = ({ journey = {}, visitor = {}, purchase = {} }: Record<string, object>): JourneyParts => ({
  journey,
  own: { survey: { visitor: { ...visitor }, purchase: { ...purchase } } },
});

const ana = parts({ journey: { nome: 'Ana' }, visitor: { score: 3 }, purchase: { terms: true } });

it('journeyOf shows a segment the shared journey together with its own part, and no part of another segment', () => {
  expect(journeyOf(ana, 'survey')).toEqual({ nome: 'Ana', score: 3, terms: true });
  expect(journeyOf(ana, 'proposal')).toEqual({ nome: 'Ana' });
  expect(journeyOf({ ...ana }, 'survey')).toBe(journeyOf(ana, 'survey'));
});

describe('withJourney', () => {
  it('stores each declared key in its scope and every other key in the shared journey', () => {
    const view = { nome: 'Ana', score: 3, terms: true };

    expect(withJourney({ journey: {}, own: {} }, survey, view)).toEqual(ana);
  });

  it('forgets what the step left out', () => {
    const journey = { nome: 'Ana', email: 'a@b.c' };
    const stored = parts({ journey, visitor: { score: 3 }, purchase: { terms: true } });

    expect(withJourney(stored, survey, { nome: 'Ana' })).toEqual(parts({ journey: { nome: 'Ana' } }));
  });

  it('leaves what a newer build of the segment stored where it is', () => {
    const newer = { visitor: { mood: 'good' }, purchase: { gift: 1 } };
    const view = { ...journeyOf(parts(newer), 'survey'), nome: 'Ana' };

    expect(withJourney(parts(newer), survey, view)).toEqual(parts({ journey: { nome: 'Ana' }, ...newer }));
  });

  it('keeps all in the shared journey for a segment that declares no state', () => {
    const view = { nome: 'Ana', score: 3 };

    expect(withJourney({ journey: {}, own: {} }, { name: 'survey' }, view)).toEqual({ journey: view, own: {} });
  });
});

describe('adoptState', () => {
  it('returns the same parts when nothing has to move', () => {
    const stored = parts({ journey: { nome: 'Ana', newer: 1 }, visitor: { score: 3, mood: 'good' } });

    const { journey, own, broken } = adoptState(stored, survey, fitsJourney);

    expect(journey).toBe(stored.journey);
    expect(own).toBe(stored.own);
    expect(broken).toEqual([]);
  });

  it('takes over what an earlier contract kept in the shared journey', () => {
    const stored = { journey: { nome: 'Ana', score: 3, terms: true }, own: {} };

    expect(adoptState(stored, survey, fitsJourney)).toEqual({ ...ana, broken: [] });
  });

  it.each(['visitor', 'purchase'] as const)('parses with the only scope that is declared: %s', (scope) => {
    const only = { name: 'survey', state: { [scope]: state[scope] } };

    expect(adoptState(parts({ [scope]: { mood: 'good', nome: 1 } }), only, fitsJourney).broken).toEqual(['nome']);
  });

  it.each([
    [{ purchase: { score: 3 } }, { visitor: { score: 3 } }],
    [{ visitor: { nome: 'Ana' } }, { journey: { nome: 'Ana' } }],
  ])('moves a key to where it is declared now: %j to %j', (stored, moved) => {
    expect(adoptState(parts(stored), survey, fitsJourney)).toMatchObject(parts(moved));
  });

  it('drops and names the keys that do not parse, and keeps the others', () => {
    const visitor = { score: 'three', notes: { text: 'ok' }, email: 7 };
    const stored = parts({ journey: { nome: 'Ana' }, visitor, purchase: { terms: 1 } });

    const { broken, ...readable } = adoptState(stored, survey, fitsJourney);

    expect(broken.toSorted()).toEqual(['email', 'score', 'terms']);
    expect(readable).toEqual(parts({ journey: { nome: 'Ana' }, visitor: { notes: { text: 'ok' } } }));
  });

  it('keeps what a newer build added inside a known key', () => {
    const stored = parts({ visitor: { notes: { text: 'ok', colour: 'red' } } });

    expect(adoptState(stored, survey, fitsJourney).own).toBe(stored.own);
  });
});

it('withoutPurchase drops the shared data of the purchase and that of the named segments, and nothing else', () => {
  const simulation = { visitor: {}, purchase: { again: true } };
  const proposal = { visitor: { told: 1 }, purchase: { terms: true } };
  const journey = { nome: 'Ana', geoLocation: null, compras: 1 };

  expect(withoutPurchase({ journey, own: { proposal, simulation } }, ['proposal', 'absent'])).toEqual({
    journey: { nome: 'Ana', compras: 1 },
    own: { proposal: { ...proposal, purchase: {} }, simulation },
  });
});
