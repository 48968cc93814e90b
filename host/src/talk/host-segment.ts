import { defineSegment } from '@consorcio/shared/flow';
import { errorGeneral } from './steps/error-general.step';
import { healthCheck } from './steps/health-check.step';
import { intro } from './steps/intro.step';
import { segmentoDeVolta } from './steps/segmento-de-volta.step';
import { segmentoIndisponivel } from './steps/segmento-indisponivel.step';

/** The host's own steps: the opening and the shared ends (conversation.md, host). */
export const hostSegment = defineSegment({
  name: 'host',
  entry: 'intro',
  exits: ['simular'],
  steps: [intro, healthCheck, errorGeneral, segmentoIndisponivel, segmentoDeVolta],
});
