import { needed } from '@consorcio/shared/journey';
import { correctionId } from '../../questions/correction';
import { summaryGroups } from '../../questions/define-question';
import { questions } from '../../questions/questions';
import type { ProposalJourney } from '../../state';
import type { DataSummaryProps } from './data-summary';

type Group = DataSummaryProps['grupos'][number];

/** Everything the contract will say. Each answer can be corrected from its line. */
export function dataSummary(journey: ProposalJourney): DataSummaryProps {
  return { grupos: [...summaryGroups.map((titulo) => answers(titulo, journey)), plan(journey)] };
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

function plan({ planoSelecionado }: ProposalJourney): Group {
  const { bemCredito, LabelPlano, planoMeses, planoValorParcela, planoValorPagamento } = needed(
    planoSelecionado,
    'planoSelecionado',
  );
  return {
    titulo: 'Plano',
    linhas: [
      { rotulo: 'Crédito', valor: bemCredito.label },
      { rotulo: 'Plano', valor: `${LabelPlano}, ${planoMeses} meses` },
      { rotulo: 'Parcela mensal', valor: planoValorParcela.label },
      { rotulo: 'Primeira parcela', valor: planoValorPagamento.label },
    ],
  };
}
