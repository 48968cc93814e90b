import { isDeepStrictEqual } from 'node:util';
import type { EngineEvent, Snapshot } from '@consorcio/shared/flow';
import { promise } from './promises';

/** Nothing typed is lost after a failure or a reload (laws of the flow, 8 and 9). */
export class TypedWatch {
  private readonly owed = new Map<string, string>();
  /** The journey as the last page left it, until the present one has taken it up. */
  private left: Snapshot | undefined;

  pageIsGone(snapshot: Snapshot): void {
    if (snapshot.phase.kind !== 'arriving') this.left = snapshot;
  }

  look(event: EngineEvent, before: Snapshot, after: Snapshot): void {
    const { place, draft, phase } = after;
    const here = before.place.step === place.step && before.place.segment === place.segment;
    if (event.type === 'answered' && event.answer.kind === 'typed' && here && before !== after) {
      const refused = phase.kind === 'waiting' && phase.problem !== undefined;
      if (refused || phase.kind === 'verifying') promise(draft === event.answer.text, 'What was typed left the field.');
    }
    const verified = before.phase.kind === 'verifying' && event.type === 'request-done' && before !== after;
    if (verified && !event.outcome.ok) this.owe(before, after);
    if (event.type === 'segment-failed' && before !== after && before.draft !== '') this.owe(before, after);

    if (phase.kind === 'arriving') return;
    if (this.left && event.type !== 'segment-failed') this.isTakenUp(this.left, after);
    this.left = undefined;
    if (phase.kind !== 'waiting' && phase.kind !== 'verifying') return;
    const owed = this.owed.get(place.step);
    if (owed === undefined || before.phase === phase) return;
    promise(draft === owed, `"${owed}" was typed at ${place.step} and did not come back into the field.`);
    this.owed.delete(place.step);
  }

  private isTakenUp({ phase, draft }: Snapshot, after: Snapshot): void {
    if (phase.kind === 'waiting' || phase.kind === 'typing') {
      promise(isDeepStrictEqual(after.phase, phase), `A reload in ${phase.kind} did not go on where it was.`);
    }
    if (phase.kind === 'verifying')
      promise(after.phase.kind === 'verifying', 'A reload forgot to ask about an answer.');
    if (phase.kind === 'waiting' || phase.kind === 'verifying') {
      promise(after.draft === draft, 'A reload changed what stood in the field.');
    }
  }

  private owe(before: Snapshot, after: Snapshot): void {
    const { step } = before.place;
    promise(after.kept[step] === before.draft, `What was typed at ${step} was not kept over a failure.`);
    this.owed.set(step, before.draft);
  }
}
