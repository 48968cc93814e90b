import type { SharedPlaces } from '@consorcio/shared/flow';
import { hostSegment } from './host-segment';
import { errorGeneral } from './steps/error-general.step';
import { segmentoDeVolta } from './steps/segmento-de-volta.step';
import { segmentoIndisponivel } from './steps/segmento-indisponivel.step';

const { name: segment } = hostSegment;
/** Loaded only when it is needed, so its segment cannot be imported here. */
export const returnVisit = 'return-visit';

/** The host's steps that serve every segment. */
export const sharedPlaces: SharedPlaces = {
  failure: { segment, step: errorGeneral.name },
  missingSegment: { segment, step: segmentoIndisponivel.name },
  segmentReturned: { segment, step: segmentoDeVolta.name },
  purchaseElsewhere: { segment: returnVisit, step: 'compra-em-outra-aba' },
  oldConversation: { segment: returnVisit, step: 'conversa-antiga' },
};
