import type { Address, Journey } from '@consorcio/shared/entities';
import { defineStepWith, newJourney, type Segment, type Snapshot, type Step } from '@consorcio/shared/flow';
import { aBrand, anAddress, anyText, aScene, aSegment, noon } from '@consorcio/shared/testing';
import { aMessage } from '../../memory/testing/a-message';
import { journeyThatAsks } from './journey-that-asks';
import { seededParts } from './seeded-journey';
import { startAt } from './start-at';

describe('startAt', () => {
  const twice: Step = { name: 'twice', leadsTo: ['end'], text: 'Aqui' };
  const segments: Record<string, Segment> = {
    simulation: aSegment('simulation', [
      {
        name: 'lead-nome',
        leadsTo: ['twice'],
        known: ({ journey }) => journey.nome !== undefined,
        text: 'Nome?',
        input: { kind: 'name', label: 'Nome', check: anyText },
      },
      defineStepWith<{ valorCreditoInCents?: number }>()({
        name: 'credit',
        leadsTo: ['twice'],
        known: ({ journey }) => journey.valorCreditoInCents !== undefined,
        text: 'Quanto?',
      }),
      twice,
    ]),
    payment: aSegment('payment', [{ name: 'payment-options', leadsTo: ['twice'], text: 'Como?' }, twice]),
  };

  let warn: jest.SpyInstance;
  beforeEach(() => {
    warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  /** Starts a page, and returns the conversation with which it goes on; the tab had this one. */
  async function start(search: string, { stored, isReload = false }: { stored?: Snapshot; isReload?: boolean } = {}) {
    const load = jest.fn(async (name: string) => {
      const segment = segments[name];
      if (!segment) throw new Error('not in the release');
      return segment;
    });
    const ports = { brand: aBrand(), clock: { now: () => noon }, newJourneyId: () => 'journey-1' };
    const restored = stored && { snapshot: stored, isExpired: false };
    const started = await startAt(search, { ...ports, stored: restored, segments: { load } }, isReload);
    return { written: started?.snapshot, loaded: load.mock.calls.map(([name]) => name) };
  }

  it('replaces the stored conversation with a seeded journey before the step', async () => {
    const { written } = await start('?inicio=payment-options');
    expect(written).toMatchObject({
      journeyId: 'journey-1',
      place: { segment: 'payment', step: 'payment-options' },
      phase: { kind: 'arriving' },
      transcript: [],
      ...seededParts,
    });
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['only up to the one that has the step', 'lead-nome', ['simulation'], { segment: 'simulation', step: 'lead-nome' }],
    ['that is named', 'payment:twice', ['payment'], { segment: 'payment', step: 'twice' }],
    ['not at all for a step of the host', 'error-general', [], { segment: 'host', step: 'error-general' }],
  ])('loads segments %s', async (_, step, segmentNames, place) => {
    const { loaded, written } = await start(`?inicio=${step}`);
    expect(loaded).toEqual(segmentNames);
    expect(written?.place).toEqual(place);
  });

  it('removes what the step asks for, also from the segment’s own state', async () => {
    const [shared, own] = [await start('?inicio=lead-nome'), await start('?inicio=credit')];
    expect(shared.written?.journey).toEqual({ ...seededParts.journey, nome: undefined });
    const { visitor } = seededParts.own.simulation ?? {};
    expect(own.written?.own.simulation?.visitor).toEqual({ ...visitor, valorCreditoInCents: undefined });
  });

  // None is named at first. Those of a named segment only are known.
  it.each([
    '?inicio=',
    '?inicio=nowhere',
    '?inicio=simulation:payment-options',
    '?inicio=gone:twice',
    '?inicio=__proto__',
  ])('warns about an unknown step, names the known ones and keeps the conversation: %s', async (search) => {
    expect((await start(search)).written).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(search === '?inicio=' ? 0 : 1);
    const known = ['host:intro', 'simulation:lead-nome', 'payment:payment-options'];
    for (const step of /[:]|=$/.test(search) ? [] : known) expect(warn.mock.calls[0][0]).toContain(step);
  });

  describe('after a reload', () => {
    const earlier: Snapshot = {
      ...newJourney('journey-0', 'home', { segment: 'payment', step: 'twice' }),
      ...seededParts,
      phase: { kind: 'waiting', token: 3 },
      transcript: [aMessage('bot', 'Como?', 1), aMessage('user', 'Pix', 2), aMessage('bot', 'The old words', 3)],
      token: 3,
    };

    it('goes on where the visitor was, and asks the question again', async () => {
      const { written } = await start('?inicio=payment-options', { stored: earlier, isReload: true });
      const transcript = earlier.transcript.slice(0, 2);
      const goesOn = { journeyId: 'journey-0', place: earlier.place, phase: { kind: 'arriving' }, transcript };
      expect(written).toMatchObject(goesOn);
    });

    it.each<[string, Partial<Snapshot>]>([
      ['it has ended', { phase: { kind: 'ended' } }],
      ['it is at a step of the host, such as an apology', { place: { segment: 'host', step: 'error-general' } }],
      ['its step has another name now', { place: { segment: 'payment', step: 'renamed' } }],
    ])('starts at the named step again when %s', async (_why, changes) => {
      const stored = { ...earlier, ...changes };
      const { written } = await start('?inicio=payment-options', { stored, isReload: true });
      expect(written).toMatchObject({ journeyId: 'journey-1', place: { step: 'payment-options' }, transcript: [] });
      expect(warn).not.toHaveBeenCalled();
    });
  });
});

describe('journeyThatAsks', () => {
  type SeenJourney = Journey & { readonly endereco?: Address };
  const endereco = anAddress({ numero: '1000' });
  const journey: SeenJourney = { nome: 'Marina', email: 'marina@example.com', telefone: '11987654321', endereco };
  const unnumbered = { ...journey, endereco: { ...endereco, numero: '' } };
  const without = (...keys: readonly string[]) =>
    Object.fromEntries(Object.entries(journey).filter(([key]) => !keys.includes(key))) as SeenJourney;
  const needsName = (seen: SeenJourney) => {
    if (seen.nome === undefined) throw new Error('needs the name');
    return seen.telefone !== undefined;
  };

  it.each<[string, ((journey: SeenJourney) => boolean) | undefined, SeenJourney]>([
    ['is the same when the step asks anyway', undefined, journey],
    ['is the same when the step knows something else', (seen) => seen.nome === 'Bia', journey],
    ['lacks the one key that the step asks for', (seen) => seen.email !== undefined, without('email')],
    ['has an empty part of the address that the step asks for', (seen) => Boolean(seen.endereco?.numero), unnumbered],
    ['lacks one key after another', (seen) => Boolean(seen.nome ?? seen.email), without('nome', 'email')],
    ['keeps what the step needs', needsName, without('telefone')],
  ])('%s', (_, known, expected) => {
    const knows = known && { known: (scene: { journey: SeenJourney }) => known(scene.journey) };
    const step = defineStepWith<{ endereco?: Address }>()({ name: 'a', leadsTo: ['end'], text: 'A', ...knows });
    expect(journeyThatAsks(step, aScene({ journey }))).toEqual(expected);
  });
});
