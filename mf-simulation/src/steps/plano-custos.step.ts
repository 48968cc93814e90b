import { planDetailsRequest } from '@consorcio/shared/journey';
import { defineStep } from '../state';

/** Fetches the fees of the plan whose costs the visitor asks for. After a failure the costs are those that the catalogue gives. */
export const planoCustos = defineStep({
  name: 'plano-custos',
  leadsTo: ['plano-custos-mostrar'],
  fetch: { ...planDetailsRequest, fails: () => 'plano-custos-mostrar' },
});
