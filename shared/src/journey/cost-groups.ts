import type { Scene } from '../flow';
import { formatMoney } from '../validation';
import { chosenOffer } from './chosen-offer';
import { type Costs, costsOf } from './costs-of';
import type { DefinitionLine, DefinitionLines } from './definition-line';
import { feeLabel } from './fee-label';
import { firstInstalmentLines } from './first-instalment-lines';
import { inCents } from './money-label';
import { needed } from './needed';
import { percentLabel } from './percent-label';

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
    { titulo: 'Total', linhas: totalLines(scene, costs) },
    { titulo: 'Parcelas', linhas: instalmentLines(scene, costs) },
    { titulo: 'Primeira parcela', linhas: firstInstalmentLines(scene) },
    { titulo: 'Correção', linhas: [correctionLine(scene)] },
  ];
}

/** Follows the groups. */
export const costsNote = 'Valores de hoje: mudam com o índice de correção. Valem o contrato e o regulamento do grupo.';

/** The costs as they are announced, in short: the highlighted figures and what they depend on. */
export function spokenCosts(scene: Scene): string {
  const lines = costGroups(scene).flatMap(({ linhas }) => linhas.filter(({ destaque }) => destaque));
  return ['Quanto custa no total', ...lines.map(({ rotulo, valor }) => `${rotulo}: ${valor}`), costsNote].join('. ');
}

/** The total of the plan in one line; it has no value where the total is not known. */
export function totalLine({ totalInCents, otherInCents }: Costs): DefinitionLine {
  const parts = otherInCents === undefined ? 'crédito, taxa e fundo' : 'crédito, taxa, fundo e outros valores';
  return {
    rotulo: 'Total estimado, em valores de hoje',
    valor: money(totalInCents),
    nota: `Calculado por nós: ${parts}, sem descontos.`,
    destaque: true,
  };
}

function instalmentLines({ journey }: Scene, { later }: Costs): readonly DefinitionLine[] {
  const { tipoPlanoID, planoMeses, planoValorParcela } = chosen(journey);
  const isReduced = tipoPlanoID !== 'CREDITO_INTEGRAL';
  return [
    { rotulo: 'Prazo', valor: `${planoMeses} meses` },
    {
      rotulo: isReduced ? 'Parcela até a contemplação' : 'Parcela mensal',
      valor: planoValorParcela.label,
      destaque: true,
    },
    ...later.map(({ month, instalmentInCents }, place) => ({
      rotulo: `Após a contemplação no mês ${month}`,
      valor: formatMoney(instalmentInCents),
      ...(place === later.length - 1 && {
        nota: 'Exemplos calculados por nós: a diferença dividida nas parcelas que faltam.',
      }),
    })),
    ...(isReduced && later.length === 0 ? [laterUnknown] : []),
  ];
}

const laterUnknown = { rotulo: 'Depois da contemplação', valor: 'Parcela maior, conforme o regulamento' };

function totalLines(scene: Scene, costs: Costs): readonly DefinitionLine[] {
  const { journey } = scene;
  const { bemCredito } = chosen(journey);
  return [
    { rotulo: 'Crédito', valor: bemCredito.label },
    adminFeeLine(scene, costs),
    { rotulo: 'Fundo de reserva', valor: money(costs.reserveFundInCents), nota: ofCredit(fees(journey).reserveFund) },
    {
      rotulo: 'Outros valores da parcela',
      valor: money(costs.otherInCents),
      nota: 'Calculado por nós: o que a parcela tem além disso.',
    },
    totalLine(costs),
    ...(costs.totalInCents === undefined ? [totalUnknown] : []),
    ...apartLines(scene, costs),
  ];
}

const totalUnknown = {
  rotulo: 'Total',
  valor: 'Ainda não sei',
  nota: 'Faltam valores do plano para somar com certeza.',
};

function adminFeeLine({ journey }: Scene, { adminFeeInCents, adminFeeMonthlyInCents }: Costs): DefinitionLine {
  const { planoTaxaAdmMensal } = chosen(journey);
  const monthly = planoTaxaAdmMensal === undefined ? '' : feeLabel(planoTaxaAdmMensal);
  if (adminFeeInCents === undefined) return { rotulo: 'Taxa de administração', valor: monthly };
  const average =
    adminFeeMonthlyInCents === undefined ? '' : ` Em média, ${formatMoney(adminFeeMonthlyInCents)} por mês`;
  return {
    rotulo: 'Taxa de administração',
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
    apart('Seguro', insurance, 'Não incluso na parcela', otherInCents !== undefined),
    apart('Seguro de quebra de garantia', planoDetalhes?.TaxaSeguroQuebra, '', otherInCents !== undefined),
    apart('Taxa de adesão', joining, 'Não tem', false),
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
    rotulo: 'Índice de correção',
    valor: chosenOffer(journey)?.detalhesPlano?.indiceCorrecao || 'Conforme o regulamento',
    nota: 'Corrige o crédito e as parcelas, nas datas do regulamento do grupo.',
  };
}

function fees(journey: Scene['journey']): {
  readonly adminFee?: number | undefined;
  readonly reserveFund?: number | undefined;
} {
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
