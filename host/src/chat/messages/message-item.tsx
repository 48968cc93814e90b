import type { Message } from '@consorcio/shared/flow';
import { Markup, VisuallyHidden } from '@consorcio/shared/ui';
import { memo, type RefObject } from 'react';
import { MessagePart } from '../parts/message-part';
import { Avatar } from './avatar';
import { PartRow, Row, Words } from './message.styles';
import { Timestamp } from './timestamp';
import { TitledBubble } from './titled-bubble';

export interface MessageItemProps {
  /** Given to the one message that may take the focus. */
  ref: RefObject<HTMLLIElement | null> | undefined;
  message: Message;
  brandName: string;
  /** Begins and ends a run of messages of the same speaker. */
  isFirst: boolean;
  isLast: boolean;
  /** Was not there when the page came: it comes in with motion. */
  isNew: boolean;
  /** Speaks the title that a press on the message shows. */
  onTitle(title: string): void;
}

/** One message. Drawn once: a long talk must not be drawn again for every letter typed under it. */
export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { ref, message, brandName, isFirst, isLast, isNew, onTitle } = props;
  const { id, sender, text, at, title, component } = message;
  const isOwn = sender === 'user';
  const part = component && (
    <PartRow>
      <MessagePart messageId={id} component={component} />
    </PartRow>
  );
  return (
    <Row ref={ref} tabIndex={ref && -1} $isOwn={isOwn} $isFirst={isFirst} $isNew={isNew}>
      {text === '' && part}
      {isLast && !isOwn && <Avatar brandName={brandName} />}
      {text === '' ? (
        <Timestamp at={at} />
      ) : (
        <TitledBubble title={title} isOwn={isOwn} isLast={isLast} onTitle={onTitle}>
          <VisuallyHidden>{isOwn ? 'Você: ' : `${brandName}: `}</VisuallyHidden>
          <Words $isVerbatim={isOwn}>{isOwn ? text : <Markup source={text} />}</Words>
          <Timestamp at={at} />
        </TitledBubble>
      )}
      {text !== '' && part}
    </Row>
  );
});
