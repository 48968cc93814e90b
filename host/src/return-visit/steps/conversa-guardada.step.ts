import type { Scene } from '@consorcio/shared/flow';
import { keptWords } from '../kept-words';
import { defineStep, type ReturnVisitState } from '../state';

type ReturnScene = Scene<ReturnVisitState>;

/**
 * A conversation of an earlier visit is kept on this device. Several people may use the device, so nothing of it is shown before the
 * visitor decides. To begin again deletes it. An open purchase is shown next, so that it is not paid twice.
 */
export const conversaGuardada = defineStep({
  name: 'conversa-guardada',
  leadsTo: ['compra-aberta', 'conversa-retomada', 'esquecer-dados', 'exit:recomecar'],
  atOnce: true,
  known: ({ journey: { guardada } }) => guardada === undefined,
  text: ({ journey: { guardada }, now }) => (guardada ? keptWords(guardada, now) : []),
  options: ({ journey: { compraAberta } }: ReturnScene) => [
    { id: 'continuar', label: 'Continuar de onde parei', to: 'conversa-retomada', tone: 'primary' },
    {
      id: 'recomecar',
      label: 'Começar de novo',
      to: compraAberta ? 'compra-aberta' : 'exit:recomecar',
      tone: 'secondary',
      record: ({ guardada: _deleted, ...journey }) => journey,
      facts: ({ brand }) => (compraAberta ? [] : [{ name: 'journey.started', payload: { botType: brand.botType } }]),
    },
    { id: 'esquecer', label: 'Esquecer meus dados', to: 'esquecer-dados', tone: 'quiet' },
  ],
  example: { right: ['continuar', 'recomecar', 'esquecer'], isTrouble: true },
});
