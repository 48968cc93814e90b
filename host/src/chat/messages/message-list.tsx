import type { Message } from '@consorcio/shared/flow';
import { memo, type RefObject } from 'react';
import { brandNameOf } from '../talk/selectors';
import { useTalk, useTalkView } from '../talk/talk-context';
import { List } from './message.styles';
import { MessageItem } from './message-item';

export interface MessageListProps {
  messages: readonly Message[];
  list: RefObject<HTMLOListElement | null>;
  /** The visitor's last answer. It can receive the focus, since new messages follow it. */
  ownLast: RefObject<HTMLLIElement | null>;
}

/** All messages. A plain list: virtual lists make chats jump. */
export const MessageList = memo(function MessageList({ messages, list, ownLast }: MessageListProps) {
  const { announcer } = useTalk();
  const brandName = useTalkView(brandNameOf);
  const drawn = useTalkView((view) => Math.max(view.restored, view.drawn));
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
          isNew={message.id >= drawn}
          onTitle={announcer.say}
        />
      ))}
    </List>
  );
});
