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
import type { ChatState } from './chat-state';
import { rememberLast } from './remember-last';
import { chatStateOf } from './selectors';

/** A link to the specialists' chat. The browser opens it; `onClick` only notes it. */
export interface SpecialistsLink {
  readonly href: string;
  onClick(): void;
}

/** The functions and stores that the page passes to the chat. */
export interface ConversationPorts {
  readonly store: JourneyStore;
  readonly clock: Pick<Clock, 'now'>;
  /** Announces texts in the live region. The conductor announces messages; the chat adds options and titles. */
  readonly announcer: Announcer;
  onAnswer(token: number, answer: Answer): void;
  /** Sends the form of an overlay. */
  onSubmit(token: number, form: unknown): void;
  onDraft(text: string): void;
  onSkipDelay(): void;
  /** A component of this segment failed and is about to be loaded again. Never rejects. */
  onRetryPart(segment: string): Promise<void>;
  /** The link to a person, where a component failed that was the only control of its step. */
  specialists(): SpecialistsLink;
  /** The conversation has ended and the visitor starts another one. Called once. */
  onStartAnew(): void;
}

/** The conversation on the screen. The object never changes, so a component renders only when its selection changes. */
export type Conversation = ReturnType<typeof createConversation>;

export function createConversation(ports: ConversationPorts) {
  let answered: string | undefined;
  const journeyFrom = rememberLast(
    (journey: Journey, own: JourneyView['snapshot']['own'], segment: string): Journey =>
      journeyOf({ journey, own }, segment),
  );
  const sceneFrom = rememberLast(
    // The token changes with every question: its scene has the time at which it appeared.
    (
      brand: Brand,
      journey: Journey,
      trouble: Trouble | undefined,
      idempotencyKeys: Scene['idempotencyKeys'],
      _token: number,
    ): Scene => ({
      journey,
      brand,
      now: ports.clock.now(),
      ...(trouble && { trouble }),
      ...(idempotencyKeys && { idempotencyKeys }),
    }),
  );
  const optionsFrom = rememberLast((asked: Step | undefined, scene: Scene) => (asked ? optionsOf(asked, scene) : []));
  const sceneOf = ({ brand, snapshot: { journey, own, place, trouble, idempotencyKeys, token } }: JourneyView) =>
    sceneFrom(brand, journeyFrom(journey, own, place.segment), trouble, idempotencyKeys, token);
  return {
    ...ports,
    /** The same object until its content or the question changes. */
    sceneOf,
    /** The options of the present question. The same array while question and scene are the same. */
    optionsOf: (view: JourneyView): readonly StepOption[] => optionsFrom(chatStateOf(view).asked, sceneOf(view)),
    /** Passes on one answer per question, as the visitor saw it: Enter and a click together, or a double click, are one answer. */
    answerOnce({ key, token }: Pick<ChatState, 'key' | 'token'>, answer: Answer): void {
      if (key === undefined || token === undefined || answered === key) return;
      answered = key;
      ports.onAnswer(token, answer);
    },
  };
}
