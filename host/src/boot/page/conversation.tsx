import { theme } from '@consorcio/shared/theme';
import { useMedia } from '@consorcio/shared/ui';
import { useLayoutEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { type Announcer, Chat, ConversationContext, createConversation } from '../../chat';
import type { Consent } from '../../memory/consent';
import type { Conductor } from '../../talk/conductor';
import type { DrawnGreeting } from '../../talk/conductor-ports';
import type { JourneyView } from '../../talk/journey-store';
import { ConversationTop } from './conversation-top';
import { asksForConsent, ConsentStrip } from './footer/consent-strip';
import { Footer } from './footer/footer';
import { Header } from './header';

export interface ConversationProps {
  conductor: Conductor;
  announcer: Announcer;
  consent: Consent;
  /** What the HTML shows of the greeting; absent where no HTML shows it. */
  greeting?(): DrawnGreeting | undefined;
}

/** The conversation on the page: shows the journey's store and passes the visitor's gestures to the driver. */
export function Conversation({ conductor, announcer, consent, greeting }: ConversationProps) {
  const brand = useStore(conductor.store, (view) => view.brand);
  const conversation = useMemo(() => createConversation({ ...conductor, announcer }), [conductor, announcer]);
  // Before the first paint, so that the messages replace those of the HTML without an empty frame.
  useLayoutEffect(() => conductor.start(greeting?.()), [conductor, greeting]);

  const isUnanswered = useStore(consent.store) === undefined;
  const hasSpoken = useStore(conductor.store, ({ snapshot }) => snapshot.phase.kind === 'waiting');
  const hasBegun = useStore(conductor.store, isBegun);
  const isLow = useMedia(theme.breakpoint.low);
  const header = <Header brand={brand} />;
  return (
    <ConversationContext value={conversation}>
      {!isLow && header}
      <Chat
        opening={<ConversationTop brand={brand} header={isLow ? header : undefined} />}
        aside={
          isUnanswered &&
          asksForConsent(brand) && (
            <ConsentStrip onAnswer={consent.give} announce={hasSpoken ? announcer.say : undefined} />
          )
        }
        footerNote={<Footer brand={brand} conductor={conductor} consent={consent} isShort={hasBegun} />}
        isLow={isLow}
      />
    </ConversationContext>
  );
}

/** Whether the visitor has answered the greeting. */
function isBegun({ snapshot: { transcript } }: JourneyView): boolean {
  return transcript.some(({ sender }) => sender === 'user');
}
