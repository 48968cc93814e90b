import type { Place, SharedPlaces } from '@consorcio/shared/flow';
import { hostSegment } from './host-segment';
import { releasedSegments, returnVisit } from './itinerary';
import { errorGeneral } from './steps/error-general.step';
import { segmentoDeVolta } from './steps/segmento-de-volta.step';
import { segmentoIndisponivel } from './steps/segmento-indisponivel.step';

const { name: segment } = hostSegment;

/** The host's steps that serve every segment. */
export const sharedPlaces: SharedPlaces = {
  failure: { segment, step: errorGeneral.name },
  missingSegment: { segment, step: segmentoIndisponivel.name },
  segmentReturned: { segment, step: segmentoDeVolta.name },
  purchaseElsewhere: { segment: returnVisit, step: 'compra-em-outra-aba' },
  oldConversation: { segment: returnVisit, step: 'conversa-antiga' },
};

const segments: readonly string[] = [segment, returnVisit, ...releasedSegments];
/** At these steps the page begins again, so no visit stores them. */
const leaving: readonly (string | null)[] = ['conversa-retomada', 'dados-apagados'];

/** Whether a stored conversation may go on at a place. Its build may have no such step any more. */
export function isUsablePlace(place: Place): boolean {
  return segments.includes(place.segment) && !(place.segment === returnVisit && leaving.includes(place.step));
}
