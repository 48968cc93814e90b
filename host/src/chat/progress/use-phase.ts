import { useLayoutEffect, useState } from 'react';
import { useConversation } from '../conversation/conversation-context';
import { followPhase, type ProgressPhase, phaseAfter } from './phases';

/** The present phase of the conversation; undefined during the greeting. `say` announces the next ones. */
export function usePhase(say?: (words: string) => void): ProgressPhase | undefined {
  const { store } = useConversation();
  const [phase, setPhase] = useState(() => phaseAfter(undefined, store.getState().snapshot));
  useLayoutEffect(
    () =>
      followPhase(store, (next, words) => {
        setPhase(next);
        if (words) say?.(words);
      }),
    [store, say],
  );
  return phase;
}
