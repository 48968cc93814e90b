import { type Failure, isUnknownOutcome } from '../../errors';
import type { Step } from '../step';
import { type Draft, emit, type Next, nextToken, set } from './draft';
import type { Outcome } from './events';
import { refuseAnswer } from './field';
import { sceneOf, writeJourney } from './journey';
import { addVisitorMessage } from './messages';
import { completeStep, explain, forgetFailures, go, moveTo, noteFailure, publish } from './move';
import { speak } from './speech';
import { isUnexplained, markSending, markSubmission, submissionOf, unmarkSubmission } from './submissions';

/** What a fetch and a submit have in common. */
type Request = NonNullable<Step['fetch'] | Step['submit']>;

const cutOff: Failure = { code: 'network.lost' };

/**
 * Sends the request that a step waits for. A creation that was sent is skipped; one that was cut off goes on, with its key; another unknown
 * outcome is explained first.
 */
export function fetch(draft: Draft, step: Step): Next {
  const { fetch: request } = step;
  if (!request) return;
  const input = request.input(sceneOf(draft));
  if (!request.creates) return send(draft, step, 'fetch', input);
  const { key, earlier } = submissionOf(draft, request.creates, input);
  if (earlier?.state === 'sent') return speak(draft, step, 0);
  const isRepeat = earlier !== undefined && isUnexplained(earlier);
  if (isRepeat && !goesOn(draft, request)) return interrupted(draft, step);
  // An API that ignores keys may have acted on the first one.
  if (isRepeat) writeJourney(draft, (journey, scene) => request.settleFailure?.(journey, cutOff, scene, key));
  else markSending(draft, request.creates, key, input);
  return send(draft, step, 'fetch', input, { idempotencyKey: key, isRepeat });
}

/** Handles a submitted form of the component over the page. */
export function submit(draft: Draft, step: Step): Next {
  const { submit: request } = step;
  if (!request) return;
  const input = request.input(sceneOf(draft));
  const { key, earlier } = submissionOf(draft, request.creates, input);
  set(draft, { walked: 0 });
  if (earlier?.state === 'sent') return completeStep(draft, step);
  markSending(draft, request.creates, key, input);
  return send(draft, step, 'submit', input, { idempotencyKey: key });
}

export function fetched(draft: Draft, step: Step, outcome: Outcome): Next {
  const { fetch: request } = step;
  if (!request) return;
  if (!outcome.ok && outcome.isCutOff && goesOn(draft, request)) return fetch(draft, step);
  if (!outcome.ok) return lost(draft, step, request, outcome.failure);
  settle(draft, request, outcome.value);
  return speak(draft, step, 0);
}

export function submitted(draft: Draft, step: Step, outcome: Outcome): Next {
  const { submit: request } = step;
  if (!request) return;
  const problem = outcome.ok ? undefined : request.refusal?.(outcome.failure, sceneOf(draft));
  if (problem !== undefined) {
    settleAs(draft, request, 'failed');
    return refuseAnswer(draft, draft.snapshot.draft, problem);
  }
  addVisitorMessage(draft, step, request.say(sceneOf(draft)));
  if (!outcome.ok) return lost(draft, step, request, outcome.failure);
  settle(draft, request, outcome.value);
  return completeStep(draft, step);
}

/** Continues a request whose page is a new one. */
export function fetchAgain(draft: Draft, step: Step): Next {
  const { fetch: request } = step;
  if (!request) return 'enter';
  return goesOn(draft, request) ? fetch(draft, step) : interrupted(draft, step);
}

/**
 * Whether a request that was cut off goes on by itself: it only reads, its key makes it act once, or it belongs to no purchase (a second lead
 * does the visitor no harm). It does not if a deploy has changed what it sends.
 */
function goesOn(draft: Draft, { creates, input }: Request): boolean {
  if (!creates) return true;
  const { earlier } = submissionOf(draft, creates, input(sceneOf(draft)));
  return earlier?.state === 'sending' && (!creates.purchase || draft.snapshot.idempotencyKeys !== 'off');
}

/** Handles a creation that was cut off and cannot go on: its outcome is unknown, and the visitor reads that first. */
export function interrupted(draft: Draft, step: Step): Next {
  const outcome: Outcome = { ok: false, failure: cutOff };
  return step.submit ? submitted(draft, step, outcome) : fetched(draft, step, outcome);
}

function send(
  draft: Draft,
  step: Step,
  part: 'fetch' | 'submit',
  input: unknown,
  creation?: { readonly idempotencyKey: string; readonly isRepeat?: boolean },
): undefined {
  const token = nextToken(draft);
  const { isRepeat } = creation ?? {};
  set(draft, {
    phase:
      part === 'fetch' ? { kind: 'fetching', token, ...(isRepeat && { isRepeat }) } : { kind: 'submitting', token },
  });
  const { segment } = draft.snapshot.place;
  emit(draft, { type: 'request', part, token, segment, step: step.name, input, ...creation });
}

/** Marks the outcome of a creation. A failure says nothing about an earlier attempt that may still have acted. */
function settleAs(draft: Draft, { creates }: Request, state: 'unknown' | 'failed'): void {
  if (!creates) return;
  const isOpen = state === 'failed' && creates.isOpen?.(sceneOf(draft)) === true;
  markSubmission(draft, creates.intent, isOpen ? 'unknown' : state, isOpen);
}

function settle(draft: Draft, request: Request, value: unknown): void {
  forgetFailures(draft);
  writeJourney(draft, (journey, scene) => request.settle(journey, value, scene));
  if (request.creates) markSubmission(draft, request.creates.intent, 'sent');
  publish(draft, request.facts?.(sceneOf(draft)));
}

/** Whether a repeat was not sent: then what was cut off before may still have acted. */
function isFirstOpen({ snapshot: { phase } }: Draft, { code }: Failure): boolean {
  return (
    phase.kind === 'fetching' && phase.isRepeat === true && (code === 'network.offline' || code === 'config.invalid')
  );
}

function lost(draft: Draft, step: Step, request: Request, failure: Failure): Next {
  const uncertain = request.creates !== undefined && (isUnknownOutcome(failure) || isFirstOpen(draft, failure));
  noteFailure(draft, failure, { uncertain }); // first: what the step decides may depend on how often it failed
  if (failure.code === 'purchase.elsewhere') {
    if (request.creates) unmarkSubmission(draft, request.creates.intent);
    return moveTo(draft, draft.world.places.purchaseElsewhere);
  }
  const { key } = draft.snapshot.submissions[request.creates?.intent ?? ''] ?? {};
  writeJourney(draft, (journey, scene) => request.settleFailure?.(journey, failure, scene, key));
  settleAs(draft, request, uncertain ? 'unknown' : 'failed');
  publish(draft, request.failureFacts?.(failure, sceneOf(draft)));
  const target = request.fails?.(failure, sceneOf(draft));
  return target === undefined ? explain(draft) : go(draft, step, target);
}
