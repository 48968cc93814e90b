import { defineStep, defineStepWith, newJourney, type Segment, type Snapshot } from '@consorcio/shared/flow';
import { aBrand, anyText, aSegment } from '@consorcio/shared/testing';
import { seededParts } from './seeded-journey';
import { type StartPorts, startAt } from './start-at';

const simulation = aSegment('simulation', [
  defineStep({
    name: 'lead-nome',
    leadsTo: ['twice'],
    known: ({ journey }) => journey.nome !== undefined,
    text: 'Nome?',
    input: { kind: 'name', label: 'Nome', check: anyText },
  }),
  defineStepWith<{ valorCreditoInCents?: number }>()({
    name: 'credit',
    leadsTo: ['twice'],
    known: ({ journey }) => journey.valorCreditoInCents !== undefined,
    text: 'Quanto?',
  }),
  defineStep({ name: 'twice', leadsTo: ['end'], text: 'Aqui' }),
]);
const payment = aSegment('payment', [
  defineStep({ name: 'payment-options', leadsTo: ['twice'], text: 'Como?' }),
  defineStep({ name: 'twice', leadsTo: ['end'], text: 'E aqui' }),
]);
const segments: Record<string, Segment> = { simulation, payment };

function setUp(stored?: Snapshot) {
  const events: string[] = [];
  let written: Snapshot | undefined;
  const storage: StartPorts['storage'] = {
    read: () => stored && { snapshot: stored, first: stored, isExpired: false, isCut: false },
    write: (snapshot) => {
      events.push('write');
      written = snapshot;
    },
    clear: () => events.push('clear'),
  };
  const loaded: string[] = [];
  const start = (search: string, isReload = false) =>
    startAt(
      search,
      {
        brand: aBrand(),
        clock: { now: () => Date.UTC(2026, 10, 21) },
        storage,
        newJourneyId: () => 'journey-1',
        segmentsOf: () => ({
          load: async (name) => {
            loaded.push(name);
            const segment = segments[name];
            if (!segment) throw new Error('not in the release');
            return segment;
          },
        }),
      },
      isReload,
    );
  return { start, events, loaded, written: () => written };
}

describe('startAt', () => {
  let warn: jest.SpyInstance;
  beforeEach(() => {
    warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it('replaces the stored conversation with a seeded journey before the step', async () => {
    const { start, events, written } = setUp();

    await start('?inicio=payment-options');

    expect(events).toEqual(['clear', 'write']);
    expect(written()).toMatchObject({
      journeyId: 'journey-1',
      place: { segment: 'payment', step: 'payment-options' },
      phase: { kind: 'arriving' },
      transcript: [],
      ...seededParts,
    });
    expect(warn).not.toHaveBeenCalled();
  });

  it('loads segments only up to the one that has the step, and none for a step of the host', async () => {
    const { start, loaded, written } = setUp();
    await start('?inicio=lead-nome');
    expect(loaded).toEqual(['simulation']);

    loaded.length = 0;
    await start('?inicio=error-general');
    expect(loaded).toEqual([]);
    expect(written()?.place).toEqual({ segment: 'host', step: 'error-general' });
  });

  it('looks for the step in the named segment', async () => {
    const { start, loaded, written } = setUp();

    await start('?inicio=payment:twice');

    expect(loaded).toEqual(['payment']);
    expect(written()?.place).toEqual({ segment: 'payment', step: 'twice' });
  });

  it('removes what the step asks for from the segment’s own state', async () => {
    const { start, written } = setUp();

    await start('?inicio=credit');

    expect(written()?.own.simulation?.visitor).toEqual({
      ...seededParts.own.simulation?.visitor,
      valorCreditoInCents: undefined,
    });
    expect(written()?.journey).toEqual(seededParts.journey);
  });

  it('removes what the step asks for', async () => {
    const { start, written } = setUp();

    await start('?inicio=lead-nome');

    expect(written()?.journey).toEqual({ ...seededParts.journey, nome: undefined });
  });

  it.each(['?inicio=nowhere', '?inicio=simulation:payment-options', '?inicio=gone:twice', '?inicio=__proto__'])(
    'warns about an unknown step and keeps the conversation: %s',
    async (search) => {
      const { start, events } = setUp();

      await start(search);

      expect(events).toEqual([]);
      expect(warn).toHaveBeenCalledTimes(1);
    },
  );

  describe('after a reload', () => {
    const message = (id: number, sender: 'bot' | 'user', text: string) => ({ id, sender, text, at: 0 });
    const earlier: Snapshot = {
      ...newJourney('journey-0', 'home', { segment: 'payment', step: 'twice' }),
      ...seededParts,
      phase: { kind: 'waiting', token: 3 },
      transcript: [message(1, 'bot', 'Como?'), message(2, 'user', 'Pix'), message(3, 'bot', 'The old words')],
      token: 3,
    };

    it('goes on where the visitor was, and asks the question again', async () => {
      const { start, written } = setUp(earlier);

      await start('?inicio=payment-options', true);

      expect(written()).toMatchObject({
        journeyId: 'journey-0',
        place: earlier.place,
        phase: { kind: 'arriving' },
        transcript: earlier.transcript.slice(0, 2),
      });
    });

    it.each<[string, Partial<Snapshot>]>([
      ['it has ended', { phase: { kind: 'ended' } }],
      ['it is at a step of the host, such as an apology', { place: { segment: 'host', step: 'error-general' } }],
      ['its step has another name now', { place: { segment: 'payment', step: 'renamed' } }],
    ])('starts at the named step again when %s', async (_why, changes) => {
      const { start, written } = setUp({ ...earlier, ...changes });

      await start('?inicio=payment-options', true);

      expect(written()).toMatchObject({ journeyId: 'journey-1', place: { step: 'payment-options' }, transcript: [] });
      expect(warn).not.toHaveBeenCalled();
    });
  });

  it('lists the known steps', async () => {
    await setUp().start('?inicio=nowhere');

    expect(warn.mock.calls[0][0]).toContain('host:intro');
    expect(warn.mock.calls[0][0]).toContain('simulation:lead-nome');
    expect(warn.mock.calls[0][0]).toContain('payment:payment-options');
  });

  it('does nothing when no step is named', async () => {
    const { start, events } = setUp();

    await start('?inicio=');

    expect(events).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });
});
