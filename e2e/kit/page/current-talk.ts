import { createAnnouncer, lateSpeakable } from '@consorcio/host/chat';
import { stageTalk } from '@consorcio/host/development';
import { type Loader, type Scene, type Step, sceneAt, stepAt } from '@consorcio/shared/flow';
import { setMoment } from './journal';
import { messageOf } from './message-of';
import { lookAtDrawn, lookAtGone, noteError } from './moments';
import { currentSetup, stepOf } from './setup';
import type { TabContent } from './stored';
import { createTalk } from './talk';
import { waitForEnd, waitUntilDrawn, waitUntilGone } from './wait';

/** A talk that is shown on the page. */
export interface ShownTalk {
  readonly root: Element;
  readonly stored: TabContent;
  /** A copy of the storage at the end of the first walk. */
  readonly storedAtEnd: TabContent;
  readonly talk: ReturnType<typeof createTalk>;
  leave(): void;
}

/** A component of the segment that is shown in the talk, or over it. */
export interface Part {
  readonly kind: 'component' | 'overlay';
  readonly name: string;
  readonly load: Loader;
  readonly props: unknown;
}

let current: ShownTalk | undefined;

/** Plays a stored journey until the walk ends. The talk stays on the page. */
export async function showTalk(stored: TabContent) {
  const root = document.createElement('div');
  root.dataset.kitRoot = '';
  document.body.append(root);
  setMoment('drawn');
  let isLeaving = false;
  const announcer = createAnnouncer(lateSpeakable);
  const talk = createTalk({ ...currentSetup(), speak: announcer.say }, stored);
  const thrown = (error: unknown) =>
    isLeaving ? noteError('cleanup', error) : void talk.recorded.thrown.push(messageOf(error));
  const unmount = stageTalk(root, talk.conductor, announcer, thrown);
  const leave = () => {
    talk.conductor.driver.stop();
    isLeaving = true;
    unmount();
    setMoment('gone');
    root.remove();
  };
  const end = await waitForEnd(talk.conductor, currentSetup().segment.name);
  talk.readBack();
  await waitUntilDrawn(root);
  lookAtDrawn();
  const shown = { root, stored, storedAtEnd: new Map(stored), talk, leave };
  current = shown;
  return { end, shown };
}

export async function clearTalk(): Promise<void> {
  if (!current) return;
  current.leave();
  current = undefined;
  await waitUntilGone();
  lookAtGone();
}

export function shownTalk(): ShownTalk {
  if (!current) throw new Error('No talk is shown.');
  return current;
}

/** The component of the segment that is shown now: over the page, or in its last message. */
export function partOf({ talk }: ShownTalk): Part | undefined {
  const { segment } = currentSetup();
  const { snapshot } = talk.conductor.store.getState();
  const overlay = stepAt({ [segment.name]: segment }, snapshot.place)?.overlay;
  const over = overlay && segment.overlays[overlay.name];
  if (overlay && over) return { kind: 'overlay', name: overlay.name, load: over, props: overlay.props?.(sceneOf()) };
  const shown = snapshot.transcript.findLast(({ component }) => component?.segment === segment.name)?.component;
  const load = shown && segment.components[shown.name];
  return load && { kind: 'component', name: shown.name, load, props: shown.props };
}

/** The names of the segment's components in all messages, and of that over the page. */
export function shownParts(shown: ShownTalk): readonly string[] {
  const { segment } = currentSetup();
  const { transcript } = shown.talk.conductor.store.getState().snapshot;
  const inMessages = transcript.flatMap(({ component }) => (component?.segment === segment.name ? component.name : []));
  const last = partOf(shown);
  return [...new Set([...inMessages, ...(last ? [last.name] : [])])];
}

export function sceneOf(): Scene {
  const { brand, snapshot } = shownTalk().talk.conductor.store.getState();
  return sceneAt(snapshot, { brand, now: Date.now() });
}

export function waitingStep(): Step {
  const { place } = shownTalk().talk.conductor.store.getState().snapshot;
  return stepOf(place.step ?? '');
}
