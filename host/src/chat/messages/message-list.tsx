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
  /** The visitor's last answer. It can take the focus: what follows it is what is new. */
  ownLast: RefObject<HTMLLIElement | null>;
  onTitle(title: string): void;
}

/** Everything said so far. A plain list: leaving out what is far away makes chats jump. */
export const MessageList = memo(function MessageList(props: MessageListProps) {
  const { messages, restored, brandName, list, ownLast, onTitle } = props;
  const lastId = messages.findLast(({ sender }) => sender === 'user')?.id;
  return (
    <List ref={list}>
      {messages.map((message, index) => (
        <MessageItem
          key={message.id}
          ref={message.id === lastId ? ownLast : undefined}
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
