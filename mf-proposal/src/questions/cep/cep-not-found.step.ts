import { isRefused } from '@consorcio/shared/errors';
import { endOption, specialistsOption } from '@consorcio/shared/flow';
import { answerHints, checkCep, formatCep } from '@consorcio/shared/validation';
import { defineStep, type ProposalScene } from '../../state';
import { keepOption } from '../correction';

/** No address for the CEP, or the proposal refused it. The two bubbles are verbatim from the SPEC. SPEC section 8. */
export const cepNotFound = defineStep({
  name: 'cep-not-found',
  leadsTo: ['cep-buscar', 'proposal-proxima', 'end'],
  opens: ['specialists'],
  text: (scene) => [
    'Ops! não encontrei esse CEP.',
    ...(isServiceDown(scene) ? ['A busca pode estar fora do ar. Se o CEP estiver certo, envie de novo.'] : []),
    'Corrija o CEP para tentar novamente.',
  ],
  input: {
    kind: 'cep',
    label: 'CEP',
    hint: answerHints.cep,
    check: checkCep,
    initial: ({ journey }) => formatCep(journey.cep ?? ''),
    show: formatCep,
  },
  options: ({ journey, trouble }) => [
    ...keepOption(journey, 'cep', { label: 'Manter o endereço de antes' }),
    specialistsOption,
    // The next CEP may not be found either.
    ...((trouble?.times ?? 1) > 1 ? [endOption] : []),
  ],
  record: (journey, cep) => ({ ...journey, cep, cepErrorAt: journey.cepErrorAt ?? 'cep-first-input' }),
  example: { right: ['01310-100', '20211110'], refused: { '11111-111': 'CEP inválido' } },
});

/** The look-up did not answer, so the CEP may be right. */
function isServiceDown({ trouble }: ProposalScene): boolean {
  return trouble?.place.step === 'cep-buscar' && !isRefused(trouble.failure);
}
