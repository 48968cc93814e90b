import type { Place, Snapshot } from '@consorcio/shared/flow';
import { promise } from './promises';
import type { Returned } from './received';

/** The steps that may tell the visitor that something was not created. */
const afterFailure: ReadonlySet<Place['step']> = new Set([
  'error-general',
  'segmento-indisponivel',
  'cep-not-found',
  'lead-recusado-de-novo',
  'proposal-recusada',
  'pagamento-pix-tentar-novamente',
  'pagamento-boleto-tentar-novamente',
  'payment-refused',
]);

/** A sentence reports a refused lead, and the conversation asks for its data again. */
const leadRefused = 'Não consegui salvar os seus dados.';

/** Each creation happens exactly once (laws of the flow, 8), and the visitor reads of each that fails. */
export class CreationWatch {
  /** What was asked for last, by intent. */
  private readonly latest = new Map<string, { readonly key: string; readonly wish: string; isDone: boolean }>();
  /** Creations that failed or whose outcome is unknown, of which the visitor has not read yet. */
  private readonly owed = new Set<string>();

  goesOut(intent: string, key: string, input: unknown, { submissions }: Snapshot): void {
    const isMarked = submissions[intent]?.state === 'sending' && submissions[intent].key === key;
    promise(isMarked, `A ${intent} is sent before it is stored as being sent.`);
    const { latest } = this;
    const last = latest.get(intent);
    promise(last?.key !== key || !last.isDone, `A ${intent} that was already created is sent again.`);
    latest.set(intent, { key, wish: JSON.stringify(input), isDone: false });
  }

  /** After a sale an equal proposal is a new one. */
  saleIsClosed(): void {
    this.latest.delete('proposta');
  }

  /** The visitor left an old conversation behind, with what was said in it. */
  startsOver(): void {
    this.owed.clear();
  }

  /** The step ran and sent nothing: the same was sent before, or the visitor is told that its outcome is unknown. */
  isPassedOver(intent: string, input: unknown, { submissions }: Snapshot): void {
    const state = submissions[intent]?.state;
    const isSent = state === 'sent' && this.latest.get(intent)?.wish === JSON.stringify(input);
    promise(isSent || state === 'unknown', `A ${intent} with new data was not sent.`);
  }

  /** A failure does not close what an earlier attempt may have done: it may stay unknown. */
  comesBack({ intent, isDone, isUnknown }: Returned, { submissions, trouble }: Snapshot): void {
    const known = submissions[intent]?.state;
    const last = this.latest.get(intent);
    if (last) last.isDone = isDone;
    promise((known === 'sent') === isDone, `A ${intent} came back, and the snapshot says ${known}.`);
    if (isDone) return;
    promise(
      known === 'unknown' || (known === 'failed' && !isUnknown),
      `A ${intent} failed, and the snapshot says ${known}.`,
    );
    promise(
      !isUnknown || trouble?.uncertain === true,
      `The visitor is not told that the outcome of the ${intent} is unknown.`,
    );
    this.owed.add(intent);
  }

  pageIsGone({ submissions }: Snapshot): void {
    for (const [intent, { state }] of Object.entries(submissions)) if (state === 'sending') this.owed.add(intent);
  }

  look({ phase, place, transcript }: Snapshot): void {
    if (phase.kind !== 'waiting' || place.step === 'conversa-antiga') return;
    for (const intent of this.owed) {
      const isLeadRefused = intent === 'lead' && transcript.some(({ text }) => text.startsWith(leadRefused));
      const isTold = afterFailure.has(place.step) || phase.problem !== undefined || isLeadRefused;
      promise(isTold, `A ${intent} failed, and the conversation waits at ${place.step} without saying so.`);
    }
    this.owed.clear();
  }
}
