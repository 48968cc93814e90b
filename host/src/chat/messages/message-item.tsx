import type { Message } from '@consorcio/shared/flow';
import { Breakable, Markup, useTip, VisuallyHidden } from '@consorcio/shared/ui';
import { memo, type RefObject } from 'react';
import { useSegmentParts } from '../late-segment-parts';
import { RedrawBoundary } from '../redraw-boundary';
import { Avatar } from './avatar';
import { Bubble, MessageRow, PartRow, Said, Time } from './message.styles';

export interface MessageItemProps {
  /** Set for the one message that can receive the focus. */
  ref?: RefObject<HTMLLIElement | null> | undefined;
  message: Message;
  brandName: string;
  /** The first and the last of consecutive messages of one sender. */
  isFirst: boolean;
  isLast: boolean;
  /** Arrived after the page loaded: it appears with an animation. */
  isNew: boolean;
  /** Announces the title that a press on the message shows. The HTML of a page announces nothing. */
  onTitle?(title: string): void;
}

/** One message. Memoised: a long conversation must not render again with each new message. */
export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  return (
    <RedrawBoundary>
      <MessageContent {...props} />
    </RedrawBoundary>
  );
});

function MessageContent(props: MessageItemProps) {
  const { ref, message, brandName, isFirst, isLast, isNew, onTitle } = props;
  const { id, sender, text, at, title, component } = message;
  const isOwn = sender === 'user';
  // SPEC section 2: a press on the message shows its title for 3 s. The bubble is a control only when it has one.
  const { tip, control } = useTip(title ?? '', (shown) => onTitle?.(shown));
  // A button element must not contain lists, which a message may contain.
  const button = title === undefined ? {} : { ...control, role: 'button', tabIndex: 0 };
  const parts = useSegmentParts();
  const part = component && parts && (
    <PartRow id={`message-part-${id}`}>
      <RedrawBoundary>
        <parts.MessagePart messageId={id} component={component} />
      </RedrawBoundary>
    </PartRow>
  );
  return (
    <MessageRow
      ref={ref}
      tabIndex={ref && -1}
      data-own={isOwn || undefined}
      data-first={isFirst || undefined}
      data-last={isLast || undefined}
      data-new={isNew || undefined}
    >
      {text === '' && part}
      {isLast && !isOwn && <Avatar brandName={brandName} />}
      {text === '' ? (
        <Timestamp at={at} />
      ) : (
        <Bubble {...button}>
          <VisuallyHidden>{isOwn ? 'Você: ' : `${brandName}: `}</VisuallyHidden>
          <Said translate={isOwn ? 'no' : undefined}>
            {isOwn ? <Breakable text={text} /> : <Markup source={text} />}
          </Said>
          <Timestamp at={at} />
          {tip}
        </Bubble>
      )}
      {text !== '' && part}
    </MessageRow>
  );
}

/** The hour and minute of a message in the visitor's time zone. The server does not know it and leaves its space. */
function Timestamp({ at }: { at: number }) {
  const isOnDevice = typeof window !== 'undefined';
  const moment = new Date(at);
  return (
    <Time dateTime={moment.toISOString()} data-unknown={!isOnDevice || undefined}>
      {isOnDevice ? hourAndMinute(moment) : '00:00'}
    </Time>
  );
}

/** `Intl` would read its tables before the page can answer: 25 ms on a fast machine, each time. */
const hourAndMinute = (moment: Date) =>
  [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
