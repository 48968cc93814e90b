import { specialistsOption } from '@consorcio/shared/flow';
import { defineStep } from '../state';

/** No plan fits in 30% of the income: asks whether there is an extra income. */
export const errorRendaInsuficiente = defineStep({
  name: 'error-renda-insuficiente',
  leadsTo: ['renda-extra-valor', 'sem-renda-extra'],
  opens: ['specialists'],
  text: [
    'Para esse crédito, as parcelas passam de 30% da sua renda.',
    'Você tem alguma renda extra que a gente possa somar?',
  ],
  options: ({ trouble }) => [
    { id: 'com-renda-extra', label: 'Sim, tenho', to: 'renda-extra-valor', tone: 'primary' },
    { id: 'sem-renda-extra', label: 'Não tenho', to: 'sem-renda-extra', tone: 'secondary' },
    // The next sum may be too small as well.
    ...((trouble?.times ?? 1) > 1 ? [specialistsOption] : []),
  ],
  example: { right: ['com-renda-extra', 'sem-renda-extra'], isTrouble: true },
});
