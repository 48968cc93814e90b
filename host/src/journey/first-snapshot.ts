import type { Brand, Journey, OpenPurchase } from '@consorcio/shared/entities';
import { type Clock, newJourney, type Snapshot } from '@consorcio/shared/flow';
import { greetingOf } from '../brand/greetings';
import type { KeptPreview } from '../return-visit/state';
import { returnVisit } from './host-places';
import type { StoredConversation } from './snapshot-storage';

/** What the page knows before a journey begins. */
export interface FirstSnapshotPorts {
  readonly brand: Brand;
  readonly clock: Clock;
  newJourneyId(): string;
  /** A purchase that an earlier visit left open. */
  openPurchase?(): OpenPurchase | undefined;
  /** What may be shown of a conversation that an earlier visit left. */
  readonly guardada?: KeptPreview | undefined;
  /** The visitor's location, if the page knows it. */
  location(): Journey['localizacao'];
}

/** The snapshot with which a page begins: the stored journey, or a new one, where the visitor is now. */
export function firstSnapshot(stored: StoredConversation | undefined, ports: FirstSnapshotPorts): Snapshot {
  const begun = stored?.first ?? beginning(ports);
  return { ...begun, journey: withLocation(begun.journey, ports.location()) };
}

/** A new journey. A visitor who left something open reads of it after the greeting's first bubble, which is in the HTML. */
function beginning({ brand, clock, newJourneyId, openPurchase: find, guardada }: FirstSnapshotPorts): Snapshot {
  const compraAberta = find?.();
  if (!compraAberta && !guardada) return newJourney(newJourneyId(), brand.id, { segment: 'host', step: 'intro' });
  return {
    ...newJourney(newJourneyId(), brand.id, { segment: returnVisit, step: null }),
    journey: compraAberta ? { compraAberta } : {},
    own: guardada ? { [returnVisit]: { visitor: { guardada }, purchase: {} } } : {},
    transcript: [{ id: 0, sender: 'bot', text: greetingOf(brand)[0] ?? '', at: clock.now() }],
  };
}

/** The present location replaces the stored one, also when there is none now. */
function withLocation({ localizacao: _earlier, ...journey }: Journey, localizacao: Journey['localizacao']): Journey {
  return localizacao ? { ...journey, localizacao } : journey;
}
