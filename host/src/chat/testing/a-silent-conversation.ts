import { newJourney, type Snapshot } from '@consorcio/shared/flow';
import { aBrand, fakeClock } from '@consorcio/shared/testing';
import { createJourneyStore } from '../../journey/journey-store';
import { createConversation } from '../conversation/conversation';
import { createAnnouncer } from '../speech/announcer';

/** A conversation that hears no gesture, over a store that the test moves on. */
export function aSilentConversation(first: Partial<Snapshot> = {}) {
  const brand = aBrand();
  const clock = fakeClock();
  const snapshot = { ...newJourney('journey-1', brand.id, { segment: 'host', step: null }), ...first };
  const store = createJourneyStore({ brand, snapshot, segments: {}, restored: 0 });
  const announcer = createAnnouncer((text) => text);
  const conversation = createConversation({
    store,
    clock,
    announcer,
    onAnswer: ignore,
    onSubmit: ignore,
    onDraft: ignore,
    onSkipDelay: ignore,
    onRetryPart: async () => undefined,
    specialists: () => ({ href: 'https://wa.me/5511', onClick: ignore }),
    onStartAnew: ignore,
  });
  return { conversation, store, clock, snapshot, announcer };
}

const ignore = () => undefined;
