import type { Scene } from '../flow';
import { formatMoney } from '../validation';
import { chosenOffer } from './chosen-offer';
import { type Costs, costsOf } from './costs-of';
import type { DefinitionLine, DefinitionLines } from './definition-line';
import * as figures from './figures';
import { firstInstalmentLines } from './first-instalment-lines';
import { feeLabel, inCents, percentLabel } from './labels';
import { needed } from './needed';

/** The costs of the chosen plan, from its details and from the catalogue. */
export function chosenCosts({ journey }: Scene): Costs {
  const { tipoPlanoID, bemCredito, planoMeses, planoValorParcela } = chosen(journey);
  return costsOf({
    planType: tipoPlanoID,
    creditInCents: inCents(bemCredito.value),
    months: planoMeses,
    instalmentInCents: inCents(planoValorParcela.value),
    ...fees(journey),
  });
}

/** What the chosen plan costs, as the groups of a sheet: each figure is the API's, or its note says that it is computed. */
export function costGroups(scene: Scene): readonly DefinitionLines[] {
  const costs = chosenCosts(scene);
  return [
    { titulo: figures.total, linhas: totalLines(scene, costs) },
    { titulo: figures.instalments, linhas: instalmentLines(scene, costs) },
    { titulo: figures.firstInstalment, linhas: firstInstalmentLines(scene) },
    { titulo: figures.correction, linhas: [correctionLine(scene)] },
  ];
}

/** Follows the groups. */
export const costsNote = 'Valores de hoje: mudam com o índice de correção. Valem o contrato e o regulamento do grupo.';

/** The costs as they are announced, in short: the highlighted figures and what they depend on. */
export function spokenCosts(scene: Scene): string {
  const lines = costGroups(scene).flatMap(({ linhas }) => linhas.filter(({ destaque }) => destaque));
  return [figures.totalCosts, ...lines.map(({ rotulo, valor }) => `${rotulo}: ${valor}`), costsNote].join('. ');
}

/** The total of the plan in one line; it has no value where the total is not known. */
export function totalLine({ totalInCents, otherInCents }: Costs): DefinitionLine {
  const parts = otherInCents === undefined ? 'crédito, taxa e fundo' : 'crédito, taxa, fundo e outros valores';
  return {
    rotulo: figures.estimatedTotalToday,
    valor: money(totalInCents),
    nota: `Calculado por nós: ${parts}, sem descontos.`,
    destaque: true,
  };
}

function instalmentLines({ journey }: Scene, { later }: Costs): readonly DefinitionLine[] {
  const { tipoPlanoID, planoMeses, planoValorParcela } = chosen(journey);
  const isReduced = tipoPlanoID !== 'CREDITO_INTEGRAL';
  return [
    { rotulo: figures.term, valor: `${planoMeses} meses` },
    {
      rotulo: isReduced ? figures.reducedInstalment : figures.monthlyInstalment,
      valor: planoValorParcela.label,
      destaque: true,
    },
    ...later.map(({ month, instalmentInCents }, place) => ({
      rotulo: figures.laterInstalmentIn(month),
      valor: formatMoney(instalmentInCents),
      ...(place === later.length - 1 && {
        nota: 'Exemplos calculados por nós: a diferença dividida nas parcelas que faltam.',
      }),
    })),
    ...(isReduced && later.length === 0 ? [laterUnknown] : []),
  ];
}

const laterUnknown = { rotulo: figures.laterInstalment, valor: 'Parcela maior, conforme o regulamento' };

function totalLines(scene: Scene, costs: Costs): readonly DefinitionLine[] {
  const { journey } = scene;
  const { bemCredito } = chosen(journey);
  return [
    { rotulo: figures.credit, valor: bemCredito.label },
    adminFeeLine(scene, costs),
    { rotulo: figures.reserveFund, valor: money(costs.reserveFundInCents), nota: ofCredit(fees(journey).reserveFund) },
    {
      rotulo: figures.otherInInstalment,
      valor: money(costs.otherInCents),
      nota: 'Calculado por nós: o que a parcela tem além disso.',
    },
    totalLine(costs),
    ...(costs.totalInCents === undefined ? [totalUnknown] : []),
    ...apartLines(scene, costs),
  ];
}

const totalUnknown = {
  rotulo: figures.total,
  valor: 'Ainda não sei',
  nota: 'Faltam valores do plano para somar com certeza.',
};

function adminFeeLine({ journey }: Scene, { adminFeeInCents, adminFeeMonthlyInCents }: Costs): DefinitionLine {
  const monthly = feeLabel(chosen(journey).planoTaxaAdmMensal);
  if (adminFeeInCents === undefined) return { rotulo: figures.adminFee, valor: monthly };
  const average =
    adminFeeMonthlyInCents === undefined ? '' : ` Em média, ${formatMoney(adminFeeMonthlyInCents)} por mês`;
  return {
    rotulo: figures.adminFee,
    valor: formatMoney(adminFeeInCents),
    nota: `${ofCredit(fees(journey).adminFee)}${average}${average && monthly && ` (${monthly})`}${average && '.'}`,
  };
}

/** What is not part of the total, because the API does not say what it is a percentage of. */
function apartLines({ journey }: Scene, { otherInCents }: Costs): readonly DefinitionLine[] {
  const { planoDetalhes } = journey;
  const insurance = chosenOffer(journey)?.detalhesPlano?.percentualSeguro;
  const joining = planoDetalhes?.SemAdesao ? 0 : planoDetalhes?.TaxaAdesao;
  return [
    apart(figures.insurance, insurance, 'Não incluso na parcela', otherInCents !== undefined),
    apart(figures.guaranteeInsurance, planoDetalhes?.TaxaSeguroQuebra, '', otherInCents !== undefined),
    apart(figures.joiningFee, joining, 'Não tem', false),
  ];
}

function apart(rotulo: string, percent: number | undefined, none: string, isInOther: boolean): DefinitionLine {
  if (percent === undefined || percent === 0) return { rotulo, valor: percent === 0 ? none : '' };
  return {
    rotulo,
    valor: percentLabel(percent),
    ...(!isInOther && { nota: 'Fora do total acima: veja no contrato.' }),
  };
}

function correctionLine({ journey }: Scene): DefinitionLine {
  return {
    rotulo: figures.correctionIndex,
    valor: chosenOffer(journey)?.detalhesPlano?.indiceCorrecao || 'Conforme o regulamento',
    nota: 'Corrige o crédito e as parcelas, nas datas do regulamento do grupo.',
  };
}

function fees(journey: Scene['journey']) {
  const { planoDetalhes } = journey;
  return {
    adminFee: planoDetalhes?.taxaAdmTotal ?? chosenOffer(journey)?.planoTaxaAdmTotal,
    reserveFund: planoDetalhes?.TaxaFundoReserva,
  };
}

function chosen({ planoSelecionado }: Scene['journey']) {
  return needed(planoSelecionado, 'planoSelecionado');
}

function ofCredit(percent: number | undefined): string {
  return percent === undefined ? '' : `Calculado por nós: ${percentLabel(percent)} do crédito.`;
}

function money(cents: number | undefined): string {
  return cents === undefined ? '' : formatMoney(cents);
}
