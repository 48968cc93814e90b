import type { Brand, Journey, OpenPurchase } from '@consorcio/shared/entities';
import { type Clock, newJourney, type Snapshot } from '@consorcio/shared/flow';
import { greetingOf } from '../brand/greetings';
import { hostPlaces, returnVisit } from './host-places';
import type { StoredTalk } from './snapshot-storage';

/** What the page knows before a journey begins. */
export interface FirstSnapshotPorts {
  readonly brand: Brand;
  readonly clock: Clock;
  newJourneyId(): string;
  /** A purchase that an earlier visit left open. */
  openPurchase?(): OpenPurchase | undefined;
  /** The visitor's location, if the page knows it. */
  location(): Journey['localizacao'];
}

/** The snapshot with which a page begins: the stored journey, or a new one, where the visitor is now. */
export function firstSnapshot(stored: StoredTalk | undefined, ports: FirstSnapshotPorts): Snapshot {
  const begun = stored ? continued(stored) : beginning(ports);
  return { ...begun, journey: withLocation(begun.journey, ports.location()) };
}

/** A stored journey. If it is a day old, the visitor is asked first whether it goes on where it stopped. */
function continued({ snapshot, isExpired, isCut }: StoredTalk): Snapshot {
  if (!isExpired) return isCut ? askedAgain(snapshot) : snapshot;
  const { trouble } = snapshot;
  const isAside = trouble && Object.values(hostPlaces).some(({ step }) => step === snapshot.place.step);
  const place = isAside ? (trouble.origin ?? trouble.place) : snapshot.place; // not to the step that offered to go back
  return {
    ...snapshot,
    place: hostPlaces.oldConversation,
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

/** A new journey. A visitor whose earlier purchase is open is told about it after the greeting's first bubble, which is in the HTML. */
function beginning({ brand, clock, newJourneyId, openPurchase: find }: FirstSnapshotPorts): Snapshot {
  const compraAberta = find?.();
  if (!compraAberta) return newJourney(newJourneyId(), brand.id, { segment: 'host', step: 'intro' });
  return {
    ...newJourney(newJourneyId(), brand.id, { segment: returnVisit, step: null }),
    journey: { compraAberta },
    transcript: [{ id: 0, sender: 'bot', text: greetingOf(brand)[0] ?? '', at: clock.now() }],
  };
}

/** The present location replaces the stored one, also when there is none now. */
function withLocation({ localizacao: _earlier, ...journey }: Journey, localizacao: Journey['localizacao']): Journey {
  return localizacao ? { ...journey, localizacao } : journey;
}
