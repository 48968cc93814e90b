import type { Snapshot } from '../snapshot-schema';
import type { Step } from '../step';
import { type Draft, set } from './draft';
import { sceneOf } from './journey';

type Submission = Snapshot['submissions'][string];
export type Creation = NonNullable<NonNullable<Step['fetch'] | Step['submit']>['creates']>;

/** The key of an intent, and its earlier submission. An intent has the same key in every attempt. */
export function submissionOf(draft: Draft, { intent, sameAs }: Creation, input: unknown) {
  const { journeyId, submissions } = draft.snapshot;
  const key = `${journeyId}:${intent}:${fingerprint(sameAs(input, sceneOf(draft)))}`;
  const earlier = submissions[intent];
  return { key, earlier: earlier?.key === key ? earlier : undefined };
}

/**
 * Marks a creation before it is sent, so that it is known after a reload. A repeat stays marked as `told`: its visitor has read
 * that the outcome of the earlier attempt is unknown.
 */
export function markSending(draft: Draft, creation: Creation, key: string, input: unknown): void {
  const purchase = creation.purchase?.(input, sceneOf(draft));
  const earlier = draft.snapshot.submissions[creation.intent];
  const told = earlier?.key === key && earlier.state === 'unknown';
  set(draft, {
    submissions: {
      ...draft.snapshot.submissions,
      [creation.intent]: { key, state: 'sending', purchase, ...(told && { told }) },
    },
    idempotencyKeys: draft.world.idempotencyKeys,
  });
}

/** Marks the outcome of a creation that was sent. `told`: the visitor reads about it now. */
export function markSubmission(draft: Draft, intent: string, state: Submission['state'], told = false): void {
  const { told: _earlier, ...submission } = draft.snapshot.submissions[intent] ?? {};
  if (!('key' in submission)) return;
  const marked = { ...submission, state, ...(told && { told }) };
  set(draft, { submissions: { ...draft.snapshot.submissions, [intent]: marked } });
}

/** A creation was not sent, and says nothing about another one with the same key. An earlier attempt stays unknown. */
export function unmarkSubmission(draft: Draft, intent: string): void {
  const { [intent]: notSent, ...submissions } = draft.snapshot.submissions;
  if (notSent?.told) return markSubmission(draft, intent, 'unknown', true);
  set(draft, { submissions });
}

/** Marks every creation without an answer as unknown. Returns whether there was one. */
export function markSendingAsUnknown(draft: Draft): boolean {
  const sending = Object.entries(draft.snapshot.submissions).filter(([, { state }]) => state === 'sending');
  for (const [intent] of sending) markSubmission(draft, intent, 'unknown');
  return sending.length > 0;
}

/** Marks that the visitor has read about an unknown outcome. From now on they can send it again. */
export function markUnknownAsTold(draft: Draft): void {
  for (const [intent, { state }] of Object.entries(draft.snapshot.submissions))
    if (state === 'unknown') markSubmission(draft, intent, state, true);
}

/** Whether it was sent and the visitor has not read yet that its outcome is unknown. */
export function isUnexplained({ state, told = false }: Submission): boolean {
  return state === 'sending' || (state === 'unknown' && !told);
}

/**
 * A short, stable hash of a text: equal texts have equal hashes, and the text cannot be read from it. Two 32-bit
 * multiplicative hashes; within one journey collisions do not matter. Not for secrets.
 */
export function fingerprint(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ (unit + index), 0x85ebca6b);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}
