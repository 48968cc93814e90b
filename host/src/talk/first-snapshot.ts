import type { Brand } from '@consorcio/shared/entities';
import { type Clock, newJourney, type Snapshot } from '@consorcio/shared/flow';
import { greetingOf } from '../brand/greetings';
import type { Restored } from '../memory/tab-memory';
import type { EarlierVisit } from './earlier-visit';
import { returnVisit } from './itinerary';

export interface FirstSnapshotPorts extends Partial<Pick<EarlierVisit, 'openPurchase' | 'guardada' | 'location'>> {
  readonly brand: Brand;
  readonly clock: Clock;
  newJourneyId(): string;
}

/** The snapshot with which a page begins: the stored journey, or a new one, where the visitor is now. */
export function firstSnapshot(stored: Restored | undefined, ports: FirstSnapshotPorts): Snapshot {
  const begun = stored?.snapshot ?? beginning(ports);
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
