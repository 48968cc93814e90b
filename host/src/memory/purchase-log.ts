import type { OpenPayment, OpenPurchase } from '@consorcio/shared/entities';
import { AppError } from '@consorcio/shared/errors';
import type { Snapshot } from '@consorcio/shared/flow';
import {
  isVisitorsTurn,
  knownState,
  purchaseIdOf,
  type RecordingTab,
  recordPurchases,
  sentIn,
  withSending,
} from './record-purchases';
import { purchasesOf } from './stored-purchases';
import type { TabMemory, TabMemoryPorts } from './tab-memory';

export interface PurchaseLogPorts extends TabMemoryPorts, Pick<RecordingTab, 'toldBy'> {
  readonly tab: Pick<TabMemory, 'known' | 'learn'>;
  /** The purchase that this visit began with, if an earlier one left it open. */
  readonly found: OpenPurchase | undefined;
  /** An id that no other tab uses. */
  newSendId(): string;
}

/** See docs/adr/0022-purchases-outlive-the-tab.md. */
export function createPurchaseLog({ storage, tab, brandId, found, toldBy, now, newSendId, report }: PurchaseLogPorts) {
  const record = purchasesOf(brandId, { storage, report });
  let latest: Snapshot | undefined;
  let foundId = found?.id;
  let conflict: OpenPurchase | undefined;

  return {
    /** Stores what a snapshot says of its purchases. Called with every snapshot, before anything is sent. */
    note(snapshot: Snapshot): void {
      const before = latest;
      latest = snapshot;
      if (before && isUnchanged(before, snapshot)) return;
      const present = snapshot.journey.compraAberta?.id;
      const forgotten = present === undefined ? foundId : undefined;
      foundId = present;
      const stored = record.read(now());
      const isOwn = ({ chave, envio }: OpenPayment) => envio === undefined || tab.known()[sendOf(chave)] === envio;
      // A paid purchase stays, so that a copied tab does not pay it again.
      const recorded = recordPurchases(stored, snapshot, now(), { isOwn, toldBy }).filter(
        ({ id, pagamentos }) => id !== forgotten || pagamentos.some(({ estado }) => estado === 'pago'),
      );
      if (recorded.length !== stored.length || recorded.some((purchase, index) => purchase !== stored[index]))
        record.write(recorded);
      const earlier = before ? sentIn(before) : [];
      // `admit` learns what is being sent. What failed here may be open in another tab, which sends the same key.
      const settled = sentIn(snapshot).filter(
        ({ key, state }) => state !== 'sending' && !earlier.some((sent) => sent.key === key && sent.state === state),
      );
      learn(Object.fromEntries(settled.map((sent) => [sent.key, knownState(sent) ?? 'recusado'])));
    },
    /** The id of the purchase that a creation belongs to, by its key; undefined for a lead. */
    purchaseOf(sentKey: string): string | undefined {
      const sent = sentBy(sentKey);
      return sent && latest && purchaseIdOf(latest.journeyId, sent);
    },
    /**
     * Stores that a creation goes out. Throws `purchase.elsewhere` if another tab or an earlier visit has a payment of the same
     * purchase of which this tab does not know. Once told, the visitor may send it, unless the purchase is paid.
     */
    admit(sentKey: string): void {
      const sent = sentBy(sentKey);
      if (!sent || !latest) return;
      const stored = record.read(now());
      const ownId = purchaseIdOf(latest.journeyId, sent);
      const purchase = stored.find(
        ({ id, pagamentos }) => id === ownId || pagamentos.some(({ chave }) => chave === sentKey),
      );
      conflict = purchase && hasNews(purchase, sentKey) ? purchase : undefined;
      if (conflict) {
        learn(Object.fromEntries(conflict.pagamentos.map(({ chave, estado }) => [chave, estado])));
        throw new AppError(
          'purchase.elsewhere',
          'Nothing was sent: another tab or an earlier visit has a payment of this proposal.',
        );
      }
      const envio = newSendId();
      const sending = withSending(stored, latest.journeyId, { ...sent, envio }, now());
      record.write(sending); // where it cannot be stored, the payment goes out nevertheless
      const own = sending.flatMap(({ pagamentos }) => pagamentos).find(({ chave }) => chave === sentKey);
      if (own) learn({ [sentKey]: own.estado, [sendOf(sentKey)]: envio });
    },
    /** The purchase because of which the last creation was not admitted. */
    elsewhere: () => conflict,
  };

  function sentBy(sentKey: string) {
    return latest && sentIn(latest).find((sent) => sent.key === sentKey);
  }

  /** Whether the purchase is paid, or has a payment that this tab does not know in its present state. */
  function hasNews({ pagamentos }: OpenPurchase, sentKey: string): boolean {
    const known = tab.known();
    return pagamentos.some(
      ({ chave, metodo, estado }) =>
        estado === 'pago' || (known[chave] !== estado && (metodo !== 'proposta' || chave === sentKey)),
    );
  }

  /** This tab knows these states, by the key of the submission. */
  function learn(states: Readonly<Record<string, string>>): void {
    const known = tab.known();
    if (Object.entries(states).some(([chave, estado]) => known[chave] !== estado)) tab.learn(states);
  }
}

/** Where a tab remembers its own request of a key. */
function sendOf(key: string): string {
  return `${key} envio`;
}

/** Whether nothing changed that a purchase consists of: the engine keeps the identity of unchanged parts. */
function isUnchanged(one: Snapshot, other: Snapshot): boolean {
  const isReadNow = isVisitorsTurn(other.phase) && !isVisitorsTurn(one.phase);
  if (isReadNow && (sentIn(other).length > 0 || other.journey.compraAberta)) return false;
  return (
    one.submissions === other.submissions &&
    one.journey.cobrancas === other.journey.cobrancas &&
    one.journey.proposta === other.journey.proposta &&
    one.journey.compraAberta === other.journey.compraAberta
  );
}
