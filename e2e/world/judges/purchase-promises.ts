import type { Identifier } from '@consorcio/shared/entities';
import type { Snapshot } from '@consorcio/shared/flow';
import type { Turn } from '../tabs/observed-engine';
import { promise } from './promises';
import type { ServerWatch } from './server-watch';

/** ms: a purchase is remembered for longer than this (ADR 0022). */
const REMEMBERED_MS = 2 * 24 * 60 * 60 * 1000;
const methods = ['pix', 'boleto', 'cartao'];

/** A proposal that the server has and that nothing has closed is remembered by the next visit, whenever the browser was killed. */
export class PurchaseWatch {
  /** When the server was first seen to have the proposal. */
  private readonly since = new Map<Identifier, number>();
  private readonly closed = new Set<Identifier>();
  /** The conversation knows of a proposal. One that the server makes after the visitor has started again belongs to none. */
  private isAwaited = false;

  constructor(private readonly bank: ServerWatch) {}

  look({ event, before, after, effects }: Turn): void {
    const { proposals } = this.bank;
    const now = after.journey.compraAberta;
    this.note(event.at);
    this.isAwaited = after.submissions.proposta !== undefined || now !== undefined;
    for (const effect of effects)
      if (effect.type === 'publish' && effect.fact.name === 'purchase.made')
        this.closed.add(effect.fact.payload.propostaID);
    // A repeat that failed gives up a proposal whose first answer was lost: nobody pays for it.
    if (after.submissions.proposta?.state === 'failed') this.close(proposals);
    const found = before.journey.compraAberta;
    if (found && (now === undefined || after.place.step === 'compra-paga'))
      this.close(found.propostaID === undefined ? proposals : [found.propostaID]);
  }

  /** The browser is killed, and the next visit begins. */
  isRemembered({ place }: Snapshot, at: number): void {
    this.note(at);
    const isRecent = (id: Identifier) => Math.abs(at - (this.since.get(id) ?? at)) < REMEMBERED_MS;
    const { proposals } = this.bank;
    // An earlier proposal without a payment was replaced.
    const isOpen = (id: Identifier) => id === proposals.at(-1) || methods.some((method) => this.bank.took(method, id));
    const owed = proposals.find((id) => !this.closed.has(id) && isRecent(id) && isOpen(id));
    const isKept = owed === undefined || place.segment === 'return-visit';
    promise(isKept, `The visit begins at ${place.step}, and proposal ${owed} is open.`);
  }

  private note(at: number): void {
    const found = this.bank.proposals.filter((id) => !this.since.has(id));
    if (!this.isAwaited) this.close(found);
    for (const id of found) this.since.set(id, at);
  }

  private close(proposals: readonly Identifier[]): void {
    for (const id of proposals) this.closed.add(id);
  }
}
