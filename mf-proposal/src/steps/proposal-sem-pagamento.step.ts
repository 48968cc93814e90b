import { otherPlansLabel, specialistsOption } from '@consorcio/shared/flow';
import { defineStep } from '../state';

/** The proposal exists and cannot be paid here: a specialist takes over. SPEC section 4. */
export const proposalSemPagamento = defineStep({
  name: 'proposal-sem-pagamento',
  leadsTo: ['exit:escolher-outro-plano'],
  opens: ['specialists'],
  text: [
    'O pagamento desta proposta é feito com um dos nossos especialistas.',
    'Sua proposta já está guardada: é só chamar.',
  ],
  options: [
    specialistsOption,
    { id: 'outro-plano', label: otherPlansLabel, to: 'exit:escolher-outro-plano', tone: 'secondary' },
  ],
  example: { right: ['outro-plano'], isTrouble: true },
});
