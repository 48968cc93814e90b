import {
  costGroups,
  costsNote,
  figures,
  goodsName,
  needed,
  spokenGroups,
  spokenParts,
} from '@consorcio/shared/journey';
import { correctionId } from '../../questions/correction';
import { summaryGroups } from '../../questions/define-question';
import { questions } from '../../questions/questions';
import type { ProposalJourney, ProposalScene } from '../../state';
import type { DataSummaryProps } from './data-summary';

type Group = DataSummaryProps['grupos'][number];

/** Everything the contract will say, and what it costs. Each answer can be corrected from its line. */
export function dataSummary(scene: ProposalScene): DataSummaryProps {
  return {
    grupos: [...summaryGroups.map((titulo) => answers(titulo, scene.journey)), ...plan(scene)],
    observacao: costsNote,
  };
}

function answers(titulo: (typeof summaryGroups)[number], journey: ProposalJourney): Group {
  const linhas = questions
    .filter(({ group }) => group === titulo)
    .flatMap(({ id, label, shown, furtherLines }) => [
      { rotulo: label(journey), valor: shown(journey), opcao: correctionId(id) },
      ...(furtherLines?.(journey) ?? []),
    ]);
  return { titulo, linhas };
}

/** The goods and the costs, with the discount and the coupon that are known by then. */
function plan(scene: ProposalScene): readonly Group[] {
  const plan = needed(scene.journey.planoSelecionado, 'planoSelecionado');
  const bought = [
    { rotulo: 'Bem', valor: goodsName(plan) },
    { rotulo: 'Tipo', valor: plan.LabelPlano },
  ];
  return [{ titulo: figures.plan, linhas: bought }, ...costGroups(scene)];
}

/** The summary of the contract as it is announced: the visitor is about to sign it, so all of it. */
export function spokenData({ grupos, observacao = '' }: DataSummaryProps): string {
  return spokenParts([
    'Resumo do contrato',
    spokenGroups(grupos),
    observacao,
    'Cada resposta tem um botão para alterar',
  ]);
}
