import { lance } from '@consorcio/shared/journey';
import { defineStep } from '../state';

/**
 * Says what a consórcio is, and that the plans fit in 30% of the income. In a second simulation the questions after it are skipped,
 * and the visitor knows the first part.
 */
export const leadPlanosMensagem = defineStep({
  name: 'lead-planos-mensagem',
  leadsTo: ['basico-valor-renda'],
  text: ({ journey }) =>
    journey.rendaMensalInCents === undefined
      ? [CONSORCIO, 'Vou te mostrar só planos com parcela de até <b>30%</b> da sua renda.']
      : 'Vou buscar planos com parcela de até <b>30%</b> da sua renda.',
  titleOf: (text) => (text === CONSORCIO ? lance : undefined),
});

const CONSORCIO =
  'No consórcio não há juros: você paga uma taxa de administração. O crédito sai por sorteio ou por lance, <b>sem data prometida</b>.';
