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
import { NOW, openConversation } from './open-conversation';
import { playStory } from './play-story';
import type { Line, Story, Turn } from './story';

/** Plays a story and writes down what a screen reader announces, as the page lets it. */
export async function tellStory(story: Story, brand: Brand, flow: FlowCheckInput): Promise<readonly Turn[]> {
  const turns: { readonly segment: string; readonly lines: Line[] }[] = [];
  let isGreeting = true; // what makes text speakable loads with the first segment
  const hear = (kind: Line['kind'], text: string) => {
    const words = isGreeting ? text.trim() : speakable(text);
    if (words !== '') linesHere().push({ kind, text: words });
  };
  const conversation = openConversation(story, brand, flow, (text) => hear('announced', text));
  followPhase(conversation.store, (_, words) => words && hear('announced', words));
  let occasion: string | undefined;

  function linesHere(): Line[] {
    const { segment } = conversation.driver.snapshot().place;
    const turn = turns.at(-1);
    return turn?.segment === segment ? turn.lines : beginTurn();
  }

  function beginTurn(): Line[] {
    const lines: Line[] = [];
    turns.push({ segment: conversation.driver.snapshot().place.segment, lines });
    return lines;
  }

  /** What the page adds to the messages, when the conversation waits or has ended. */
  function hearPage(): void {
    const view = conversation.store.getState();
    const problem = problemOf(view);
    if (problem !== undefined) hear('alert', refusalSpoken(problem, hintOf(conversation, brand)));
    if (occasion === occasionOf(view)) return;
    occasion = occasionOf(view);
    const options = buttonsOf(conversation, brand);
    if (options.length > 0) hear('announced', optionsSpoken(options));
    if (chatStateOf(view).asked?.overlay) nameDialog(linesHere());
  }

  await playStory(conversation, story, brand, {
    onPause() {
      hearPage();
      isGreeting = false;
    },
    onAnswer(give) {
      const lines = beginTurn();
      lines.unshift({ kind: 'visitor', text: give() });
    },
  });
  refuseEchoes(
    story,
    turns.flatMap(({ lines }) => lines),
  );
  return turns;
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
function refuseEchoes({ name }: Story, lines: readonly Line[]): void {
  const echo = lines.find(
    ({ kind, text }, index) => kind !== 'visitor' && text === speakable(lines[index - 1]?.text ?? ''),
  );
  if (echo) throw new Error(`In ${name} this is heard twice: ${echo.text}`);
}
