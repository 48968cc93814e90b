import { defineStep, endOption } from '@consorcio/shared/flow';
import { goOnLabel, otherSimulationLabel } from '../../steps/option-labels';

/** The conversation has not changed for a day. Nothing of it is lost: the visitor decides whether it goes on. */
export const conversaAntiga = defineStep({
  name: 'conversa-antiga',
  leadsTo: ['back-to-trouble', 'exit:recomecar', 'end'],
  atOnce: true,
  text: [
    'Que bom ver você de novo! Esta conversa ficou parada por mais de 24 horas.',
    'Os valores podem ter mudado. Continuamos de onde você parou?',
  ],
  options: [
    { id: 'continuar', label: goOnLabel, to: 'back-to-trouble', tone: 'primary' },
    { id: 'recomecar', label: otherSimulationLabel, to: 'exit:recomecar', tone: 'secondary' },
    endOption,
  ],
  example: { right: ['continuar', 'recomecar', 'encerrar'], isTrouble: true },
});
