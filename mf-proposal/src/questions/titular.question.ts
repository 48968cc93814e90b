import { needed } from '@consorcio/shared/journey';
import { defineStep } from '../state';
import { defineQuestion } from './define-question';
import { chooseHolder, holderWords } from './holder';

/** Who signs: the visitor (tipoPessoa 0) or their company (1). */
export const titular = defineQuestion({
  id: 'titular',
  label: () => 'Quem contrata',
  group: 'Titular',
  isKnown: ({ tipoPessoa }) => tipoPessoa !== undefined,
  shown: ({ tipoPessoa }) => (tipoPessoa === undefined ? '' : holderWords({ tipoPessoa }).holder),
  send: ({ tipoPessoa }) => ({ tipoPessoa: needed(tipoPessoa, 'tipoPessoa') }),
  step: defineStep({
    name: 'proposal-titular',
    leadsTo: ['proposal-proxima'],
    text: 'O consórcio vai ficar em nome de quem?',
    options: [
      {
        id: 'pessoa',
        label: 'No meu nome',
        to: 'proposal-proxima',
        tone: 'primary',
        record: (journey) => chooseHolder(journey, 0),
      },
      {
        id: 'empresa',
        label: 'No nome da minha empresa',
        to: 'proposal-proxima',
        tone: 'secondary',
        record: (journey) => chooseHolder(journey, 1),
      },
    ],
    example: { right: ['pessoa', 'empresa'], asked: ({ tipoPessoa }) => tipoPessoa === undefined },
  }),
});
