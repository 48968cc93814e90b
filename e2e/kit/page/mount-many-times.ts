import { stagePart } from '@consorcio/host/development';
import { optionsOf, stepAt } from '@consorcio/shared/flow';
import type { Alive } from './contract';
import { type ShownPart, shownConversation, shownPartOf, shownScene } from './current-conversation';
import { setMoment } from './journal';
import { noteError } from './moments';
import { alive } from './probes';
import { currentSetup } from './setup';
import { task } from './turns';
import { waitUntilGone } from './wait';
import { noteReachingStyles } from './watch/styles';

/** Mounts and unmounts the part of the shown conversation, and counts what is left. `use` does something with each mounted part. */
export async function mountManyTimes(times: number, use?: (root: Element) => Promise<void>): Promise<Alive> {
  const part = shownPartOf(shownConversation());
  const root = document.createElement('div');
  root.dataset.kitRoot = '';
  document.body.append(root);
  for (let turn = 0; part && turn < times; turn += 1) await mountOnce(root, part, use);
  root.remove();
  await waitUntilGone();
  setMoment('drawn'); // the conversation is still on the page
  return alive(document.querySelectorAll('*').length - shownConversation().root.querySelectorAll('*').length);
}

async function mountOnce(root: Element, part: ShownPart, use?: (root: Element) => Promise<void>): Promise<void> {
  const { kind, name, load, props } = part;
  const given = {
    scene: shownScene(),
    props,
    draft: '',
    offered: offeredIn(name),
    isSubmitting: false,
    problem: undefined,
  };
  const handlers = { onDraft: ignore, onChoose: ignore, onAnswer: ignore, onSubmit: ignore, onSay: ignore };
  let isLeaving = false;
  const thrown = (error: unknown) => noteError(isLeaving ? 'cleanup' : 'thrown', error, name);
  setMoment('drawn');
  const leave = stagePart(root, kind, load, { ...given, ...handlers }, thrown);
  await task();
  if (use) {
    setMoment('pressed');
    await use(root);
    noteReachingStyles();
  }
  isLeaving = true;
  leave();
}

/** The options of the waiting step that this part shows. */
function offeredIn(name: string) {
  const { segment } = currentSetup();
  const { snapshot } = shownConversation().conversation.conductor.store.getState();
  const step = stepAt({ [segment.name]: segment }, snapshot.place);
  return step ? optionsOf(step, shownScene()).filter(({ part }) => part === name) : [];
}

const ignore = () => undefined;
