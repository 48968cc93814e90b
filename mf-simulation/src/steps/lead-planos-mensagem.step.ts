import { defineStep } from '../state';

/** Says that the plans fit in 30% of the income. In a second simulation the questions after it are skipped. */
export const leadPlanosMensagem = defineStep({
  name: 'lead-planos-mensagem',
  leadsTo: ['basico-valor-renda'],
  text: ({ journey }) =>
    journey.rendaMensalInCents === undefined
      ? 'Vou te mostrar só planos com parcela de até <b>30%</b> da sua renda.'
      : 'Vou buscar planos com parcela de até <b>30%</b> da sua renda.',
});
