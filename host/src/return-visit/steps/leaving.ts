import type { StepFetch } from '@consorcio/shared/flow';
import type { ReturnVisitState } from '../state';

/** The page begins again at this step (`host/src/kept`), so nothing follows it here. */
export const leaving: StepFetch<'exit:recomecar', undefined, never, ReturnVisitState> = {
  input: () => undefined,
  run: () => new Promise(() => undefined),
  settle: (journey) => journey,
  fails: () => 'exit:recomecar',
};
