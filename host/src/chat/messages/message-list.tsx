import type { Message } from '@consorcio/shared/flow';
import { memo, type RefObject } from 'react';
import { useConversation, useConversationView } from '../conversation/conversation-context';
import { brandNameOf } from '../conversation/selectors';
import { RedrawBoundary } from '../redraw-boundary';
import { groupOf, isRecent } from './gaps';
import { Rows } from './message.styles';
import { MessageItem } from './message-item';
import { useGaps } from './use-gaps';

export interface MessageListProps {
  messages: readonly Message[];
  /** The scrolling element around the list. */
  log: RefObject<HTMLElement | null>;
  list: RefObject<HTMLOListElement | null>;
  /** The visitor's last answer. It can receive the focus, since new messages follow it. */
  ownLast: RefObject<HTMLLIElement | null>;
}

/** The messages: all of them, or in a long conversation those near the view, with gaps as high as the others (ADR 0024). */
export const MessageList = memo(function MessageList({ messages, log, list, ownLast }: MessageListProps) {
  const { announcer } = useConversation();
  const brandName = useConversationView(brandNameOf);
  const drawn = useConversationView((view) => Math.max(view.restored, view.drawn));
  const gaps = useGaps(messages, log, list);
  const gapOf = (message: Message | undefined) => message && gaps.get(groupOf(message));
  const lastId = messages.findLast(({ sender }) => sender === 'user')?.id;
  return (
    <Rows ref={list}>
      {messages.flatMap((message, index) => {
        const gap = gapOf(message);
        const isInside = gap && gap === gapOf(messages[index - 1]);
        if (isInside && !message.component) return [];
        const row = gap ? (
          // Not an anchor of scrolling: its height may be an estimate.
          !isInside && <li aria-hidden style={{ height: gap.height, overflowAnchor: 'none' }} />
        ) : (
          <MessageItem
            ref={message.id === lastId ? ownLast : undefined}
            message={message}
            brandName={brandName}
            isFirst={messages[index - 1]?.sender !== message.sender}
            isLast={messages[index + 1]?.sender !== message.sender}
            isNew={message.id >= drawn && isRecent(message, messages)} // one that comes back into view is not new
            onTitle={announcer.say}
          />
        );
        // It stays in a gap, where it meets what the clean-up of a component throws.
        return <RedrawBoundary key={message.id}>{row}</RedrawBoundary>;
      })}
    </Rows>
  );
});
