import type { StepOption } from '@consorcio/shared/flow';
import { useCallback } from 'react';
import { useChatState, useConversation } from './conversation-context';

/** Chooses an option of the present question. */
export function useChoose(): (option: StepOption) => void {
  const { onAnswer, answerOnce } = useConversation();
  const { key, token } = useChatState();
  return useCallback(
    (option) => {
      if (token === undefined) return;
      if (leavesConversationOpen(option)) onAnswer(token, { kind: 'option', id: option.id });
      else answerOnce({ key, token }, { kind: 'option', id: option.id });
    },
    [key, token, onAnswer, answerOnce],
  );
}

/** The specialists' chat opens in another tab and the conversation does not move: the option can be chosen again. */
export function leavesConversationOpen(option: StepOption): boolean {
  return option.opens !== undefined;
}
