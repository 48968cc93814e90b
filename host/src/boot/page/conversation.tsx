import { theme } from '@consorcio/shared/theme';
import { useMedia } from '@consorcio/shared/ui';
import { useLayoutEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { type Announcer, Chat, ConversationContext, createConversation } from '../../chat';
import type { Conductor } from '../../talk/conductor';
import type { DrawnGreeting } from '../../talk/conductor-ports';
import { ConversationTop } from './conversation-top';
import { Footer } from './footer/footer';
import { Header } from './header';

export interface ConversationProps {
  conductor: Conductor;
  announcer: Announcer;
  /** What the HTML shows of the greeting; absent where no HTML shows it. */
  greeting?: DrawnGreeting;
}

/** The conversation on the page: shows the journey's store and passes the visitor's gestures to the driver. */
export function Conversation({ conductor, announcer, greeting }: ConversationProps) {
  const brand = useStore(conductor.store, (view) => view.brand);
  const conversation = useMemo(() => createConversation({ ...conductor, announcer }), [conductor, announcer]);
  // Before the first paint, so that the messages replace those of the HTML without an empty frame.
  useLayoutEffect(() => conductor.start(greeting), [conductor, greeting]);

  const isLow = useMedia(theme.breakpoint.low);
  const header = <Header brand={brand} />;
  return (
    <ConversationContext value={conversation}>
      {!isLow && header}
      <Chat
        opening={<ConversationTop brand={brand} header={isLow ? header : undefined} />}
        footerNote={<Footer brand={brand} conductor={conductor} />}
        isLow={isLow}
      />
    </ConversationContext>
  );
}
