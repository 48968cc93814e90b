import type { Snapshot } from '@consorcio/shared/flow';
import { forgetDevice } from '../memory/forget-device';
import { createKeptConversation } from '../memory/kept-conversation';
import { keys, openRecord } from '../memory/record';
import { isVisitorsTurn } from '../memory/record-purchases';
import type { TabRecord } from '../memory/tab-memory';
import { type ComingBackPorts, conversationFormOf } from './earlier-visit';
import { returnVisit } from './itinerary';

/** Begins the page again without the conversation of this tab. `prepare` runs before that. */
export type StartAnew = (prepare?: () => void) => void;

/**
 * Keeps the conversation of this tab on the device, and does what the visitor decides about an earlier one. See
 * docs/adr/0029-coming-back.md.
 */
export function createComingBack({ browser, ...ports }: ComingBackPorts) {
  const kept = createKeptConversation({ ...ports, storage: browser.device });
  let latest: { readonly snapshot: Snapshot; readonly startAnew: StartAnew } | undefined;
  /** The visitor of this tab has been asked about an earlier conversation. */
  let wasOffered = false;
  /** When another tab was asked to forget everything. */
  let forgottenAt: number | undefined;

  return {
    /** Called with every snapshot, before anything is sent. */
    note(snapshot: Snapshot, startAnew: StartAnew): void {
      const before = latest?.snapshot;
      latest = { snapshot, startAnew };
      const { place, own } = snapshot;
      const decision = place.segment === returnVisit ? place.step : null;
      if (decision === 'conversa-retomada') return startAnew(takeUp);
      if (decision === 'dados-apagados') return startAnew(() => forgetDevice(browser, ports.now()));
      if (forgottenAt !== undefined && before && isReadAndSettled(before)) return forgetHere(forgottenAt, startAnew);
      const isOffered = own[returnVisit]?.visitor.guardada !== undefined;
      if (wasOffered && !isOffered) void deleteOffered();
      wasOffered = isOffered;
      kept.note(snapshot);
    },
    release: kept.release,
    /** The same here, once nothing is on its way whose outcome the visitor would not read. */
    forgetToo(at: number): void {
      forgottenAt = at;
      if (latest && !isSending(latest.snapshot)) forgetHere(at, latest.startAnew);
    },
  };

  /** Moves the kept conversation into the tab, where the page that begins again finds it. */
  function takeUp(): void {
    const found = kept.read(conversationFormOf(ports.brandId));
    const { report } = ports;
    if (found) openRecord<TabRecord>(keys.conversation(ports.brandId), { storage: browser.tab, report }).write(found);
  }

  /** Unless an open tab goes on with it meanwhile. */
  async function deleteOffered(): Promise<void> {
    if (!(await kept.isOfOpenTab())) kept.forget();
  }

  /** Also what this tab has stored since the first one deleted everything. */
  function forgetHere(at: number, startAnew: StartAnew): void {
    startAnew(() => forgetDevice(browser, at));
  }
}

function isReadAndSettled(snapshot: Snapshot): boolean {
  return isVisitorsTurn(snapshot.phase) && !isSending(snapshot);
}

/** Whether something that creates is on its way. */
export function isSending({ submissions }: Pick<Snapshot, 'submissions'>): boolean {
  return Object.values(submissions).some(({ state }) => state === 'sending');
}
