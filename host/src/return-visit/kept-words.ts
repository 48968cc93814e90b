import { markup } from '@consorcio/shared/flow';
import type { KeptPreview } from './state';

/** What the visitor reads of a kept conversation, until they say that it is theirs. `now` in epoch ms. */
export function keptWords({ quando, bem, credito, quem }: KeptPreview, now: number): readonly string[] {
  const of = quem === undefined ? '' : markup` de ${quem}`;
  return [
    `Que bom ver você de novo! Uma conversa${of} ficou guardada neste aparelho, ${markup`<b>${dayAndTime(quando, now)}</b>: ${bem} de <b>${credito}</b>.`}`,
    'Ela é sua? Podemos continuar de onde você parou.',
  ];
}

/** 'hoje às 14h32', by the clock of the device, like the times beside the messages. */
function dayAndTime(quando: number, now: number): string {
  const moment = new Date(quando);
  const hours = moment.getHours();
  const time = `${hours === 1 ? 'à' : 'às'} ${hours}h${String(moment.getMinutes()).padStart(2, '0')}`;
  return `${moment.getDate() === new Date(now).getDate() ? 'hoje' : 'ontem'} ${time}`;
}
