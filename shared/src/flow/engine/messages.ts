import { fieldOf } from '../read-step';
import type { Scene } from '../scene';
import type { Message, Snapshot } from '../snapshot-schema';
import type { Step } from '../step';
import { type Draft, emit, set } from './draft';
import { sceneOf } from './journey';

/** Adds one bubble of a step. The last one contains the step's component. */
export function addBotMessage(draft: Draft, step: Step, text: string, isLast: boolean): void {
  const { transcript } = draft.snapshot;
  const component = isLast ? componentOf(draft, step) : undefined;
  const message: Message = {
    id: nextId(transcript),
    sender: 'bot',
    text,
    at: draft.at,
    title: step.title ?? step.titleOf?.(text),
    ...personal(step),
    component,
  };
  append(draft, message);
  const more = isLast ? spokenAfter(step, sceneOf(draft)) : undefined;
  emit(draft, { type: 'say', message, more });
}

/** What is announced after the question. A field keeps its focus from question to question, so its new notes are not read by themselves. */
function spokenAfter({ component, input }: Step, scene: Scene): string | undefined {
  const { hint, reason } = input ? fieldOf(input, scene) : {};
  return component?.spoken?.(scene) ?? (hint && reason ? `${hint}. ${reason}` : (hint ?? reason));
}

export function addVisitorMessage(draft: Draft, step: Step, text: string): void {
  append(draft, visitorMessage(draft, step, text));
}

/** The next message, if the visitor's answer is one. */
export function visitorMessage({ snapshot, at }: Draft, step: Step, text: string): Message {
  return { id: nextId(snapshot.transcript), sender: 'user', text, at, ...personal(step) };
}

function personal({ isPersonal }: Step): Pick<Message, 'isPersonal'> {
  return isPersonal ? { isPersonal } : {};
}

/** A part of the transcript may have been lost, so ids are not positions. */
function nextId(transcript: Snapshot['transcript']): number {
  return (transcript.at(-1)?.id ?? -1) + 1;
}

function componentOf(draft: Draft, { component }: Step): Message['component'] {
  if (!component) return undefined;
  return {
    segment: draft.snapshot.place.segment,
    name: component.name,
    asks: component.asks !== undefined,
    props: component.props?.(sceneOf(draft)),
  };
}

function append(draft: Draft, message: Snapshot['transcript'][number]): void {
  set(draft, { transcript: [...draft.snapshot.transcript, message] });
}
