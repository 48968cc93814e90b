import { isDeepStrictEqual } from 'node:util';
import type { EngineEvent, Place, Snapshot } from '@consorcio/shared/flow';
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

  look(event: EngineEvent, before: Snapshot, after: Snapshot): void {
    const { place, draft, phase } = after;
    const here = before.place.step === place.step && before.place.segment === place.segment;
    if (event.type === 'answered' && event.answer.kind === 'typed' && here && before !== after) {
      const refused = phase.kind === 'waiting' && phase.problem !== undefined;
      if (refused || phase.kind === 'verifying')
        promise(draft === event.answer.text, 'The typed text disappeared from the field.');
    }
    const verified = before.phase.kind === 'verifying' && event.type === 'request-done' && before !== after;
    if (verified && !event.outcome.ok) this.owe(before, after);
    if (event.type === 'segment-failed' && before !== after && before.draft !== '') this.owe(before, after);

    if (phase.kind === 'arriving') return;
    if (this.left && event.type !== 'segment-failed') this.isResumed(this.left, after);
    this.left = undefined;
    if (phase.kind !== 'waiting' && phase.kind !== 'verifying') return;
    const owed = this.owed.get(place.step);
    if (owed === undefined || before.phase === phase) return;
    promise(draft === owed, `"${owed}" was typed at ${place.step} and was not restored to the field.`);
    this.owed.delete(place.step);
  }

  private isResumed({ phase, draft }: Snapshot, after: Snapshot): void {
    if (phase.kind === 'waiting' || phase.kind === 'typing') {
      promise(isDeepStrictEqual(after.phase, phase), `A reload while ${phase.kind} did not resume in the same phase.`);
    }
    if (phase.kind === 'verifying')
      promise(after.phase.kind === 'verifying', 'A reload dropped the check of an answer.');
    if (phase.kind === 'waiting' || phase.kind === 'verifying') {
      promise(after.draft === draft, 'A reload changed the text in the field.');
    }
  }

  private owe(before: Snapshot, after: Snapshot): void {
    const { step } = before.place;
    promise(step !== null, 'Text was typed before a segment was entered.');
    promise(after.kept[step] === before.draft, `The text typed at ${step} was not kept after a failure.`);
    this.owed.set(step, before.draft);
  }
}
