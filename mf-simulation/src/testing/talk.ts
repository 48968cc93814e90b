import type { Brand, Journey } from '@consorcio/shared/entities';
import { createEventBus, type Fact } from '@consorcio/shared/events';
import {
  createDriver,
  type Driver,
  defineStep,
  newJourney,
  parseMarkup,
  plainText,
  type Snapshot,
} from '@consorcio/shared/flow';
import { aBrand, aHost, aSegment, fakeClock, fakeHttp, type SeenCall } from '@consorcio/shared/testing';
import segment from '../segment';
import { type Answers, anApi } from './an-api';

export interface TalkOptions {
  readonly brand?: Partial<Brand>;
  /** What the API answers besides, or instead of, what `anApi` says. */
  readonly answers?: Answers;
  readonly journey?: Journey;
  /** The step the talk begins at; the segment's entry when absent. */
  readonly at?: string;
}

export interface Talk {
  /** `segment:step`, and the phase when it is not waiting. */
  where(): string;
  journey(): Journey;
  /** What was said since the last question, as the visitor reads it. */
  heard(): string;
  /** The sentence an answer was refused with. */
  problem(): string | undefined;
  draft(): string;
  readonly calls: readonly SeenCall[];
  paths(): readonly string[];
  readonly facts: readonly Fact[];
  type(text: string): Promise<void>;
  choose(option: string): Promise<void>;
  give(value: unknown): Promise<void>;
}

/** One visitor talking with the segment: the real driver and engine, no delays, an API and a next segment of the test's. */
export async function startTalk({ brand, answers = {}, journey = {}, at = '' }: TalkOptions = {}): Promise<Talk> {
  const http = fakeHttp(anApi(answers));
  const facts: Fact[] = [];
  const bus = createEventBus((error) => {
    throw error;
  });
  bus.subscribeAll((fact) => facts.push(fact));
  const first: Snapshot = { ...newJourney('j1', 'home', { segment: segment.name, step: at }), journey };
  const driver: Driver = createDriver(first, aHost(), {
    brand: aBrand(brand),
    itinerary: {
      'simulation:plano-escolhido': { segment: 'proposal' },
      'proposal:escolher-outro-plano': { segment: 'simulation', step: 'plans-list-select' },
      'proposal:comprar-novo': { segment: 'simulation' },
    },
    http,
    bus,
    clock: fakeClock(),
    delayMs: () => 0,
    loadSegment: async (name) => (name === segment.name ? segment : nextSegment),
    keep: () => undefined,
    say: () => undefined,
    refuse: () => undefined,
    openSpecialists: () => undefined,
    report: (failure, where) => {
      if (failure.code === 'unexpected') throw new Error(`A step broke: ${JSON.stringify({ failure, where })}`);
    },
  });
  let read = 0;

  async function answer(give: Parameters<Driver['answer']>[1]): Promise<void> {
    const { phase, transcript } = driver.snapshot();
    read = transcript.length;
    driver.answer('token' in phase ? phase.token : -1, give);
    await calm();
  }

  driver.start('started');
  await calm();
  return {
    where() {
      const { place, phase } = driver.snapshot();
      return `${place.segment}:${place.step}${phase.kind === 'waiting' ? '' : ` ${phase.kind}`}`;
    },
    journey: () => driver.snapshot().journey,
    heard: () =>
      driver
        .snapshot()
        .transcript.slice(read)
        .filter(({ sender }) => sender === 'bot')
        .map(({ text }) => plainText(parseMarkup(text)))
        .join(' | '),
    problem() {
      const { phase } = driver.snapshot();
      return phase.kind === 'waiting' ? phase.problem : undefined;
    },
    draft: () => driver.snapshot().draft,
    calls: http.calls,
    paths: () => http.calls.map(({ method, path }) => `${method} ${path}`),
    facts,
    type: (text) => answer({ kind: 'typed', text }),
    choose: (id) => answer({ kind: 'option', id }),
    give: (value) => answer({ kind: 'component', value }),
  };
}

/** Lets every promise of the talk settle. */
async function calm(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
}

/** Where `plano-escolhido` leads in these tests. */
const nextSegment = aSegment(
  'proposal',
  [
    defineStep({
      name: 'proposal-confirm-infos',
      leadsTo: ['exit:escolher-outro-plano', 'exit:comprar-novo'],
      text: 'Vamos conferir?',
      options: [
        { id: 'outro', label: 'Escolher outro plano', to: 'exit:escolher-outro-plano' },
        { id: 'novo', label: 'Comprar novo', to: 'exit:comprar-novo' },
      ],
    }),
  ],
  { exits: ['escolher-outro-plano', 'comprar-novo'] },
);
