import { type ReactElement, useDeferredValue, useRef, useState } from 'react';
import { BottomRow, ChatColumn, ChatRoot, Footnote, Log } from './chat.styles';
import { useChatState, useConversationView } from './conversation/conversation-context';
import { isCovered, selectVisibleMessages } from './conversation/selectors';
import { FocusKeeper } from './hooks/focus-keeper';
import { PressShield } from './hooks/press-shield';
import { useFollowNewest } from './hooks/use-follow-newest';
import { useSegmentParts } from './late-segment-parts';
import { ConversationTypingMark } from './messages/conversation-typing-mark';
import { MessageList } from './messages/message-list';
import { useSkipped } from './messages/use-skipped';
import { ConversationOptions } from './options/conversation-options';
import { RedrawBoundary } from './redraw-boundary';
import { ConversationLiveRegion } from './speech/live-region';

export interface ChatProps {
  /** Shown above the first message; it scrolls away with it. */
  opening?: ReactElement;
  /** A question beside the conversation, above the small print. */
  aside?: ReactElement | false | undefined;
  /** Small print below the composer, beside the button to what is out of sight. */
  footerNote: ReactElement;
  /** The page is so low that the small print is below the messages and scrolls with them. */
  isLow?: boolean;
}

/**
 * The conversation on the screen: its messages, and the one question that the visitor can answer now. It makes no decisions, and does
 * not read the draft. The page puts it in a `ConversationContext`.
 */
export function Chat({ opening, aside, footerNote, isLow = false }: ChatProps) {
  const root = useRef<HTMLElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const ownLast = useRef<HTMLLIElement>(null);

  const { state } = useChatState();
  const isLocked = state === 'verifying' || state === 'submitting';
  const { segment, step } = useConversationView(({ snapshot }) => snapshot.place);
  const present = useConversationView(useState(selectVisibleMessages)[0]);
  const late = useDeferredValue(present);
  const messages = useConversationView(isCovered) ? late : present; // what covers the page is shown before what it covers
  const { skipped, showAll } = useSkipped(messages, log);
  const parts = useSegmentParts();
  const smallPrint = <Footnote>{footerNote}</Footnote>;
  const slack = isLow ? 48 : 12; // the small print, or a half of the padding: a control that fades more would be missed
  const { below, reader, catchUp, endTurn, handlers } = useFollowNewest({ log, content: column, list, ownLast, slack });

  return (
    <>
      <ChatRoot ref={root} data-segment={segment} data-step={step ?? ''} data-state={isLocked ? 'busy' : state}>
        {parts && <parts.ProgressBar />}
        <Log ref={log} role="log" aria-label="Conversa" aria-live="off" tabIndex={0} {...handlers}>
          <ChatColumn ref={column}>
            {opening}
            <MessageList messages={messages} skipped={skipped} list={list} ownLast={ownLast} />
            <ConversationTypingMark />
            {parts && <parts.ConversationLongWait />}
            <ConversationOptions />
            {isLow && aside}
            {isLow && <BottomRow>{smallPrint}</BottomRow>}
          </ChatColumn>
        </Log>
        {parts && <parts.Composer ownLast={ownLast} log={log} />}
        {!isLow && aside}
        <BottomRow>
          {parts && <parts.Onward {...{ below, log, list, reader }} onPress={catchUp} onContinue={endTurn} />}
          {!isLow && smallPrint}
        </BottomRow>
        <ConversationLiveRegion />
        {parts && (
          <>
            <RedrawBoundary>
              <parts.ConversationOverlay />
            </RedrawBoundary>
            <parts.MessageWalk log={log} list={list} onFirst={showAll} />
            <parts.PreparedParts />
          </>
        )}
        <PressShield root={root} />
        <FocusKeeper ownLast={ownLast} log={log} />
      </ChatRoot>
      {parts && <parts.WideSummary />}
    </>
  );
}
