import { type Fact, parseFact } from '@consorcio/shared/events';
import { type Answer, defineSegment, defineStep, type Segment, type Step } from '@consorcio/shared/flow';
import { aBrand, fakeClock, fakeHttp, someSegments, tasksDone } from '@consorcio/shared/testing';
import { accept } from '@consorcio/shared/validation';
import type { KeyValueStorage } from '../../memory/guarded-storage';
import { aStorage, aTab } from '../../memory/testing/a-storage';
import type { Segments } from '../../segments/segments';
import { createConductor } from '../conductor';
import type { ConductorPorts } from '../conductor-ports';
import { continued } from '../earlier-visit';

export function simulationOf(step: Step): Segment {
  return defineSegment({ name: 'simulation', entry: 'lead-nome', exits: ['plano-escolhido'], steps: [step] });
}

export const simulation = simulationOf(
  defineStep({
    name: 'lead-nome',
    leadsTo: ['exit:plano-escolhido'],
    text: 'Como você se chama?',
    input: { kind: 'name', label: 'Nome', check: (typed) => accept(typed) },
    record: (journey, nome) => ({ ...journey, nome }),
  }),
);

export function aConductor({
  storage = aStorage(),
  source: { load = async () => simulation, ...others } = {},
  ...overrides
}: Partial<Omit<ConductorPorts, 'memory' | 'stored' | 'segments'>> & {
  storage?: KeyValueStorage;
  source?: Partial<Segments>;
} = {}) {
  const clock = fakeClock(Date.UTC(2026, 10, 21, 12));
  const facts: Fact[] = [];
  const spoken: string[] = [];
  const preloaded: string[] = [];
  const { memory, stored } = aTab(storage, clock.now);
  const conductor = createConductor({
    brand: aBrand({ nome: 'Alvo <i>' }),
    brandUnder: (referralCode) => aBrand({ nome: 'Alvo <i>', referralCode }),
    http: fakeHttp(() => 'Healthy'),
    publish: (fact) => void facts.push(parseFact(fact)),
    clock,
    report: (failure) => {
      throw new Error(`reported ${failure.code}`);
    },
    delayMs: () => 1500,
    segments: someSegments(load, { preload: (name: string) => void preloaded.push(name), ...others }),
    speak: (text) => spoken.push(text),
    chatUrl: () => 'https://wa.me/5511',
    reloadPage: () => undefined,
    newJourneyId: () => 'journey-1',
    ...overrides,
    memory,
    stored: stored && continued(stored),
  });
  const snapshot = () => conductor.store.getState().snapshot;
  const act = (action: Answer) => {
    const { phase } = snapshot();
    if (phase.kind !== 'waiting') throw new Error(`not waiting but ${phase.kind}`);
    conductor.driver.answer(phase.token, action);
  };
  return {
    ...{ conductor, pass: clock.pass, facts, spoken, preloaded, storage, snapshot },
    where: () => `${snapshot().place.segment}:${snapshot().place.step} ${snapshot().phase.kind}`,
    choose: (id: string) => act({ kind: 'option', id }),
    type: (text: string) => act({ kind: 'typed', text }),
  };
}

export async function openTheSimulation(ready: ReturnType<typeof aConductor>, ms = 1500): Promise<void> {
  ready.conductor.start();
  for (const ms of [600, 600, 200]) ready.pass(ms); // the last one until the question is on the screen
  ready.choose('simular-agora');
  await tasksDone();
  if (ms > 0) ready.pass(ms);
}
