import type { Answer } from '@consorcio/shared/flow';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { JourneyView } from '../../talk/journey-store';
import type { Conversation } from './conversation';
import { type ChatState, chatStateOf } from './selectors';

export const ConversationContext = createContext<Conversation | undefined>(undefined);

/** The conversation of the surrounding chat. The object never changes; `useConversationView` reads its present state. */
export function useConversation(): Conversation {
  const conversation = useContext(ConversationContext);
  if (!conversation) throw new Error('This part of the chat is not in one.');
  return conversation;
}

/** The result of `select` on the conversation's state. The component renders again only when it changes. */
export function useConversationView<Selected>(select: (view: JourneyView) => Selected): Selected {
  return useStore(useConversation().store, select);
}

export function useChatState(): ChatState {
  return useConversationView(useShallow(chatStateOf));
}

/**
 * Answers the question that is on the screen, unless the caller `isPast`. The driver ignores an answer to an older one: Enter and a
 * click together, or a double click, are one answer.
 */
export function useAnswer(isPast = false): (answer: Answer) => void {
  const { driver } = useConversation();
  const token = useConversationView((view) => (isPast ? undefined : chatStateOf(view).token));
  return (answer) => {
    if (token !== undefined) driver.answer(token, answer);
  };
}
