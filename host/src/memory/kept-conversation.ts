import type { Snapshot } from '@consorcio/shared/flow';
import type { Locks } from './guarded-storage';
import { keptCopy, mayBeKept } from './kept-copy';
import { DAY_MS, type Form, isOver, keys, openRecord, type RecordPorts, savedAtOf } from './record';
import type { TabMemoryPorts, TabRecord } from './tab-memory';

export interface KeptPorts extends TabMemoryPorts {
  readonly locks: Locks | undefined;
}

/** The copy of a conversation that outlives its tab, for a day. The open tab that came first owns it. See docs/adr/0029-coming-back.md. */
export function createKeptConversation({ storage, brandId, now, report, locks }: KeptPorts) {
  const record = openRecord<TabRecord>(keys.kept(brandId), { storage, report });
  /** The tab that owns the copy holds this lock while it is open. */
  const lock = `consorcio:conversation:${brandId}`;
  let latest: Snapshot | undefined;
  /** The lock is asked for, or held. */
  let isClaimed = false;
  /** Of the lock, while this tab owns the copy. */
  let letGo: (() => void) | undefined;

  return {
    /** Called with every snapshot of this tab, before anything is sent. */
    note(snapshot: Snapshot): void {
      const before = latest;
      latest = snapshot;
      if (!mayBeKept(snapshot)) {
        if (letGo) record.forget();
        release();
      } else if (!letGo) claim();
      else if (!before || !isSameButDraft(before, snapshot)) keep(snapshot);
    },
    release,
    forget: record.forget,
    isOfOpenTab,
    /** The kept conversation; undefined when there is none. One that is a day old, damaged or over is deleted. */
    read(form: Form<TabRecord>): TabRecord | undefined {
      const found = record.read(form);
      if (!found) return undefined;
      if (!isOver(found.savedAt, DAY_MS, now()) && mayBeKept(found.snapshot)) return found;
      record.forget();
      return undefined;
    },
  };

  function keep(snapshot: Snapshot): void {
    const isKept = record.write({ savedAt: now(), snapshot: keptCopy(snapshot) });
    if (!isKept) record.forget(); // an earlier state could send again what was sent since
  }

  /** This tab waits until the owner is closed. */
  function claim(): void {
    if (isClaimed) return;
    isClaimed = true;
    if (!locks) return void own();
    locks.request(lock, own).catch(own); // forbidden here
  }

  async function own(): Promise<void> {
    if (!isClaimed || !latest || !mayBeKept(latest)) return;
    keep(latest);
    await new Promise<void>((resolve) => {
      letGo = resolve;
    });
  }

  /** The page is hidden for good, or until the browser shows it again: another tab may keep its conversation. */
  function release(): void {
    isClaimed = false;
    letGo?.();
    letGo = undefined;
  }

  /** Whether an open tab keeps its conversation. Where locks are missing or forbidden, none is known. */
  async function isOfOpenTab(): Promise<boolean> {
    try {
      return (await locks?.request(lock, { ifAvailable: true }, (held) => held === null)) ?? false;
    } catch {
      return false;
    }
  }
}

/** The copy has no draft, so a key press needs no new one. */
function isSameButDraft(one: Snapshot, other: Snapshot): boolean {
  const keys = Object.keys(other) as (keyof Snapshot)[];
  return keys.every((key) => key === 'draft' || one[key] === other[key]);
}

/** Deletes the kept conversations of all brands that are a day old, unread: their own pages may never be opened again. */
export function deleteOutdated({ storage }: Pick<RecordPorts, 'storage'>, now: number): void {
  for (const key of storage.keys()) {
    if (key.startsWith(keys.kept('')) && isOver(savedAtOf(storage.get(key)), DAY_MS, now)) storage.remove(key);
  }
}
