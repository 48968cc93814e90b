import type { Brand } from '@consorcio/shared/entities';
import { type Clock, journeyOf, newJourney, type Snapshot, type Step, withJourney } from '@consorcio/shared/flow';
import type { Restored } from '../../memory/tab-memory';
import type { Segments } from '../../segments/segments';
import { hostSegment } from '../../talk/host-segment';
import { releasedSegments, returnVisit } from '../../talk/itinerary';
import { journeyThatAsks } from './journey-that-asks';
import { seededParts } from './seeded-journey';

export interface StartPorts {
  readonly brand: Brand;
  readonly clock: Pick<Clock, 'now'>;
  readonly stored?: Restored | undefined;
  readonly segments: Pick<Segments, 'load'>;
  newJourneyId(): string;
}

/**
 * Development only: `?inicio=<step>` or `?inicio=<segment>:<step>` begins at that step with a seeded journey. Returns the conversation
 * with which the page goes on, as after a reload. An unknown step only warns. A page that is
 * reloaded, as it is for each change of a step, goes on where the visitor was and asks the question there again, with its new words.
 */
export async function startAt(
  search: string,
  ports: StartPorts,
  isReload = wasReloaded(),
): Promise<Restored | undefined> {
  const wanted = new URLSearchParams(search).get('inicio');
  if (!wanted) return undefined;
  const earlier = isReload ? earlierConversation(ports) : undefined;
  const nowhere = { segment: hostSegment.name, step: null };
  const conversation = earlier ?? { ...newJourney(ports.newJourneyId(), ports.brand.id, nowhere), ...seededParts };
  const place = earlier ? `${earlier.place.segment}:${earlier.place.step}` : wanted;
  const [name, only] = place.split(':').reverse();
  const known: string[] = [];
  for await (const { segment, step } of stepsOf(ports.segments, only)) {
    const snapshot = step.name === name && startHere(conversation, segment, step, ports);
    if (snapshot) return { snapshot, isExpired: false };
    known.push(`${segment}:${step.name}`);
  }
  if (earlier) return startAt(search, ports, false); // the step has another name now
  console.warn(`[consorcio] inicio: there is no step ${wanted}. There are:\n${known.join('\n')}`);
  return undefined;
}

/** The steps of one segment after another, or of `only` one. One that does not load is skipped: the loader reports it. */
async function* stepsOf({ load }: StartPorts['segments'], only: string | undefined) {
  for (const segment of [hostSegment.name, ...releasedSegments, returnVisit]) {
    if (only !== undefined && only !== segment) continue;
    const loaded = segment === hostSegment.name ? hostSegment : await load(segment).catch(() => undefined);
    for (const step of Object.values(loaded?.steps ?? {})) yield { segment, step };
  }
}

/** The conversation of a page before its reload. What ended, or went wrong, begins again. */
function earlierConversation({ stored }: StartPorts): Snapshot | undefined {
  const snapshot = stored?.snapshot;
  if (!snapshot || snapshot.phase.kind === 'ended') return undefined;
  const { segment, step } = snapshot.place;
  return segment === hostSegment.name || step === null ? undefined : snapshot;
}

function startHere(conversation: Snapshot, segment: string, step: Step, { brand, clock }: StartPorts): Snapshot {
  const asking = journeyThatAsks(step, { journey: journeyOf(conversation, segment), brand, now: clock.now() });
  const answered = conversation.transcript.findLastIndex(({ sender }) => sender === 'user') + 1;
  return {
    ...conversation,
    ...withJourney(conversation, { name: segment }, asking),
    place: { segment, step: step.name },
    phase: { kind: 'arriving', since: clock.now() },
    transcript: conversation.transcript.slice(0, answered),
    draft: '',
  };
}

function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'type' in navigation && navigation.type === 'reload';
}
