import { type Failure, toFailure } from '../../errors';
import { type Draft, emit, set } from './draft';
import { enterPlace } from './enter';
import { keepText } from './field';
import { explain, noteFailure } from './move';
import { markSendingAsUnknown } from './submissions';

/** Handles a bug that would freeze the journey: reports it and leads to the explanation of a failure, which has controls. */
export function breakDown(draft: Draft, error: unknown): void {
  const failure = toFailure(error);
  draft.world.thrown?.(error, draft.snapshot.place);
  report(draft, failure);
  const uncertain = markSendingAsUnknown(draft);
  keepText(draft);
  set(draft, { walked: 0 });
  try {
    noteFailure(draft, failure, { uncertain });
    if (explain(draft) === 'enter') enterPlace(draft);
  } catch (error) {
    // The step that explains failures is broken itself: there is nothing more to offer.
    report(draft, toFailure(error));
    set(draft, { phase: { kind: 'ended' } });
  }
}

function report(draft: Draft, failure: Failure): void {
  emit(draft, { type: 'report', failure, ...draft.snapshot.place });
}
