import { markup, type Scene, startAgainLabel } from '@consorcio/shared/flow';
import { goOnLabel } from '../../steps/option-labels';
import { defineStep, type KeptPreview, type ReturnVisitState } from '../state';

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
    { id: 'continuar', label: goOnLabel, to: 'conversa-retomada', tone: 'primary' },
    {
      id: 'recomecar',
      label: startAgainLabel,
      to: compraAberta ? 'compra-aberta' : 'exit:recomecar',
      tone: 'secondary',
      record: ({ guardada: _deleted, ...journey }) => journey,
      facts: ({ brand }) => (compraAberta ? [] : [{ name: 'journey.started', payload: { botType: brand.botType } }]),
    },
    { id: 'esquecer', label: 'Esquecer meus dados', to: 'esquecer-dados', tone: 'quiet' },
  ],
  example: { right: ['continuar', 'recomecar', 'esquecer'], isTrouble: true },
});

/** What the visitor reads of a kept conversation, until they say that it is theirs. `now` in epoch ms. */
function keptWords({ quando, bem, credito, quem, pedeDeNovo }: KeptPreview, now: number): readonly string[] {
  const of = quem === undefined ? '' : markup` de ${quem}`;
  return [
    `Que bom ver você de novo! Uma conversa${of} ficou guardada neste aparelho, ${markup`<b>${dayAndTime(quando, now)}</b>: ${bem} de <b>${credito}</b>.`}`,
    'Ela é sua? Podemos continuar de onde você parou.',
    ...(pedeDeNovo ? ['Por segurança, documento e endereço não ficam guardados: eu pergunto de novo.'] : []),
  ];
}

/** 'hoje às 14h32', by the clock of the device, like the times beside the messages. */
function dayAndTime(quando: number, now: number): string {
  const moment = new Date(quando);
  const hours = moment.getHours();
  const time = `${hours === 1 ? 'à' : 'às'} ${hours}h${String(moment.getMinutes()).padStart(2, '0')}`;
  return `${moment.getDate() === new Date(now).getDate() ? 'hoje' : 'ontem'} ${time}`;
}
