import type { Brand, Journey } from '@consorcio/shared/entities';
import {
  type Answer,
  type Clock,
  journeyOf,
  optionsOf,
  type Scene,
  type Step,
  type StepOption,
  type Trouble,
} from '@consorcio/shared/flow';
import type { JourneyStore, JourneyView } from '../../journey/journey-store';
import type { Announcer } from '../speech/announcer';
import { type AnsweredQuestion, createAnswerOnce } from './answer-once';
import { rememberLast } from './remember-last';
import { chatStateOf } from './selectors';

/** What the page gives the chat. */
export interface TalkPorts {
  readonly store: JourneyStore;
  readonly clock: Pick<Clock, 'now'>;
  /** Speaks through the live region. The engine's messages reach it from outside; the chat adds options and titles. */
  readonly announcer: Announcer;
  onAnswer(token: number, answer: Answer): void;
  /** Sends the form over the page. */
  onSubmit(token: number, form: unknown): void;
  onDraft(text: string): void;
  onSkipDelay(): void;
  /** A component of this segment could not be shown and the visitor asks for it again. Never rejects. */
  onRetryPart(segment: string): Promise<void>;
  /** The talk has ended and the visitor wants another one. Called once. */
  onStartAnew(): void;
}

/** One talk on the screen: one object for its whole life, so that a part renders only when what it selects changes. */
export interface Talk extends TalkPorts {
  /** The same object until something in it changes or the talk moves on. */
  sceneOf(view: JourneyView): Scene;
  /** The options of the question on the screen. The same array while question and scene are the same. */
  optionsOf(view: JourneyView): readonly StepOption[];
  answerOnce(question: AnsweredQuestion, answer: Answer): void;
}

export function createTalk(ports: TalkPorts): Talk {
  const journeyFrom = rememberLast(
    (journey: Journey, own: JourneyView['snapshot']['own'], segment: string): Journey =>
      journeyOf({ journey, own }, segment),
  );
  const sceneFrom = rememberLast(
    // The token changes with every question: its scene has the time at which it appeared.
    (brand: Brand, journey: Journey, trouble: Trouble | undefined, _token: number): Scene => ({
      journey,
      brand,
      now: ports.clock.now(),
      ...(trouble && { trouble }),
    }),
  );
  const optionsFrom = rememberLast((asked: Step | undefined, scene: Scene) => (asked ? optionsOf(asked, scene) : []));
  const sceneOf = ({ brand, snapshot: { journey, own, place, trouble, token } }: JourneyView) =>
    sceneFrom(brand, journeyFrom(journey, own, place.segment), trouble, token);
  return {
    ...ports,
    sceneOf,
    optionsOf: (view) => optionsFrom(chatStateOf(view).asked, sceneOf(view)),
    answerOnce: createAnswerOnce(ports.onAnswer),
  };
}
