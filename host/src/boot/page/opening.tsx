import type { Brand } from '@consorcio/shared/entities';
import { newJourney, optionsOf, stepAt, transition } from '@consorcio/shared/flow';
import { StaticConversation } from '../../chat/static-conversation'; // not in the index: no script needs it
import { sharedPlaces } from '../../talk/host-places';
import { hostSegment } from '../../talk/host-segment';
import { itinerary } from '../../talk/itinerary';
import { AppFrame } from './app.styles';
import { ConversationTop } from './conversation-top';
import { Footer } from './footer/footer';
import { Header } from './header';

/** The page before the conversation is alive: everything is at its final place. */
export function PageOpening({ brand }: { brand: Brand }) {
  const { messages, options } = greetingBy(brand);
  return (
    <AppFrame>
      <Header brand={brand} />
      <StaticConversation
        messages={messages}
        options={options}
        brandName={brand.nome}
        chatUrl={brand.chatUrl}
        opening={<ConversationTop brand={brand} />}
        footerNote={<Footer brand={brand} />}
      />
    </AppFrame>
  );
}

/** What the conversation says first, as the engine plays it without pauses. */
function greetingBy(brand: Brand) {
  const segments = { [hostSegment.name]: hostSegment };
  const first = newJourney('', brand.id, { segment: hostSegment.name, step: hostSegment.entry });
  const world = { segments, itinerary, places: sharedPlaces, brand, delayMs: 0 };
  const { snapshot } = transition(first, { type: 'started', at: 0 }, world);
  const step = stepAt(segments, snapshot.place);
  return {
    messages: snapshot.transcript,
    options: step ? optionsOf(step, { journey: snapshot.journey, brand, now: 0 }) : [],
  };
}
