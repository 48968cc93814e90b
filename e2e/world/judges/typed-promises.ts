import { isDeepStrictEqual } from 'node:util';
import type { Place, Snapshot } from '@consorcio/shared/flow';
import { goesOn, type Turn } from '../tabs/observed-engine';
import { promise } from './promises';

/** A failure or a reload loses nothing that the visitor typed (laws of the flow, 8 and 9). */
export class TypedWatch {
  private readonly owed = new Map<Place['step'], string>();
  /** The snapshot that the last page left, until the current page has resumed it. */
  private left: Snapshot | undefined;

  pageIsGone(snapshot: Snapshot, isResumed: boolean): void {
    if (!isResumed) this.left = undefined;
    else if (snapshot.phase.kind !== 'arriving') this.left = snapshot;
  }

  look(turn: Turn): void {
    const { event, before, after } = turn;
    const { place, draft, phase } = after;
    const isChanged = before !== after;
    const isOpen = phase.kind === 'verifying' || (phase.kind === 'waiting' && phase.problem !== undefined);
    if (isChanged && isOpen && event.type === 'answered' && event.answer.kind === 'typed')
      promise(draft === event.answer.text, 'The typed text disappeared from the field.');
    const hasFailed = event.type === 'request-done' && !event.outcome.ok && !goesOn(turn);
    const isUnchecked = before.phase.kind === 'verifying' && hasFailed;
    if (isChanged && before.draft !== '' && (isUnchecked || event.type === 'segment-failed')) this.owe(before, after);

    if (phase.kind === 'arriving') return;
    if (this.left && event.type !== 'segment-failed') promiseResumed(this.left, after);
    this.left = undefined;
    const owed = this.owed.get(place.step);
    const isAsked = phase.kind === 'waiting' || phase.kind === 'verifying';
    if (owed === undefined || !isAsked || before.phase === phase) return;
    promise(draft === owed, `"${owed}" was typed at ${place.step} and was not restored to the field.`);
    this.owed.delete(place.step);
  }

  private owe({ place: { step }, draft }: Snapshot, { kept }: Snapshot): void {
    promise(step !== null, 'Text was typed before a segment was entered.');
    promise(kept[step] === draft, `The text typed at ${step} was not kept after a failure.`);
    this.owed.set(step, draft);
  }
}

function promiseResumed({ phase, draft }: Snapshot, after: Snapshot): void {
  const isVerifying = phase.kind === 'verifying'; // its check is sent again
  if (!isVerifying && phase.kind !== 'waiting' && phase.kind !== 'typing') return;
  const isSame = isVerifying ? after.phase.kind === phase.kind : isDeepStrictEqual(after.phase, phase);
  promise(isSame, `A reload while ${phase.kind} did not resume in the same phase.`);
  promise(after.draft === draft, 'A reload changed the text in the field.');
}
