import { markup } from '@consorcio/shared/flow';
import { costGroups, costsNote, figures, needed, spokenCosts, taxaDeAdministracao } from '@consorcio/shared/journey';
import { isComparable } from '../components/loan-comparison/loan-comparison-props';
import { viewedPlanOptions } from '../plans/viewed-plan-options';
import { defineStep, type SimulationScene } from '../state';

/** What the plan costs. The visitor continues with it, compares it with a loan, or looks at the other plans. */
export const planoCustosMostrar = defineStep({
  name: 'plano-custos-mostrar',
  leadsTo: ['plano-selecionado', 'plano-comparar', 'plans-list-select'],
  opens: ['specialists'],
  atOnce: true, // the visitor asked for it and has already waited
  text: ({ journey }) => {
    const { LabelPlano } = needed(journey.planoSelecionado, 'planoSelecionado');
    return journey.planoDetalhes
      ? markup`Fiz a conta do plano <b>${LabelPlano}</b>:`
      : markup`Não consegui buscar todas as taxas agora. Isto é o que já sei do plano <b>${LabelPlano}</b>:`;
  },
  title: taxaDeAdministracao,
  component: {
    name: 'plan-costs',
    props: (scene: SimulationScene) => ({
      titulo: figures.totalCosts,
      grupos: costGroups(scene),
      observacao: costsNote,
    }),
    spoken: spokenCosts,
  },
  options: (scene) => {
    const [choose, ...others] = viewedPlanOptions;
    return isComparable(scene) ? [choose, compare, ...others] : viewedPlanOptions;
  },
  example: { right: ['quero-este', 'comparar', 'outros-planos'] },
});

const compare = {
  id: 'comparar',
  label: 'Comparar com financiamento',
  to: 'plano-comparar',
  tone: 'secondary',
} as const;
