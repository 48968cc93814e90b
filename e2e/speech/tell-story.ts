import type { Conductor } from '@consorcio/host/journey';
import {
  chatStateOf,
  followPhase,
  occasionOf,
  optionsOfPart,
  optionsSpoken,
  problemOf,
  refusalSpoken,
  speakable,
  startAgain,
} from '@consorcio/host/speech';
import type { Brand } from '@consorcio/shared/entities';
import { type FlowCheckInput, fieldOf, optionsOf, type StepOption, sceneAt } from '@consorcio/shared/flow';
import { settled } from '../random/settled';
import { NOW, openTalk } from './open-talk';
import type { Given, Line, Story } from './story';
import { usualAnswers } from './usual-answers';

/** More than any story has. */
const MOST_ANSWERS = 100;

/** Plays a story and writes down what a screen reader announces, as the page lets it. */
export async function tellStory(story: Story, brand: Brand, conversation: FlowCheckInput): Promise<readonly Line[]> {
  const lines: Line[] = [];
  let isGreeting = true; // what makes text speakable loads with the first segment
  const hear = (kind: Line['kind'], text: string) => {
    const words = isGreeting ? text.trim() : speakable(text);
    if (words !== '') lines.push({ kind, text: words });
  };
  const talk = openTalk(story, brand, conversation, (text) => hear('announced', text));
  followPhase(talk.store, (_, words) => words && hear('announced', words));
  const nextAnswer = answersOf(story);
  let occasion: string | undefined;

  /** What the page adds to the messages, when the conversation waits or has ended. */
  function hearPage(): void {
    const view = talk.store.getState();
    const problem = problemOf(view);
    if (problem !== undefined) hear('alert', refusalSpoken(problem, hintOf(talk, brand)));
    if (occasion === occasionOf(view)) return;
    occasion = occasionOf(view);
    const options = buttonsOf(talk, brand);
    if (options.length > 0) hear('announced', optionsSpoken(options));
    if (chatStateOf(view).asked?.overlay) nameDialog(lines);
  }

  talk.start();
  for (let count = 0; count < MOST_ANSWERS; count += 1) {
    await settled();
    hearPage();
    const { place, phase } = talk.driver.snapshot();
    if (phase.kind === 'ended' || place.step === story.until) return heardOnce(story, lines);
    if (phase.kind !== 'waiting') throw new Error(`${story.name} is ${phase.kind} at ${place.step}.`);
    isGreeting = false;
    const given = nextAnswer(place.step ?? '');
    const before = lines.length;
    const text = hand(given, phase.token, talk);
    if (text === undefined) throw new Error(`The answer of ${story.name} to ${place.step} changes nothing.`);
    lines.splice(before, 0, { kind: 'visitor', text });
  }
  throw new Error(`${story.name} does not end.`);
}

/** The next answer of a story to a step. */
function answersOf({ name, answers }: Story): (step: string) => Given {
  const usual = usualAnswers();
  const asked = new Map<string, number>();
  return (step) => {
    const time = asked.get(step) ?? 0;
    asked.set(step, time + 1);
    const given = answers[step]?.[time] ?? usual[step];
    if (!given) throw new Error(`${name} has no answer for ${step}, time ${time + 1}. Add it to its story.`);
    return given;
  };
}

/** Gives an answer. Returns what the visitor sees of it; undefined where the conversation has no use for it. */
function hand(given: Given, token: number, { driver }: Conductor): string | undefined {
  const { length } = driver.snapshot().transcript;
  if (given.kind === 'form') {
    driver.submit(token, given.form);
    return 'Envia o formulário';
  }
  driver.answer(token, given);
  const { phase, transcript } = driver.snapshot();
  const shown = transcript.slice(length).find(({ sender }) => sender === 'user');
  const checked = phase.kind === 'verifying' ? phase.shown : undefined;
  return (shown ?? checked)?.text ?? (given.kind === 'typed' ? given.text : undefined);
}

function hintOf({ store }: Conductor, brand: Brand): string | undefined {
  const view = store.getState();
  const { asked } = chatStateOf(view);
  return asked?.input && fieldOf(asked.input, sceneAt(view.snapshot, { brand, now: NOW })).hint;
}

function buttonsOf({ store }: Conductor, brand: Brand): readonly StepOption[] {
  const view = store.getState();
  const { state, asked } = chatStateOf(view);
  if (state === 'ended') return startAgain;
  return asked ? optionsOfPart(optionsOf(asked, sceneAt(view.snapshot, { brand, now: NOW }))) : [];
}

/** A dialog that opens with a message has its text as its name: it is read with the dialog, and not announced. */
function nameDialog(lines: Line[]): void {
  const last = lines.pop();
  if (last) lines.push({ kind: 'dialog', text: last.text });
}

/** Nothing is heard twice in a row, nor what the visitor has just said. */
function heardOnce({ name }: Story, lines: readonly Line[]): readonly Line[] {
  const echo = lines.find(
    ({ kind, text }, index) => kind !== 'visitor' && text === speakable(lines[index - 1]?.text ?? ''),
  );
  if (echo) throw new Error(`In ${name} this is heard twice: ${echo.text}`);
  return lines;
}
