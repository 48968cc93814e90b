import type { Phase } from '../snapshot-schema';
import type { Step } from '../step';
import { type Draft, nextToken, set } from './draft';

/** The visitor is typing: the message of a refusal disappears as soon as the text changes. */
export function drafted(draft: Draft, text: string, { token, problem }: Extract<Phase, { kind: 'waiting' }>): void {
  set(draft, { draft: text, ...(problem !== undefined && { phase: { kind: 'waiting', token } }) });
}

/** Keeps the question open, with the text in the field and the reason beside it: an alert, which screen readers announce. */
export function refuseAnswer(draft: Draft, text: string, problem: string): undefined {
  const token = nextToken(draft);
  set(draft, { phase: { kind: 'waiting', token, problem }, draft: text });
}

/** Keeps the text of an answer that could not be sent, for the field when the question is asked again. */
export function keepText(draft: Draft): void {
  const { draft: text, kept, place } = draft.snapshot;
  if (text !== '' && place.step !== null) set(draft, { kept: { ...kept, [place.step]: text } });
}

/** Empties the field of an answered question, and drops its kept text. */
export function emptyField(draft: Draft, { name }: Step): void {
  const { [name]: _delivered, ...kept } = draft.snapshot.kept;
  set(draft, { kept, draft: '' });
}
