import { markup, specialistsOption, startAgainLabel } from '@consorcio/shared/flow';
import { forgetVisitor, isAskedAgain, refusedFields } from '../journey/refused-lead';
import { defineStep } from '../state';

/** The data were refused twice in a row, so a third try may fail too: a person first. */
export const leadRecusadoDeNovo = defineStep({
  name: 'lead-recusado-de-novo',
  leadsTo: ['lead-nome', 'basico-valor-renda', 'lead-select-category'],
  opens: ['specialists'],
  text: ({ journey }) => [
    'Ainda não consegui salvar os seus dados.',
    markup`Um especialista pode continuar com você, ou você confere ${refusedFields(journey)} mais uma vez.`,
  ],
  options: ({ journey }) => [
    specialistsOption,
    {
      id: 'alterar-dados',
      label: 'Alterar os meus dados',
      to: isAskedAgain(journey, 'nome') ? 'lead-nome' : 'basico-valor-renda',
      tone: 'secondary',
    },
    {
      id: 'recomecar',
      label: startAgainLabel,
      to: 'lead-select-category',
      tone: 'quiet',
      record: forgetVisitor,
    },
  ],
  example: { right: ['alterar-dados', 'recomecar'], isTrouble: true },
});
