import { optionsOf, type Scene, type StepOption, sceneAt } from '@consorcio/shared/flow';
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
  let last: { parts: readonly unknown[]; scene: Scene; options: readonly StepOption[] } | undefined;

  /** The same objects until the content of the scene or the question changes. */
  function present(view: JourneyView) {
    const { asked } = chatStateOf(view);
    const { brand, snapshot } = view;
    const { journey, own, place, trouble, idempotencyKeys, token } = snapshot;
    // The token changes with every question: its scene has the time at which it appeared.
    const parts = [brand, journey, own, place.segment, trouble, idempotencyKeys, token, asked];
    if (!last || parts.some((part, index) => part !== last?.parts[index])) {
      const scene = sceneAt(snapshot, { brand, now: ports.clock.now() });
      last = { parts, scene, options: asked ? optionsOf(asked, scene) : [] };
    }
    return last;
  }

  return {
    ...ports,
    sceneOf: (view: JourneyView): Scene => present(view).scene,
    /** The options of the present question. */
    optionsOf: (view: JourneyView): readonly StepOption[] => present(view).options,
  };
}
