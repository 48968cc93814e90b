import { hostPlaces } from '@consorcio/host/src/journey/host-places';
import { itinerary } from '@consorcio/host/src/journey/itinerary';
import { transition } from '@consorcio/shared/flow';
import { answersTo, type Candidate } from './answers';
import type { Answered } from './contract';
import { ground } from './ground';
import { onIt, restingStep, sceneOf } from './on-stage';
import { conduct, type Stored } from './ports';
import { untilRest } from './rest';

/** Answers what waits in every way there is, each time from the same place, without drawing it. */
export async function answerEach(): Promise<readonly Answered[]> {
  const { rested } = onIt();
  const answered: Answered[] = [];
  for (const candidate of possible()) answered.push(await answerOnce(candidate, new Map(rested)));
  return answered;
}

async function answerOnce({ name, answer }: Candidate, stored: Stored): Promise<Answered> {
  const { conductor, heard } = conduct({ ...ground(), speak: () => undefined }, stored);
  conductor.start();
  await untilRest(conductor, ground().segment.name);
  const { phase } = conductor.store.getState().snapshot;
  if (phase.kind === 'waiting') conductor.driver.answer(phase.token, answer);
  const rest = await untilRest(conductor, ground().segment.name);
  conductor.driver.stop();
  return { answer: name, rest, ...heard };
}

/** Answers that the engine takes: one for a component is a guess at its shape, and may name what is not there. */
function possible(): readonly Candidate[] {
  const { snapshot } = onIt().talk.conductor.store.getState();
  const { segment, brand } = ground();
  const token = snapshot.phase.kind === 'waiting' ? snapshot.phase.token : -1;
  const all = answersTo(restingStep(), sceneOf());
  const guesses = all
    .filter(({ answer }) => answer.kind === 'component')
    .filter(({ answer }) => {
      const world = { segments: { [segment.name]: segment }, itinerary, places: hostPlaces, brand, delayMs: 0 };
      const { effects, snapshot: next } = transition(
        snapshot,
        { type: 'answered', token, answer, at: Date.now() },
        world,
      );
      return next !== snapshot && !effects.some(({ type }) => type === 'report');
    });
  return [...all.filter(({ answer }) => answer.kind !== 'component'), ...guesses.slice(0, 2)];
}
