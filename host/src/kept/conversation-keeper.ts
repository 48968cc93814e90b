import type { Snapshot } from '@consorcio/shared/flow';
import { returnVisit } from '../journey/host-places';
import { isVisitorsTurn } from '../purchases/record-purchases';
import type { RecordPorts } from '../storage/page-storage';
import { conversationLock, isKeptByLiveTab, type Locks } from './conversation-lock';
import { keptStorage, mayBeKept, takeUpKept } from './kept-storage';

export interface KeeperPorts extends RecordPorts {
  readonly locks: Locks | undefined;
  /** Begins the page again without the conversation of this tab. `prepare` runs before that. */
  startAnew(prepare: () => void): void;
  /** Deletes what the product has stored on this device, or what is left of it after another tab did. */
  forgetDevice(isLeft: boolean): void;
}

/**
 * Keeps the conversation of this tab on the device, and does what the visitor decides about an earlier one. See
 * docs/adr/0029-coming-back.md.
 */
export function createConversationKeeper(ports: KeeperPorts) {
  const { lasting, brandId, locks, now, report, startAnew, forgetDevice } = ports;
  const kept = keptStorage(lasting, brandId, report);
  let latest: Snapshot | undefined;
  /** The visitor of this tab has been asked about an earlier conversation. */
  let wasOffered = false;
  let isOwner = false;
  /** The lock is asked for, or held. */
  let isClaimed = false;
  let letGo: (() => void) | undefined;
  let isForgotten = false;

  return { note, release, forgetToo };

  /** Called with every snapshot, before anything is sent. */
  function note(snapshot: Snapshot): void {
    const before = latest;
    latest = snapshot;
    const decision = decisionOf(snapshot);
    if (decision === 'conversa-retomada') return startAnew(() => takeUpKept(ports));
    if (decision === 'dados-apagados') return startAnew(() => forgetDevice(false));
    if (isForgotten && before && isReadAndSettled(before)) return startAnew(() => forgetDevice(true));
    const isOffered = snapshot.own[returnVisit]?.visitor.guardada !== undefined;
    if (wasOffered && !isOffered) void deleteOffered();
    wasOffered = isOffered;
    if (mayBeKept(snapshot)) return isOwner ? keep(snapshot) : claim();
    if (isOwner) kept.clear();
    release();
  }

  /** The draft stays in the tab: it is not needed to go on, and it changes with every key. */
  function keep(snapshot: Snapshot): void {
    kept.write({ ...snapshot, draft: '' }, now());
    if (!kept.isKept()) kept.clear(); // an earlier state could send again what was sent since
  }

  /** The open tab that came first is the owner: this one waits until it is closed. */
  function claim(): void {
    if (isClaimed) return;
    isClaimed = true;
    if (!locks) return void own();
    locks.request(conversationLock(brandId), own).catch(own); // forbidden here
  }

  /** Resolves when this tab gives the lock back. */
  async function own(): Promise<void> {
    if (!isClaimed || !latest || !mayBeKept(latest)) return;
    isOwner = true;
    keep(latest);
    await new Promise<void>((resolve) => {
      letGo = resolve;
    });
  }

  /** The page is hidden for good, or until the browser shows it again: another tab may keep its conversation. */
  function release(): void {
    isOwner = false;
    isClaimed = false;
    letGo?.();
  }

  /** Unless an open tab goes on with it meanwhile. */
  async function deleteOffered(): Promise<void> {
    if (!(await isKeptByLiveTab(locks, brandId))) kept.clear();
  }

  function forgetToo(): void {
    isForgotten = true;
    if (!latest || !isSending(latest)) startAnew(() => forgetDevice(true));
  }
}

function decisionOf({ place }: Snapshot): string | null {
  return place.segment === returnVisit ? place.step : null;
}

function isReadAndSettled(snapshot: Snapshot): boolean {
  return isVisitorsTurn(snapshot.phase) && !isSending(snapshot);
}

/** Whether something that creates is on its way. */
export function isSending({ submissions }: Pick<Snapshot, 'submissions'>): boolean {
  return Object.values(submissions).some(({ state }) => state === 'sending');
}
