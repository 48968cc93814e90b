import { isAvailable, optionsOf } from '../read-step';
import type { Step } from '../step';
import { type Draft, emit, type Next, nextToken, set } from './draft';
import type { Answer, Outcome } from './events';
import { emptyField, keepText, refuseAnswer } from './field';
import { sceneOf, writeJourney } from './journey';
import { addVisitorMessage, visitorMessage } from './messages';
import { completeStep, explain, finish, forgetFailures, go, noteFailure } from './move';

export function answered(draft: Draft, step: Step, answer: Answer): Next {
  switch (answer.kind) {
    case 'option':
      return chosen(draft, step, answer.id);
    case 'typed':
      return typed(draft, step, answer.text);
    case 'component':
      return given(draft, step, answer.value);
  }
}

/** Handles a typed answer: the check refuses it, the server has to verify it (unless it did), or it is accepted. */
export function typed(draft: Draft, step: Step, text: string, isVerified = false): Next {
  const { input } = step;
  if (!input) return;
  set(draft, { draft: text });
  const checked = input.check(text, sceneOf(draft));
  if (!checked.ok) return refuseAnswer(draft, text, checked.message);
  const shown = input.show?.(checked.value) ?? text.trim();
  if (isVerified || !input.verify) return commit(draft, step, checked.value, shown);
  const token = nextToken(draft);
  set(draft, { phase: { kind: 'verifying', token, shown: visitorMessage(draft, step, shown) } });
  const { segment } = draft.snapshot.place;
  emit(draft, { type: 'request', part: 'verify', token, segment, step: step.name, input: checked.value });
}

/** Handles the server's verdict on a typed answer, which is still in the field. */
export function verified(draft: Draft, step: Step, outcome: Outcome): Next {
  const { input } = step;
  if (!input?.verify) return;
  const text = draft.snapshot.draft;
  if (!outcome.ok && outcome.isCutOff) return typed(draft, step, text);
  if (!outcome.ok) {
    keepText(draft);
    noteFailure(draft, outcome.failure);
    const target = input.verify.fails?.(outcome.failure, sceneOf(draft));
    return target === undefined ? explain(draft) : go(draft, step, target);
  }
  const refusal = input.verify.refusal(outcome.value, sceneOf(draft));
  if (refusal !== undefined) {
    noteFailure(draft, { code: 'http.refused' });
    return refuseAnswer(draft, text, refusal);
  }
  forgetFailures(draft);
  return typed(draft, step, text, true);
}

function chosen(draft: Draft, step: Step, id: string): Next {
  const option = optionsOf(step, sceneOf(draft)).find((candidate) => candidate.id === id);
  if (!option || !isAvailable(option)) return;
  if (option.opens !== undefined) {
    // A link: the browser opens the specialists' chat, and the conversation stays at the step.
    return emit(draft, { type: 'publish', fact: { name: 'specialists.requested', payload: { step: step.name } } });
  }
  writeJourney(draft, (journey, scene) => option.record?.(journey, scene));
  addVisitorMessage(draft, step, option.label);
  emptyField(draft, step);
  set(draft, { walked: 0, ...(option.to !== 'back-to-trouble' && { trouble: undefined }) });
  finish(draft, step, option.facts ?? step.facts);
  return go(draft, step, option.to);
}

/** The answer of a component is used only if it fits the schema of its step. */
function given(draft: Draft, step: Step, value: unknown): Next {
  const asks = step.component?.asks ?? step.overlay?.asks;
  const parsed = asks?.answer.safeParse(value);
  if (!asks || !parsed?.success) return;
  return commit(draft, step, parsed.data, asks.say(parsed.data, sceneOf(draft)));
}

function commit(draft: Draft, step: Step, answer: unknown, shown: string): Next {
  writeJourney(draft, (journey, scene) => step.record?.(journey, answer, scene));
  addVisitorMessage(draft, step, shown);
  emptyField(draft, step);
  set(draft, { walked: 0 });
  return completeStep(draft, step);
}
