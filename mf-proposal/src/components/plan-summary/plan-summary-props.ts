import {
  bothAmounts,
  chosenCosts,
  discountPercent,
  feeLabel,
  figures,
  goodsName,
  needed,
  percentLabel,
  spokenLines,
  spokenParts,
  totalLine,
  untakenDiscount,
} from '@consorcio/shared/journey';
import type { ProposalScene } from '../../state';
import type { PlanSummaryProps } from './plan-summary';

export function planSummary(scene: ProposalScene): PlanSummaryProps {
  const plan = needed(scene.journey.planoSelecionado, 'planoSelecionado');
  const untaken = untakenDiscount(scene);
  return {
    titulo: goodsName(plan),
    tipo: plan.LabelPlano,
    imagem: plan.ImagemUrlPlano,
    credito: plan.bemCredito.label,
    linhas: [
      { rotulo: figures.monthlyInstalment, valor: plan.planoValorParcela.label, destaque: true },
      {
        rotulo: figures.firstInstalment,
        valor: untaken ? bothAmounts(untaken) : plan.planoValorPagamento.label,
        destaque: true,
      },
      { rotulo: figures.discountOfFirstInstalment, valor: untaken ? '' : percentLabel(discountPercent(scene)) },
      { rotulo: figures.term, valor: `${plan.planoMeses} meses` },
      { rotulo: figures.adminFee, valor: feeLabel(plan.planoTaxaAdmMensal) },
      { ...totalLine(chosenCosts(scene)), destaque: false },
    ],
  };
}

/** The summary of the plan as it is announced: the same as on the screen. */
export function spokenPlan({ titulo, tipo, credito, linhas }: PlanSummaryProps): string {
  return spokenParts([
    'Resumo do plano',
    titulo,
    credito && `${figures.creditOf} ${credito}`,
    tipo,
    spokenLines(linhas),
  ]);
}
