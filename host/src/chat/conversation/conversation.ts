import type { Brand, Journey } from '@consorcio/shared/entities';
import {
  type Clock,
  type Driver,
  journeyOf,
  optionsOf,
  type Scene,
  type Step,
  type StepOption,
  type Trouble,
} from '@consorcio/shared/flow';
import type { JourneyStore, JourneyView } from '../../talk/journey-store';
import type { Announcer } from '../speech/announcer';
import { chatStateOf } from './selectors';

/** A link to the specialists' chat. The browser opens it; `onClick` only notes it. */
export interface SpecialistsLink {
  readonly href: string;
  onClick(): void;
}

/** What the page passes to the chat: of the conductor, and the announcer. */
export interface ConversationPorts {
  readonly store: JourneyStore;
  /** Handles what the visitor does. */
  readonly driver: Pick<Driver, 'answer' | 'submit' | 'draft' | 'skipDelay'>;
  readonly clock: Pick<Clock, 'now'>;
  /** Announces texts in the live region. The conductor announces messages; the chat adds options and titles. */
  readonly announcer: Announcer;
  /** A component of this segment failed and is about to be loaded again. Never rejects. */
  replaceSegment(segment: string): Promise<void>;
  /** The address of the specialists' chat. */
  chatUrl(): string;
  noteSpecialists(): void;
  /** The conversation has ended and the visitor starts another one. */
  startAnew(): void;
}

/** The conversation on the screen. The object never changes, so a component renders only when its selection changes. */
export type Conversation = ReturnType<typeof createConversation>;

export function createConversation(ports: ConversationPorts) {
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
    /** The link to a person, where a component failed that was the only control of its step. */
    specialists: (): SpecialistsLink => ({ href: ports.chatUrl(), onClick: ports.noteSpecialists }),
  };
}

/** Remembers the last result: the same arguments return the same object. */
function rememberLast<Inputs extends readonly unknown[], Result>(
  make: (...inputs: Inputs) => Result,
): (...inputs: Inputs) => Result {
  let last: { readonly inputs: Inputs; readonly result: Result } | undefined;
  return (...inputs) => {
    if (!last || inputs.some((input, index) => !Object.is(input, last?.inputs[index]))) {
      last = { inputs, result: make(...inputs) };
    }
    return last.result;
  };
}
