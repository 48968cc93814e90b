import { useCallback } from 'react';
import { useChatState, useConversation } from '../conversation/conversation-context';

/** Answers with the value of a component. It may be called again, because the engine may refuse a value. */
export function useAnswerPart(): (value: unknown) => void {
  const { onAnswer } = useConversation();
  const { token } = useChatState();
  return useCallback(
    (value) => {
      if (token !== undefined) onAnswer(token, { kind: 'component', value });
    },
    [token, onAnswer],
  );
}
