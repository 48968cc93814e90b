import { defineStep } from '@consorcio/shared/flow';
import { isSettled } from '../journey/correction';
import { chooseHolder } from '../journey/holder';

/** Who signs: the visitor (tipoPessoa 0) or their company (1). */
export const proposalTitular = defineStep({
  name: 'proposal-titular',
  leadsTo: ['proposal-nome'],
  known: ({ journey }) => isSettled(journey, journey.tipoPessoa, 'titular'),
  text: 'O consórcio vai ficar em nome de quem?',
  options: [
    {
      id: 'pessoa',
      label: 'No meu nome',
      to: 'proposal-nome',
      tone: 'primary',
      record: (journey) => chooseHolder(journey, 0),
    },
    {
      id: 'empresa',
      label: 'Da minha empresa',
      to: 'proposal-nome',
      tone: 'secondary',
      record: (journey) => chooseHolder(journey, 1),
    },
  ],
});
