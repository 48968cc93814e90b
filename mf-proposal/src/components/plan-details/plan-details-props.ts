import type { PlanType, SelectedPlan } from '@consorcio/shared/entities';
import {
  chosenCosts,
  chosenOffer,
  type DefinitionLines,
  feeLabel,
  figures,
  needed,
  percentLabel,
  spokenGroups,
  spokenParts,
  totalLine,
} from '@consorcio/shared/journey';
import type { FactSheetContent } from '@consorcio/shared/ui';
import type { ProposalScene } from '../../state';

/**
 * The details of the chosen plan: instalment, fees, group, bids, total. A line whose value is not known is empty, so it is not shown.
 * SPEC section 3, plan details and detalhesPlano.
 */
export function detailSheet(scene: ProposalScene): FactSheetContent {
  const { journey } = scene;
  const plan = needed(journey.planoSelecionado, 'planoSelecionado');
  const details = journey.planoDetalhes;
  const offer = chosenOffer(journey);
  return {
    titulo: details?.titulo || plan.bemNome,
    grupos: [
      instalment(plan, offer),
      ...(details ? [fees(details)] : offer ? [knownFees(offer)] : []),
      ...(offer ? groupsOf(offer) : []),
      { titulo: figures.total, linhas: [{ ...totalLine(chosenCosts(scene)), destaque: false }] },
    ],
    ...(details?.TabelaDescricao && { observacao: details.TabelaDescricao }),
  };
}

function instalment({ planoValorParcela }: SelectedPlan, offer: PlanType | undefined): DefinitionLines {
  const percent = offer?.detalhesPlano?.percentualSeguro;
  const insurance = percent === 0 ? 'Não incluso na parcela' : percentLabel(percent);
  return {
    titulo: 'Parcela e seguro',
    linhas: [
      { rotulo: figures.monthlyInstalment, valor: planoValorParcela.label, destaque: true },
      { rotulo: figures.insurance, valor: insurance },
    ],
  };
}

function fees(details: NonNullable<ProposalScene['journey']['planoDetalhes']>): DefinitionLines {
  const { taxaAdmTotal, PlanoTaxas = [], SemAdesao, TaxaAdesao, TaxaFundoReserva, TaxaSeguroQuebra, Rateio } = details;
  const named = PlanoTaxas.map(({ nome, percentual }) => ({ rotulo: nome, valor: percentLabel(percentual) }));
  const isNamed = (pattern: RegExp) => PlanoTaxas.some(({ nome }) => pattern.test(nome));
  return {
    titulo: 'Taxas',
    linhas: [
      ...named,
      ...(isNamed(/administra/i) ? [] : [{ rotulo: figures.adminFee, valor: percentLabel(taxaAdmTotal) }]),
      ...(isNamed(/reserva/i) ? [] : [{ rotulo: figures.reserveFund, valor: percentLabel(TaxaFundoReserva) }]),
      { rotulo: figures.joiningFee, valor: SemAdesao ? 'Não tem' : percentLabel(TaxaAdesao) },
      {
        rotulo: figures.guaranteeInsurance,
        valor: TaxaSeguroQuebra === 0 ? 'Não tem' : percentLabel(TaxaSeguroQuebra),
      },
      { rotulo: 'Taxas divididas nas parcelas', valor: Rateio === undefined ? '' : Rateio ? 'Sim' : 'Não' },
    ],
  };
}

/** The fees as the catalogue has them, when the details of the plan could not be fetched. */
function knownFees({ planoTaxaAdmTotal, planoTaxaAdmMensal }: PlanType): DefinitionLines {
  return {
    titulo: 'Taxas',
    linhas: [
      { rotulo: figures.adminFee, valor: percentLabel(planoTaxaAdmTotal) },
      { rotulo: 'Por mês', valor: feeLabel(planoTaxaAdmMensal) },
    ],
  };
}

/** The group and its bids. */
function groupsOf({ grupo, planoGrupoSituacao, detalhesPlano }: PlanType): readonly DefinitionLines[] {
  const { prazoGrupo, maxParticipantes } = detalhesPlano ?? {};
  const { indiceCorrecao = '', lanceFixo = '', lanceLivre = '' } = detalhesPlano ?? {};
  return [
    {
      titulo: 'Grupo',
      linhas: [
        { rotulo: 'Grupo', valor: grupo },
        { rotulo: 'Situação', valor: planoGrupoSituacao },
        { rotulo: figures.groupTerm, valor: prazoGrupo === undefined ? '' : `${prazoGrupo} meses` },
        { rotulo: 'Participantes', valor: maxParticipantes === undefined ? '' : `até ${maxParticipantes}` },
        { rotulo: figures.correctionIndex, valor: indiceCorrecao },
      ],
    },
    {
      titulo: 'Lances',
      linhas: [
        { rotulo: 'Lance fixo', valor: lanceFixo },
        { rotulo: 'Lance livre', valor: lanceLivre },
      ],
    },
  ];
}

/** The details of a plan as they are announced. The text of the administrator may be long: it is only mentioned. */
export function spokenDetails({ titulo, grupos, observacao = '' }: FactSheetContent): string {
  return spokenParts([
    'Detalhes do plano',
    titulo,
    spokenGroups(grupos),
    observacao.trim() && 'No fim há uma observação da administradora',
  ]);
}
