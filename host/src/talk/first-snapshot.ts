import type { Brand } from '@consorcio/shared/entities';
import { type Clock, newJourney, type Snapshot } from '@consorcio/shared/flow';
import { greetingOf } from '../brand/greetings';
import type { Restored } from '../memory/tab-memory';
import type { EarlierVisit } from './earlier-visit';
import { sharedPlaces } from './host-places';
import { returnVisit } from './itinerary';

export interface FirstSnapshotPorts extends Partial<Pick<EarlierVisit, 'openPurchase' | 'guardada' | 'location'>> {
  readonly brand: Brand;
  readonly clock: Clock;
  newJourneyId(): string;
}

/** The snapshot with which a page begins: the stored journey, or a new one, where the visitor is now. */
export function firstSnapshot(stored: Restored | undefined, ports: FirstSnapshotPorts): Snapshot {
  const begun = stored ? continued(stored) : beginning(ports);
  const { localizacao: _earlier, ...journey } = begun.journey;
  return { ...begun, journey: ports.location ? { ...journey, localizacao: ports.location } : journey };
}

/** A new journey. A visitor who left something open reads of it after the greeting's first bubble, which is in the HTML. */
function beginning({ brand, clock, newJourneyId, openPurchase: compraAberta, guardada }: FirstSnapshotPorts): Snapshot {
  if (!compraAberta && !guardada) return newJourney(newJourneyId(), brand.id, { segment: 'host', step: 'intro' });
  return {
    ...newJourney(newJourneyId(), brand.id, { segment: returnVisit, step: null }),
    journey: compraAberta ? { compraAberta } : {},
    own: guardada ? { [returnVisit]: { visitor: { guardada }, purchase: {} } } : {},
    transcript: [{ id: 0, sender: 'bot', text: greetingOf(brand)[0] ?? '', at: clock.now() }],
  };
}

/** A stored journey, as the page goes on with it. If it is a day old, the visitor is asked first whether it goes on where it stopped. */
function continued({ snapshot, isExpired, isCut }: Restored): Snapshot {
  if (!isExpired) return isCut ? askedAgain(snapshot) : snapshot;
  const { trouble } = snapshot;
  const isAside = trouble && Object.values(sharedPlaces).some(({ step }) => step === snapshot.place.step);
  const place = isAside ? (trouble.origin ?? trouble.place) : snapshot.place; // not to the step that offered to go back
  return {
    ...snapshot,
    place: sharedPlaces.oldConversation,
    phase: { kind: 'arriving', since: 0 },
    trouble: { failure: { code: 'storage.expired' }, place, uncertain: false },
  };
}

/** The open question is asked again: without its message the visitor could not answer it. */
function askedAgain(snapshot: Snapshot): Snapshot {
  const { phase, place, kept, draft } = snapshot;
  if (phase.kind !== 'waiting' || place.step === null) return snapshot;
  return {
    ...snapshot,
    phase: { kind: 'typing', token: phase.token, bubble: 0, ms: 0 },
    kept: draft ? { ...kept, [place.step]: draft } : kept,
  };
}
