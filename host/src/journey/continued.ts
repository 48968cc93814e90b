import type { Snapshot } from '@consorcio/shared/flow';
import { sharedPlaces } from './host-places';
import type { StoredConversation } from './snapshot-storage';

/** A stored journey, as the page goes on with it. If it is a day old, the visitor is asked first whether it goes on where it stopped. */
export function continued({ snapshot, isExpired, isCut }: Omit<StoredConversation, 'first'>): Snapshot {
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
