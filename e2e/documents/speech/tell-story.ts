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
import { fieldOf, optionsOf, sceneAt } from '@consorcio/shared/flow';
import type { FlowCheckInput } from '@consorcio/shared/testing';
import { brandAt } from '../../pages/fixtures/brands';
import { NOW, openConversation } from './open-conversation';
import { playStory } from './play-story';
import type { Story } from './story';

/** What a visitor hears, or does in between. */
export interface Line {
  /**
   * `announced` by the live region; an `alert` at the field; the name of a `dialog`, which is read when it opens; or what the `visitor`
   * does, which is not announced.
   */
  readonly kind: 'announced' | 'alert' | 'dialog' | 'visitor';
  readonly text: string;
}

/** An answer and what is heard after it, as far as one segment says it. */
export interface Turn {
  readonly segment: string;
  readonly lines: readonly Line[];
}

/** Plays a story and writes down what a screen reader announces, as the page lets it. */
export async function tellStory(story: Story, flow: FlowCheckInput): Promise<readonly Turn[]> {
  const brand = brandAt(story.brand ? `/${story.brand}` : '/');
  const turns: { readonly segment: string; readonly lines: Line[] }[] = [];
  let isGreeting = true; // what makes text speakable loads with the first segment
  const hear = (kind: Line['kind'], text: string) => {
    const words = isGreeting ? text.trim() : speakable(text);
    if (words !== '') linesHere().push({ kind, text: words });
  };
  const conversation = openConversation(story, brand, flow, (text) => hear('announced', text));
  followPhase(conversation.store, (_, words) => words && hear('announced', words));
  let occasion: string | undefined;
  const segmentHere = () => conversation.driver.snapshot().place.segment;

  function linesHere(): Line[] {
    const turn = turns.at(-1);
    return turn?.segment === segmentHere() ? turn.lines : beginTurn();
  }

  function beginTurn(): Line[] {
    const lines: Line[] = [];
    turns.push({ segment: segmentHere(), lines });
    return lines;
  }

  /** What the page adds to the messages, when the conversation waits or has ended. */
  function hearPage(): void {
    const view = conversation.store.getState();
    const { state, asked } = chatStateOf(view);
    const scene = sceneAt(view.snapshot, { brand, now: NOW });
    const problem = problemOf(view);
    if (problem !== undefined) hear('alert', refusalSpoken(problem, asked?.input && fieldOf(asked.input, scene).hint));
    if (occasion === occasionOf(view)) return;
    occasion = occasionOf(view);
    const options = state === 'ended' ? startAgain : asked ? optionsOfPart(optionsOf(asked, scene)) : [];
    if (options.length > 0) hear('announced', optionsSpoken(options));
    // A dialog that opens with a message has its text as its name: it is read with the dialog, and not announced.
    const name = asked?.overlay && linesHere().pop();
    if (name) linesHere().push({ kind: 'dialog', text: name.text });
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
  const all = turns.flatMap(({ lines }) => lines);
  const echo = all.find(({ kind, text }, at) => kind !== 'visitor' && text === speakable(all[at - 1]?.text ?? ''));
  if (echo) throw new Error(`In "${story.title}" this is heard twice in a row: ${echo.text}`);
  return turns;
}
