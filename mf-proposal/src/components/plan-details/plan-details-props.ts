import type { PlanType } from '@consorcio/shared/entities';
import {
  chosenCosts,
  chosenOffer,
  type DefinitionLines,
  feeLabel,
  figures,
  moneyLabel,
  needed,
  percentLabel,
  spokenGroups,
  spokenParts,
  totalLine,
} from '@consorcio/shared/journey';
import type { FactSheetContent } from '@consorcio/shared/ui';
import type { ProposalScene } from '../../state';

/**
 * The details of the chosen plan: fees, group, bids, insurance. A line whose value is not known is empty, so it is not shown.
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
      ...(details ? [fees(details)] : offer ? [knownFees(offer)] : []),
      ...(offer ? groupsOf(offer) : []),
      { titulo: figures.total, linhas: [totalLine(chosenCosts(scene))] },
    ],
    ...(details?.TabelaDescricao && { observacao: details.TabelaDescricao }),
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

/** The group, its bids, and what belongs to the instalment. */
function groupsOf({ grupo, planoGrupoSituacao, valorParcela, detalhesPlano }: PlanType): readonly DefinitionLines[] {
  const { prazoGrupo, maxParticipantes, percentualSeguro } = detalhesPlano ?? {};
  const { indiceCorrecao = '', lanceFixo = '', lanceLivre = '' } = detalhesPlano ?? {};
  const insurance = percentualSeguro === 0 ? 'Não incluso na parcela' : percentLabel(percentualSeguro);
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
    {
      titulo: 'Seguro e parcela',
      linhas: [
        { rotulo: figures.insurance, valor: insurance },
        { rotulo: figures.monthlyInstalment, valor: moneyLabel(valorParcela) },
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
