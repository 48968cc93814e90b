import type { Brand } from '@consorcio/shared/entities';
import { type Clock, journeyOf, newJourney, type Segment, withJourney } from '@consorcio/shared/flow';
import { returnVisit } from '../journey/host-places';
import { hostSegment } from '../journey/host-segment';
import { releasedSegments } from '../journey/released-segments';
import type { SnapshotStorage } from '../journey/snapshot-storage';
import { findStep } from './find-step';
import { journeyThatAsks } from './journey-that-asks';
import { seededParts } from './seeded-journey';

/** What a start needs from the page. */
export interface StartPorts {
  readonly brand: Brand;
  readonly clock: Pick<Clock, 'now'>;
  readonly storage: Pick<SnapshotStorage, 'write' | 'clear'>;
  segmentsOf(journeyId: string): { load(name: string): Promise<Segment> };
  newJourneyId(): string;
}

/**
 * Development only: `?inicio=<step>` or `?inicio=<segment>:<step>` begins at that step with a seeded journey. It replaces
 * the stored conversation, so that the page resumes it as it would after a reload. An unknown step only warns.
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
  const seen = journeyOf(seededParts, found.segment);
  const asking = journeyThatAsks(found.step, { journey: seen, brand, now: clock.now() });
  const parts = withJourney(seededParts, { name: found.segment }, asking);
  storage.clear();
  storage.write({ ...newJourney(journeyId, brand.id, place), ...parts }, clock.now());
}

function segmentsOfTheTalk(): readonly string[] {
  return [hostSegment.name, ...releasedSegments, returnVisit];
}
