import { useCallback } from 'react';
import { useChatState, useTalk } from '../talk/talk-context';

/** Answers with the value of a component. It may be called again, because the engine may refuse a value. */
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
