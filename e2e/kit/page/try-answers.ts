import { itinerary, sharedPlaces } from '@consorcio/host/journey';
import { transition } from '@consorcio/shared/flow';
import { answersTo, type Candidate } from './candidate-answers';
import { createKitConversation } from './conversation';
import { shownConversation, shownScene, waitingStep } from './current-conversation';
import { currentSetup } from './setup';
import type { TabContent } from './stored';
import { waitForEnd } from './wait';
import type { Answered } from './walk';

/** Answers the waiting step in every possible way, each time from the same state, without rendering it. */
export async function tryAllAnswers(): Promise<readonly Answered[]> {
  const { storedAtEnd } = shownConversation();
  const answered: Answered[] = [];
  for (const candidate of possibleAnswers()) answered.push(await tryAnswer(candidate, new Map(storedAtEnd)));
  return answered;
}

async function tryAnswer({ name, answer }: Candidate, stored: TabContent): Promise<Answered> {
  const conversation = createKitConversation({ ...currentSetup(), speak: () => undefined }, stored);
  const { conductor } = conversation;
  conductor.start();
  await waitForEnd(conductor, currentSetup().segment.name);
  const { phase, place } = conductor.store.getState().snapshot;
  if (phase.kind === 'waiting') conductor.driver.answer(phase.token, answer);
  const end = await waitForEnd(conductor, currentSetup().segment.name);
  conductor.driver.stop();
  conversation.readBack();
  const leadsOn = end.kind !== 'waits' || end.step !== place.step;
  return { answer: name, kind: answer.kind, leadsOn, end, ...conversation.recorded };
}

/** Answers that the engine accepts. An answer for a component is a guess from its schema, so the engine may reject it. */
function possibleAnswers(): readonly Candidate[] {
  const { snapshot } = shownConversation().conversation.conductor.store.getState();
  const { segment, brand } = currentSetup();
  const token = snapshot.phase.kind === 'waiting' ? snapshot.phase.token : -1;
  const all = answersTo(waitingStep(), shownScene());
  const guesses = all
    .filter(({ answer }) => answer.kind === 'component')
    .filter(({ answer }) => {
      const world = { segments: { [segment.name]: segment }, itinerary, places: sharedPlaces, brand, delayMs: 0 };
      const { effects, snapshot: next } = transition(
        snapshot,
        { type: 'answered', token, answer, at: Date.now() },
        world,
      );
      return next !== snapshot && !effects.some(({ type }) => type === 'report');
    });
  return [...all.filter(({ answer }) => answer.kind !== 'component'), ...guesses.slice(0, 2)];
}
