import type { Fact } from '@consorcio/shared/events';
import type { Report } from '../observation/report';
import type { DataLayerEvent } from './data-layer-events';
import { type Digest, translate } from './translate';

/** What analytics needs of its surroundings; a page gives the real ones (`page-analytics.ts`). None of them may throw. */
export interface AnalyticsPorts {
  /** Puts an event into the data layer. */
  push(event: DataLayerEvent): void;
  /** Tells the app around the page that there was an event of this name. */
  post(name: string): void;
  readonly digest: Digest;
  /** Whether a purchase was not counted before. Asking counts it. */
  isNewPurchase(transactionId: string): boolean;
  readonly report: Report;
}

export interface Analytics {
  /** Tells the data layer of a fact, after all facts heard before it. Never rejects: a fact nobody can translate is reported. */
  hear(fact: Fact): Promise<void>;
}

/** Translates facts into what the business sees of them. SPEC section 7. */
export function createAnalytics({ push, post, digest, isNewPurchase, report }: AnalyticsPorts): Analytics {
  let turn = Promise.resolve(); // hashing takes a while: the next fact waits for the one before

  return {
    hear(fact) {
      turn = turn.then(() => tell(fact));
      return turn;
    },
  };

  async function tell(fact: Fact): Promise<void> {
    try {
      const event = await translate(fact, digest);
      if (!event) return;
      if (event.event === 'purchase' && !isNewPurchase(event.ecommerce.transaction_id)) return;
      push(event);
      post(event.event);
    } catch {
      report({ code: 'unexpected' }, { at: 'analytics', fact: fact.name });
    }
  }
}
