import type { Message } from '@consorcio/shared/flow';
import { memo, type RefObject } from 'react';
import { brandNameOf } from '../talk/selectors';
import { useTalk, useTalkView } from '../talk/talk-context';
import { List } from './message.styles';
import { MessageItem } from './message-item';

export interface MessageListProps {
  messages: readonly Message[];
  list: RefObject<HTMLOListElement | null>;
  /** The visitor's last answer. It can take the focus: what follows it is new. */
  ownLast: RefObject<HTMLLIElement | null>;
}

/** Everything said so far. A plain list: leaving out what is far away makes chats jump. */
export const MessageList = memo(function MessageList({ messages, list, ownLast }: MessageListProps) {
  const { announcer } = useTalk();
  const brandName = useTalkView(brandNameOf);
  const restored = useTalkView((view) => view.restored);
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
          isNew={message.id >= Math.max(restored, 1)} // the HTML of the page already shows the first message
          onTitle={announcer.say}
        />
      ))}
    </List>
  );
});
