import { defineStep } from '../state';

/** Suggests a smaller credit. */
export const semRendaExtra = defineStep({
  name: 'sem-renda-extra',
  leadsTo: ['lead-credit-value'],
  text: ['Tudo bem! Com um crédito menor, a parcela também diminui.'],
});
