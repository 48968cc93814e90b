import { useLayoutEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { type Announcer, Chat, createTalk } from '../chat';
import type { Conductor } from '../journey/conductor';
import { Banner } from './banner';
import { PrivacyNote } from './privacy-note';

export interface ConversationProps {
  conductor: Conductor;
  announcer: Announcer;
}

/** The conversation on the page: shows the journey's store and passes the visitor's gestures to the driver. */
export function Conversation({ conductor, announcer }: ConversationProps) {
  const brand = useStore(conductor.store, (view) => view.brand);
  const talk = useMemo(() => talkOf(conductor, announcer), [conductor, announcer]);
  // Before the first paint, so that the first message replaces the one of the HTML without an empty frame.
  useLayoutEffect(() => conductor.start(), [conductor]);

  return <Chat talk={talk} opening={<Banner brand={brand} />} footerNote={<PrivacyNote />} />;
}

function talkOf({ store, driver, clock, replaceSegment, startAnew }: Conductor, announcer: Announcer) {
  return createTalk({
    store,
    clock,
    announcer,
    onAnswer: driver.answer,
    onSubmit: driver.submit,
    onDraft: driver.draft,
    onSkipDelay: driver.skipDelay,
    onRetryPart: replaceSegment,
    onStartAnew: startAnew,
  });
}
