import {
  bothAmounts,
  chosenCosts,
  discountPercent,
  feeLabel,
  needed,
  totalLine,
  untakenDiscount,
} from '@consorcio/shared/journey';
import type { ProposalScene } from '../../state';
import type { PlanSummaryProps } from './plan-summary';

/** The chosen plan at a glance. */
export function planSummary(scene: ProposalScene): PlanSummaryProps {
  const plan = needed(scene.journey.planoSelecionado, 'planoSelecionado');
  const discount = discountPercent(scene);
  const untaken = untakenDiscount(scene);
  return {
    titulo: plan.bemNome,
    tipo: plan.LabelPlano,
    imagem: plan.ImagemUrlPlano,
    credito: plan.bemCredito.label,
    linhas: [
      { rotulo: 'Parcela mensal', valor: plan.planoValorParcela.label, destaque: true },
      { rotulo: 'Primeira parcela', valor: untaken ? bothAmounts(untaken) : plan.planoValorPagamento.label },
      ...(discount === undefined || untaken ? [] : [{ rotulo: 'Desconto na primeira parcela', valor: `${discount}%` }]),
      { rotulo: 'Prazo', valor: `${plan.planoMeses} meses` },
      ...(plan.planoTaxaAdmMensal === undefined
        ? []
        : [{ rotulo: 'Taxa de administração', valor: feeLabel(plan.planoTaxaAdmMensal) }]),
      { ...totalLine(chosenCosts(scene)), destaque: false },
    ],
  };
}
