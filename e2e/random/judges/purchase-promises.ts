import type { Identifier } from '@consorcio/shared/entities';
import type { Effect, Snapshot } from '@consorcio/shared/flow';
import { promise } from './promises';
import type { Method, ServerWatch } from './server-watch';

/** ms: a purchase is remembered for longer than this (ADR 0022). */
const REMEMBERED_MS = 2 * 24 * 60 * 60 * 1000;
const methods: readonly Method[] = ['pix', 'boleto', 'cartao'];

/** A purchase that the bank has and that nothing has closed is remembered by the next visit, also after the browser was killed. */
export class PurchaseWatch {
  /** When the bank was first seen to have a payment of the proposal. */
  private readonly open = new Map<Identifier, number>();
  private readonly closed = new Set<Identifier>();

  constructor(private readonly bank: Pick<ServerWatch, 'took'>) {}

  look(before: Snapshot, after: Snapshot, effects: readonly Effect[], at: number): void {
    this.opens(after, at);
    for (const effect of effects) {
      if (effect.type === 'publish' && effect.fact.name === 'purchase.made')
        this.closed.add(effect.fact.payload.propostaID);
    }
    const found = before.journey.compraAberta?.propostaID;
    const isForgotten = after.journey.compraAberta === undefined || after.place.step === 'compra-paga';
    if (found !== undefined && isForgotten) this.closed.add(found);
  }

  /** The browser is killed in `last`, and the next visit begins with `first`. */
  isRemembered(last: Snapshot, first: Snapshot, at: number): void {
    this.opens(last, at);
    const owed = [...this.open].filter(([id, since]) => !this.closed.has(id) && Math.abs(at - since) < REMEMBERED_MS);
    promise(
      owed.length === 0 || first.place.segment === 'return-visit',
      `The visit begins at ${first.place.step}, and proposal ${owed[0]?.[0]} has an open payment.`,
    );
  }

  private opens({ journey: { proposta } }: Snapshot, at: number): void {
    if (!proposta || this.open.has(proposta.propostaID)) return;
    const isTaken = methods.some((method) => this.bank.took(method, proposta.propostaID));
    if (isTaken) this.open.set(proposta.propostaID, at);
  }
}
