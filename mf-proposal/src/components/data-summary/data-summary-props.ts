import { bothAmounts, needed, untakenDiscount } from '@consorcio/shared/journey';
import { correctionId } from '../../questions/correction';
import { summaryGroups } from '../../questions/define-question';
import { questions } from '../../questions/questions';
import type { ProposalJourney, ProposalScene } from '../../state';
import type { DataSummaryProps } from './data-summary';

type Group = DataSummaryProps['grupos'][number];

/** Everything the contract will say. Each answer can be corrected from its line. */
export function dataSummary(scene: ProposalScene): DataSummaryProps {
  return { grupos: [...summaryGroups.map((titulo) => answers(titulo, scene.journey)), plan(scene)] };
}

function answers(titulo: (typeof summaryGroups)[number], journey: ProposalJourney): Group {
  const linhas = questions
    .filter(({ group }) => group === titulo)
    .flatMap(({ id, label, shown, furtherLines }) => [
      { rotulo: label(journey), valor: shown(journey), opcao: correctionId(id) },
      ...furtherLines(journey),
    ]);
  return { titulo, linhas };
}

function plan(scene: ProposalScene): Group {
  const untaken = untakenDiscount(scene);
  const { bemCredito, LabelPlano, planoMeses, planoValorParcela, planoValorPagamento } = needed(
    scene.journey.planoSelecionado,
    'planoSelecionado',
  );
  return {
    titulo: 'Plano',
    linhas: [
      { rotulo: 'Crédito', valor: bemCredito.label },
      { rotulo: 'Plano', valor: `${LabelPlano}, ${planoMeses} meses` },
      { rotulo: 'Parcela mensal', valor: planoValorParcela.label },
      { rotulo: 'Primeira parcela', valor: untaken ? bothAmounts(untaken) : planoValorPagamento.label },
    ],
  };
}
