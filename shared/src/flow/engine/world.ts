import type { Brand } from '../../entities';
import type { IdempotencyKeys } from '../../http';
import type { FitsJourney } from '../journey-parts';
import type { Place, SharedPlaces } from '../place';
import type { Itinerary, Segment } from '../segment';

/** What the engine knows besides the snapshot. Segments are added when they are loaded. */
export interface World {
  readonly segments: Readonly<Record<string, Segment>>;
  readonly itinerary: Itinerary;
  /** Which steps explain a failure and a missing segment. */
  readonly places: SharedPlaces;
  /** The driver reads it at each event, because the brand of a page can change. */
  readonly brand: Brand;
  /** ms before a bot message: the brand's fake-load delay, or 0 under reduced motion. */
  readonly delayMs: number;
  /** The browser does not store the conversation. */
  readonly isUnstored?: boolean;
  /** Absent until a segment is loaded: the host's own steps move nothing into the shared journey. */
  readonly fitsJourney?: FitsJourney | undefined;
  /** In development: shows an error that a step threw. The visitor reads the explanation of a failure in any case. */
  readonly thrown?: ((error: unknown, place: Place) => void) | undefined;
  /** Absent until the settings of the deployment are loaded. */
  readonly idempotencyKeys?: IdempotencyKeys | undefined;
}
