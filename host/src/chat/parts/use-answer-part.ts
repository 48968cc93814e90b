import { useCallback } from 'react';
import { useChatState, useTalk } from '../talk/talk-context';

/** Answers with the value of a component. Not limited to one: the engine may refuse the value, and then the next one counts. */
export function useAnswerPart(): (value: unknown) => void {
  const { onAnswer } = useTalk();
  const { token } = useChatState();
  return useCallback(
    (value) => {
      if (token !== undefined) onAnswer(token, { kind: 'component', value });
    },
    [token, onAnswer],
  );
}
