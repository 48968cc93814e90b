import { ModelStorage } from '../tabs/model-storage';

/** The storage of a tab, which may fail for a while. What it lost must be there again after the next write that it accepts. */
export class TabStorage extends ModelStorage {
  /** It has failed, and no write has succeeded since. */
  isStale = false;
  hasFailed = false;

  /** It is cleared from outside, or full. */
  fails(isCleared: boolean): void {
    this.hasFailed = true;
    this.isStale = true;
    if (isCleared) this.values.clear();
    else this.isFull = true;
  }

  recovers(): void {
    this.isFull = false;
  }

  /** The page has stored a snapshot, as far as it could. */
  written(): void {
    if (!this.isFull) this.isStale = false;
  }
}
