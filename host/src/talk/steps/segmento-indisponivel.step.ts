import type { Journey } from '@consorcio/shared/entities';
import type { ErrorCode } from '@consorcio/shared/errors';
import {
  defineStep,
  endOption,
  markup,
  type Scene,
  type StepOption,
  specialistsOption,
  tryAgainOption,
} from '@consorcio/shared/flow';
import { otherSimulationLabel } from './option-labels';

const tooSlow = 'A conexão está lenta e esta parte da conversa não chegou a tempo.';
const outOfReach = 'Não consegui carregar esta parte da conversa. Pode ser a conexão.';
const explanations: Partial<Record<ErrorCode, string>> = {
  'segment.timeout': tooSlow,
  'network.timeout': tooSlow,
  'segment.unreachable': outOfReach,
  'network.offline': outOfReach,
  'network.lost': outOfReach,
  'segment.contract': 'Esta parte da conversa está sendo atualizada neste momento.',
};
const unforeseen = 'Esta parte da conversa não abriu como deveria.';
const handover = 'Daqui em diante, quem segue com você é o nosso time de especialistas.';
const pending = 'Seu último envio ficou sem confirmação, mas pode ter dado certo. Por enquanto, não envie de novo.';
const onlyTheSurvey = 'Nada se perdeu: só a última parte da conversa, uma pesquisa rápida, não abriu.';

const tryAgain = { ...tryAgainOption, to: 'back-to-trouble' } as const satisfies StepOption;
const simulateAgain = {
  id: 'simular-de-novo',
  label: otherSimulationLabel,
  to: 'exit:simular',
  tone: 'secondary',
} as const satisfies StepOption;

/**
 * A segment cannot be loaded. What was answered stays; the visitor tries again at the very same place, without a reload,
 * or talks to a person. While the outcome of a creation is pending, nothing new is offered. A segment that is not in the release is a planned handover, not a failure. After a purchase the
 * text confirms the purchase first. Then, and after the second failure in a row, the visitor may end here.
 */
export const segmentoIndisponivel = defineStep({
  name: 'segmento-indisponivel',
  leadsTo: ['back-to-trouble', 'exit:simular', 'end'],
  opens: ['specialists'],
  atOnce: true, // the visitor has already waited for the segment
  text: (scene) => {
    const code = scene.trouble?.failure.code;
    if (followsSale(scene)) return [registered(scene.journey), onlyTheSurvey];
    if (scene.trouble?.isPending) return [(code && explanations[code]) ?? unforeseen, pending];
    if (code === 'segment.absent') return ['Tudo certo até aqui: suas respostas estão guardadas.', handover];
    return [(code && explanations[code]) ?? unforeseen, 'Suas respostas estão guardadas. Podemos tentar de novo?'];
  },
  options: (scene) => {
    const isAbsent = scene.trouble?.failure.code === 'segment.absent';
    const isPending = scene.trouble?.isPending === true;
    const absent = isPending ? [specialistsOption] : [specialistsOption, simulateAgain];
    const ways = isAbsent ? absent : [tryAgain, specialistsOption];
    return followsSale(scene) || isPending || (scene.trouble?.times ?? 1) > 1 ? [...ways, endOption] : ways;
  },
  example: { right: ['tentar-novamente', 'simular-de-novo', 'encerrar'], isTrouble: true },
});

/** The only way into the survey is a closed sale (itinerary). */
function followsSale({ trouble }: Scene): boolean {
  return trouble?.place.segment === 'survey';
}

function registered({ proposta }: Journey): string {
  if (proposta?.contrato === undefined) return 'Sua contratação está registrada.\u00a0🎉';
  return markup`Sua contratação está registrada: contrato <b>${proposta.contrato}</b>.\u00a0🎉`;
}
