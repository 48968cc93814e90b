import { defineStep } from '@consorcio/shared/flow';

/** A segment that could not be had came after all, without anybody asking: the talk goes on where it was. */
export const segmentoDeVolta = defineStep({
  name: 'segmento-de-volta',
  leadsTo: ['back-to-trouble'],
  text: 'Pronto, consegui carregar. Vamos continuar!',
});
