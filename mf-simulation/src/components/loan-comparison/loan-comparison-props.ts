import { chosenCosts, chosenOffer, figures, inCents, needed, percentLabel } from '@consorcio/shared/journey';
import { formatMoney } from '@consorcio/shared/validation';
import type { SimulationScene } from '../../state';
import type { LoanComparisonProps } from './loan-comparison';

/** Whether the plan's total is known: without it a comparison would not be fair. */
export function isComparable(scene: SimulationScene): boolean {
  return scene.journey.planoSelecionado !== undefined && chosenCosts(scene).totalInCents !== undefined;
}

/** The plan beside an example loan of the same amount and months, at the rate of the settings. */
export function loanComparison(scene: SimulationScene): LoanComparisonProps {
  const plan = needed(scene.journey.planoSelecionado, 'planoSelecionado');
  const costs = chosenCosts(scene);
  const totalInCents = needed(costs.totalInCents, 'the total of the plan');
  const later = costs.later.at(-1);
  const creditInCents = inCents(plan.bemCredito.value);
  const { taxaFinanciamento } = scene.brand.instituicao;
  const loan = priceLoan(creditInCents, plan.planoMeses, taxaFinanciamento);
  const index = chosenOffer(scene.journey)?.detalhesPlano?.indiceCorrecao;
  return {
    credito: plan.bemCredito.label,
    meses: plan.planoMeses,
    linhas: [
      {
        rotulo: figures.instalment,
        consorcio: later
          ? `${plan.planoValorParcela.label} até a contemplação; depois, por exemplo, ${formatMoney(later.instalmentInCents)}`
          : plan.planoValorParcela.label,
        financiamento: formatMoney(loan.instalmentInCents),
      },
      {
        rotulo: 'Custo além do crédito',
        consorcio: `${formatMoney(totalInCents - creditInCents)} de taxas`,
        financiamento: `${formatMoney(loan.interestInCents)} de juros`,
      },
      {
        rotulo: figures.estimatedTotal,
        consorcio: formatMoney(totalInCents),
        financiamento: formatMoney(loan.totalInCents),
      },
      {
        rotulo: 'Quando você recebe',
        consorcio: 'Por sorteio ou lance, sem data prometida',
        financiamento: 'Logo depois da aprovação',
      },
      {
        rotulo: figures.correction,
        consorcio: `Crédito e parcelas mudam${index ? `: ${index}` : ' com o índice'}`,
        financiamento: 'Parcela fixa neste exemplo',
      },
    ],
    observacao:
      `Exemplo, não é oferta: Tabela Price a ${percentLabel(taxaFinanciamento)} ao mês, sem entrada, tarifas, ` +
      'impostos ou seguros. Cada banco tem a sua taxa. No consórcio, valores de hoje.',
  };
}

/** The comparison as it is announced: the totals, and when the money comes. */
export function spokenComparison({ linhas, observacao }: LoanComparisonProps): string {
  const rows = linhas.map(
    ({ rotulo, consorcio, financiamento }) =>
      `${rotulo}: no consórcio, ${consorcio}; no financiamento, ${financiamento}`,
  );
  return ['Consórcio e financiamento', ...rows, observacao].join('. ');
}

/**
 * Borrows an amount for some months, with equal instalments (Price table). Money in integer cents.
 * @param rate percent a month, above 0
 */
export function priceLoan(amountInCents: number, months: number, rate: number) {
  const monthly = rate / 100;
  const instalmentInCents = Math.round((amountInCents * monthly) / (1 - (1 + monthly) ** -months));
  const totalInCents = instalmentInCents * months;
  return { instalmentInCents, totalInCents, interestInCents: totalInCents - amountInCents };
}
