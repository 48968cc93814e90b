import type { BrowserContext } from '@playwright/test';
import type { SeededPlace } from '../fixtures/seeds';
import type { Stack } from '../fixtures/stack';
import type { Visitor } from '../fixtures/visitors';
import type { ChatPage } from '../pages/chat-page';
import type { labels } from '../pages/labels';
import type { Random } from '../random/random';

export type PaymentLabel = (typeof labels)['pix' | 'boleto' | 'card'];

/** What a seed decides before the journey begins. */
export interface Plan {
  readonly seed: number;
  readonly index: number;
  readonly place: SeededPlace;
  /** Whether the API acts once for one idempotency key. */
  readonly honoursKeys: boolean;
  readonly method: PaymentLabel;
  readonly cards: readonly string[];
  /** After this number of moves the faults end. */
  readonly calmAfter: number;
  readonly faults: ReadonlyMap<number, Fault>;
}

/** What a fault took away that the product cannot know any more. Judges that need it do not judge. */
type Loss = 'session storage' | 'local storage' | 'conversation' | 'days';

/** One journey under faults: its tabs, what the visitor has read, and what was done to them. */
export interface World {
  readonly context: BrowserContext;
  readonly stack: Stack;
  readonly plan: Plan;
  readonly visitor: Visitor;
  /** The tab where the visitor is. It is always one of `tabs`. */
  chat: ChatPage;
  tabs: ChatPage[];
  readonly lost: Set<Loss>;
  /** Texts that the visitor has read, in any tab. */
  readonly read: Set<string>;
  /** How often each option of each step was chosen: the visitor tries the least chosen one first. */
  readonly chosen: Map<string, number>;
  /** How often each kind of fault was fired. */
  readonly fired: Map<string, number>;
  /** Ends the faults that last. */
  readonly ends: (() => Promise<void> | void)[];
  /** What happened, one line per move. */
  readonly story: string[];
}

/** A fault that hits a settled question, or the request that follows an answer. */
export interface Fault {
  readonly name: string;
  readonly group: 'page' | 'network' | 'API' | 'storage' | 'tabs' | 'clock' | 'segments';
  /** `midway`: right after an answer, without waiting for what follows it. */
  readonly when: 'settled' | 'midway';
  fire(world: World, random: Random): Promise<void>;
}

/** The product broke a promise. Its message says which one. */
export class ProductFailure extends Error {
  override readonly name = 'ProductFailure';
}
