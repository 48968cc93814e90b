import type { ErrorCode } from '@consorcio/shared/errors';
import { defineStep, specialistsOption } from '@consorcio/shared/flow';

const explanations: Partial<Record<ErrorCode, string>> = {
  'segment.timeout': 'A conexão está lenta e esta parte da conversa não chegou a tempo.',
  'segment.unreachable': 'Não consegui carregar esta parte da conversa. Pode ser a conexão.',
  'segment.contract': 'Esta parte da conversa está sendo atualizada neste momento.',
};
const unforeseen = 'Esta parte da conversa não abriu como deveria.';
const handover = 'Por aqui eu vou até este ponto. Quem continua com você agora é o nosso time de especialistas.';

/**
 * A segment cannot be had. What was answered stays; the visitor tries again at the very same place, without a reload,
 * or talks to a person. A segment that is not in the release is a handover, not an accident.
 */
export const segmentoIndisponivel = defineStep({
  name: 'segmento-indisponivel',
  leadsTo: ['back-to-trouble', 'exit:simular', 'especialistas'],
  text: ({ trouble }) => {
    const code = trouble?.failure.code;
    if (code === 'segment.absent') return ['Tudo certo até aqui: suas respostas estão guardadas.', handover];
    return [(code && explanations[code]) ?? unforeseen, 'Suas respostas estão guardadas. Podemos tentar de novo?'];
  },
  options: ({ trouble }) =>
    trouble?.failure.code === 'segment.absent'
      ? [
          specialistsOption,
          { id: 'simular-de-novo', label: 'Fazer outra simulação', to: 'exit:simular', tone: 'secondary' },
        ]
      : [
          { id: 'tentar-novamente', label: 'Tentar novamente', to: 'back-to-trouble', tone: 'primary' },
          specialistsOption,
        ],
});
