import { contemplacao } from '@consorcio/shared/journey';
import { loanComparison, spokenComparison } from '../components/loan-comparison/loan-comparison-props';
import { viewedPlanOptions } from '../plans/viewed-plan-options';
import { defineStep } from '../state';

/** The plan beside an example loan: what each one costs, and when each one pays out. */
export const planoComparar = defineStep({
  name: 'plano-comparar',
  leadsTo: ['plano-selecionado', 'plans-list-select'],
  opens: ['specialists'],
  atOnce: true, // the visitor asked for it
  text: 'O financiamento entrega o crédito logo e cobra juros. O consórcio cobra taxas e não promete data. Veja um exemplo:',
  title: contemplacao,
  component: {
    name: 'loan-comparison',
    props: loanComparison,
    spoken: (scene) => spokenComparison(loanComparison(scene)),
  },
  options: viewedPlanOptions,
  example: { right: ['quero-este', 'outros-planos'] },
});
