import { otherPlansLabel, specialistsOption } from '@consorcio/shared/flow';
import { defineStep } from '../state';
import { changeDataOption } from './proposal-alterar.step';

/** The proposal was refused twice in a row, so the same data would be refused again: a person first, then other data. */
export const proposalRecusada = defineStep({
  name: 'proposal-recusada',
  leadsTo: ['proposal-alterar', 'exit:escolher-outro-plano'],
  opens: ['specialists'],
  text: [
    'O sistema não aceitou a sua proposta com estes dados.',
    'Um especialista pode resolver com você. Se preferir, altere os dados ou escolha outro plano.',
  ],
  options: [
    specialistsOption,
    changeDataOption,
    { id: 'outro-plano', label: otherPlansLabel, to: 'exit:escolher-outro-plano', tone: 'secondary' },
  ],
  example: { right: ['alterar', 'outro-plano'], isTrouble: true },
});
