import { menuOptions, menuTargets } from '../questions/correction-options';
import { defineStep } from '../state';

/** Asks what to change. Only the chosen datum is asked again. SPEC section 4. */
export const proposalAlterar = defineStep({
  name: 'proposal-alterar',
  leadsTo: ['proposal-terms', ...menuTargets],
  text: 'O que você quer alterar?',
  layout: 'grid',
  options: ({ journey }) => [
    ...menuOptions(journey),
    { id: 'nada', label: 'Nada, está tudo certo', to: 'proposal-terms', tone: 'quiet', isWide: true },
  ],
  example: { right: ({ journey }) => ['nada', ...menuOptions(journey).map(({ id }) => id)] },
});

export const changeDataOption = {
  id: 'alterar',
  label: 'Alterar dados',
  to: 'proposal-alterar',
  tone: 'secondary',
} as const;
