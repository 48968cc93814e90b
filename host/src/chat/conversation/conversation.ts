import type { Brand, Journey } from '@consorcio/shared/entities';
import { journeyOf, optionsOf, type Scene, type Step, type StepOption } from '@consorcio/shared/flow';
import type { Conductor } from '../../talk/conductor';
import type { JourneyView } from '../../talk/journey-store';
import type { Announcer } from '../speech/announcer';
import { chatStateOf } from './selectors';

/** What the page passes to the chat: of the conductor, and the announcer. */
export interface ConversationPorts
  extends Pick<Conductor, 'store' | 'clock' | 'replaceSegment' | 'chatUrl' | 'noteSpecialists' | 'startAnew'> {
  readonly driver: Pick<Conductor['driver'], 'answer' | 'submit' | 'draft' | 'skipDelay'>;
  /** Announces texts in the live region. The conductor announces messages; the chat adds options and titles. */
  readonly announcer: Announcer;
}

/** The conversation on the screen. The object never changes, so a component renders only when its selection changes. */
export type Conversation = ReturnType<typeof createConversation>;

export function createConversation(ports: ConversationPorts) {
  const sceneFrom = rememberLast(
    // The token changes with every question: its scene has the time at which it appeared.
    (
      brand: Brand,
      journey: Journey,
      own: JourneyView['snapshot']['own'],
      segment: string,
      trouble: Scene['trouble'],
      idempotencyKeys: Scene['idempotencyKeys'],
      _token: number,
    ): Scene => ({
      journey: journeyOf({ journey, own }, segment),
      brand,
      now: ports.clock.now(),
      ...(trouble && { trouble }),
      ...(idempotencyKeys && { idempotencyKeys }),
    }),
  );
  const optionsFrom = rememberLast((asked: Step | undefined, scene: Scene) => (asked ? optionsOf(asked, scene) : []));
  const sceneOf = ({ brand, snapshot: { journey, own, place, trouble, idempotencyKeys, token } }: JourneyView) =>
    sceneFrom(brand, journey, own, place.segment, trouble, idempotencyKeys, token);
  return {
    ...ports,
    /** The same object until its content or the question changes. */
    sceneOf,
    /** The options of the present question. The same array while question and scene are the same. */
    optionsOf: (view: JourneyView): readonly StepOption[] => optionsFrom(chatStateOf(view).asked, sceneOf(view)),
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
