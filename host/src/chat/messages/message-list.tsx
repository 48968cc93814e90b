import type { Message } from '@consorcio/shared/flow';
import { memo, type RefObject } from 'react';
import { useConversation, useConversationView } from '../conversation/conversation-context';
import { Rows } from './message.styles';
import { MessageItem } from './message-item';

export interface MessageListProps {
  messages: readonly Message[];
  /** The number of earlier messages that are not rendered. */
  skipped: number;
  list: RefObject<HTMLOListElement | null>;
  /** The visitor's last answer. It can receive the focus, since new messages follow it. */
  ownLast: RefObject<HTMLLIElement | null>;
}

export const MessageList = memo(function MessageList({ messages, skipped, list, ownLast }: MessageListProps) {
  const { announcer } = useConversation();
  const brandName = useConversationView(({ brand }) => brand.nome);
  const drawn = useConversationView((view) => Math.max(view.restored, view.drawn));
  const lastId = messages.findLast(({ sender }) => sender === 'user')?.id;
  return (
    <Rows ref={list}>
      {messages.slice(skipped).map((message, index) => (
        <MessageItem
          key={message.id}
          ref={message.id === lastId ? ownLast : undefined}
          message={message}
          brandName={brandName}
          isFirst={messages[skipped + index - 1]?.sender !== message.sender}
          isLast={messages[skipped + index + 1]?.sender !== message.sender}
          isNew={message.id >= drawn}
          onTitle={announcer.say}
        />
      ))}
    </Rows>
  );
});
