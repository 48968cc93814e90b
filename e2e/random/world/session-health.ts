import type { Snapshot } from '@consorcio/shared/flow';
import type { ModelStorage } from '../../fixtures/model-storage';

interface Damage {
  /** The whole conversation is gone, not only a part of it. */
  readonly isGone: boolean;
  /** A part is missing that an open page does not look for. A reload notices it. */
  readonly isPartLost: boolean;
  /** The snapshot after which every change can be stored again; undefined while the storage is full. */
  readonly since: Snapshot | undefined;
}

/** What the session storage of a page must know, after everything that happened to it: each change stores what is missing. */
export class SessionHealth {
  /** Something has happened to the storage. */
  wasDamaged = false;
  private damage: Damage | undefined;

  constructor(readonly storage: ModelStorage) {}

  /** Everything is lost; with `keeps`, not what the tab knows of its purchases. */
  clear(present: Snapshot, keeps = false): void {
    this.wasDamaged = true;
    for (const key of [...this.storage.values.keys()])
      if (!keeps || !key.includes('known-purchases')) this.storage.values.delete(key);
    this.damage = { isGone: true, isPartLost: false, since: this.since(present) };
  }

  /** Loses a part of the conversation, not what was sent. */
  losePart(present: Snapshot): void {
    const part = [...this.storage.values.keys()].find((key) => key.includes('.log.'));
    if (part === undefined) return;
    this.wasDamaged = true;
    this.storage.values.delete(part);
    this.damage = { isGone: this.isGone(present), isPartLost: true, since: this.since(present) };
  }

  /** Becomes full, or has room again. */
  fill(isFull: boolean, present: Snapshot): void {
    const isPartLost = this.damage?.isPartLost === true && !this.knowsAll(present);
    const isGone = this.isGone(present);
    this.wasDamaged = true;
    this.storage.isFull = isFull;
    this.damage = { isGone, isPartLost, since: this.since(present) };
  }

  /** Whether a reload must show the whole conversation. */
  knowsAll(present: Snapshot): boolean {
    return !this.damage || (!this.damage.isPartLost && this.isRepaired(present));
  }

  /** Whether a reload may begin a new conversation. */
  isGone(present: Snapshot): boolean {
    return this.damage?.isGone === true && !this.isRepaired(present);
  }

  /** The same for the next page that reads this storage, or a copy of it. */
  next(present: Snapshot, read: Snapshot, storage = this.storage): SessionHealth {
    const next = new SessionHealth(storage);
    next.wasDamaged = this.wasDamaged;
    if (this.knowsAll(present) && !storage.isFull) return next;
    const isGone = storage.isFull && this.isGone(present);
    next.damage = { isGone, isPartLost: false, since: next.since(read) };
    return next;
  }

  private since(present: Snapshot): Snapshot | undefined {
    return this.storage.isFull ? undefined : present;
  }

  private isRepaired(present: Snapshot): boolean {
    const since = this.damage?.since;
    return since !== undefined && since !== present;
  }
}
