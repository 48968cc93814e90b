import type { Message } from '@consorcio/shared/flow';
import { memo, type RefObject } from 'react';
import { List } from './message.styles';
import { MessageItem } from './message-item';

export interface MessageListProps {
  messages: readonly Message[];
  /** Messages with a lower id were there when the page came. */
  restored: number;
  brandName: string;
  list: RefObject<HTMLOListElement | null>;
  onTitle(title: string): void;
}

/** Everything said so far. A plain list: leaving out what is far away makes chats jump. */
export const MessageList = memo(function MessageList(props: MessageListProps) {
  const { messages, restored, brandName, list, onTitle } = props;
  return (
    <List ref={list}>
      {messages.map((message, index) => (
        <MessageItem
          key={message.id}
          message={message}
          brandName={brandName}
          isFirst={messages[index - 1]?.sender !== message.sender}
          isLast={messages[index + 1]?.sender !== message.sender}
          isNew={message.id >= Math.max(restored, 1)} // the first words come with the page
          onTitle={onTitle}
        />
      ))}
    </List>
  );
});
