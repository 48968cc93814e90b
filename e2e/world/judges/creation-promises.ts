import type { Place, Snapshot } from '@consorcio/shared/flow';
import type { Turn } from '../tabs/observed-engine';
import { promise } from './promises';
import type { Returned } from './server-watch';

/** The steps that tell the visitor that this was not created, besides those for any failure. */
const tells: Readonly<Record<string, readonly Place['step'][]>> = {
  lead: ['lead-recusado-de-novo'],
  proposta: ['cep-not-found', 'proposal-recusada'],
  pix: ['pagamento-pix-tentar-novamente'],
  boleto: ['pagamento-boleto-tentar-novamente'],
  cartao: ['payment-refused'],
};
const tellAny: readonly Place['step'][] = ['error-general', 'segmento-indisponivel'];

/** Each creation happens exactly once (laws of the flow, 8), and the visitor reads of each that fails. */
export class CreationWatch {
  /** What was asked for last, by intent. */
  readonly latest = new Map<string, { readonly key: string; isDone: boolean }>();
  /** Creations that failed or whose outcome is unknown, of which the visitor has not read yet. */
  private readonly owed = new Set<string>();

  goesOut(intent: string, key: string, { submissions }: Snapshot): void {
    const isMarked = submissions[intent]?.state === 'sending' && submissions[intent].key === key;
    promise(isMarked, `A ${intent} is sent before it is stored as being sent.`);
    const last = this.latest.get(intent);
    promise(last?.key !== key || !last.isDone, `A ${intent} that was already created is sent again.`);
    this.latest.set(intent, { key, isDone: false });
  }

  pageIsGone({ submissions }: Snapshot): void {
    for (const [intent, { state }] of Object.entries(submissions)) if (state === 'sending') this.owed.add(intent);
  }

  look({ before, after }: Turn, returned: Returned | undefined): void {
    const { phase, place, transcript } = after;
    if (before.place.step === 'conversa-antiga' && place.step === 'health-check') this.owed.clear(); // with what was said
    if (returned) this.comesBack(returned, after);
    if (phase.kind !== 'waiting' || place.step === 'conversa-antiga') return;
    const isLeadRefused = transcript.some(({ text }) => text.startsWith('Não consegui salvar os seus dados.'));
    for (const intent of this.owed) {
      const isHere = [...tellAny, ...(tells[intent] ?? [])].includes(place.step) || phase.problem !== undefined;
      const isTold = isHere || (intent === 'lead' && isLeadRefused); // its data are asked again at once
      promise(isTold, `A ${intent} failed, and the conversation waits at ${place.step} without saying so.`);
    }
    this.owed.clear();
  }

  /** A failure does not close what an earlier attempt may have done: it may stay unknown. */
  private comesBack({ intent, isDone, isUnknown }: Returned, { submissions, trouble }: Snapshot): void {
    const known = submissions[intent]?.state;
    const last = this.latest.get(intent);
    if (last) last.isDone = isDone;
    if (isDone) this.owed.delete(intent);
    else this.owed.add(intent);
    const isFailure = known === 'unknown' || (known === 'failed' && !isUnknown);
    promise(isDone ? known === 'sent' : isFailure, `A ${intent} came back, and the snapshot says ${known}.`);
    const isTold = isDone || !isUnknown || trouble?.uncertain === true;
    promise(isTold, `The visitor is not told that the outcome of the ${intent} is unknown.`);
  }
}
