import type { Message } from '@consorcio/shared/flow';
import { Breakable, Markup, VisuallyHidden } from '@consorcio/shared/ui';
import { memo, type RefObject } from 'react';
import { useSegmentParts } from '../late-segment-parts';
import { RedrawBoundary } from '../redraw-boundary';
import { Avatar } from './avatar';
import { Bubble, MessageRow, PartRow, Said } from './message.styles';
import { Timestamp } from './timestamp';
import { TitledBubble, type TitledBubbleProps } from './titled-bubble';

export interface MessageItemProps {
  /** Set for the one message that can receive the focus. */
  ref: RefObject<HTMLLIElement | null> | undefined;
  message: Message;
  brandName: string;
  /** The first and the last of consecutive messages of one sender. */
  isFirst: boolean;
  isLast: boolean;
  /** Arrived after the page loaded: it appears with an animation. */
  isNew: boolean;
  /** Announces the title that a press on the message shows. */
  onTitle(title: string): void;
}

/** One message. Memoised: a long conversation must not render again at each key press. */
export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { ref, message, brandName, isFirst, isLast, isNew, onTitle } = props;
  const { id, sender, text, at, title, component } = message;
  const isOwn = sender === 'user';
  const parts = useSegmentParts();
  const part = component && parts && (
    <PartRow>
      <RedrawBoundary>
        <parts.MessagePart messageId={id} component={component} />
      </RedrawBoundary>
    </PartRow>
  );
  return (
    <MessageRow ref={ref} tabIndex={ref && -1} $isOwn={isOwn} $isFirst={isFirst} $isNew={isNew}>
      {text === '' && part}
      {isLast && !isOwn && <Avatar brandName={brandName} />}
      {text === '' ? (
        <Timestamp at={at} />
      ) : (
        <MessageBubble title={title} isOwn={isOwn} isLast={isLast} onTitle={onTitle}>
          <VisuallyHidden>{isOwn ? 'Você: ' : `${brandName}: `}</VisuallyHidden>
          <Said $isVerbatim={isOwn} translate={isOwn ? 'no' : undefined}>
            {isOwn ? <Breakable text={text} /> : <Markup source={text} />}
          </Said>
          <Timestamp at={at} />
        </MessageBubble>
      )}
      {text !== '' && part}
    </MessageRow>
  );
});

/** A bubble is a control only when it has a title. */
function MessageBubble({
  title,
  onTitle,
  ...bubble
}: Omit<TitledBubbleProps, 'title'> & { title: string | undefined }) {
  if (title !== undefined) return <TitledBubble title={title} onTitle={onTitle} {...bubble} />;
  return (
    <Bubble $isOwn={bubble.isOwn} $isLast={bubble.isLast}>
      {bubble.children}
    </Bubble>
  );
}
