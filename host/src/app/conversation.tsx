import { journeyOf, stepAt } from '@consorcio/shared/flow';
import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { type Announcer, Chat } from '../chat';
import type { Conductor } from '../journey/conductor';
import { Banner } from './banner';
import { PrivacyNote } from './privacy-note';

export interface ConversationProps {
  conductor: Conductor;
  announcer: Announcer;
}

/** The talk on the page: draws the journey's store and hands the visitor's gestures to the driver. */
export function Conversation({ conductor, announcer }: ConversationProps) {
  const { brand, snapshot, segments, restored } = useStore(conductor.store);
  // Before the first paint, so that the first words take the place of those in the HTML without an empty frame.
  useLayoutEffect(() => conductor.start(), [conductor]);

  const { place, phase, trouble, transcript, draft } = snapshot;
  const journey = journeyOf(snapshot, place.segment);
  const scene = { journey, brand, now: conductor.clock.now(), ...(trouble && { trouble }) };
  return (
    <Chat
      transcript={transcript}
      restored={restored}
      place={place}
      phase={phase}
      step={stepAt(segments, place)}
      scene={scene}
      draft={draft}
      brandName={brand.nome}
      opening={<Banner brand={brand} />}
      footerNote={<PrivacyNote />}
      loadComponent={(segment, name) => segments[segment]?.components[name]}
      loadOverlay={(segment, name) => segments[segment]?.overlays[name]}
      announcer={announcer}
      onAnswer={conductor.driver.answer}
      onSubmit={conductor.driver.submit}
      onDraft={conductor.driver.draft}
      onSkipDelay={conductor.driver.skipDelay}
      onRetryPart={conductor.replaceSegment}
      onStartAnew={conductor.startAnew}
    />
  );
}
