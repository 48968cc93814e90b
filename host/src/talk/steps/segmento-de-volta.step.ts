import { defineStep } from '@consorcio/shared/flow';

/** A missing segment arrived by a retry of the page: the conversation continues where it was. */
export const segmentoDeVolta = defineStep({
  name: 'segmento-de-volta',
  leadsTo: ['back-to-trouble'],
  text: 'Pronto, consegui carregar. Vamos continuar!',
});
