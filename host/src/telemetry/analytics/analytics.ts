import { toFailure } from '@consorcio/shared/errors';
import { type Fact, parseFact } from '@consorcio/shared/events';
import type { Report } from '../observation/report';
import type { DataLayerEvent } from './data-layer-events';
import { type Digest, translate } from './translate';

/** The functions of the page that analytics uses (`page-analytics.ts` passes the real ones). None of them may throw. */
export interface AnalyticsPorts {
  push(event: DataLayerEvent): void;
  /** Reports the name of an event to the app around the page. */
  post(name: string): void;
  readonly digest: Digest;
  /** Whether a purchase was not counted before. The call counts it. */
  isNewPurchase(transactionId: string): boolean;
  readonly report: Report;
}

/**
 * Translates facts into data layer events. The function that it returns sends the event of a fact, after those of earlier facts. It
 * never rejects: a failure is reported. SPEC section 7.
 */
export function createAnalytics({ push, post, digest, isNewPurchase, report }: AnalyticsPorts) {
  let turn = Promise.resolve(); // hashing takes time: each fact waits for the previous one
  return (fact: Fact): Promise<void> => {
    turn = turn.then(() => send(fact));
    return turn;
  };

  async function send(fact: Fact): Promise<void> {
    try {
      const event = await translate(parseFact(fact), digest);
      if (!event) return;
      if (event.event === 'purchase' && !isNewPurchase(event.ecommerce.transaction_id)) return;
      push(event);
      post(event.event);
    } catch (error) {
      report(toFailure(error), { at: 'analytics', fact: fact.name });
    }
  }
}
