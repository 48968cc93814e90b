import { createAnnouncer, lateSpeakable } from '@consorcio/host/chat';
import { stageConversation } from '@consorcio/host/development';
import { type Loader, type Scene, type Step, sceneAt, stepAt } from '@consorcio/shared/flow';
import { createKitConversation } from './conversation';
import { setMoment } from './journal';
import { thrownMessage } from './message-of';
import { lookAtDrawn, lookAtGone, noteError } from './moments';
import { currentSetup, stepNamed } from './setup';
import type { TabContent } from './stored';
import { waitForEnd, waitUntilDrawn, waitUntilGone } from './wait';

/** A conversation that is shown on the page. */
export interface ShownConversation {
  readonly root: Element;
  readonly stored: TabContent;
  /** A copy of the storage at the end of the first walk. */
  readonly storedAtEnd: TabContent;
  readonly conversation: ReturnType<typeof createKitConversation>;
  leave(): void;
}

/** A component of the segment that is shown in the conversation, or over it. */
export interface ShownPart {
  readonly kind: 'component' | 'overlay';
  readonly name: string;
  readonly load: Loader;
  readonly props: unknown;
}

let current: ShownConversation | undefined;

/** Plays a stored journey until the walk ends. The conversation stays on the page. */
export async function showConversation(stored: TabContent) {
  const root = document.createElement('div');
  root.dataset.kitRoot = '';
  document.body.append(root);
  setMoment('drawn');
  let isLeaving = false;
  const announcer = createAnnouncer(lateSpeakable);
  const conversation = createKitConversation({ ...currentSetup(), speak: announcer.say }, stored);
  const thrown = (error: unknown) =>
    isLeaving ? noteError('cleanup', error) : void conversation.recorded.thrown.push(thrownMessage(error));
  const unmount = stageConversation(root, conversation.conductor, announcer, thrown);
  const leave = () => {
    conversation.conductor.driver.stop();
    isLeaving = true;
    unmount();
    setMoment('gone');
    root.remove();
  };
  const end = await waitForEnd(conversation.conductor, currentSetup().segment.name);
  conversation.readBack();
  await waitUntilDrawn(root);
  lookAtDrawn();
  const shown = { root, stored, storedAtEnd: new Map(stored), conversation, leave };
  current = shown;
  return { end, shown };
}

export async function clearConversation(): Promise<void> {
  if (!current) return;
  current.leave();
  current = undefined;
  await waitUntilGone();
  lookAtGone();
}

export function shownConversation(): ShownConversation {
  if (!current) throw new Error('No conversation is shown.');
  return current;
}

/** The component of the segment that is shown now: over the page, or in its last message. */
export function shownPartOf({ conversation }: ShownConversation): ShownPart | undefined {
  const { segment } = currentSetup();
  const { snapshot } = conversation.conductor.store.getState();
  const overlay = stepAt({ [segment.name]: segment }, snapshot.place)?.overlay;
  const over = overlay && segment.overlays[overlay.name];
  if (overlay && over) return { kind: 'overlay', name: overlay.name, load: over, props: overlay.props?.(shownScene()) };
  const shown = snapshot.transcript.findLast(({ component }) => component?.segment === segment.name)?.component;
  const load = shown && segment.components[shown.name];
  return load && { kind: 'component', name: shown.name, load, props: shown.props };
}

/** The names of the segment's components in all messages, and of that over the page. */
export function shownParts(shown: ShownConversation): readonly string[] {
  const { segment } = currentSetup();
  const { transcript } = shown.conversation.conductor.store.getState().snapshot;
  const inMessages = transcript.flatMap(({ component }) => (component?.segment === segment.name ? component.name : []));
  const last = shownPartOf(shown);
  return [...new Set([...inMessages, ...(last ? [last.name] : [])])];
}

export function shownScene(): Scene {
  const { brand, snapshot } = shownConversation().conversation.conductor.store.getState();
  return sceneAt(snapshot, { brand, now: Date.now() });
}

export function waitingStep(): Step {
  const { place } = shownConversation().conversation.conductor.store.getState().snapshot;
  return stepNamed(place.step ?? '');
}
