import type { Brand } from '@consorcio/shared/entities';
import { newJourney, type Snapshot } from '@consorcio/shared/flow';
import { aBrand, fakeClock } from '@consorcio/shared/testing';
import { renderWithBrand } from '@consorcio/shared/testing/page';
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createJourneyStore } from '../../journey/journey-store';
import { createConversation } from '../conversation/conversation';
import { ConversationContext } from '../conversation/conversation-context';
import { createAnnouncer } from '../speech/announcer';

/** Renders a part of the chat that only reads the conversation, which the test moves on. */
export function renderInConversation(part: ReactElement, first: Partial<Snapshot> = {}, ofBrand: Partial<Brand> = {}) {
  const brand = aBrand(ofBrand);
  const snapshot = { ...newJourney('journey-1', brand.id, { segment: 'host', step: null }), ...first };
  const store = createJourneyStore({ brand, snapshot, segments: {}, restored: 0 });
  const announcer = createAnnouncer((text) => text);
  const conversation = createConversation({
    store,
    clock: fakeClock(),
    announcer,
    onAnswer: ignore,
    onSubmit: ignore,
    onDraft: ignore,
    onSkipDelay: ignore,
    onRetryPart: async () => undefined,
    onSpecialists: ignore,
    onStartAnew: ignore,
  });
  renderWithBrand(<ConversationContext value={conversation}>{part}</ConversationContext>);
  return {
    change: (next: Partial<Snapshot>) => act(() => store.setState({ snapshot: { ...snapshot, ...next } })),
    spoken: () => announcer.spoken().map(({ text }) => text),
  };
}

const ignore = () => undefined;
