import { defineStep } from '../state';

/** Says that the plans fit in 30% of income. Whoever simulates again is asked nothing more and goes on to the plans. */
export const leadPlanosMensagem = defineStep({
  name: 'lead-planos-mensagem',
  leadsTo: ['basico-valor-renda'],
  text: ({ journey }) =>
    journey.rendaMensalInCents === undefined
      ? 'Vou te mostrar só planos com parcela de até <b>30%</b> da sua renda.'
      : 'Vou buscar planos com parcela de até <b>30%</b> da sua renda.',
});
