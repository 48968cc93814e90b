import { pauseBetweenBubbles } from '@consorcio/shared/flow';
import { brandAt } from '../fixtures/brands';

/** ms of the pauses in our greeting: between its three messages, as the home brand has them. */
export const OWN_PAUSES_MS = 2 * pauseBetweenBubbles(brandAt('/').fakeLoadDelay);
