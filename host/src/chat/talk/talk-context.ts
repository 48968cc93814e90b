import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { JourneyView } from '../../journey/journey-store';
import type { ChatState } from './chat-state';
import { chatStateOf } from './selectors';
import type { Talk } from './talk';

export const TalkContext = createContext<Talk | undefined>(undefined);

/** The talk of the surrounding chat. The object never changes; `useTalkView` reads its present state. */
export function useTalk(): Talk {
  const talk = useContext(TalkContext);
  if (!talk) throw new Error('A part of the chat is not in it. Render it inside <Chat>.');
  return talk;
}

/** The result of `select` on the talk's state. The component renders again only when it changes. */
export function useTalkView<Selected>(select: (view: JourneyView) => Selected): Selected {
  return useStore(useTalk().store, select);
}

export function useChatState(): ChatState {
  return useTalkView(useShallow(chatStateOf));
}
