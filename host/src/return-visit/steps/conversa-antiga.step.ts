import { defineStep } from '@consorcio/shared/flow';
import { endHere } from '../../journey/steps/end-here';

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
    { id: 'continuar', label: 'Continuar de onde parei', to: 'back-to-trouble', tone: 'primary' },
    { id: 'recomecar', label: 'Fazer outra simulação', to: 'exit:recomecar', tone: 'secondary' },
    endHere,
  ],
  example: { right: ['continuar', 'recomecar', 'encerrar'], isTrouble: true },
});
