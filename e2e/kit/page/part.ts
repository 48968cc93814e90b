import { type Loader, optionsOf } from '@consorcio/shared/flow';
import { noteLeft } from './alive';
import { pressAll } from './controls';
import { clearConversation, noteThrown, shownPart, shownScene, waitingStep } from './conversation';
import { setMoment } from './findings';
import { tried } from './setup';
import { stagePart } from './stage';
import { noteReachingStyles } from './styles';
import { task, waitUntilDrawn, waitUntilGone } from './wait';

interface Staged {
  readonly kind: 'component' | 'overlay';
  readonly load: Loader;
  readonly given: Parameters<typeof stagePart>[3];
}

let captured: Staged | undefined;
let leave: (() => void) | undefined;
const ignore = () => undefined;

/** Draws the part of the shown conversation alone, so that presses lead nowhere. False if there is none. */
export async function stage(): Promise<boolean> {
  const part = shownPart();
  if (!part) return false;
  const { kind, name, load, props } = part;
  const scene = shownScene();
  const step = tried(waitingStep);
  const offered = step ? (tried(() => optionsOf(step, scene)) ?? []).filter((option) => option.part === name) : [];
  const handlers = { onDraft: ignore, onChoose: ignore, onAnswer: ignore, onSubmit: ignore, onSay: ignore };
  captured = {
    kind,
    load,
    given: { scene, props, draft: '', offered, isOpen: true, isSubmitting: false, problem: undefined, ...handlers },
  };
  await clearConversation();
  await waitUntilDrawn(mount());
  setMoment('pressed');
  return true;
}

/** Removes it. */
export async function unstage(): Promise<void> {
  noteReachingStyles();
  leave?.();
  await waitUntilGone();
  noteLeft();
}

/** Mounts it many times, with presses on all its controls. */
export async function cycle(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const root = mount();
    await task();
    setMoment('pressed');
    await pressAll(root);
    leave?.();
    await task();
  }
  await waitUntilGone();
  noteLeft();
}

function mount(): HTMLElement {
  const root = document.createElement('div');
  root.dataset.kitRoot = '';
  document.body.append(root);
  if (!captured) return root;
  setMoment('drawn');
  let isLeaving = false;
  const thrown = (error: unknown) => noteThrown(error, isLeaving);
  const unmount = stagePart(root, captured.kind, captured.load, captured.given, thrown);
  leave = () => {
    isLeaving = true;
    unmount();
    setMoment('gone');
    root.remove();
    leave = undefined;
  };
  return root;
}
