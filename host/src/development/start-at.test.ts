import type { Address, Journey } from '@consorcio/shared/entities';
import { defineStep, defineStepWith, newJourney, type Segment, type Snapshot } from '@consorcio/shared/flow';
import { aBrand, anyText, aScene, aSegment } from '@consorcio/shared/testing';
import { journeyThatAsks } from './journey-that-asks';
import { seededParts } from './seeded-journey';
import { showThrown } from './show-thrown';
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

describe('A journey that asks', () => {
  const endereco = {
    cep: '01310100',
    logradouro: 'Avenida Paulista',
    numero: '1000',
    complemento: '',
    bairro: 'Bela Vista',
    cidade: 'São Paulo',
    estado: 'SP',
  };
  interface OwnState {
    readonly endereco?: Address;
  }
  type SeenJourney = Journey & OwnState;
  const defineStep = defineStepWith<OwnState>();

  const journey: SeenJourney = { nome: 'Marina', email: 'marina@example.com', telefone: '11987654321', endereco };
  const asking = (known?: (journey: SeenJourney) => boolean) =>
    journeyThatAsks(
      defineStep({ name: 'a', leadsTo: ['end'], text: 'A', ...(known && { known: (scene) => known(scene.journey) }) }),
      aScene({ journey }),
    );

  describe('journeyThatAsks', () => {
    it('returns the same journey when the step asks anyway', () => {
      expect(asking()).toBe(journey);
      expect(asking(({ nome }) => nome === 'Bia')).toBe(journey);
    });

    it('removes the one key that the step asks for', () => {
      expect(asking(({ email }) => email !== undefined)).toEqual({ nome: 'Marina', telefone: '11987654321', endereco });
    });

    it('empties the one part of the address that the step asks for', () => {
      expect(asking((known) => Boolean(known.endereco?.numero))).toEqual({
        ...journey,
        endereco: { ...endereco, numero: '' },
      });
    });

    it('removes one key after another when one is not enough', () => {
      expect(asking(({ nome, email }) => Boolean(nome ?? email))).toEqual({ telefone: '11987654321', endereco });
    });

    it('keeps what the step needs', () => {
      const known = ({ nome, telefone }: Journey) => {
        if (nome === undefined) throw new Error('needs the name');
        return telefone !== undefined;
      };
      expect(asking(known)).toEqual({ nome: 'Marina', email: 'marina@example.com', endereco });
    });
  });
});

it('shows each error once, and reloads the page when the code has been built again', () => {
  const reports: unknown[] = [];
  const reload = jest.fn();
  const listeners: ((event: { data: unknown }) => void)[] = [];
  const page = {
    reportError: (error: unknown) => reports.push(error),
    addEventListener: (_type: string, listener: (typeof listeners)[number]) => listeners.push(listener),
    location: { reload },
  } as unknown as Window;
  const post = (type: string) => {
    for (const listener of listeners) listener({ data: { type } });
  };
  const error = new Error('my own mistake');

  showThrown(error, page);
  showThrown(error, page);
  showThrown(new Error('another one'), page);
  expect(reports).toEqual([error, new Error('another one')]);

  post('webpackOk'); // about the build that threw
  expect(reload).not.toHaveBeenCalled();
  post('webpackInvalid');
  post('webpackOk');
  expect(reload).toHaveBeenCalledTimes(1);
});
