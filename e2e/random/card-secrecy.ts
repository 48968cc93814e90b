import { cardTrace } from './cards';
import { promise } from './promises';

/**
 * Nothing of a card form leaves its one request (laws of the flow, 9): neither snapshot nor event nor effect holds a part
 * of it. What was looked at once is not looked at again: snapshots share what did not change.
 */
export class CardSecrecyWatch {
  private readonly clean = new Set<unknown>();
  private isOn = false;

  /** From now on there is something to hide. */
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
    if (typeof thing === 'string') promise(!cardTrace.test(thing), 'A part of a card form is where it must not be.');
    else if (Array.isArray(thing)) for (const part of thing) this.search(part);
    else for (const part of Object.values(thing)) this.search(part);
  }

  /** A short number is a count or a code of ours. */
  private searchNumber(number: number): void {
    promise(number < 1e10 || !cardTrace.test(`${number}`), 'A card is kept as a number.');
  }
}
