import type { Brand } from '@consorcio/shared/entities';
import { type Clock, newJourney, type Segment } from '@consorcio/shared/flow';
import { hostSegment } from '../journey/host-segment';
import { itinerary } from '../journey/itinerary';
import type { SnapshotStorage } from '../journey/snapshot-storage';
import { findStep } from './find-step';
import { journeyThatAsks } from './journey-that-asks';
import { seededJourney } from './seeded-journey';

/** What a start needs of the page. */
export interface StartPorts {
  readonly brand: Brand;
  readonly clock: Pick<Clock, 'now'>;
  readonly storage: Pick<SnapshotStorage, 'write' | 'clear'>;
  segmentsOf(journeyId: string): { load(name: string): Promise<Segment> };
  newJourneyId(): string;
}

/**
 * Development alone: `?inicio=<step>` or `?inicio=<segment>:<step>` begins at that step with a seeded journey. It is stored
 * in the place of the conversation there was, so that the page takes it up as it would after a reload. A step that is
 * nowhere only warns.
 */
export async function startAt(search: string, ports: StartPorts): Promise<void> {
  const wanted = new URLSearchParams(search).get('inicio');
  if (!wanted) return;
  const journeyId = ports.newJourneyId();
  const source = ports.segmentsOf(journeyId);
  const { found, known } = await findStep(wanted, segmentsOfTheTalk(), (name) =>
    name === hostSegment.name ? Promise.resolve(hostSegment) : source.load(name),
  );
  if (!found) {
    console.warn(`[consorcio] inicio: there is no step ${wanted}. There are:\n${known.join('\n')}`);
    return;
  }
  const { storage, brand, clock } = ports;
  const place = { segment: found.segment, step: found.step.name };
  const journey = journeyThatAsks(found.step, { journey: seededJourney, brand, now: clock.now() });
  storage.clear();
  storage.write({ ...newJourney(journeyId, brand.id, place), journey }, clock.now());
}

function segmentsOfTheTalk(): readonly string[] {
  return [...new Set([hostSegment.name, ...Object.values(itinerary).map(({ segment }) => segment)])];
}
