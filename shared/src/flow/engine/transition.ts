import type { Snapshot } from '../snapshot-schema';
import { answered, verified } from './answers';
import { breakDown } from './break-down';
import { type Draft, isLoaded, type Next, stepHere } from './draft';
import { enterPlace } from './enter';
import type { EngineEvent, Outcome } from './events';
import { drafted } from './field';
import { adoptSegmentState, adoptStates } from './journey';
import { fetched, submit, submitted } from './requests';
import { resume, segmentFailed, segmentReady } from './resume';
import { say } from './speech';
import type { World } from './world';

/**
 * The engine: returns the snapshot after an event, and the effects that the driver has to perform. Pure, so it can be
 * replayed, fuzzed and resumed. An event that no longer fits (a second click, a late answer) changes nothing. An error that a
 * step throws is reported and leads to `error-general`, never to a frozen page; earlier answers and requests stay. Implements
 * "How a step plays" (conversation.md).
 */
export function transition(before: Snapshot, event: EngineEvent, world: World) {
  const draft: Draft = { snapshot: before, effects: [], at: event.at, world };
  try {
    if (handle(draft, event) === 'enter') enterPlace(draft);
  } catch (error) {
    breakDown(draft, error);
  }
  return { snapshot: draft.snapshot, effects: draft.effects };
}

function handle(draft: Draft, event: EngineEvent): Next {
  const { phase, place } = draft.snapshot;
  switch (event.type) {
    case 'started':
      adoptStates(draft);
      return phase.kind === 'arriving' && !phase.again ? 'enter' : undefined;
    case 'resumed':
      adoptStates(draft);
      return resume(draft);
    case 'delay-over':
      return phase.kind === 'typing' && phase.token === event.token
        ? say(draft, stepHere(draft), phase.bubble)
        : undefined;
    case 'delay-skipped':
      return phase.kind === 'typing' ? say(draft, stepHere(draft), phase.bubble) : undefined;
    case 'request-done':
      return requestDone(draft, event.token, event.outcome);
    case 'answered':
      return isAsked(draft, event.token) ? answered(draft, stepHere(draft), event.answer) : undefined;
    case 'submitted':
      return isAsked(draft, event.token) ? submit(draft, stepHere(draft)) : undefined;
    case 'drafted':
      if (phase.kind === 'waiting') drafted(draft, event.text, phase);
      return;
    case 'segment-ready':
      if (!isLoaded(draft, event.segment)) return;
      adoptSegmentState(draft, event.segment);
      return segmentReady(draft, event.segment);
    case 'segment-failed': {
      const isAwaited = phase.kind === 'arriving' && event.segment === place.segment && !isLoaded(draft);
      return isAwaited ? segmentFailed(draft, event.failure) : undefined;
    }
  }
}

/** Whether the question with this token is still waiting for its answer. */
function isAsked({ snapshot: { phase } }: Draft, token: number): boolean {
  return phase.kind === 'waiting' && phase.token === token;
}

function requestDone(draft: Draft, token: number, outcome: Outcome): Next {
  const { phase } = draft.snapshot;
  if (!('token' in phase) || phase.token !== token) return;
  switch (phase.kind) {
    case 'fetching':
      return fetched(draft, stepHere(draft), outcome);
    case 'verifying':
      return verified(draft, stepHere(draft), outcome);
    case 'submitting':
      return submitted(draft, stepHere(draft), outcome);
  }
}
