import type { SharedPlaces } from '@consorcio/shared/flow';
import { hostSegment } from './host-segment';
import { errorGeneral } from './steps/error-general.step';
import { segmentoDeVolta } from './steps/segmento-de-volta.step';
import { segmentoIndisponivel } from './steps/segmento-indisponivel.step';

const { name: segment } = hostSegment;

/** The host's steps that serve every segment. */
export const hostPlaces: SharedPlaces = {
  failure: { segment, step: errorGeneral.name },
  missingSegment: { segment, step: segmentoIndisponivel.name },
  segmentReturned: { segment, step: segmentoDeVolta.name },
};
