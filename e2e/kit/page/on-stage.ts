import { createAnnouncer } from '@consorcio/host/src/chat/index';
import { stageTalk } from '@consorcio/host/src/development/stage';
import { journeyOf, type Loader, type Scene, type Step, stepAt } from '@consorcio/shared/flow';
import { ground, stepOf } from './ground';
import { conduct, type Stored } from './ports';
import { frame, untilDrawn, untilRest } from './rest';

/** A talk on the page. */
export interface OnStage {
  readonly root: Element;
  readonly stored: Stored;
  /** The storage as it was when the talk first rested. */
  readonly rested: Stored;
  readonly talk: ReturnType<typeof conduct>;
  leave(): void;
}

/** A component of the segment that stands in the talk, or over it. */
export interface Part {
  readonly kind: 'component' | 'overlay';
  readonly name: string;
  readonly load: Loader;
  readonly props: unknown;
}

let stage: OnStage | undefined;

/** Plays what is stored until it rests, and leaves it on the page. */
export async function perform(stored: Stored) {
  const root = document.createElement('div');
  document.body.append(root);
  const announcer = createAnnouncer();
  const talk = conduct({ ...ground(), speak: announcer.say }, stored);
  const thrown = (error: unknown) =>
    void talk.heard.thrown.push(error instanceof Error ? error.message : String(error));
  const unmount = stageTalk(root, talk.conductor, announcer, thrown);
  const leave = () => {
    talk.conductor.driver.stop();
    unmount();
    root.remove();
  };
  const rest = await untilRest(talk.conductor, ground().segment.name);
  await untilDrawn(root);
  const onStage = { root, stored, rested: new Map(stored), talk, leave };
  stage = onStage;
  return { rest, onStage };
}

export async function clearStage(): Promise<void> {
  stage?.leave();
  stage = undefined;
  await frame();
}

export function onIt(): OnStage {
  if (!stage) throw new Error('Nothing is played.');
  return stage;
}

/** The part of the segment that stands in the talk now: over the page, or in its last message. */
export function partOf({ talk }: OnStage): Part | undefined {
  const { segment } = ground();
  const { snapshot } = talk.conductor.store.getState();
  const overlay = stepAt({ [segment.name]: segment }, snapshot.place)?.overlay;
  const over = overlay && segment.overlays[overlay.name];
  if (overlay && over) return { kind: 'overlay', name: overlay.name, load: over, props: overlay.props?.(sceneOf()) };
  const shown = snapshot.transcript.findLast(({ component }) => component?.segment === segment.name)?.component;
  const load = shown && segment.components[shown.name];
  return load && { kind: 'component', name: shown.name, load, props: shown.props };
}

export function sceneOf(): Scene {
  const { brand, snapshot } = onIt().talk.conductor.store.getState();
  const journey = journeyOf(snapshot, snapshot.place.segment);
  return { journey, brand, now: Date.now(), ...(snapshot.trouble && { trouble: snapshot.trouble }) };
}

export function restingStep(): Step {
  const { place } = onIt().talk.conductor.store.getState().snapshot;
  return stepOf(place.step ?? '');
}
