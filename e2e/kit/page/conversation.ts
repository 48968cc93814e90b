import { createAnnouncer, lateSpeakable, warmUpNext } from '@consorcio/host/chat';
import { pageClock } from '@consorcio/host/clock';
import { type Conductor, createConductor } from '@consorcio/host/journey';
import { fitsJourney } from '@consorcio/shared/entities';
import { toFailure } from '@consorcio/shared/errors';
import { type Fact, parseFact } from '@consorcio/shared/events';
import {
  journeyOf,
  newJourney,
  type Place,
  type Scene,
  type Snapshot,
  type Step,
  sceneAt,
  stepAt,
} from '@consorcio/shared/flow';
import type { HttpClient } from '@consorcio/shared/http';
import { someSegments } from '@consorcio/shared/testing';
import { memoryOf, type TabContent } from '../../pages/fixtures/stored';
import { noteLeft } from './alive';
import { messageOf, placeOf } from './caller';
import { found, lookAt, setMoment } from './findings';
import { personalDataIn } from './personal-data';
import { currentSetup, stepNamed } from './setup';
import { stageConversation } from './stage';
import { noteLost } from './stored-data';
import { type WalkEnd, waitForEnd, waitUntilDrawn, waitUntilGone } from './wait';
import { lookAtDrawn } from './watch';

/** One visitor for each page, so that a repeated creation has the same key. */
const journeyId = crypto.randomUUID();
const met = { facts: new Set<string>(), exits: new Set<string>(), parts: new Set<string>() };

/** What the walks have met so far. */
export const metSoFar = () => met;

/** A storage with a journey that is about to start at a place. */
export function storeJourney(place: Place, known: Partial<Snapshot>): TabContent {
  const { brand } = currentSetup();
  const stored: TabContent = new Map();
  memoryOf(brand, stored).memory.write({ ...newJourney(journeyId, brand.id, place), ...known });
  return stored;
}

interface KitConversation {
  readonly conductor: Conductor;
  readonly facts: readonly Fact[];
  /** The walk from now until the conversation waits, leaves the segment or ends. `after`: what led to it, for the report. */
  walk(after: string): Promise<WalkEnd>;
}

/** A conductor of the host on a storage in memory. What it publishes and reports is judged at once. */
export function createKitConversation(
  stored: TabContent,
  { http = currentSetup().http, speak = () => undefined }: { http?: HttpClient; speak?: (text: string) => void } = {},
): KitConversation {
  const { brand, segment, personal } = currentSetup();
  const facts: Fact[] = [];
  let ofWalk = new Set<string>();
  const conductor = createConductor({
    brand,
    brandUnder: () => brand,
    http,
    publish(fact) {
      const where = here();
      facts.push(fact);
      for (const what of personalDataIn(fact, journeyOf(conductor.store.getState().snapshot, segment.name), personal))
        found('privacy', what, { where });
      try {
        parseFact(fact);
        met.facts.add(fact.name);
      } catch (error) {
        found('facts', `${messageOf(error).replaceAll('\n', ' ')} Fix its payload, or add it to shared/src/events.`, {
          where,
        });
      }
      const same = JSON.stringify(fact);
      if (ofWalk.has(same))
        found('facts', `publishes ${fact.name} twice for one answer. Keep it in one place.`, { where });
      ofWalk.add(same);
    },
    clock: pageClock,
    ...memoryOf(brand, stored),
    report({ code }, { step = '' } = {}) {
      if (code.startsWith('storage.'))
        found('stored', 'its stored state does not fit its schema. Keep old states readable.', {
          where: step || segment.name,
        });
    },
    thrown(error, place) {
      const { code } = toFailure(error);
      const says =
        code === 'unexpected'
          ? `throws "${messageOf(error)}". Handle the journey in which it is asked.`
          : `${messageOf(error)}${code === 'engine.stray-target' ? ' Add it there, or lead elsewhere.' : ''}`;
      found('steps', says, { where: place.step ?? segment.name, at: placeOf(error) });
    },
    delayMs: () => 0,
    // No other segment ever loads, because the walk ends where this segment is left.
    segments: someSegments(
      (name) => (name === segment.name ? Promise.resolve(segment) : new Promise(() => undefined)),
      { foresee: warmUpNext },
    ),
    speak,
    fitsJourney: () => fitsJourney,
    idempotencyKeys: () => 'honoured',
    chatUrl: () => '',
    reloadPage: () => undefined,
    newJourneyId: () => journeyId,
  });
  const here = () => conductor.store.getState().snapshot.place.step ?? segment.name;

  async function walk(after: string): Promise<WalkEnd> {
    ofWalk = new Set();
    const from = here();
    const end = await waitForEnd(conductor, segment.name);
    const { place, kind } = end;
    if (kind === 'stuck')
      found('steps', `does not stop at ${place.step}. A request of it hangs, or no step follows.`, {
        where: place.step ?? from,
      });
    if (kind === 'leaves') met.exits.add(`${place.segment}:${place.step}`);
    const { snapshot } = conductor.store.getState();
    for (const { component } of snapshot.transcript)
      if (component?.segment === segment.name) met.parts.add(component.name);
    const { overlay } = segment.steps[place.step ?? ''] ?? {};
    if (overlay) met.parts.add(overlay.name);
    noteLost(snapshot, stored, after);
    return end;
  }
  return { conductor, facts, walk };
}

/** The host's apology after a request that should have worked. */
export function noteTrouble({ trouble }: WalkEnd): void {
  if (!trouble || trouble.failure.code.startsWith('engine.') || trouble.failure.code === 'unexpected') return; // noted as it was thrown
  const { code, status = '', reasons = [] } = trouble.failure;
  const why = [code, status, ...reasons].join(' ').trim();
  const says = `ends at the host's apology: ${why}. Does an earlier step ask for all that its request needs?`;
  found('steps', says, { where: trouble.place.step ?? '' });
}

/** A conversation that is shown on the page. */
export interface ShownConversation extends KitConversation {
  readonly root: HTMLElement;
  readonly stored: TabContent;
  readonly end: WalkEnd;
  leave(): void;
}

let current: ShownConversation | undefined;

/** Plays a stored journey until the walk ends. The conversation stays on the page. */
export async function showConversation(stored: TabContent): Promise<ShownConversation> {
  const root = document.createElement('div');
  root.dataset.kitRoot = '';
  document.body.append(root);
  setMoment('drawn');
  let isLeaving = false;
  const announcer = createAnnouncer(lateSpeakable);
  const conversation = createKitConversation(stored, { speak: announcer.say });
  const unmount = stageConversation(root, conversation.conductor, announcer, (error) => noteThrown(error, isLeaving));
  const leave = () => {
    conversation.conductor.driver.stop();
    isLeaving = true;
    unmount();
    setMoment('gone');
    root.remove();
  };
  const end = await conversation.walk('played');
  await waitUntilDrawn(root);
  lookAtDrawn();
  current = { ...conversation, root, stored, end, leave };
  return current;
}

/** An error of a part: as it was drawn, or as it was removed. */
export function noteThrown(error: unknown, isLeaving: boolean): void {
  const says = isLeaving
    ? `throws "${messageOf(error)}" as its part is removed. The clean-up of an effect must not throw.`
    : `its part throws "${messageOf(error)}". Render it with every state that a visitor can reach.`;
  found(isLeaving ? 'resources' : 'steps', says, { at: placeOf(error) });
}

export async function clearConversation(): Promise<void> {
  if (!current) return;
  current.leave();
  current = undefined;
  await waitUntilGone();
  noteLeft();
}

export function shownConversation(): ShownConversation {
  if (!current) throw new Error('No conversation is shown.');
  return current;
}

export function shownScene({ conductor }: Pick<KitConversation, 'conductor'> = shownConversation()): Scene {
  const { brand, snapshot } = conductor.store.getState();
  return sceneAt(snapshot, { brand, now: Date.now() });
}

/** The step that waits now. */
export function waitingStep({ conductor }: KitConversation = shownConversation()): Step {
  return stepNamed(conductor.store.getState().snapshot.place.step ?? '');
}

/** The component of the segment that is shown now: over the page, or in its last message. */
export function shownPart() {
  const { segment } = currentSetup();
  const { snapshot } = shownConversation().conductor.store.getState();
  const { transcript, place } = snapshot;
  const overlay = stepAt({ [segment.name]: segment }, place)?.overlay;
  const over = overlay && segment.overlays[overlay.name];
  if (overlay && over)
    return { kind: 'overlay', name: overlay.name, load: over, props: overlay.props?.(shownScene()) } as const;
  const shown = transcript.findLast(({ component }) => component?.segment === segment.name)?.component;
  const load = shown && segment.components[shown.name];
  return load && ({ kind: 'component', name: shown.name, load, props: shown.props } as const);
}

/** Names the step that is looked at, and removes the conversation before. */
export async function beginStep(name: string): Promise<void> {
  await clearConversation();
  lookAt(name);
}
