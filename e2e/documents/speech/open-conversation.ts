import { type Conductor, continued, createConductor } from '@consorcio/host/journey';
import { type Brand, fitsJourney } from '@consorcio/shared/entities';
import { AppError } from '@consorcio/shared/errors';
import type { Segment } from '@consorcio/shared/flow';
import { type FlowCheckInput, someSegments } from '@consorcio/shared/testing';
import { ModelStorage } from '../../pages/fixtures/model-storage';
import { tabMemoryOf } from '../../pages/fixtures/stored';
import { createInProcessApi, type InProcessApi } from '../../sandbox/api/in-process';
import { endpoints } from '../../sandbox/endpoints';
import { createSandboxState } from '../../sandbox/state/sandbox-state';
import type { Story } from './story';

/** A conversation whose visitor fills in the form over the page before submitting it. */
export type OpenConversation = Conductor & Pick<InProcessApi, 'fill'>;

/** Saturday, 21 November 2026, noon in Brasília. */
export const NOW = Date.UTC(2026, 10, 21, 15);

/** Opens the page of a story without a browser: the real conductor, driver and segments, the sandbox, no delays and a time that stands still. */
export function openConversation(
  { faults = [], missing = [] }: Pick<Story, 'faults' | 'missing'>,
  brand: Brand,
  { segments }: FlowCheckInput,
  speak: (text: string) => void,
  opened: { readonly stored?: ModelStorage; readonly now?: number } = {},
): OpenConversation {
  const { stored = new ModelStorage(), now = NOW } = opened; // the storage of the tab, and the time, which stands still
  const state = createSandboxState({ now: () => new Date(now), wait: async () => undefined });
  for (const fault of faults) state.faults.arm(fault);
  const unreachable = new Set(missing);
  const http = createInProcessApi(endpoints, state);
  let ids = 0;

  async function load(name: string): Promise<Segment> {
    const segment = segments.find((one) => one.name === name);
    if (!segment || unreachable.delete(name)) throw new AppError('segment.unreachable', `${name} is not reachable.`);
    return segment;
  }

  const { memory, stored: earlier } = tabMemoryOf(brand.id, stored, () => now);
  const conductor = createConductor({
    brand,
    brandUnder: () => brand,
    http,
    geolocator: { permission: async () => 'prompt', locate: async () => null }, // the visitor refuses
    publish: () => undefined,
    clock: { now: () => now, after: () => () => undefined },
    memory,
    stored: earlier && continued(earlier),
    report: ({ code }) => {
      if (code !== 'segment.unreachable') throw new Error(`The conversation reported ${code}.`);
    },
    delayMs: () => 0,
    fitsJourney: () => fitsJourney,
    idempotencyKeys: () => 'honoured',
    segments: someSegments(load),
    speak,
    chatUrl: () => '',
    reloadPage: () => undefined,
    newJourneyId: () => `id${++ids}`,
  });
  return { ...conductor, fill: http.fill };
}
