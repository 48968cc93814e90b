import type { Snapshot } from '@consorcio/shared/flow';
import type { ModelStorage } from '../../fixtures/model-storage';

/** What the session storage of a page must know, after everything that happened to it: each change stores what is missing. */
export class SessionHealth {
  /** What the storage lost. An open page does not look for a part: only a reload notices it. */
  private lost: 'nothing' | 'part' | 'all' = 'nothing';
  /** The snapshot after which every change could be stored again, unless the storage is full. */
  private since: Snapshot | undefined;

  constructor(
    readonly storage: ModelStorage,
    /** Something has happened to the storage. */
    public wasDamaged = false,
  ) {}

  /** Everything is lost; with `keeps`, not what the tab knows of its purchases. */
  clear(present: Snapshot, keeps = false): void {
    for (const key of [...this.storage.values.keys()])
      if (!keeps || !key.includes('known-purchases')) this.storage.values.delete(key);
    this.damage(present, 'all');
  }

  /** Loses a part of the conversation, not what was sent. */
  losePart(present: Snapshot): void {
    const part = [...this.storage.values.keys()].find((key) => key.includes('.log.'));
    if (part === undefined) return;
    this.storage.values.delete(part);
    this.damage(present, 'part');
  }

  /** Becomes full, or has room again. */
  fill(isFull: boolean, present: Snapshot): void {
    const lost = this.isGone(present) || this.lost === 'part' ? this.lost : 'nothing';
    this.storage.isFull = isFull;
    this.damage(present, lost);
  }

  /** Whether a reload must show the whole conversation. */
  knowsAll(present: Snapshot): boolean {
    return this.since === undefined || (this.lost !== 'part' && this.isRepaired(present));
  }

  /** Whether a reload may begin a new conversation. */
  isGone(present: Snapshot): boolean {
    return this.lost === 'all' && !this.isRepaired(present);
  }

  /** The same for the next page that reads this storage, or a copy of it. */
  next(present: Snapshot, read: Snapshot, storage = this.storage): SessionHealth {
    const next = new SessionHealth(storage, this.wasDamaged);
    if (!this.knowsAll(present) || storage.isFull)
      next.damage(read, storage.isFull && this.isGone(present) ? 'all' : 'nothing', this.wasDamaged);
    return next;
  }

  private damage(present: Snapshot, lost: 'nothing' | 'part' | 'all', wasDamaged = true): void {
    this.lost = lost;
    this.since = present;
    this.wasDamaged = wasDamaged;
  }

  private isRepaired(present: Snapshot): boolean {
    return !this.storage.isFull && this.since !== present;
  }
}
