import { defineStep } from '@consorcio/shared/flow';
import { correctionOption, menu, menuTargets, nameOf, presentValue } from '../summary/corrections';

/** What is to be mended? The chosen datum is asked again, nothing else. Document and phone have the width of their numbers. */
export const proposalAlterar = defineStep({
  name: 'proposal-alterar',
  leadsTo: ['proposal-terms', ...menuTargets],
  text: 'O que você quer alterar?',
  layout: 'grid',
  options: ({ journey }) => [
    ...menu.map((correction) => ({
      ...correctionOption(correction),
      label: nameOf(correction, journey),
      detail: presentValue(correction, journey),
      isWide: correction === 'cpf-cnpj' || correction === 'telefone',
    })),
    { id: 'nada', label: 'Nenhum, está tudo certo', to: 'proposal-terms', tone: 'quiet', isWide: true },
  ],
});
