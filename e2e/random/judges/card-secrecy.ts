import { cardTrace } from '../cards';
import { promise } from './promises';

/**
 * Card data exists only in its own request (laws of the flow, 9): no snapshot, event or effect contains a part of a card
 * form. Objects that were searched are not searched again: snapshots share what did not change.
 */
export class CardSecrecyWatch {
  private readonly clean = new Set<unknown>();
  private isOn = false;

  /** From now on there is card data to look for. */
  formIsHandedIn(): void {
    this.isOn = true;
  }

  look(...things: readonly unknown[]): void {
    if (!this.isOn) return;
    for (const thing of things) this.search(thing);
  }

  private search(thing: unknown): void {
    if (typeof thing === 'number') return this.searchNumber(thing);
    if (thing === null || (typeof thing !== 'string' && typeof thing !== 'object') || this.clean.has(thing)) return;
    this.clean.add(thing);
    if (typeof thing === 'string') promise(!cardTrace.test(thing), 'A part of a card form is outside its request.');
    else if (Array.isArray(thing)) for (const part of thing) this.search(part);
    else for (const part of Object.values(thing)) this.search(part);
  }

  /** Short numbers are counts and codes of the product. */
  private searchNumber(number: number): void {
    promise(number < 1e10 || !cardTrace.test(`${number}`), 'A card is stored as a number.');
  }
}
