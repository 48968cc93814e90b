import type { Snapshot } from '@consorcio/shared/flow';
import { renderWithBrand } from '@consorcio/shared/testing/page';
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ConversationContext } from '../conversation/conversation-context';
import { aSilentConversation } from './a-silent-conversation';

/** Renders a part of the chat that only reads the conversation, which the test moves on. */
export function renderInConversation(part: ReactElement, first?: Partial<Snapshot>) {
  const { conversation, store, snapshot, announcer } = aSilentConversation(first);
  renderWithBrand(<ConversationContext value={conversation}>{part}</ConversationContext>);
  return {
    change: (next: Partial<Snapshot>) => act(() => store.setState({ snapshot: { ...snapshot, ...next } })),
    spoken: () => announcer.spoken().map(({ text }) => text),
  };
}
